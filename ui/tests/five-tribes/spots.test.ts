import { expect, test } from "vitest";
import { standings, TALL, WIDE } from "$lib/games/five-tribes/grid";
import { meant, spotsOf, useOf } from "$lib/games/five-tribes/spots";
import { breakable } from "$lib/games/words";
import type { Message, PlayView } from "$lib/wire";

const games = import.meta.glob<string>("../../fixtures/games/five-tribes-*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const PLAIN = ["end turn", "end suit", "go on", "pass", "build", "spare", "sit out"];

const prompt = (ask: string, words: Message["words"] = {}): Message => ({ code: `five-tribes-ask-${ask}`, words });

test.each([
  ["bid 8", ["spot.8"]],
  ["bid with fakirs 8 2", ["spot.8", "djinn.kumarbi"]],
  ["take c4", ["tile.c4"]],
  ["drop c4 elder", ["tile.c4", "hand.elder", "figure.c4.elder"]],
  ["kill c4 elder", ["tile.c4", "figure.c4.elder"]],
  ["kill two c4 vizier elder", ["tile.c4", "figure.c4.vizier", "figure.c4.elder"]],
  ["kill two c4 elder elder", ["tile.c4", "figure.c4.elder"]],
  ["kill held 2 elder", ["held.2", "held.2.elder"]],
  ["kill two held 1 elder elder", ["held.1", "held.1.elder"]],
  ["use sloar fakir", ["djinn.sloar"]],
  ["use on leta two-elders c4", ["djinn.leta", "tile.c4"]],
  ["buy two 1 4", ["card.1", "card.4"]],
  ["place here", ["tile.b2"]],
  ["go on", []],
])("%s is about %j", (action, spots) => expect(spotsOf(action, prompt("redirect", { tile: "tile.b2" }))).toEqual(spots));

test.each(Object.entries(games))("every option of %s is about things on the table, or a plain button", (_, text) => {
  for (const { play } of JSON.parse(text) as { play: PlayView }[]) {
    for (const { action } of play.options) {
      const plain = PLAIN.some((verb) => action === verb || action.startsWith(`${verb} `));
      expect(spotsOf(action, play.view.prompt).length === 0, action).toBe(plain);
    }
  }
});

test("the action that was meant depends on the question", () => {
  expect(meant("tile.c4", prompt("sow", { hand: ["tribe.elder"] }), [], undefined)).toBe("drop c4 elder");
  expect(meant("tile.c4", prompt("sow"), ["hand.builder"], undefined)).toBe("drop c4 builder");
  expect(meant("tile.c4", prompt("kill"), [], "merchant")).toBe("kill c4 merchant");
  expect(meant("tile.c4", prompt("bid"), [], undefined)).toBe("take c4");
});

test("why a djinn cannot be used is asked with an action that exists", () => {
  const card = { value: 4, cost: ["two-elders", "elder-and-fakir"], when: "turn", aims: true };
  expect(useOf("leta", card)).toBe("use on leta two-elders a1");
  expect(useOf("leta", card, "c4")).toBe("use on leta two-elders c4");
  expect(useOf("sibittis", { ...card, aims: false })).toBe("use sibittis two-elders");
  expect(useOf("kumarbi", { ...card, cost: ["fakir"], when: "bidding" })).toBe("bid with fakirs 1 1");
  expect(useOf("baal", { ...card, cost: [], when: "always" })).toBeUndefined();
  expect(meant("djinn.baal", prompt("sale"), [], undefined)).toBe("summon baal two-elders");
});

test.each([["wide", WIDE] as const, ["tall", TALL] as const])(
  "on a %s tile everything stands inside, however crowded",
  (_, layout) => {
    const crowds: Record<string, number>[] = [
      {},
      { elder: 1 },
      { elder: 2, builder: 4 },
      { vizier: 3, elder: 2, merchant: 2, builder: 1, assassin: 1 },
    ];
    for (const crowd of crowds) {
      for (const camel of [false, true]) {
        const all = standings(layout, crowd, camel);
        const meeples = all.filter(({ what }) => what !== "camel").reduce((sum, { count }) => sum + count, 0);
        expect(meeples).toBe(Object.values(crowd).reduce((sum, count) => sum + count, 0));
        for (const { x, y, scale } of all) {
          expect(x - 12 * scale).toBeGreaterThanOrEqual(2);
          expect(x + 12 * scale).toBeLessThanOrEqual(98);
          expect(y).toBeLessThanOrEqual(layout.tile);
          expect(24 * scale).toBeGreaterThan(17);
        }
      }
    }
  },
);

test("a long word is broken where it can be spoken, and a short one never", () => {
  const parts = (word: string) => breakable(word).split("\u00ad");
  expect(parts("Драгоценности")).toEqual(["Драго", "ценности"]);
  expect(parts("Kostbarkeiten").length).toBe(2);
  expect(parts("Jewels")).toEqual(["Jewels"]);
});
