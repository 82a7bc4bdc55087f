import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { face } from "$lib/games/camel-up";
import { SeatTargets } from "$lib/games/seat_targets.svelte";
import { learn, say, startLanguage } from "$lib/language/index.svelte";
import { toasts } from "$lib/ui/toasts.svelte";
import type { CamelUpEvent, CamelUpView, PlayView } from "$lib/wire";
import text from "../../fixtures/games/camel-up-8.json?raw";
import { NOTHING_FORESEEN, type Frame } from "../frames";

const frames = JSON.parse(text) as Frame<CamelUpView>[];
const names = ["Ann", "Bob", "Cem", "Dagmar", "Ewa", "Fjodor", "Gül", "Hans"];
const BUSY = 40; // a question to seat 0 with two free spaces
const odds = {
  exact: true,
  samples: 500,
  camels: ["blue", "green", "yellow", "red", "purple"].map((camel) => ({
    camel,
    first: 0.2,
    second: 0.2,
    last: 0.2,
    win: 0.2,
    lose: 0.2,
    ticket: camel === "red" ? null : { value: 5, worth: 0.4 },
  })),
};

beforeAll(async () => {
  await startLanguage();
  await learn("camel-up");
});
afterEach(cleanup);

function show(at: number, more: Partial<CamelUpView> = {}, options?: PlayView["options"]) {
  const { play, previews } = frames[at]!;
  const calls = {
    choose: vi.fn<(action: string) => void>(),
    why: vi.fn<(action: string) => void>(),
    preview: vi.fn((action: string) => Promise.resolve(previews[action] ?? NOTHING_FORESEEN)),
    ask: vi.fn(() => Promise.resolve(odds as never)),
  };
  const seats = new SeatTargets();
  render(face.Board, {
    seats,
    view: { ...play.view, ...more },
    options: options ?? play.options,
    mySeat: 0,
    seatNames: names,
    event: null,
    settled: true,
    tempo: 0,
    highlight: new Set<string>(),
    odds: true,
    ...calls,
  });
  return { ...calls, play, seats };
}

function named(play: PlayView, action: string): string {
  return say(play.options.find((option) => option.action === action)!.message, names);
}

test("a ticket and the pyramid are taken by pressing them", async () => {
  const { choose, play } = show(BUSY);
  await userEvent.click(screen.getByRole("button", { name: new RegExp(`^${named(play, "leg blue")}`) }));
  await userEvent.click(screen.getByRole("button", { name: named(play, "roll") }));
  expect(choose.mock.calls).toEqual([["leg blue"], ["roll"]]);
});

test("a space asks for the side of the tile; Escape cancels", async () => {
  const { choose, play } = show(BUSY);
  const space = screen.getByRole("button", { name: "Place your spectator tile on space 9" });
  await userEvent.click(space);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("button", { name: named(play, "tile booing 9") })).toBeNull();
  await userEvent.click(space);
  await userEvent.click(screen.getByRole("button", { name: named(play, "tile booing 9") }));
  expect(choose.mock.calls).toEqual([["tile booing 9"]]);
});

test("the side can be chosen first, by keys", async () => {
  const { choose, play } = show(BUSY);
  const side = screen.getByRole("button", { name: say({ code: "camel-up-page-side", words: { side: "side.booing" } }) });
  side.focus();
  await userEvent.keyboard("{Enter}");
  expect(side.getAttribute("aria-pressed")).toBe("true");
  screen.getByRole("button", { name: named(play, "tile booing 16") }).focus();
  await userEvent.keyboard(" ");
  expect(choose.mock.calls).toEqual([["tile booing 16"]]);
});

test("card and pile are pressed in either order; Escape puts a card back", async () => {
  const { choose, play } = show(BUSY);
  const card = (camel: string) => say({ code: "camel-up-page-card", words: { camel: `camel.${camel}` } });
  const yellow = screen.getByRole("button", { name: card("yellow") });
  await userEvent.click(yellow);
  expect(yellow.getAttribute("aria-pressed")).toBe("true");
  await userEvent.keyboard("{Escape}");
  expect(yellow.getAttribute("aria-pressed")).toBe("false");
  await userEvent.click(screen.getByRole("button", { name: card("red") }));
  await userEvent.click(screen.getByRole("button", { name: new RegExp(`^${named(play, "bet loser red")}`) }));
  await userEvent.click(screen.getByRole("button", { name: /^Overall winner/ }));
  await userEvent.click(screen.getByRole("button", { name: named(play, "bet winner green") }));
  expect(choose.mock.calls).toEqual([["bet loser red"], ["bet winner green"]]);
});

test("something that is not an option explains why", async () => {
  const { choose, why } = show(BUSY + 1);
  await userEvent.click(document.querySelector('[data-spot="space.3"]')!);
  await userEvent.click(document.querySelector('[data-spot="ticket.red"]')!);
  expect(why.mock.calls).toEqual([["tile cheering 3"], ["leg red"]]);
  expect(choose).not.toHaveBeenCalled();
});

test("no tile can be laid behind the finish line: the page explains the rule, or whose turn it is", async () => {
  const { choose, why } = show(BUSY);
  await userEvent.click(document.querySelector('[data-spot="space.1"]')!);
  expect(toasts().map(({ rule }) => rule)).toEqual([{ game: "camel-up", id: "CU-20" }]);
  expect(why).not.toHaveBeenCalled();
  expect(choose).not.toHaveBeenCalled();
  cleanup();
  const other = show(BUSY + 1);
  await userEvent.click(document.querySelector('[data-spot="space.1"]')!);
  expect(other.why.mock.calls).toEqual([["tile cheering 2"]]);
});

test("after the game the first and the last camel can be seen", () => {
  const { play } = show(frames.length - 1);
  const { ranking } = play.view;
  const medal = (camel: string) => document.querySelector(`[data-spot="camel.${camel}"] .medal`)?.textContent;
  expect(ranking.map(medal)).toEqual(["1", undefined, undefined, undefined, "5"]);
});

test("partners are chosen among the players", () => {
  const at = frames.findIndex(({ play }) => play.options.some((option) => option.action === "partner 3"));
  const { choose, play, seats } = show(at);
  expect(seats.at(0)).toBeNull();
  expect(seats.at(3)?.label).toBe(named(play, "partner 3"));
  seats.at(3)!.press();
  expect(choose.mock.calls).toEqual([["partner 3"]]);
});

test("the odds are loaded when they are opened", async () => {
  const { ask } = show(BUSY);
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Odds" }));
  const table = await screen.findByRole("table");
  expect(ask.mock.calls).toEqual([["odds"]]);
  expect(within(table).getAllByRole("row")).toHaveLength(7);
});

test("the drawing is also there in words", () => {
  const { play } = show(BUSY);
  const view = play.view;
  const items = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(items).toContain("Space 5, from bottom to top: yellow, purple and red");
  expect(items.filter((item) => item?.startsWith("Space"))).toHaveLength(view.stacks.length + view.tiles.length);
});

test("starting stacks are built from the camels that wait", async () => {
  const waiting = ["blue", "green", "yellow", "red", "purple", "white", "black"];
  const message = { code: "camel-up-act-stack", words: { camel: "camel.green" } };
  const { choose } = show(BUSY, { stacks: [{ space: 0, camels: waiting }] }, [{ action: "stack green", message }]);
  expect(screen.getByText(/^Waiting to start: blue/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: say(message) }));
  expect(choose.mock.calls).toEqual([["stack green"]]);
});

test("petals rain for those who see the race end, and not at every return to a finished game", async () => {
  const { play } = frames.at(-1)!;
  expect(play.view.outcome).not.toBeNull();
  const shown = {
    view: play.view,
    options: [],
    mySeat: 0,
    seatNames: names,
    event: null,
    settled: true,
    tempo: 1,
    highlight: new Set<string>(),
    odds: false,
    choose: vi.fn(),
    why: vi.fn(),
    preview: () => Promise.resolve(NOTHING_FORESEEN),
    ask: () => Promise.resolve(odds as never),
  };
  const { container, rerender } = render(face.Board, shown);
  expect(container.querySelector(".petals")).toBeNull();
  const event: CamelUpEvent = { kind: "race-ends", first: "blue", last: "red" };
  await rerender({ event, settled: false });
  expect(container.querySelector(".petals")).not.toBeNull();
  await rerender({ event: null, settled: true });
  expect(container.querySelector(".petals")).not.toBeNull();
});

test("the line of a turn says who is paid, also to those who cannot see the signs, and is never empty", async () => {
  const pays = { kind: "leg-pays", seat: 2, tickets: -2, pyramid: 1, copied: 0, total: -1 } as CamelUpEvent;
  const rolls = { kind: "rolls", seat: 0, die: "blue", pips: 3 } as CamelUpEvent;
  const shown = { seat: 0, seatNames: names, otherwise: "the first sentence" };
  const { container, rerender } = render(face.TurnLine!, { props: { ...shown, events: [rolls, pays] } });
  expect(container.textContent).toMatch(/Cem\s*−1/);
  await rerender({ events: [{ kind: "starts", camel: "blue", space: 2 }] });
  expect(container.textContent?.trim()).toBe("the first sentence");
});

test("a loss has a real minus sign in sentences, too", () => {
  const words = { seat: "seat.0", tickets: -2, pyramid: 1, copied: 0, total: -1 };
  const loss = say({ code: "camel-up-event-leg-pays", words }, names);
  expect(loss).toBe("Ann: −1 EP for the leg (betting tickets −2, pyramid tickets 1).");
});
