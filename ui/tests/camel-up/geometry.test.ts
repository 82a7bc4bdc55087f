import { expect, test } from "vitest";
import {
  DEPTH,
  facing,
  footing,
  layoutFor,
  MIDDLE,
  onLane,
  RIM,
  SPACES,
  stackOf,
  TALL,
  WIDE,
} from "$lib/games/camel-up/geometry";

const layouts = [
  ["lying", WIDE],
  ["middling", MIDDLE],
  ["standing", TALL],
] as const;
const spaces = Array.from({ length: SPACES }, (_, index) => index + 1);

test.each(layouts)("the spaces of the %s oval have the same length and are on the board", (_, layout) => {
  const points = spaces.map((space) => onLane(layout, space));
  const gaps = points.map((point, index) => {
    const next = points[(index + 1) % SPACES]!;
    return Math.hypot(point.x - next.x, point.y - next.y);
  });
  expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.2);
  for (const space of spaces) {
    for (const aside of [-layout.lane, layout.lane]) {
      const { x, y } = onLane(layout, space, aside);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(layout.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(layout.height);
    }
  }
});

test.each(layouts)("the rim of the %s oval is on the board, too, so that it covers no words below", (_, layout) => {
  const { centre, radius, lane, height } = layout;
  expect(centre.y + radius.y + lane + RIM + DEPTH).toBeLessThan(height);
});

test.each(layouts)("the %s oval is run clockwise from the finish line on its left", (_, layout) => {
  const [first, last, top, right] = [onLane(layout, 1), onLane(layout, 16), onLane(layout, 4.5), onLane(layout, 8.5)];
  expect(first.y).toBeLessThan(last.y);
  expect(first.x).toBeLessThan(top.x);
  expect(top.y).toBeLessThan(first.y);
  expect(right.x).toBeGreaterThan(top.x);
  expect(onLane(layout, 17).x).toBeCloseTo(first.x, 5);
});

test("on a phone a space is wide enough for a finger", () => {
  expect(layoutFor(344, 700)).toBe(TALL);
  expect((2 * TALL.lane * 344) / TALL.width).toBeGreaterThanOrEqual(44);
});

test("the shape of the page decides the shape of the oval", () => {
  expect(layoutFor(700, 555)).toBe(MIDDLE);
  expect(layoutFor(665, 423)).toBe(WIDE);
  expect(layoutFor(1180, 720)).toBe(WIDE);
});

test.each(layouts)("a camel leaves the %s oval beyond the line, without a jump", (_, layout) => {
  expect(footing(layout, 17)).toEqual(layout.finished);
  expect(footing(layout, 0)).toEqual(layout.astray);
  const [before, after] = [footing(layout, 16.49), footing(layout, 16.51)];
  expect(Math.hypot(before.x - after.x, before.y - after.y)).toBeLessThan(12);
});

test("racing camels look the way they run", () => {
  expect(facing(3)).toBe(1);
  expect(facing(8)).toBe(1);
  expect(facing(9)).toBe(-1);
  expect(facing(16)).toBe(-1);
});

const SIGN = 24.5 + 10.75; // from the feet to the upper edge of the sign on a saddle
const BELLY = 10; // what hides it: the belly of the camel above

test.each(layouts)("a tall stack is compressed, but every saddle on the %s oval can be seen", (_, layout) => {
  expect(stackOf(layout, 12, 7).step).toBeLessThan(stackOf(layout, 12, 3).step);
  for (const space of spaces) {
    const { size, step } = stackOf(layout, space, 7);
    expect(step / size + BELLY).toBeGreaterThan(SIGN);
  }
});

test.each(layouts)("a stack of seven camels stays on the %s board", (_, layout) => {
  for (const space of spaces) {
    const { size, step } = stackOf(layout, space, 7);
    const top = footing(layout, space).y - 6 * step - 88 * size;
    expect(top).toBeGreaterThanOrEqual(-10.001);
    expect(size).toBeGreaterThan(0.8 * layout.camel);
  }
});
