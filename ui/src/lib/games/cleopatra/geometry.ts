/* Where things are in the drawing of the palace. The garden lies flat; things stand upright on it, and lean out at the sides. */
import type { Cell } from "./pentominoes";

export const WIDTH = 700;
export const HEIGHT = 806;
export const SIZE = 9;
export const CELL = 56;
export const DEEP = 50;
export const LEFT = (WIDTH - SIZE * CELL) / 2;
export const TOP = 136;
export const RIGHT = LEFT + SIZE * CELL;
export const FRONT = TOP + SIZE * DEEP;
export const MIDDLE = WIDTH / 2;
const LEAN = 0.22;
export const TALL = 116;

export interface Point {
  x: number;
  y: number;
}

/** A point above the ground; `height` 1 is the top of a wall. */
export function raised(x: number, y: number, height: number): Point {
  return { x: x + (x - MIDDLE) * LEAN * height, y: y - TALL * height };
}

/** The upper left corner of a square; row and column count from 1. */
export function cornerOf([row, column]: Cell): Point {
  return { x: LEFT + (column - 1) * CELL, y: TOP + (row - 1) * DEEP };
}

export function middleOf(square: Cell): Point {
  const { x, y } = cornerOf(square);
  return { x: x + CELL / 2, y: y + DEEP / 2 };
}

/** The square at a point of the drawing. */
export function squareAt({ x, y }: Point): Cell | null {
  const square: Cell = [Math.floor((y - TOP) / DEEP) + 1, Math.floor((x - LEFT) / CELL) + 1];
  return isInside(square) ? square : null;
}

/** The point of the drawing under a point of the screen. */
export function inDrawing(svg: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const matrix = svg.getScreenCTM();
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : { x: -1, y: -1 };
}

export function isInside([row, column]: Cell): boolean {
  return row >= 1 && row <= SIZE && column >= 1 && column <= SIZE;
}

/** The two ends of a wall on the ground, from left to right or from back to front. */
export function wallEnds(wall: string): [Point, Point] {
  const number = Number(wall[1]);
  if (wall[0] === "B") {
    const x = LEFT + (number - 1) * 3 * CELL;
    return [
      { x, y: TOP },
      { x: x + 3 * CELL, y: TOP },
    ];
  }
  const x = wall[0] === "L" ? LEFT : RIGHT;
  const y = TOP + (3 - number) * 3 * DEEP;
  return [
    { x, y },
    { x, y: y + 3 * DEEP },
  ];
}

/** The outline of some squares as a path: the edges that no two of them share, joined into loops. */
export function outlineOf(squares: readonly Cell[], wide = CELL, deep = DEEP, left = LEFT, top = TOP): string {
  const has = new Set(squares.map(([r, c]) => `${r} ${c}`));
  const free = (r: number, c: number) => !has.has(`${r} ${c}`);
  const edges = new Map<string, [number, number][]>(); // from corner to corners, clockwise
  const add = (r: number, c: number, s: number, d: number) => edges.set(`${r} ${c}`, [...(edges.get(`${r} ${c}`) ?? []), [s, d]]);
  for (const [r, c] of squares) {
    if (free(r - 1, c)) add(r, c, r, c + 1);
    if (free(r, c + 1)) add(r, c + 1, r + 1, c + 1);
    if (free(r + 1, c)) add(r + 1, c + 1, r + 1, c);
    if (free(r, c - 1)) add(r + 1, c, r, c);
  }
  let path = "";
  for (let start = [...edges.keys()][0]; start !== undefined; start = [...edges.keys()][0]) {
    let at = start;
    let next = take(edges, at);
    path += "M";
    while (next) {
      const [r, c] = at.split(" ").map(Number) as [number, number];
      path += `${left + (c - 1) * wide} ${top + (r - 1) * deep} `;
      at = `${next[0]} ${next[1]}`;
      next = take(edges, at);
    }
    path = `${path.trim()}Z`;
  }
  return path;
}

function take(edges: Map<string, [number, number][]>, from: string): [number, number] | undefined {
  const [first, ...rest] = edges.get(from) ?? [];
  if (rest.length > 0) edges.set(from, rest);
  else edges.delete(from);
  return first;
}

/** The visible part of the drawing: all of it, or the garden alone. */
export const WHOLE: readonly number[] = [0, 0, WIDTH, HEIGHT];
export const GARDEN: readonly number[] = [LEFT - 10, TOP - 26, SIZE * CELL + 20, SIZE * DEEP + 40];

// --- the forecourt ---

export const GROUND = FRONT + 14; // where the terrace ends
const STEP = 33;

/** Where Cleopatra stands; step 0 is in front of the alley, step 5 the entrance of the palace. */
export function stepAt(step: number): Point {
  return { x: MIDDLE, y: FRONT + 193 - step * STEP };
}

/** Sphinxes come in pairs, the first one to the left of the alley's far end. */
export function sphinxAt(index: number): Point {
  const pair = Math.floor(index / 2);
  return { x: MIDDLE + (index % 2 ? 88 : -88), y: FRONT + 200 - pair * 58 };
}

export function obeliskAt(side: string): Point {
  return { x: side === "left" ? 44 : WIDTH - 44, y: FRONT + 96 };
}

export function doorAt(side: string): Point {
  return { x: side === "left" ? 136 : WIDTH - 136, y: FRONT + 98 };
}

export const ALTAR: Point = { x: 112, y: FRONT + 200 };
export const QUARRY: Point = { x: WIDTH - 112, y: FRONT + 156 };
