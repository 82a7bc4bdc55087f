import { beforeAll, expect, test } from "vitest";
import { movesOf, tilesOf, tribesOf } from "$lib/games/five-tribes/ways";
import { learn, setLanguage } from "$lib/language/index.svelte";
import { chancesAt, HEIGHT, lineOf, stepUnder, WIDTH, xOf } from "$lib/review/chart";
import { headline, planInWords, reasonInWords, whatHappened } from "$lib/review/words";
import type { Estimate, Review, Total } from "$lib/wire";

const figure = (value: number, margin = 0): Estimate => ({ value, margin });
const total = (skill: Estimate): Total => ({
  start: figure(0.5),
  luck: figure(0),
  own: figure(0),
  others: figure(0),
  skill,
  result: 1,
  given_away: 0,
  mistakes: 0,
});
const review: Review = {
  game: "camel-up",
  seats: 2,
  names: ["", ""],
  effort: "normal",
  entries: 4,
  points: [
    { entry: 0, chances: [figure(0.5), figure(0.5)] },
    { entry: 2, chances: [figure(0.75), figure(0.25)] },
    { entry: 4, chances: [figure(1), figure(0)] },
  ],
  decisions: [],
  strokes: [],
  moments: [],
  totals: [total(figure(0.3, 0.1)), total(figure(-0.05, 0.1))],
  actions: { "leg blue": { code: "camel-up-act-leg", words: { camel: "camel.blue" } } },
  version: 1,
};
const names = ["Ola", "Jan"];

beforeAll(async () => {
  await setLanguage("en");
  await learn("camel-up", "review");
});

test("the chances of a step are those of the last point before it", () => {
  expect(chancesAt(review, 0)).toEqual([0.5, 0.5]);
  expect(chancesAt(review, 3)).toEqual([0.75, 0.25]);
  expect(chancesAt(review, 4)).toEqual([1, 0]);
});

test("a line goes from the first entry to the last, and up with the chances", () => {
  expect(lineOf(review, 0)).toBe(`0.0,${HEIGHT / 2}.0 ${WIDTH / 2}.0,${HEIGHT / 4}.0 ${WIDTH}.0,0.0`);
  expect(xOf(review, 1)).toBe(WIDTH / 4);
});

test("a place on the chart is a step of the game, also beyond its ends", () => {
  expect([-1, 0, 0.5, 0.9, 2].map((share) => stepUnder(review, share))).toEqual([0, 0, 2, 4, 4]);
});

test("a headline calls nothing skill that lies within its margin", () => {
  expect(headline("Ola", review.totals[0]!)).toContain("0.30 ± 0.10");
  expect(headline("Jan", review.totals[1]!)).toBe("Jan finished about where luck alone would lead.");
});

test("moments, plans and reasons are told in words", () => {
  const moment = { kind: "luck", entry: 1, look: 1, seat: 1, change: figure(-0.2, 0.05), actions: [], better: [], reason: null };
  expect(whatHappened(moment, names)).toBe("Jan loses 20.0% ± 5.0% to bad luck.");
  expect(planInWords(review, ["leg blue"], names)).toBe("Take the top blue betting ticket");
  const reason = {
    wins: figure(0.1),
    score: figure(2, 1),
    earned: [{ code: "camel-up-score-tickets", more: figure(2.5, 1) }],
    left: [{ seat: 1, more: figure(-1.5, 1) }],
  };
  expect(reasonInWords(reason, names)).toEqual([
    "By the end, that scores 2.0 ± 1.0 more: Betting tickets +2.5.",
    "It leaves 1.5 ± 1.0 less to Jan.",
  ]);
  expect(reasonInWords({ ...reason, earned: [], left: [] }, names)).toHaveLength(1);
});

test("a plan of Five Tribes is drawn from where the meeples are taken up", () => {
  const moves = movesOf(["take e4", "drop e3 assassin", "drop d3 builder", "end turn"]);
  expect(tilesOf({ actions: moves })).toEqual(["e4", "e3", "d3"]);
  expect(tribesOf({ actions: moves })).toEqual(["assassin", "builder"]);
  expect(movesOf(["bid 3"])).toEqual([]);
});
