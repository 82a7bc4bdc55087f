/* The lines of the chart of winning chances. */
import type { Estimate, Review } from "$lib/wire";

export const WIDTH = 320;
export const HEIGHT = 120;

/** The chances that hold after a step: those of the last point before it. */
export function chancesAt(review: Review, step: number): Estimate[] {
  const passed = review.points.filter(({ entry }) => entry <= step);
  return (passed.at(-1) ?? review.points[0]!).chances;
}

export const xOf = (review: Review, step: number): number => (WIDTH * step) / Math.max(1, review.entries);
export const yOf = (chance: number): number => HEIGHT * (1 - chance);

/** The line of a seat, as the points of a polyline. */
export function lineOf(review: Review, seat: number): string {
  return review.points
    .map(({ entry, chances }) => `${xOf(review, entry).toFixed(1)},${yOf(chances[seat]!.value).toFixed(1)}`)
    .join(" ");
}

/** The margin around the line of a seat, as the points of a polygon. */
export function bandOf(review: Review, seat: number): string {
  const edge = (side: 1 | -1) =>
    review.points.map(({ entry, chances }) => {
      const { value, margin } = chances[seat]!;
      return `${xOf(review, entry).toFixed(1)},${yOf(Math.min(1, Math.max(0, value + side * margin))).toFixed(1)}`;
    });
  return [...edge(1), ...edge(-1).reverse()].join(" ");
}

/** The step under a place on the chart, given as a share of its width. */
export function stepUnder(review: Review, share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * review.entries);
}
