/* Choosing among the places where a mosaic fits. */
import type { Cell } from "./pentominoes";

/** The first square of a place and the talents it brings, if they are known. */
export type Place = readonly [row: number, column: number, talents: number | null];

const CENTRE: Cell = [5, 5];
const ASIDE = 2; // weight of a sideways distance: places straight ahead are preferred

function away([row, column]: Cell | Place, [r, c]: Cell): number {
  return (row - r) ** 2 + (column - c) ** 2;
}

/** The place that brings the most; among equals the one nearest to the middle of the garden. */
export function bestOf(places: readonly Place[]): Place | null {
  return places.reduce<Place | null>((best, place) => {
    if (!best) return place;
    const more = (place[2] ?? 0) - (best[2] ?? 0);
    return more > 0 || (more === 0 && away(place, CENTRE) < away(best, CENTRE)) ? place : best;
  }, null);
}

/** The square nearest to this one. */
export function nearestTo(square: Cell, squares: readonly Cell[]): Cell | null {
  return squares.reduce<Cell | null>((best, one) => (best && away(best, square) <= away(one, square) ? best : one), null);
}

/** The next square in a direction, given as steps in rows and columns; null if there is none. */
export function nextTo([row, column]: Cell, [rows, columns]: Cell, squares: readonly Cell[]): Cell | null {
  const ahead = ([r, c]: Cell) => (r - row) * rows + (c - column) * columns;
  const aside = ([r, c]: Cell) => Math.abs((r - row) * columns) + Math.abs((c - column) * rows);
  const cost = (square: Cell) => ahead(square) + ASIDE * aside(square);
  return squares
    .filter((square) => ahead(square) > 0)
    .reduce<Cell | null>((best, one) => (best && cost(best) <= cost(one) ? best : one), null);
}
