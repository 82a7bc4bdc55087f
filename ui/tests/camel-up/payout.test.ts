import { expect, test } from "vitest";
import { advance } from "$lib/games/camel-up/advance";
import { payoutAfter, pays, standing, type Payout } from "$lib/games/camel-up/payout";
import type { CamelUpView } from "$lib/wire";
import text from "../../fixtures/games/camel-up-8.json?raw";
import type { Frame } from "../frames";

const frames = JSON.parse(text) as Frame<CamelUpView>[];

test("the tickets of every leg add up to what the game paid for them", () => {
  let checked = 0;
  let payout: Payout | null = null;
  frames.slice(1).forEach((frame, index) => {
    let picture = frames[index]!.play.view;
    for (const { event } of frame.lines) {
      if (!event) continue;
      picture = advance(picture, event);
      payout = payoutAfter(payout, event, picture);
      if (event.kind !== "leg-pays") continue;
      const { tickets, first, second } = payout!;
      const sum = tickets[event.seat]!.reduce((all, ticket) => all + pays(ticket, first, second), 0);
      expect(sum).toBe(event.tickets);
      checked += 1;
    }
  });
  expect(checked).toBeGreaterThan(10);
});

test("as the camels stand now, the highest on the foremost space is first; crazy camels do not count", () => {
  const stacks = [
    { space: 3, camels: ["blue", "purple"] },
    { space: 9, camels: ["green", "black", "red"] },
    { space: 15, camels: ["white"] },
  ];
  expect(standing(stacks)).toEqual(["red", "green", "purple", "blue"]);
});
