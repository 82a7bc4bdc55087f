import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { face } from "$lib/games/five-tribes";
import { SeatTargets } from "$lib/games/seat_targets.svelte";
import { wordOf } from "$lib/games/words";
import { learn, say, setLanguage, startLanguage } from "$lib/language/index.svelte";
import type { FiveTribesView, Option, PlayView } from "$lib/wire";
import text from "../../fixtures/games/five-tribes-4.json?raw";
import { NOTHING_FORESEEN, type Frame } from "../frames";

const frames = JSON.parse(text) as Frame<FiveTribesView>[];
const names = ["Ann", "Bob", "Cem", "Dagmar"];
const way = { start: "a1", end: "b1", tribe: "merchant", actions: ["take a1", "drop a2 elder", "drop b1 merchant"] };

const earns = { meeples: 2, gold: 0, cards: ["silk"], camel: true, points: 7 };
const other = { ...way, start: "d1", end: "c3", tribe: "elder", actions: ["take d1", "drop c1 elder"] };
const ANSWERS: Record<string, unknown> = {
  where: {
    ends: {
      b1: { tribes: ["merchant"], points: 7, camel: true },
      c3: { tribes: ["elder", "builder"], points: 3, camel: false },
    },
    starts: { a1: 7, d1: 3 },
    best: [
      { way, earns, leaves: 12 },
      { way: other, earns: { ...earns, camel: false, points: 3 }, leaves: 9 },
    ],
  },
  ways: { ways: [{ way, earns }], complete: true },
  scores: {
    scores: [
      [40, 40],
      [31, 38],
      [20, 20],
      [7, 7],
    ],
  },
};

beforeAll(async () => {
  await startLanguage();
  await learn("five-tribes");
});
afterEach(cleanup);

/** The first question of this kind to seat 0. */
function asked(kind: string, more: (options: readonly Option[]) => boolean = () => true): number {
  const at = frames.findIndex(({ play }) => play.view.prompt.code === `five-tribes-ask-${kind}` && more(play.options));
  if (at < 0) throw new Error(`no such question in this game: ${kind}`);
  return at;
}

function show(at: number, view: Partial<FiveTribesView> = {}, options?: readonly Option[], more: object = {}) {
  const { play, previews } = frames[at]!;
  const calls = {
    choose: vi.fn<(action: string) => void>(),
    why: vi.fn<(action: string) => void>(),
    preview: vi.fn((action: string) => Promise.resolve(previews[action] ?? NOTHING_FORESEEN)),
    ask: vi.fn((question: string) => Promise.resolve(ANSWERS[question] as never)),
  };
  const props = {
    view: { ...play.view, ...view },
    options: options ?? play.options,
    mySeat: 0,
    seatNames: names,
    event: null,
    settled: true,
    tempo: 0,
    highlight: new Set<string>(),
    odds: true,
    seats: new SeatTargets(),
    ...calls,
    ...more,
  };
  const { rerender } = render(face.Board, props);
  return { ...calls, play, rerender: (change: object) => rerender({ ...props, ...change }) };
}

const option = (action: string, code = "five-tribes-act-end-turn"): Option => ({ action, message: { code, words: {} } });
const spoken = (play: PlayView, action: string) => say(play.options.find((one) => one.action === action)!.message, names);
const tile = (name: string) => document.querySelector(`[data-spot="tile.${name}"] [role=button]`)!;

test("meeples are taken up by pressing a tile", async () => {
  const { choose, play } = show(asked("pick-up"));
  const { action } = play.options[0]!;
  await userEvent.click(screen.getByRole("button", { name: new RegExp(`^${spoken(play, action)}`) }));
  expect(choose.mock.calls).toEqual([[action]]);
});

test("a meeple and a tile are pressed in either order", async () => {
  const several = (options: readonly Option[]) =>
    options.filter(({ action }) => action.startsWith(options[0]!.action.slice(0, 7))).length > 1;
  const { choose, play } = show(asked("sow", several));
  const [, where, tribe] = play.options[0]!.action.split(" ");
  await userEvent.click(screen.getByRole("button", { name: new RegExp(`in your hand: .*${tribe}`, "i") }));
  await userEvent.click(tile(where!));
  await userEvent.click(tile(where!));
  const question = within(screen.getByRole("group", { name: "Which of these?" }));
  await userEvent.click(question.getByRole("button", { name: spoken(play, play.options[0]!.action) }));
  expect(choose.mock.calls).toEqual([[play.options[0]!.action], [play.options[0]!.action]]);
});

test("a tile that is not an option explains why", async () => {
  const at = asked("pick-up");
  const empty = frames[at]!.play.view.tiles.find(({ meeples }) => Object.keys(meeples).length === 0)!;
  const { choose, why } = show(at);
  await userEvent.click(tile(empty.name));
  expect(why.mock.calls).toEqual([[`take ${empty.name}`]]);
  expect(choose).not.toHaveBeenCalled();
});

test("a spot of the track is bid for by keys", async () => {
  const { choose, play } = show(asked("bid"));
  screen.getByRole("button", { name: new RegExp(`^${spoken(play, "bid 8")}`) }).focus();
  await userEvent.keyboard("{Enter}");
  expect(choose.mock.calls).toEqual([["bid 8"]]);
});

test("two cards are bought by pressing both; buying nothing is a button", async () => {
  const bothAndNone = (options: readonly Option[]) =>
    ["buy two 2 4", "pass"].every((wanted) => options.some(({ action }) => action === wanted));
  const { choose, play } = show(asked("large-market", bothAndNone));
  await userEvent.click(screen.getByRole("button", { name: /Card 2:/ }));
  await userEvent.click(screen.getByRole("button", { name: /Card 4:/ }));
  await userEvent.click(screen.getByRole("button", { name: spoken(play, "pass") }));
  expect(choose.mock.calls).toEqual([["buy two 2 4"], ["pass"]]);
});

test("assassins kill the figure that is pressed, with one press", async () => {
  const { choose, play } = show(asked("kill", (options) => options.some(({ action }) => /^kill [a-f]/.test(action))));
  const [, where, tribe] = play.options.find(({ action }) => /^kill [a-f]/.test(action))!.action.split(" ");
  await userEvent.click(document.querySelector(`[data-spot="tile.${where}"] [data-figure="${tribe}"]`)!);
  expect(choose.mock.calls).toEqual([[`kill ${where} ${tribe}`]]);
});

test("a meeple is dropped by pressing its shadow on a tile", async () => {
  const several = (options: readonly Option[]) =>
    options.filter(({ action }) => action.startsWith(options[0]!.action.slice(0, 7))).length > 1;
  const { choose, play } = show(asked("sow", several));
  const [, where, tribe] = play.options[1]!.action.split(" ");
  await userEvent.click(document.querySelector(`[data-spot="tile.${where}"] [data-figure="${tribe}"]`)!);
  expect(choose.mock.calls).toEqual([[play.options[1]!.action]]);
});

test("a meeple and a tile are chosen by a number and an arrow", async () => {
  const [at, arrow] = step();
  const { choose, play } = show(at);
  const { action, tribe } = arrow;
  await userEvent.keyboard(String(Object.keys(play.view.in_hand).indexOf(tribe) + 1));
  await userEvent.keyboard(`{${arrow.key}}`);
  expect(choose.mock.calls).toEqual([[action]]);
});

/** A drop that needs both a number and an arrow: several tribes on that tile, several tiles for that tribe. */
function step(): [number, { action: string; tribe: string; key: string }] {
  for (const [index, { play }] of frames.entries()) {
    if (play.view.prompt.code !== "five-tribes-ask-sow") continue;
    const from = wordOf(play.view.prompt.words.tile);
    for (const { action } of play.options) {
      const [, where, tribe] = action.split(" ");
      const alike = (part: number, word: string) => play.options.filter((one) => one.action.split(" ")[part] === word).length;
      if (alike(1, where!) < 2 || alike(2, tribe!) < 2) continue;
      const across = where!.charCodeAt(0) - from.charCodeAt(0);
      const down = Number(where![1]) - Number(from[1]);
      const key = across ? (across > 0 ? "ArrowRight" : "ArrowLeft") : down > 0 ? "ArrowDown" : "ArrowUp";
      return [index, { action, tribe: tribe!, key }];
    }
  }
  throw new Error("no such drop in this game");
}

test("a player whose meeples can be killed is offered as a target", () => {
  const seats = new SeatTargets();
  const { choose, play } = show(
    asked("kill", (options) => options.some(({ action }) => action.startsWith("kill held"))),
    {},
    undefined,
    { seats },
  );
  flushSync();
  const held = play.options.filter(({ action }) => action.startsWith("kill held"));
  const victim = Number(held[0]!.action.split(" ")[2]);
  const others = [0, 1, 2, 3].filter((seat) => !held.some(({ action }) => action.startsWith(`kill held ${seat}`)));
  expect(others.map((seat) => seats.at(seat))).toEqual(others.map(() => null));
  expect(choose).not.toHaveBeenCalled();
  const [, , , tribe] = held[0]!.action.split(" ");
  seats.at(victim)!.parts![tribe!]!.press();
  expect(choose.mock.calls).toEqual([[held[0]!.action]]);
  choose.mockClear();
  seats.at(victim)!.press();
  flushSync();
  const ofVictim = held.filter(({ action }) => action.startsWith(`kill held ${victim}`));
  if (ofVictim.length > 1) screen.getByRole("button", { name: spoken(play, held[0]!.action) }).click();
  expect(choose.mock.calls).toEqual([[held[0]!.action]]);
});

test("a power is paid for by pressing the djinn first, then the tile", async () => {
  const at = asked("sale");
  const player = { ...frames[at]!.play.view.players[0]!, djinns: ["enki"] };
  const uses = [option("use on enki elder c3"), option("end turn")];
  const { choose, why } = show(at, { players: [player, player, player, player] }, uses);
  await userEvent.click(tile("c3"));
  expect(why).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: /Enki/ }));
  expect(choose).not.toHaveBeenCalled();
  await userEvent.click(tile("c3"));
  expect(choose.mock.calls).toEqual([["use on enki elder c3"]]);
});

test("the score so far is shown line by line, without secrets", () => {
  const { play } = show(asked("pick-up"));
  const { players } = play.view;
  const row = (name: string) =>
    within(screen.getByRole("row", { name: new RegExp(`^${name}`) }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent.trim());
  expect(row("Gold")).toEqual([String(players[0]!.gold), "?hidden", "?hidden", "?hidden"]);
  expect(row("Tiles")).toEqual(players.map(({ score }) => String(score.tiles)));
  expect(row("Known total")).toEqual(
    players.map(({ score }) => String(Object.values(score).reduce((sum, points) => sum + points, 0))),
  );
});

test("a bidder sees when each spot would play", () => {
  const track = [0, 0, 0, 1, 3, 5, 8, 12, 18].map((cost) => ({ cost, seat: cost === 5 ? 2 : null }));
  show(asked("bid"), { turn_order: track, bid_order: [0, 1, 3] }, [option("bid 0"), option("bid 8")]);
  expect(screen.getByRole("button", { name: /Spot for 8 gold.*number 1 / })).toBeTruthy();
  expect(screen.getByRole("button", { name: /Spot for 0 gold.*number 2 / })).toBeTruthy();
});

test("a whole suit is sold card by card, as long as nothing else happens", async () => {
  const at = asked("sale");
  const suits = [
    { goods: ["silk", "fish"], gold: 3 },
    { goods: ["silk"], gold: 1 },
  ];
  const player = { ...frames[at]!.play.view.players[0]!, hand: { silk: 2, fish: 1, fakir: 1 }, suits };
  const first = [option("sell silk"), option("sell fish"), option("end turn")];
  const { choose, rerender } = show(at, { players: [player, player, player, player] }, first);
  await userEvent.click(screen.getByRole("button", { name: "Sell for 3" }));
  await rerender({ options: [] });
  await rerender({ options: [option("sell fish"), option("end suit")] });
  await rerender({ options: [option("end suit")] });
  await rerender({ options: first });
  expect(choose.mock.calls).toEqual([["sell silk"], ["sell fish"], ["end suit"]]);
});

test("the score of the others is counted on demand, as a range", async () => {
  const { ask } = show(asked("pick-up"), {}, []);
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText("Score so far"));
  const row = within(await screen.findByRole("row", { name: /^Counted total/ }));
  expect(row.getAllByRole("cell").map(({ textContent }) => textContent.trim())).toEqual(["40", "31–38", "20", "7"]);
});

test("whoever picks up sees the tiles worth a look, unless the table wants no help", async () => {
  const glowing = () => [...document.querySelectorAll(".place:not(.quiet) .target.open")].length;
  const { play } = show(asked("pick-up"), {}, undefined, { odds: false });
  expect(glowing()).toBe(play.options.length);
  cleanup();
  show(asked("pick-up"));
  await vi.waitFor(() => expect(glowing()).toBe(2));
  expect(document.querySelectorAll(".target.open").length).toBe(play.options.length);
});

test("where could I end: the best moves and what they leave; one is played drop by drop until something changes", async () => {
  const { choose, ask, rerender } = show(asked("pick-up"), {}, [option("take a1")]);
  await userEvent.click(screen.getByRole("button", { name: "Where could my move end?" }));
  await userEvent.click(await screen.findByRole("button", { name: /^From A1.*Cards: silk.*camel.*12 points/ }));
  await rerender({ options: [option("drop a2 elder")] });
  await rerender({ options: [option("take b5")] });
  await rerender({ options: [option("drop b1 merchant")] });
  expect(ask.mock.calls).toEqual([["where", {}]]);
  expect(choose.mock.calls).toEqual([["take a1"], ["drop a2 elder"]]);
});

test("where could I end: a tile, a tribe, or with a camel", async () => {
  const { ask } = show(asked("pick-up"), {}, [option("take a1")]);
  await userEvent.click(screen.getByRole("button", { name: "Where could my move end?" }));
  await userEvent.click(tile("c3"));
  await screen.findByText("Routes to C3");
  await userEvent.click(screen.getByRole("button", { name: "Best moves" }));
  await userEvent.click(screen.getByRole("button", { name: "Builder" }));
  await userEvent.click(screen.getByRole("button", { name: "Only moves that place a camel" }));
  expect(ask.mock.calls).toEqual([
    ["where", {}],
    ["ways", { end: "c3" }],
    ["where", { tribe: "builder" }],
    ["where", { tribe: "builder", camel: 1 }],
  ]);
});

test("while a move is planned, the caption does not tell what pressing a tile would do otherwise", async () => {
  const { play } = show(asked("pick-up"));
  const caption = document.querySelector(".caption")!;
  await userEvent.hover(tile(play.options[0]!.action.split(" ")[1]!));
  await expect.poll(() => caption.textContent).toContain(spoken(play, play.options[0]!.action));
  screen.getByRole("button", { name: "Where could my move end?" }).click();
  await expect.poll(() => caption.textContent).toBe("");
});

test("the planner is offered where a move can be looked for, and nowhere else", () => {
  const button = () => screen.queryByRole("button", { name: "Where could my move end?" });
  for (const [kind, offered] of [
    ["bid", true],
    ["pick-up", true],
    ["sow", false],
    ["large-market", false],
    ["sale", false],
  ] as const) {
    show(asked(kind));
    expect(button() !== null, kind).toBe(offered);
    cleanup();
  }
  show(asked("bid"), {}, undefined, { seats: undefined }); // as in a puzzle or a replay, where nobody can answer
  expect(button()).toBeNull();
});

test("with two markers a bidder is told which one it is", () => {
  const track = [0, 0, 0, 1, 3, 5, 8, 12, 18].map((cost) => ({ cost, seat: cost === 5 ? 0 : null }));
  show(asked("bid"), { turn_order: track, bid_order: [0, 1, 1] }, [option("bid 0"), option("bid 8")]);
  expect(screen.getByText("Your marker 2 of 2")).toBeTruthy();
});

test("a card of the market says what it would add to the player's goods", () => {
  const at = asked("large-market");
  const player = { ...frames[at]!.play.view.players[0]!, hand: { silk: 1, fish: 1 } };
  show(at, { market: ["spice", "silk", "fakir"], players: [player, player, player, player] }, []);
  expect(screen.getByRole("button", { name: "Card 1: spice. Turns 3 gold into 7" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Card 2: silk. Turns 0 gold into 1" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Card 3: fakir" })).toBeTruthy();
});

test("a preview speaks to the player: it begins with the option, says what it brings, and names only others", async () => {
  const camel = (action: string, at: number) =>
    action.startsWith("drop ") && frames[at]!.previews[action]?.events.some(({ kind }) => kind === "places-camel");
  const at = frames.findIndex(({ play }, index) => play.options.some(({ action }) => camel(action, index)));
  const { play } = show(at);
  const { action } = play.options.find((option) => camel(option.action, at))!;
  const [, where, tribe] = action.split(" ");
  const shadow = document.querySelector(`[data-spot="tile.${where}"] [data-figure="${tribe}"]`);
  await userEvent.hover(shadow ?? tile(where!));
  const caption = document.querySelector(".caption")!;
  await expect.poll(() => caption.textContent).toMatch(new RegExp(`^${spoken(play, action)} → .*camel on ${where}`, "i"));
  expect(caption.textContent).not.toContain(names[0]);
});

test("a card of the market is previewed with what it adds to the player's goods", async () => {
  show(asked("small-market", (options) => options.some(({ action }) => action === "buy 1")));
  await userEvent.hover(screen.getByRole("button", { name: /Card 1:/ }));
  const caption = document.querySelector(".caption")!;
  await expect.poll(() => caption.textContent).toMatch(/^Buy card 1 → [a-z]+(\. Turns \d+ gold into \d+)?$/);
});

test("all meeples of a tribe stand out while it is looked for", async () => {
  show(asked("pick-up"));
  const faded = () => document.querySelectorAll(".figure.faded").length;
  const find = screen.getAllByRole("button", { name: /^Elder: \d+ on the board/ })[0]!;
  expect(faded()).toBe(0);
  await userEvent.click(find);
  await userEvent.unhover(find);
  const elders = [...document.querySelectorAll(".figure:not(.faded)")].length;
  expect(faded()).toBeGreaterThan(0);
  expect(elders).toBeGreaterThan(0);
  await userEvent.click(find);
  await userEvent.unhover(find);
  expect(faded()).toBe(0);
});

test("in the log, a bid is told as a fact and not as an order, in every language", async () => {
  const facts = [["en", "Bid"], ["pl", "Stawka"], ["de", "Gebot"], ["ru", "Ставка"]] as const; // prettier-ignore
  const shown = { seat: 1, seatNames: names, otherwise: "the first sentence", events: [{ kind: "bids", seat: 1, cost: 3 }] };
  for (const [code, fact] of facts) {
    await setLanguage(code);
    const { container, unmount } = render(face.TurnLine!, { props: shown as never });
    expect(container.textContent?.replace(/\s+/g, " ").trim()).toBe(`${fact} 3`);
    unmount();
  }
  await setLanguage("en");
  render(face.TurnLine!, { props: { ...shown, events: [{ kind: "sits-out", seat: 1 }] } as never });
  expect(screen.getByText("the first sentence")).toBeTruthy();
});
