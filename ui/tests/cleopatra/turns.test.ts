import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { face } from "$lib/games/cleopatra";
import { marksOf } from "$lib/games/cleopatra/marks";
import { bestOf, nearestTo, nextTo, type Place } from "$lib/games/cleopatra/places";
import { summary } from "$lib/games/cleopatra/summary";
import { learn, startLanguage } from "$lib/language/index.svelte";
import type { CleopatraEvent } from "$lib/wire";

beforeAll(async () => {
  await startLanguage();
  await learn("cleopatra");
});
afterEach(cleanup);

const MARKET: CleopatraEvent[] = [
  { kind: "plays", seat: 1, card: "beggar" },
  { kind: "takes-amulets", seat: 1, amulets: 2 },
  { kind: "takes-amulets", seat: 0, amulets: 5 },
  { kind: "takes-stall", seat: 1, stall: 2, open: { "double-wood": 1, artisan: 2 }, hidden: 2 },
];
const QUARRY: CleopatraEvent[] = [
  { kind: "builds-wall", seat: 1, wall: "B2", talents: 4 },
  { kind: "lays-mosaic", seat: 1, shape: "X", way: 1, row: 3, column: 4, talents: 6 },
  { kind: "earns", seat: 1, talents: 12, bonus: 2 },
];

test("a turn in the market: characters, cards and the player's own amulets", () => {
  const { stall, cards, characters, amulets } = summary(MARKET, 1);
  expect({ stall, characters, amulets }).toEqual({ stall: 2, characters: ["beggar"], amulets: 2 });
  expect(cards.toSorted()).toEqual([["artisan", 2], ["double-wood", 1], ["face-down", 2]]); // prettier-ignore
});

test("whoever took the stall knows its hidden cards, and a line does not count them twice", () => {
  const own: CleopatraEvent = { kind: "takes-stall", seat: 0, stall: 1, open: { wood: 1 }, hidden: 1, found: { wood: 1 } };
  expect(summary([own], 0).cards).toEqual([["wood", 2]]);
  expect(marksOf([own])[0]?.cards).toEqual(["wood", "wood"]);
});

test("a turn in the quarry: pieces and talents with the bonus", () => {
  const { pieces, talents } = summary(QUARRY, 1);
  expect(talents).toBe(12);
  expect(pieces).toEqual([
    { category: "walls", shape: null },
    { category: "mosaics", shape: "X" },
  ]);
  expect(marksOf(QUARRY).map(({ spot }) => spot)).toEqual(["wall.B2", "mosaic.X"]);
});

test("the line of a turn names its cards and pieces for those who do not see the signs, and is never empty", async () => {
  const shown = { seat: 1, seatNames: [], otherwise: "the first sentence" };
  const { container, rerender } = render(face.TurnLine!, { props: { ...shown, events: [...MARKET, ...QUARRY] } });
  for (const word of ["Beggar", "Artisan", "Double wood", "Column walls", "Mosaics", "+12", "+2"]) {
    expect(container.textContent).toContain(word);
  }
  expect(container.textContent).not.toContain(shown.otherwise);
  await rerender({ events: [{ kind: "gives-talents", seat: 1, to: 0, talents: 2 }] });
  expect(container.textContent?.trim()).toBe(shown.otherwise);
});

test("the line of somebody else's turn tells what that player did, not what the reader should do", () => {
  const shown = { seat: 1, seatNames: ["Ann", "Bob"], otherwise: "" };
  const passed = render(face.TurnLine!, { props: { ...shown, events: [{ kind: "passes", seat: 1 }] } });
  expect(passed.container.textContent?.trim()).toBe("Bob passes.");
  const taken = render(face.TurnLine!, { props: { ...shown, events: MARKET } });
  expect(taken.container.querySelector(".taints")?.getAttribute("title")).toBe("Bob takes 2 amulets.");
});

test("the best place brings the most; among equals it is the one in the middle", () => {
  const places: Place[] = [[1, 1, 5], [9, 9, 7], [5, 4, 7], [5, 5, 6]]; // prettier-ignore
  expect(bestOf(places)).toEqual([5, 4, 7]);
  expect(bestOf([])).toBeNull();
});

test("keys lead to the next place in their direction, over squares where it does not fit", () => {
  const fits = [[5, 5], [5, 9], [2, 5], [6, 4]] as const; // prettier-ignore
  expect(nextTo([5, 5], [0, 1], fits)).toEqual([5, 9]);
  expect(nextTo([5, 5], [-1, 0], fits)).toEqual([2, 5]);
  expect(nextTo([5, 5], [0, -1], fits)).toEqual([6, 4]);
  expect(nextTo([5, 9], [0, 1], fits)).toBeNull();
  expect(nearestTo([1, 6], fits)).toEqual([2, 5]);
});
