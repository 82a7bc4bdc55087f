import { expect, test } from "vitest";
import { advance, duration, standing } from "$lib/games/five-tribes/advance";
import { rowsOf } from "$lib/games/five-tribes/cards";
import { withScores } from "$lib/games/five-tribes/scores";
import type { FiveTribesView } from "$lib/wire";
import type { Frame } from "../frames";

const files = import.meta.glob<string>("../../fixtures/games/five-tribes-*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = Object.entries(files).map(([name, text]) => [name, JSON.parse(text) as Frame<FiveTribesView>[]] as const);

/** The fields that events tell: not what the rules make of them, nor which of two equal cards was bought. */
function told(view: FiveTribesView): object {
  const {
    prompt: _prompt,
    to_act: _acting,
    outcome: _outcome,
    acting: _djinns,
    blue_around: _blue,
    fakirs_to: _fakirs,
    players,
    ...rest
  } = view;
  return {
    ...rest,
    market: view.market.toSorted(),
    djinns: view.djinns.toSorted(),
    suit: view.suit.toSorted(),
    players: view.outcome ? [] : players.map(({ suits: _suits, ...player }) => player),
  };
}

test("there are games to follow", () => expect(games.length).toBeGreaterThan(1));

test.each(games)("the events of the log lead from one view of %s to the next", (_, frames) => {
  for (const [index, { play, lines }] of frames.entries()) {
    const before = frames[index - 1]?.play.view;
    if (!before) continue;
    const kept = JSON.stringify(before);
    const view = play.view;
    const after = lines.reduce((picture, line) => advance(picture, line.event), before);
    expect(told({ ...after, outcome: view.outcome }), `frame ${index}`).toEqual(told(view));
    expect(JSON.stringify(before)).toBe(kept);
  }
});

test.each(games)("the lines of the score in %s are those of the server", (_, frames) => {
  for (const [index, { play }] of frames.entries()) expect(withScores(play.view), `frame ${index}`).toEqual(play.view);
});

test.each(["per_marker", "per_round"])("the last turn ends with the game; djinns used %s", (djinn_use) => {
  const { view } = games[0]![1][0]!.play;
  const variants = { ...view.variants, djinn_use };
  const turn = { ...view, variants, final_tile: "a4", acting: ["enki"], used: ["enki"] };
  const after = advance(turn, { kind: "game-ends", end: "no-move" });
  const used = djinn_use === "per_round" ? ["enki"] : [];
  expect(after).toEqual({ ...turn, final_tile: null, acting: [], used });
});

test("a marker that could not bid comes last in the next order of bids", () => {
  const { view } = games[0]![1][0]!.play;
  const out = advance({ ...view, bid_order: [3, 1] }, { kind: "sits-out", seat: 3 });
  expect([out.sitting_out, out.bid_order]).toEqual([3, [1]]);
  const played = { ...out, bid_order: [1, 0, 2] };
  const next = advance(played, { kind: "round-starts", round: 2, order: [1, 0, 2, 3] });
  expect([next.sitting_out, next.bid_order]).toEqual([null, [1, 0, 2, 3]]);
  const end = advance(played, { kind: "game-ends", end: "no-move" });
  expect([end.sitting_out, end.bid_order]).toEqual([null, [1, 0, 2, 3]]);
});

test.each(games)("every event of %s takes its time", (_, frames) => {
  for (const { event } of frames.flatMap(({ lines }) => lines)) expect(duration(event)).toBeGreaterThan(0);
});

test("goods lie in suits; cards that come or go are shown immediately, their worth only later", () => {
  const suits = [
    { goods: ["silk", "fish"], gold: 3 },
    { goods: ["silk"], gold: 1 },
  ];
  expect(rowsOf(suits, { silk: 2, fish: 1, fakir: 3 })).toEqual(suits);
  expect(rowsOf(suits, { silk: 2, fish: 1, wheat: 2 }).at(-1)).toEqual({ goods: ["wheat", "wheat"], gold: null });
  expect(rowsOf(suits, { silk: 1 })).toEqual([{ goods: ["silk"], gold: null }]);
});

test("a free bid goes next to the paid ones and pushes the others back", () => {
  const empty = [0, 0, 0, 1, 3].map((cost) => ({ cost, seat: null }));
  const one = standing(standing(standing(empty, 2, 0), 1, 3), 0, 0);
  expect(one.map(({ seat }) => seat)).toEqual([null, 2, 0, null, 1]);
});
