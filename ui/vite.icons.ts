/* Draw the icons of the installed app as PNG files: the same sun and pyramid as in favicon.svg. */
import { crc32, deflateSync } from "node:zlib";
import type { Plugin } from "vite";

type Colour = readonly [number, number, number];
/** A shape in a square of 32: whether a point is inside. */
type Shape = readonly [Colour, (x: number, y: number) => boolean];

const GROUND: Colour = [0xb4, 0x51, 0x2d];
const SHAPES: readonly Shape[] = [
  [[0xff, 0xe0, 0x8a], (x, y) => Math.hypot(x - 22, y - 10) <= 6],
  [[0xff, 0xf3, 0xd6], triangle([4, 26], [14, 9], [24, 26])],
  [[0xf0, 0xc9, 0x87], triangle([14, 9], [24, 26], [17, 26])],
];
const SAMPLES = 4; // in each direction, for smooth edges

/** Each icon: its name, its size, how much of it the drawing fills, and whether its corners are round. */
const ICONS = [
  ["icon-192.png", 192, 1, true],
  ["icon-512.png", 512, 1, true],
  ["icon-maskable.png", 512, 0.75, false], // the system cuts it to its own shape
  ["apple-touch-icon.png", 180, 0.9, false],
] as const;

export function icons(): Plugin {
  return {
    name: "icons",
    apply: "build",
    generateBundle() {
      for (const [fileName, size, filled, round] of ICONS) {
        this.emitFile({ type: "asset", fileName, source: png(size, pixels(size, filled, round)) });
      }
    },
  };
}

type Point = readonly [number, number];

function triangle(a: Point, b: Point, c: Point): (x: number, y: number) => boolean {
  const side = (p: Point, q: Point, x: number, y: number) => (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]);
  return (x, y) => {
    const sides = [side(a, b, x, y), side(b, c, x, y), side(c, a, x, y)];
    return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
  };
}

/** Inside a square of 32 whose corners have a radius of 7. */
function rounded(x: number, y: number): boolean {
  const beyond = (value: number) => Math.max(7 - value, value - 25, 0);
  return Math.hypot(beyond(x), beyond(y)) <= 7;
}

/** The rows of an image, each with the byte for "no filter" in front. */
function pixels(size: number, filled: number, round: boolean): Uint8Array {
  const rows = new Uint8Array(size * (4 * size + 1));
  const offset = (32 - 32 / filled) / 2;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let at = row * (4 * size + 1) + 1 + 4 * column;
      for (const value of pixel(row, column)) rows[at++] = value;
    }
  }
  return rows;

  function pixel(row: number, column: number): [number, number, number, number] {
    const sum = [0, 0, 0];
    let inside = 0;
    for (let sample = 0; sample < SAMPLES ** 2; sample++) {
      const across = (column + ((sample % SAMPLES) + 0.5) / SAMPLES) / size;
      const down = (row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / size;
      if (round && !rounded(32 * across, 32 * down)) continue;
      inside += 1;
      const [x, y] = [offset + (32 / filled) * across, offset + (32 / filled) * down];
      const [colour] = SHAPES.findLast(([, covers]) => covers(x, y)) ?? [GROUND];
      colour.forEach((value, channel) => (sum[channel]! += value));
    }
    const mean = (channel: number) => (inside ? Math.round(sum[channel]! / inside) : 0);
    return [mean(0), mean(1), mean(2), Math.round((255 * inside) / SAMPLES ** 2)];
  }
}

function png(size: number, rows: Uint8Array): Uint8Array {
  const head = new DataView(new ArrayBuffer(13));
  head.setUint32(0, size);
  head.setUint32(4, size);
  head.setUint8(8, 8); // bits of a channel
  head.setUint8(9, 6); // red, green, blue, opacity
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const parts = [signature, part("IHDR", new Uint8Array(head.buffer)), part("IDAT", deflateSync(rows)), part("IEND")];
  return new Uint8Array(parts.flatMap((bytes) => [...bytes]));
}

function part(name: string, body: Uint8Array = new Uint8Array()): Uint8Array {
  const bytes = new Uint8Array(12 + body.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(body, 8);
  view.setUint32(8 + body.length, crc32(bytes.subarray(4, 8 + body.length)));
  return bytes;
}
