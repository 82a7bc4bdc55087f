import { expect, test } from "vitest";
import { advance, duration } from "$lib/games/cleopatra/advance";
import type { CleopatraView } from "$lib/wire";
import type { Frame } from "../frames";

const games = import.meta.glob<string>("../../fixtures/games/cleopatra-*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The fields of the view that events tell. */
function told(view: CleopatraView): Partial<CleopatraView> {
  const { prompt: _prompt, to_act: _acting, outcome: _outcome, wall_talents: _walls, door_talents: _doors, ...rest } = view;
  const { idle: _idle, played: _played, discarded: _discarded, looked: _looked, altar: _altar, pile_top: _top, ...more } = rest;
  const over = view.outcome !== null;
  return {
    ...more,
    quarry: view.quarry.map(({ talents: _next, ...stock }) => stock) as CleopatraView["quarry"],
    walls: view.walls.toSorted(),
    drawn: view.drawn.toSorted(),
    obelisks: view.obelisks.toSorted(),
    doors: view.doors.toSorted(),
    // While a sanctuary is claimed the view still names the mosaic just laid.
    top_mosaic: view.stack.find((shape) => shape === view.top_mosaic) ?? null,
    visit: { ...view.visit, missing: {}, proposal: [], paying: null, credit: {} },
    players: view.players.map(({ has_bid: _has, bid: _bid, ...player }) =>
      over ? { ...player, hand: null, talents: null, amulets: null } : player,
    ) as CleopatraView["players"],
  };
}

test("there are games to follow", () => expect(Object.keys(games).length).toBeGreaterThan(1));

test.each(Object.entries(games))("the events of the log lead from one view of %s to the next", (_, text) => {
  const frames = JSON.parse(text) as Frame<CleopatraView>[];
  for (const [index, { play, lines }] of frames.entries()) {
    const before = frames[index - 1]?.play.view;
    if (!before) continue;
    const kept = JSON.stringify(before);
    const after = lines.reduce((picture, line) => advance(picture, line.event), before);
    const end = play.view.outcome;
    expect(told({ ...after, outcome: end }), `frame ${index}`).toEqual(told(play.view));
    expect(JSON.stringify(before)).toBe(kept);
  }
});

test("a Vizier who makes a new pile is not in it, but the only discard", () => {
  const [first] = JSON.parse(Object.values(games)[0]!) as Frame<CleopatraView>[];
  const before = { ...first!.play.view, pile: 4, discards: 59 };
  const played = advance(before, { kind: "plays", seat: 1, card: "vizier" });
  const { pile, discards } = advance(played, { kind: "new-pile", cards: 59 });
  expect([pile, discards]).toEqual([63, 1]);
});

test("no event takes long", () => {
  const frames = JSON.parse(Object.values(games)[0]!) as Frame<CleopatraView>[];
  for (const { event } of frames.flatMap((frame) => frame.lines)) expect(duration(event)).toBeLessThan(2500);
});
