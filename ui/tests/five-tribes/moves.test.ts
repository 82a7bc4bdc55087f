import { expect, test } from "vitest";
import { broughtBy, isForAnother } from "$lib/games/five-tribes/brought";
import { Drag } from "$lib/games/five-tribes/drag.svelte";
import { othersIn, pathsOf, pathTo } from "$lib/games/five-tribes/paths";
import { Story } from "$lib/games/five-tribes/story.svelte";
import { growthOf, SUIT_PAYS, worthOf } from "$lib/games/five-tribes/suits";
import { summaryOf } from "$lib/games/five-tribes/turn";
import type { FiveTribesEvent, FiveTribesTribeName, FiveTribesView, Message } from "$lib/wire";
import type { Frame } from "../frames";

const games = import.meta.glob<string>("../../fixtures/games/five-tribes-*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const views = Object.values(games).flatMap((text) => (JSON.parse(text) as Frame<FiveTribesView>[]).map(({ play }) => play.view));

const takes = (seat: number, tile: string, meeples: number): FiveTribesEvent => ({
  kind: "takes-up",
  seat,
  tile: tile as "a1",
  meeples: { elder: meeples },
});
const drops = (seat: number, tile: string, tribe: FiveTribesTribeName = "elder"): FiveTribesEvent => ({
  kind: "drops",
  seat,
  tile: tile as "a1",
  tribe,
});
const sows = (tile: string, hand: number): Message => ({
  code: "five-tribes-ask-sow",
  words: { tile: `tile.${tile}`, hand: Array<string>(hand).fill("tribe.elder") },
});

test("a suit is worth what the server says", () => {
  const suits = views.flatMap(({ players }) => players.flatMap((player) => player.suits ?? []));
  expect(new Set(suits.map(({ goods }) => goods.length)).size).toBeGreaterThan(2);
  for (const { goods, gold } of suits) expect(SUIT_PAYS[goods.length]).toBe(gold);
  for (const { hand, suits } of views.flatMap(({ players }) => players)) {
    if (hand && suits) expect(worthOf(hand)).toBe(suits.reduce((sum, { gold }) => sum + gold, 0));
  }
});

test("cards add to the suit that lacks them; fakirs add nothing", () => {
  const hand = { silk: 2, fish: 1, fakir: 3 };
  expect(growthOf(hand, ["spice"])).toEqual({ from: 3, to: 7 });
  expect(growthOf(hand, ["fish"])).toEqual({ from: 1, to: 3 });
  expect(growthOf(hand, ["silk"])).toEqual({ from: 0, to: 1 });
  expect(growthOf(hand, ["fish", "spice"])).toEqual({ from: 4, to: 10 });
  expect(growthOf(hand, ["fakir"])).toBeNull();
});

test("a path is drawn from neighbour to neighbour, back and no further than there are meeples", () => {
  const drag = new Drag();
  drag.over("a1");
  expect(drag.path).toEqual([]);
  drag.begin("a1", 2);
  for (const tile of ["a1", "c3", "b1", "b2", "b1", "c1", "d1"]) drag.over(tile);
  expect(drag.path).toEqual(["a1", "b1", "c1"]);
  expect(drag.end()).toEqual(["a1", "b1", "c1"]);
  drag.begin("a1", 2);
  drag.over("b1");
  expect(drag.draws).toBe(true);
  expect(drag.end()).toBeNull();
});

test("the moves of the others are those since the player's own last one", () => {
  const events = [takes(1, "a1", 1), drops(1, "a2"), takes(0, "c3", 1), drops(0, "c4"), takes(2, "d1", 2), drops(2, "d2")];
  expect(pathsOf(events).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  expect(othersIn(events, 0)).toEqual([{ seat: 2, tiles: ["d1", "d2"], tribes: ["elder"] }]);
  expect(othersIn(events, null).length).toBe(3);
});

test("a page that is opened in the middle of a move knows the move so far", () => {
  const events = [takes(0, "a1", 3), drops(0, "a2"), drops(0, "b2", "vizier")];
  expect(pathTo("b2", 1, events)).toEqual({ seat: 0, tiles: ["a1", "a2", "b2"], tribes: ["elder", "vizier"] });
  const story = new Story();
  story.settle(sows("b2", 1), 0, null, events);
  expect(story.path?.tiles).toEqual(["a1", "a2", "b2"]);
  story.settle(sows("f5", 1), 0, null, []);
  expect(story.path?.tiles).toEqual(["f5"]);
});

test("drops that were taken back are no part of the move", () => {
  const undone = [takes(0, "c3", 4), drops(0, "c2"), drops(0, "c1"), drops(0, "b2", "vizier")];
  expect(pathTo("b2", 2, undone)).toEqual({ seat: 0, tiles: ["c3", "c2", "b2"], tribes: ["elder", "vizier"] });
  expect(pathTo("c2", 3, undone)?.tiles).toEqual(["c3", "c2"]);
  expect(pathTo("c3", 4, undone)?.tiles).toEqual(["c3"]);
  expect(pathTo("e5", 1, undone)).toBeNull();
});

test("before the player's own move the others' moves stay on the board, and afterwards the own one", () => {
  const story = new Story();
  const others = [takes(1, "a1", 1), drops(1, "a2")];
  for (const event of others) story.tell(event);
  expect(story.path?.tiles).toEqual(["a1", "a2"]);
  story.settle({ code: "five-tribes-ask-pick-up", words: {} }, 0, null, others);
  expect([story.path, story.others.map(({ tiles }) => tiles)]).toEqual([null, [["a1", "a2"]]]);
  story.tell(takes(0, "d4", 2));
  expect([story.path?.tiles, story.others]).toEqual([["d4"], []]);
  const reopened = new Story();
  const move = [takes(0, "d4", 1), drops(0, "d5")];
  reopened.settle({ code: "five-tribes-ask-kill", words: {} }, 0, "d5", [...others, ...move]);
  expect(reopened.path?.tiles).toEqual(["d4", "d5"]);
});

test("a turn is summed up", () => {
  const turn = summaryOf([
    takes(1, "e4", 2),
    drops(1, "e3", "vizier"),
    drops(1, "e2", "builder"),
    { kind: "collects", seat: 1, count: 3, tribe: "builder", tile: "e2" },
    { kind: "places-camel", seat: 1, tile: "e2" },
    { kind: "builds", seat: 1, builders: 3, fakirs: 0, tiles: 4, gold: 12 },
    { kind: "buys", seat: 1, gold: 3, cards: { silk: 1 } },
    { kind: "sells", seat: 1, cards: { fish: 1, wheat: 1 }, gold: 3 },
  ]);
  expect(turn.path?.tiles).toEqual(["e4", "e3", "e2"]);
  expect([turn.collected, turn.camel, turn.gold]).toEqual([{ tribe: "builder", count: 3 }, true, 12]);
  expect([turn.cards, turn.sold, turn.bid]).toEqual([["silk"], ["fish", "wheat"], null]);
  expect(summaryOf([{ kind: "bids", seat: 0, cost: 5 }]).bid).toBe(5);
});

test("what an action brings its player is told in phrases; only what others get is told in sentences", () => {
  const events: FiveTribesEvent[] = [
    drops(0, "c5"),
    { kind: "collects", seat: 0, count: 3, tribe: "builder", tile: "c5" },
    { kind: "places-camel", seat: 0, tile: "c5" },
    { kind: "builds", seat: 0, builders: 3, fakirs: 0, tiles: 2, gold: 6 },
    { kind: "earns", seat: 0, djinn: "monkir", gold: 1 },
    { kind: "earns", seat: 2, djinn: "baal", gold: 2 },
  ];
  expect(broughtBy(events, 0)).toEqual([
    { code: "five-tribes-page-list", words: { goods: { "tribe.builder": 3 } } },
    { code: "five-tribes-page-brings-camel", words: { tile: "tile.c5" } },
    { code: "five-tribes-page-brings-gold", words: { gold: 7 } },
  ]);
  expect(events.filter((event) => isForAnother(event, 0))).toEqual(events.slice(-1));
});
