import { expect, test } from "vitest";
import { cornerOf, middleOf, outlineOf, squareAt, wallEnds } from "$lib/games/cleopatra/geometry";
import { formOf, gripOf, nextWay, SHAPES, squaresAt, WAYS } from "$lib/games/cleopatra/pentominoes";
import { categoryOf, isTainted, sorted, WALLS } from "$lib/games/cleopatra/pieces";
import type { CleopatraView, PlayView } from "$lib/wire";
import text from "../../fixtures/games/cleopatra-4.json?raw";

const frames = JSON.parse(text) as { play: PlayView }[];

test("a mosaic covers the squares that the game says it covers", () => {
  const { mosaics } = frames.at(-1)!.play.view as CleopatraView;
  expect(mosaics.length).toBeGreaterThan(5);
  for (const { shape, way, squares } of mosaics) expect(squaresAt(shape, way, squares[0]!)).toEqual(squares);
});

test("every shape has five cells in every way, and is held by one of them", () => {
  for (const shape of SHAPES) {
    for (let way = 1; way <= WAYS; way++) {
      expect(formOf(shape, way)).toHaveLength(5);
      expect(formOf(shape, way)).toContainEqual(gripOf(shape, way));
    }
  }
});

test("turning goes round, turning over goes back and forth", () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8];
  expect([1, 2, 3, 4].map((way) => nextWay("F", way, all, false))).toEqual([2, 3, 4, 1]);
  for (const way of all) expect(nextWay("L", nextWay("L", way, all, true), all, true)).toBe(way);
  expect(nextWay("I", 1, [1, 2], false)).toBe(2);
  expect(nextWay("I", 2, [1, 2], false)).toBe(1);
  expect(nextWay("X", 1, [1], false)).toBe(1);
  expect(nextWay("F", 1, [1, 3, 4], false)).toBe(3);
});

test("the outline of squares goes round them once", () => {
  expect(
    outlineOf(
      [
        [1, 1],
        [1, 2],
      ],
      10,
      10,
      0,
      0,
    ),
  ).toBe("M0 0 10 0 20 0 20 10 10 10 0 10Z");
  expect(
    outlineOf(
      [
        [1, 1],
        [3, 3],
      ],
      10,
      10,
      0,
      0,
    ).match(/M/g),
  ).toHaveLength(2);
});

test("squares and points of the drawing", () => {
  expect(squareAt(middleOf([4, 7]))).toEqual([4, 7]);
  const { x, y } = cornerOf([1, 1]);
  expect(squareAt({ x: x - 1, y })).toBeNull();
  for (const wall of WALLS) expect(wallEnds(wall)).toHaveLength(2);
  expect(wallEnds("L3")[0]).toEqual({ x, y });
});

test("the categories of pieces, and cards that are tainted or sorted", () => {
  expect(categoryOf("build throne")?.name).toBe("throne");
  expect(categoryOf("scribe mosaic F")?.name).toBe("mosaics");
  expect(categoryOf("scribe onto")).toBeUndefined();
  expect(["stone", "double-stone", "vizier", "face-down"].map(isTainted)).toEqual([false, true, true, false]);
  expect(sorted({ vizier: 1, stone: 2 })).toEqual([
    ["stone", 2],
    ["vizier", 1],
  ]);
});
