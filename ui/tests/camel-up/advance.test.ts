import { expect, test } from "vitest";
import { advance, duration } from "$lib/games/camel-up/advance";
import type { CamelUpView } from "$lib/wire";
import type { Frame } from "../frames";

const games = import.meta.glob<string>("../../fixtures/games/camel-up-*.json", { query: "?raw", import: "default", eager: true });

/** The view without the fields that events do not tell. */
function told(view: CamelUpView): Partial<CamelUpView> {
  const { prompt: _prompt, to_act: _acting, outcome: _outcome, ranking: _ranking, players, ...rest } = view;
  const byValue = (one: { camel: string; value: number }, other: { camel: string; value: number }) =>
    one.camel.localeCompare(other.camel) || other.value - one.value;
  return {
    ...rest,
    tiles: view.tiles.toSorted((one, other) => one.space - other.space),
    players: players.map((player) => ({ ...player, hand: null, tickets: player.tickets.toSorted(byValue) })),
  };
}

test("there are games to follow", () => expect(Object.keys(games).length).toBeGreaterThan(1));

test.each(Object.entries(games))("the events of the log lead from one view of %s to the next", (_, text) => {
  const frames = JSON.parse(text) as Frame<CamelUpView>[];
  for (const [index, { play, lines }] of frames.entries()) {
    const before = frames[index - 1]?.play.view;
    if (!before) continue;
    const kept = JSON.stringify(before);
    const after = lines.reduce((picture, line) => advance(picture, line.event), before);
    expect(told(after), `frame ${index}`).toEqual(told(play.view));
    expect(JSON.stringify(before)).toBe(kept);
  }
});

test("every event takes a moment, longer ways take longer", () => {
  const moves = (to: number) => duration({ kind: "moves", camel: "red", riders: [], from: 4, to });
  expect(moves(7)).toBeGreaterThan(moves(5));
  expect(moves(2)).toBe(moves(6));
  const frames = JSON.parse(Object.values(games)[0]!) as Frame<CamelUpView>[];
  for (const { event } of frames.flatMap((frame) => frame.lines)) expect(duration(event)).toBeLessThan(2000);
});

test("a leg that pays nothing is not shown", () => {
  expect(duration({ kind: "leg-pays", seat: 0, tickets: 0, pyramid: 0, copied: 0, total: 0 })).toBe(0);
});
