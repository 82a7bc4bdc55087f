import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { face } from "$lib/games/cleopatra";
import { explained } from "$lib/games/cleopatra/effects";
import { learn, startLanguage, t } from "$lib/language/index.svelte";
import type { CleopatraEvent, CleopatraView, Option } from "$lib/wire";
import text from "../../fixtures/games/cleopatra-4.json?raw";
import { NOTHING_FORESEEN, type Frame } from "../frames";

/* What helps a player: names and effects of cards, bills, questions that answer themselves, what others did. */

const frames = JSON.parse(text) as Frame<CleopatraView>[];
const names = ["Ann", "Bob", "Cem", "Dagmar"];
const message = { code: "cleopatra-act-refill", words: {} };
const options = (...actions: string[]): Option[] => actions.map((action) => ({ action, message }));

beforeAll(async () => {
  await startLanguage();
  await learn("cleopatra");
});
afterEach(cleanup);

const first = frames[0]!.play.view;
const ANSWERS: Record<string, object> = {
  payment: { actions: ["pay double-stone", "trompe wood"], amulets: 2, talents: 6, bonus: 3 },
  ranks: { amulets: [-3, 1, 2, 3] },
};

function show(view: Partial<CleopatraView>, offered: Option[] = [], more: object = {}) {
  const choose = vi.fn<(action: string) => void>();
  const props = {
    view: { ...first, ...view },
    options: offered,
    mySeat: 0,
    seatNames: names,
    event: null,
    settled: true,
    tempo: 0,
    highlight: new Set<string>(),
    odds: false,
    choose,
    why: vi.fn(),
    preview: vi.fn(() => Promise.resolve(NOTHING_FORESEEN as never)),
    ask: vi.fn((question: string) => Promise.resolve((ANSWERS[question] ?? {}) as never)),
    ...more,
  };
  const { rerender } = render(face.Board, props);
  return { choose, rerender };
}

const ask = (question: string) => ({ prompt: { code: `cleopatra-ask-${question}`, words: {} } });

test("every card of a stall is explained: by pointer, and by a button for finger and keys", async () => {
  show({ stalls: [["courtesan", "face-down"], ["artisan"], []] });
  const card = screen.getAllByTitle(explained("courtesan"))[0]!;
  await fireEvent.pointerEnter(card);
  expect(screen.getByText(explained("courtesan"))).toBeTruthy();
  await fireEvent.pointerLeave(card);
  expect(screen.queryByText(explained("courtesan"))).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: t("cleopatra-page-explain-stall", { number: 1 }) }));
  const help = screen.getByRole("group", { name: t("cleopatra-page-these-cards") });
  expect(within(help).getByText(t("cleopatra-page-does-courtesan"))).toBeTruthy();
  expect(within(help).getByText(t("cleopatra-page-does-face-down"))).toBeTruthy();
  expect(screen.queryByRole("button", { name: t("cleopatra-page-explain-stall", { number: 3 }) })).toBeNull();
});

test("a card of the hand that cannot be used says what it does", async () => {
  const players = first.players.map((player, seat) => (seat === 0 ? { ...player, cards: 1, hand: { vizier: 1 } } : player));
  show({ players });
  await userEvent.click(screen.getByTitle(explained("vizier")));
  expect(screen.getByText(t("cleopatra-page-does-vizier"))).toBeTruthy();
});

test("a card that the log names is explained while the reader points at its line", () => {
  show({}, [], { highlight: new Set(["seat.1", "card.smuggler"]) });
  expect(screen.getByText(explained("smuggler"))).toBeTruthy();
});

test("a bill says what a piece brings, the bonus and the corruption", async () => {
  show(ask("turn"), options("build sphinx", "market 1"));
  await userEvent.click(document.querySelector('[data-spot="sphinx.1"]')!);
  const bill = await screen.findByRole("group", { name: t("cleopatra-act-refill") });
  await vi.waitFor(() => expect(within(bill).getByText(t("cleopatra-page-brings", { count: 6 }))).toBeTruthy());
  expect(within(bill).getByText(t("cleopatra-page-bonus", { count: 3 }))).toBeTruthy();
  expect(within(bill).getByText(t("cleopatra-page-corrupts", { count: 2 }))).toBeTruthy();
});

test("the ranks of an offering are shown in numbers", async () => {
  show(ask("offering"), options("bid 0", "bid 1"));
  const ranks = await screen.findByRole("list", { name: t("cleopatra-page-ranks") });
  expect([...ranks.querySelectorAll("b")].map((rank) => rank.textContent)).toEqual(["−3", "+1", "+2", "+3"]);
});

const LAYS = ["lay 1 1", "lay 1 2", "lay 1 3", "lay 2 1", "lay 2 2", "lay 2 3", "lay 3 1", "lay 3 2", "lay 3 3"];

test("three equal cards are laid by one press, on a stall or on the button", async () => {
  for (const press of [
    () => document.querySelector('[data-spot="stall.2"]')!,
    () => screen.getByText(t("cleopatra-page-lay-each")),
  ]) {
    const drawn = ["face-down", "face-down", "face-down"];
    const { choose, rerender } = show({ ...ask("lay-out"), drawn }, options(...LAYS));
    await userEvent.click(press());
    await rerender({
      view: { ...first, ...ask("lay-out"), drawn: drawn.slice(1) },
      options: options("lay 1 1", "lay 1 2", "lay 1 3"),
    });
    expect(choose).toHaveBeenCalledTimes(2);
    expect(new Set(choose.mock.calls.map(([action]) => action.split(" ")[2])).size, "two stalls").toBe(2);
    cleanup();
  }
});

test("of two equal cards and another one only the other needs a place", async () => {
  const { choose, rerender } = show({ ...ask("lay-out"), drawn: ["wood", "stone", "wood"] }, options(...LAYS));
  await userEvent.click(document.querySelector('[data-spot="stall.3"]')!);
  await rerender({
    view: { ...first, ...ask("lay-out"), drawn: ["wood", "wood"] },
    options: options("lay 1 1", "lay 1 2", "lay 2 1", "lay 2 2"),
  });
  expect(choose.mock.calls.flat()).toEqual(["lay 2 3", "lay 1 1"]);
});

test("of three different cards one is laid at a time", async () => {
  const { choose, rerender } = show({ ...ask("lay-out"), drawn: ["wood", "stone", "marble"] }, options(...LAYS));
  await userEvent.click(document.querySelector('[data-spot="stall.3"]')!);
  await rerender({
    view: { ...first, ...ask("lay-out"), drawn: ["stone", "marble"] },
    options: options("lay 1 1", "lay 1 2", "lay 2 1", "lay 2 2"),
  });
  expect(choose.mock.calls.flat()).toEqual(["lay 1 3"]);
});

test("among bots a question with one answer is answered by the page, but not again after it was taken back", async () => {
  const refill = { ...first, ...ask("refill"), pile: 50 };
  const { choose, rerender } = show(refill, options("refill"), { amongBots: true });
  expect(choose.mock.calls.flat()).toEqual(["refill"]);
  await rerender({ view: { ...first, ...ask("turn") }, options: options("market 1", "market 2") });
  await rerender({ view: refill, options: options("refill") });
  expect(choose).toHaveBeenCalledTimes(1);
  await rerender({ view: { ...refill, pile: 47 }, options: options("refill") });
  expect(choose).toHaveBeenCalledTimes(2);
});

test("among people, or with another option, the player answers", () => {
  const { choose } = show(ask("refill"), options("refill"), { amongBots: false });
  cleanup();
  const other = show(ask("refill"), options("refill", "vizier"), { amongBots: true });
  expect([...choose.mock.calls, ...other.choose.mock.calls]).toEqual([]);
});

test("placing a statue is a button beside saving it", async () => {
  const { choose } = show(ask("claims"), options("claim 1 2", "end claims"));
  await userEvent.click(screen.getByText(t("cleopatra-page-claim", { squares: 72 })));
  expect(choose.mock.calls).toEqual([["claim 1 2"]]);
});

test("what others did is marked with their signs", async () => {
  const { rerender } = show({ walls: ["L2"], sphinxes: 1 });
  const marks = () => document.querySelectorAll(".mark").length;
  expect(marks()).toBe(0);
  const events: CleopatraEvent[] = [
    { kind: "takes-stall", seat: 2, stall: 1, open: { artisan: 2 }, hidden: 1 },
    { kind: "builds-wall", seat: 1, wall: "L2", talents: 3 },
    { kind: "builds-sphinx", seat: 1, number: 1, talents: 2 },
  ];
  await rerender({ recalled: events });
  expect(marks()).toBe(3);
});
