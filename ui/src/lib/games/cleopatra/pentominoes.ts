/* The shapes of the mosaics, each in eight orientations: quarter turns of the letter, then of its mirror image. */
export type Cell = readonly [row: number, column: number];

const LETTERS: Readonly<Record<string, readonly string[]>> = {
  F: [".##", "##.", ".#."],
  I: ["#", "#", "#", "#", "#"],
  L: ["#.", "#.", "#.", "##"],
  N: [".#", ".#", "##", "#."],
  P: ["##", "##", "#."],
  T: ["###", ".#.", ".#."],
  U: ["#.#", "###"],
  V: ["#..", "#..", "###"],
  W: ["#..", "##.", ".##"],
  X: [".#.", "###", ".#."],
  Y: [".#", "##", ".#", ".#"],
  Z: ["##.", ".#.", ".##"],
};
export const SHAPES = Object.keys(LETTERS);
export const TURNS = 4;
export const WAYS = 8;

/** The cells of a mosaic relative to its anchor, the first cell in reading order; `way` counts from 1, as in `turn`. */
export function formOf(shape: string, way: number): Cell[] {
  let cells: Cell[] = (LETTERS[shape] ?? []).flatMap((row, r) =>
    [...row].flatMap((mark, c): Cell[] => (mark === "#" ? [[r, c]] : [])),
  );
  if (way > TURNS) cells = cells.map(([r, c]) => [r, -c]);
  for (let turn = 0; turn < (way - 1) % TURNS; turn++) cells = cells.map(([r, c]) => [c, -r]);
  const sorted = cells.toSorted(([r, c], [s, d]) => r - s || c - d);
  const [top, left] = sorted[0] ?? [0, 0];
  return sorted.map(([r, c]) => [r - top, c - left]);
}

export function squaresAt(shape: string, way: number, [row, column]: Cell): Cell[] {
  return formOf(shape, way).map(([r, c]) => [row + r, column + c]);
}

/** The grip of a mosaic: the cell nearest to its middle. */
export function gripOf(shape: string, way: number): Cell {
  const cells = formOf(shape, way);
  const middle = cells.reduce(([r, c], [s, d]) => [r + s / cells.length, c + d / cells.length], [0, 0] as Cell);
  const away = ([r, c]: Cell) => (r - middle[0]) ** 2 + (c - middle[1]) ** 2;
  return cells.reduce((best, cell) => (away(cell) < away(best) - 1e-9 ? cell : best));
}

/** The next orientation among those offered: a quarter turn further, or turned over from left to right; `way` itself if there
 * is none. */
export function nextWay(shape: string, way: number, offered: readonly number[], over: boolean): number {
  const side = over === way > TURNS ? 0 : TURNS;
  const quarter = (way - 1) % TURNS;
  // On the other side a quarter turn goes the other way round.
  const wishes = over ? [(TURNS - quarter) % TURNS] : [1, 2, 3].map((turns) => (quarter + turns) % TURNS);
  for (const wish of wishes) {
    const look = JSON.stringify(formOf(shape, side + wish + 1));
    const found = offered.find((one) => JSON.stringify(formOf(shape, one)) === look);
    if (found !== undefined && found !== way) return found;
  }
  return way;
}
