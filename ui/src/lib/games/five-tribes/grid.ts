/* Where the tiles lie. A tile is 100 wide; on a phone it is taller, so that the figures stay large. */
export const COLUMNS = 6;
export const ROWS = 5;
export const MARGIN = 20; // for the letters above and the numbers at the left
const GAP = 4;
const WIDTH = 100;

export interface Layout {
  /** Height of a tile. */
  tile: number;
  width: number;
  height: number;
}

function layout(tile: number): Layout {
  return { tile, width: MARGIN + COLUMNS * (WIDTH + GAP), height: MARGIN + ROWS * (tile + GAP) };
}

export const WIDE = layout(102);
export const TALL = layout(122);

export interface Point {
  x: number;
  y: number;
}

export function placeOf(tile: string): { column: number; row: number } {
  return { column: tile.charCodeAt(0) - 97, row: Number(tile.slice(1)) - 1 };
}

/** The name of the tile at this column and row; null beyond the edge. */
export function tileAt(column: number, row: number): string | null {
  const inside = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
  return inside ? `${"abcdef"[column]}${row + 1}` : null;
}

export function areNeighbours(one: string, other: string): boolean {
  const [from, to] = [placeOf(one), placeOf(other)];
  return Math.abs(from.column - to.column) + Math.abs(from.row - to.row) === 1;
}

export function cornerOf(layout: Layout, tile: string): Point {
  const { column, row } = placeOf(tile);
  return { x: MARGIN + column * (WIDTH + GAP), y: MARGIN + row * (layout.tile + GAP) };
}

export function middleOf(layout: Layout, tile: string): Point {
  const { x, y } = cornerOf(layout, tile);
  return { x: x + WIDTH / 2, y: y + layout.tile / 2 };
}

export interface Standing {
  /** A tribe, or `camel`. */
  what: string;
  /** More than 1 where there is no room to draw each of them. */
  count: number;
  x: number;
  y: number;
  scale: number;
  /** A number among equal pieces, for stable keys. */
  number: number;
}

const HEAD = 36; // the height of the upper part, which shows the place
const CELLS = 6;
const MEEPLE = { width: 24, height: 28 };

/** The pieces on a tile, in at most two rows of three; x and y are the middle of their feet. */
export function standings(layout: Layout, meeples: Readonly<Record<string, number>>, camel: boolean): Standing[] {
  const camels = camel ? [{ what: "camel", count: 1, number: 0 }] : [];
  const tribes = Object.entries(meeples).filter(([, count]) => count > 0);
  const all = tribes.flatMap(([what, count]) => Array.from({ length: count }, (_, number) => ({ what, count: 1, number })));
  const items =
    all.length + camels.length <= CELLS
      ? [...camels, ...all]
      : [...camels, ...tribes.map(([what, count]) => ({ what, count, number: 0 }))];
  const rows =
    items.length <= 3 ? [items] : [items.slice(0, Math.ceil(items.length / 2)), items.slice(Math.ceil(items.length / 2))];
  const room = layout.tile - HEAD - 4;
  const widest = Math.max(...rows.map((row) => row.length), 1);
  const scale = Math.min(1.6, (room / rows.length - 2) / MEEPLE.height, 92 / (widest * (MEEPLE.width + 3)));
  return rows.flatMap((row, at) =>
    row.map((item, index) => ({
      ...item,
      scale,
      x: WIDTH / 2 + (index - (row.length - 1) / 2) * (MEEPLE.width + 4) * scale,
      y: HEAD + (room * (at + 0.5)) / rows.length + (MEEPLE.height * scale) / 2 + 1,
    })),
  );
}
