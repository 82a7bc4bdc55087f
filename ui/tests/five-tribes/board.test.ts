import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { face } from "$lib/games/five-tribes";
import { learn, say, startLanguage } from "$lib/language/index.svelte";
import type { FiveTribesView, Option, PlayView } from "$lib/wire";
import text from "../../fixtures/games/five-tribes-4.json?raw";
import { NOTHING_FORESEEN, type Frame } from "../frames";

const frames = JSON.parse(text) as Frame<FiveTribesView>[];
const names = ["Ann", "Bob", "Cem", "Dagmar"];
const way = { start: "a1", end: "b1", tribe: "merchant", actions: ["take a1", "drop a2 elder", "drop b1 merchant"] };

vi.setConfig({ testTimeout: 30_000 }); // finding things by role takes long on a large board

beforeAll(async () => {
  await startLanguage();
  await learn("five-tribes");
});
afterEach(cleanup);

/** The first question of this kind to seat 0. */
function asked(kind: string, more: (options: readonly Option[]) => boolean = () => true): number {
  return frames.findIndex(({ play }) => play.view.prompt.code === `five-tribes-ask-${kind}` && more(play.options));
}

function show(at: number, view: Partial<FiveTribesView> = {}, options?: readonly Option[]) {
  const { play, previews } = frames[at]!;
  const calls = {
    choose: vi.fn<(action: string) => void>(),
    why: vi.fn<(action: string) => void>(),
    preview: vi.fn((action: string) => Promise.resolve(previews[action] ?? NOTHING_FORESEEN)),
    ask: vi.fn((question: string) =>
      Promise.resolve(
        (question === "where"
          ? { ends: { b1: ["merchant"], c3: ["elder", "builder"] } }
          : {
              ways: [{ way, earns: { meeples: 2, gold: 0, cards: ["silk"], camel: true, points: 7 } }],
              complete: true,
            }) as never,
      ),
    ),
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
    ...calls,
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
  const { choose, play } = show(asked("large-market"));
  await userEvent.click(screen.getByRole("button", { name: /Card 2:/ }));
  await userEvent.click(screen.getByRole("button", { name: /Card 4:/ }));
  await userEvent.click(screen.getByRole("button", { name: spoken(play, "pass") }));
  expect(choose.mock.calls).toEqual([["buy two 2 4"], ["pass"]]);
});

test("assassins can kill a meeple in front of a player", async () => {
  const { choose, play } = show(asked("kill"));
  const held = play.options.filter(({ action }) => action.startsWith("kill held"));
  const [, , seat] = held[0]!.action.split(" ");
  await userEvent.click(screen.getByRole("button", { name: new RegExp(`${names[Number(seat)]}: viziers`) }));
  if (choose.mock.calls.length === 0) await userEvent.click(screen.getByRole("button", { name: spoken(play, held[0]!.action) }));
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
  await userEvent.click(screen.getByRole("button", { name: "Sell for 3 gold" }));
  await rerender({ options: [] });
  await rerender({ options: [option("sell fish"), option("end suit")] });
  await rerender({ options: [option("end suit")] });
  await rerender({ options: first });
  expect(choose.mock.calls).toEqual([["sell silk"], ["sell fish"], ["end suit"]]);
});

test("where could I end: tile, tribe, way; it is played drop by drop and stops when something changes", async () => {
  const { choose, ask, rerender } = show(asked("pick-up"), {}, [option("take a1")]);
  await userEvent.click(screen.getByRole("button", { name: "Where could my move end?" }));
  await userEvent.click(tile("c3"));
  await userEvent.click(screen.getByRole("button", { name: "Builder" }));
  await userEvent.click(await screen.findByRole("button", { name: /^From A1.*Cards: silk.*camel/ }));
  await userEvent.click(screen.getByRole("button", { name: "Play this move" }));
  await rerender({ options: [option("drop a2 elder")] });
  await rerender({ options: [option("take b5")] });
  await rerender({ options: [option("drop b1 merchant")] });
  expect(ask.mock.calls).toEqual([
    ["where", {}],
    ["ways", { end: "c3", tribe: "builder" }],
  ]);
  expect(choose.mock.calls).toEqual([["take a1"], ["drop a2 elder"]]);
});
