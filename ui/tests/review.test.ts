import { beforeAll, expect, test } from "vitest";
import { thingsOf, type Face } from "$lib/games/board";
import { planned as camelUp } from "$lib/games/camel-up/planned";
import { planned as cleopatra } from "$lib/games/cleopatra/planned";
import { planned as fiveTribes } from "$lib/games/five-tribes/planned";
import { movesOf, tilesOf, tribesOf } from "$lib/games/five-tribes/ways";
import { learn, setLanguage, t } from "$lib/language/index.svelte";
import { bandOf, chancesAt, HEIGHT, lineOf, stepUnder, WIDTH, xOf } from "$lib/review/chart";
import { chance, change, headline, planInWords, reasonInWords, whatHappened, withMargin } from "$lib/review/words";
import type { Estimate, GameView, Review, Total } from "$lib/wire";

const figure = (value: number, margin = 0): Estimate => ({ value, margin });
const total = (skill: Estimate): Total => ({
  start: figure(0.5),
  luck: figure(0),
  own: figure(0),
  others: figure(0),
  skill,
  result: 1,
  given_away: figure(0),
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
  version: 2,
};
const names = ["Ola", "Jan"];

beforeAll(async () => {
  await setLanguage("en");
  await learn("camel-up", "review");
});

test("the chances of a step are those of the last point before it", () => {
  const values = (step: number) => chancesAt(review, step).map(({ value }) => value);
  expect(values(0)).toEqual([0.5, 0.5]);
  expect(values(3)).toEqual([0.75, 0.25]);
  expect(values(4)).toEqual([1, 0]);
});

test("a line goes from the first entry to the last, and up with the chances", () => {
  expect(lineOf(review, 0)).toBe(`0.0,${HEIGHT / 2}.0 ${WIDTH / 2}.0,${HEIGHT / 4}.0 ${WIDTH}.0,0.0`);
  expect(xOf(review, 1)).toBe(WIDTH / 4);
});

test("the band around a line is as wide as its margins, and stays on the chart", () => {
  const unsure = {
    ...review,
    points: [
      { entry: 0, chances: [figure(0.5, 0.25)] },
      { entry: 4, chances: [figure(0.9, 0.2)] },
    ],
  };
  const [quarter, half] = [HEIGHT / 4, HEIGHT / 2];
  expect(bandOf(unsure, 0)).toBe(`0.0,${quarter}.0 ${WIDTH}.0,0.0 ${WIDTH}.0,36.0 0.0,${half + quarter}.0`);
});

test("a margin never looks smaller than it is", () => {
  expect(chance(figure(0.187, 0.0001))).toBe("18.7% ± 0.1%");
  expect(chance(figure(1))).toBe("100.0% ± 0.0%");
  expect(withMargin(figure(0.25, 0.011))).toBe("0.25 ± 0.02");
  expect(change(figure(-0.05, 0.01))).toBe("−5.0% ± 1.0%");
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
    wins: figure(0.1, 0.02),
    score: figure(2, 1),
    earned: [{ code: "camel-up-score-tickets", more: figure(2.5, 1) }],
    left: [{ seat: 1, more: figure(-1.5, 1) }],
  };
  expect(reasonInWords(reason, names)).toEqual([
    "In whole games, that wins 10.0% ± 2.0% more often.",
    "By the end, that scores 2.0 ± 1.0 more: Betting tickets +2.5.",
    "It leaves 1.5 ± 1.0 less to Jan.",
  ]);
  expect(reasonInWords({ ...reason, wins: figure(0.1, 0.2), earned: [], left: [] }, names)).toEqual([t("review-blurred")]);
});

test("a plan marks what it touches, and nothing else", () => {
  const marks = (face: Pick<Face<GameView>, "planned">, ...plan: string[]) => [...thingsOf(face, plan, review.actions)];
  expect(marks({ planned: camelUp }, "bet loser blue", "roll")).toEqual(["pile.loser", "hand.blue", "pyramid"]);
  expect(marks({ planned: camelUp }, "leg blue")).toEqual(["ticket.blue"]);
  expect(marks({ planned: fiveTribes }, "bid 3", "buy two 1 4")).toEqual(["spot.3", "card.1", "card.4"]);
  expect(marks({ planned: cleopatra }, "market 2", "build wall B1", "beggar", "pay double-wood", "accept")).toEqual([
    "stall.2",
    "build wall B1",
    "quarry.walls",
    "card.beggar",
    "card.double-wood",
  ]);
  expect(marks({}, "leg blue")).toEqual(["camel.blue"]);
});

test("a plan of Five Tribes is drawn from where the meeples are taken up", () => {
  const moves = movesOf(["take e4", "drop e3 assassin", "drop d3 builder", "end turn"]);
  expect(tilesOf({ actions: moves })).toEqual(["e4", "e3", "d3"]);
  expect(tribesOf({ actions: moves })).toEqual(["assassin", "builder"]);
  expect(movesOf(["bid 3"])).toEqual([]);
});
