import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { face } from "$lib/games/cleopatra";
import { learn, say, startLanguage, t } from "$lib/language/index.svelte";
import type { CleopatraView, Option, PlayView } from "$lib/wire";
import text from "../../fixtures/games/cleopatra-4.json?raw";
import { NOTHING_FORESEEN, type Frame } from "../frames";

const frames = JSON.parse(text) as Frame<CleopatraView>[];
const names = ["Ann", "Bob", "Cem", "Dagmar"];

/** The first frame at which seat 0 is asked this, with such options. */
function asked(
  question: string,
  wanted: (options: readonly Option[]) => boolean = ({ length }) => length > 0,
): Frame<CleopatraView> {
  const found = frames.find(({ play }) => play.view.prompt.code === `cleopatra-ask-${question}` && wanted(play.options));
  if (!found) throw new Error(`no such question in this game: ${question}`);
  return found;
}

beforeAll(async () => {
  await startLanguage();
  await learn("cleopatra");
});
afterEach(cleanup);

/** The server's answer to every question, as far as a test does not say otherwise. */
const ANSWER = { actions: [], amulets: 0, talents: 4, bonus: 0, ...NOTHING_FORESEEN };

function show({ play, previews }: Frame<CleopatraView>, answer: object = {}, more: object = {}) {
  const calls = {
    choose: vi.fn<(action: string) => void>(),
    why: vi.fn<(action: string) => void>(),
    preview: vi.fn((action: string) => Promise.resolve(previews[action] ?? NOTHING_FORESEEN)),
    ask: vi.fn((_question: string, _words?: object) => Promise.resolve({ ...ANSWER, ...answer } as never)),
  };
  const page = { seatNames: names, event: null, settled: true, tempo: 0, highlight: new Set<string>(), odds: false };
  const props = { view: play.view, options: play.options, mySeat: 0, ...page, ...calls, ...more };
  const { rerender } = render(face.Board, props);
  const go = ({ play: next }: Frame<CleopatraView>) => rerender({ view: next.view, options: next.options });
  return { ...calls, play, go };
}

function named(play: PlayView, action: string): string {
  return say(play.options.find((option) => option.action === action)!.message, names);
}

test("a stall is taken by pressing it", async () => {
  const { choose, play } = show(frames[0]!);
  await userEvent.click(screen.getByRole("button", { name: new RegExp(named(play, "market 2")) }));
  expect(choose.mock.calls).toEqual([["market 2"]]);
});

test("a piece is picked on the palace, and built and paid as proposed, one action after the other", async () => {
  const paying = asked("pay-for");
  const { visit } = paying.play.view;
  const [first, second] = visit.proposal as [string, string];
  const { choose, play, go } = show(frames[0]!, { actions: [first, second] });
  await userEvent.click(screen.getByRole("button", { name: named(play, "build mosaic"), pressed: false }));
  expect(choose).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole("button", { name: t("cleopatra-page-build-as-proposed") }));
  expect(choose.mock.calls).toEqual([["build mosaic"]]);
  await go(paying);
  expect(choose.mock.calls).toEqual([["build mosaic"], [first]]);
  await go({ ...paying, play: { ...paying.play, options: [] } }); // things move
  await go({ ...paying, play: { ...paying.play, options: paying.play.options.filter(({ action }) => action !== second) } });
  await go(paying);
  expect(choose.mock.calls, "the plan was given up").toHaveLength(2);
});

test("while paying, the proposal or a card of the hand", async () => {
  const paying = asked("pay-for", (options) => options.some(({ action }) => action === "pay stone"));
  const { visit } = paying.play.view;
  const { choose, play } = show(paying);
  await userEvent.click(screen.getByRole("button", { name: named(play, "pay stone") }));
  await userEvent.click(screen.getByRole("button", { name: t("cleopatra-page-pay-as-proposed") }));
  expect(choose.mock.calls).toEqual([["pay stone"], [visit.proposal[0]]]);
});

/** The server's answer about the places of a mosaic: everywhere. */
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const PLACES = Object.fromEntries(NINE.map((way) => [way, NINE.flatMap((row) => NINE.map((column) => [row, column, 5]))]));

test("a mosaic is turned by R and F; laid, it is turned and placed one after the other", async () => {
  const { choose, ask, play, go } = show(
    asked("choose-way", ({ length }) => length > 1), // not the shape that looks the same in every way
    { ways: PLACES },
  );
  await vi.waitFor(() => expect(ask).toHaveBeenCalledWith("places", {}));
  const held = () => screen.getAllByRole("button", { pressed: true }).map((button) => button.getAttribute("aria-label"));
  const before = held();
  await userEvent.keyboard("r");
  expect(held()).not.toEqual(before);
  await userEvent.keyboard("f");
  await userEvent.click(await screen.findByRole("button", { name: new RegExp(t("cleopatra-page-lay-here")) }));
  expect(choose).toHaveBeenCalledTimes(1);
  expect(play.options.map(({ action }) => action)).toContain(choose.mock.calls[0]![0]);
  const placing = asked("place-mosaic");
  const everywhere = PLACES[1]!.map(([row, column]) => ({
    action: `place ${row} ${column}`,
    message: placing.play.options[0]!.message,
  }));
  await go({ ...placing, play: { ...placing.play, options: everywhere } });
  expect(choose.mock.calls[1]![0]).toMatch(/^place \d \d$/);
});

test("before it is bought it can be put in its place; paying then lays it", async () => {
  const frame = frames.find(({ play }) => play.options.some(({ action }) => action === "build mosaic"))!;
  const { choose, play } = show(frame, { ways: PLACES, actions: ["pay artisan"] });
  await userEvent.click(screen.getByRole("button", { name: named(play, "build mosaic"), pressed: false }));
  await userEvent.click(await screen.findByRole("button", { name: t("cleopatra-page-build-and-lay") }));
  expect(choose.mock.calls).toEqual([["build mosaic"]]);
});

test("it is moved by arrow keys from one place where it fits to the next, and laid by Enter", async () => {
  const { choose, why, play } = show(asked("place-mosaic"), NOTHING_FORESEEN);
  const garden = screen.getByRole("application");
  for (let move = 0; move < 12; move++) {
    await fireEvent.keyDown(garden, { key: move % 3 ? "ArrowDown" : "ArrowLeft" });
    await fireEvent.keyDown(garden, { key: "Enter" });
  }
  const actions = play.options.map(({ action }) => action);
  expect(choose).toHaveBeenCalledTimes(12);
  for (const [action] of choose.mock.calls) expect(actions).toContain(action);
  expect(why).not.toHaveBeenCalled();
});

test("it begins in the way and at the place that bring the most", async () => {
  const ways = { 1: [[1, 1, 4]], 3: [[2, 2, 5], [4, 3, 7], [6, 6, 7]] }; // prettier-ignore
  const frame = frames.find(({ play }) => play.options.some(({ action }) => action === "build mosaic"))!;
  const { choose, go, play } = show(frame, { ways, actions: ["pay artisan"] });
  await userEvent.click(screen.getByRole("button", { name: named(play, "build mosaic"), pressed: false }));
  await userEvent.click(await screen.findByRole("button", { name: t("cleopatra-page-build-and-lay") }));
  const option = (action: string) => ({ action, message: play.options[0]!.message });
  for (const action of ["pay artisan", "turn 3", "place 6 6"]) {
    await go({ ...frame, play: { ...play, options: [option(action), option("turn 1")] } });
  }
  expect(choose.mock.calls.flat()).toEqual(["build mosaic", "pay artisan", "turn 3", "place 6 6"]);
});

test("it is dragged from the stack: over the garden it is a ghost, anywhere else it goes back", async () => {
  const frame = frames.find(({ play }) => play.options.some(({ action }) => action === "build mosaic"))!;
  show(frame, { ways: PLACES, actions: [] });
  const { top_mosaic } = frame.play.view;
  const top = screen.getByRole("img", {
    name: new RegExp(
      `^${say({ code: "cleopatra-page-top-mosaic", words: { shape: `shape.${top_mosaic}`, left: 12 } }).split(".")[0]}`,
    ),
  });
  const drag = { pointerId: 1, pointerType: "mouse", button: 0 };
  await fireEvent.pointerDown(top, { ...drag, clientX: 5, clientY: 5 });
  await fireEvent.pointerMove(window, { ...drag, clientX: 90, clientY: 90 });
  expect(screen.getByRole("group", { name: t("cleopatra-page-mosaic-in-hand") })).toBeTruthy();
  await fireEvent.pointerUp(window, { ...drag, clientX: 90, clientY: 90 });
  await vi.waitFor(() => expect(screen.queryByRole("group", { name: t("cleopatra-page-mosaic-in-hand") })).toBeNull());
});

test("bids are opened together: one that is still sealed keeps all sealed", async () => {
  const { play } = asked("offering");
  const view = play.view;
  const bids = (open: number) => ({
    ...view,
    seat: null,
    players: view.players.map((player, seat) => ({ ...player, has_bid: true, bid: seat < open ? 40 + seat : null })),
  });
  const page = {
    options: [],
    mySeat: null,
    seatNames: names,
    event: null,
    settled: true,
    tempo: 0,
    highlight: new Set<string>(),
    odds: false,
  };
  const never = { choose: vi.fn(), why: vi.fn(), preview: vi.fn(), ask: vi.fn(() => Promise.reject(new Error("never"))) };
  const { rerender } = render(face.Board, { view: bids(3), ...page, ...never });
  expect(screen.queryByText("40")).toBeNull();
  await rerender({ view: bids(4) });
  for (const bid of ["40", "41", "42", "43"]) expect(screen.getByText(bid)).toBeTruthy();
});

test("the verdict is complete from the view alone", () => {
  show(frames.at(-1)!);
  const { players } = frames.at(-1)!.play.view;
  const table = screen.getByRole("group", { name: t("cleopatra-page-verdict") });
  for (const [seat, { reckoning, eaten }] of players.entries()) {
    const row = [...table.querySelectorAll("tbody tr")][seat]!;
    expect(row.textContent).toContain(names[seat]);
    const [pyramid, cards, sanctuaries, left] = [...row.querySelectorAll("td")].map((cell) =>
      Number(cell.textContent?.match(/\d+/)?.[0]),
    );
    expect(pyramid! + cards! - sanctuaries!).toBe(left);
    expect(left).toBe(reckoning!.left);
    expect(row.classList.contains("eaten")).toBe(eaten);
  }
});

test("a card that does several things asks which; a character says what it does", async () => {
  const frame = frames.find(({ play }) => play.options.some(({ action }) => action === "vizier"))!;
  const { choose, play } = show(frame);
  await userEvent.click(screen.getByRole("button", { name: named(play, "vizier") }));
  expect(choose).not.toHaveBeenCalled();
  expect(screen.getByText(t("cleopatra-page-does-vizier"))).toBeTruthy();
  const menu = screen.getByText(t("cleopatra-page-does-vizier")).parentElement!;
  await userEvent.click(menu.querySelector("button")!);
  expect(choose.mock.calls).toEqual([["vizier"]]);
});

test("a bid is sealed, and never more than the player has", async () => {
  const { choose, play } = show(asked("offering"));
  const slider = screen.getByRole<HTMLInputElement>("slider");
  const most = play.options.length - 1;
  expect(slider.max).toBe(String(most));
  await userEvent.click(screen.getByRole("button", { name: t("cleopatra-page-more") }));
  await userEvent.click(screen.getByRole("button", { name: named(play, "bid 1") }));
  expect(choose.mock.calls).toEqual([["bid 1"]]);
});

test("the bids of others are not shown before they are revealed", () => {
  const { play } = asked("offering");
  const { players } = play.view;
  expect(players.filter((_, seat) => seat !== 0).every(({ bid }) => bid === null)).toBe(true);
});

/** Every option can be chosen by some button of the board, the garden or the slider. */
const REACHED_OTHERWISE = ["place", "bid", "turn", "trompe", "merchant", "lay", "scribe", "build"];
test.each([
  "turn",
  "refill",
  "lay-out",
  "end-turn",
  "keep",
  "offer",
  "give",
  "fetch",
  "ask",
  "accept",
  "hand-limit",
  "lay-off",
  "claims",
])("all that %s offers is on the table, by its name", (question) => {
  const { play } = show(asked(question));
  const buttons = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? button.textContent ?? "");
  for (const { action, message } of play.options) {
    if (REACHED_OTHERWISE.includes(action.split(" ")[0]!)) continue;
    expect(
      buttons.some((button) => button.includes(say(message, names))),
      action,
    ).toBe(true);
  }
});

test("spectating moments, the hand over the garden and the end are drawn, on the board and in the panel", () => {
  const spectating = frames.find(({ play }) => play.view.prompt.code === "prompt-waiting")!;
  for (const frame of [spectating, asked("place-mosaic"), frames.at(-1)!]) {
    show(frame);
    for (const seat of [0, 1]) {
      render(face.Panel!, {
        view: frame.play.view,
        seat,
        mySeat: 0,
        seatNames: names,
        highlight: new Set<string>(),
      });
    }
    cleanup();
  }
});

test("a card in a stall is explained although the stall itself can be chosen", async () => {
  const { play } = show(frames[0]!);
  const stall = document.querySelector('[data-spot="stall.1"]')!;
  const caption = document.querySelector(".caption")!;
  await userEvent.hover(stall.querySelector(".number")!);
  await expect.poll(() => caption.textContent).toBe(named(play, "market 1"));
  const card = stall.querySelector<HTMLElement>(".one")!;
  await userEvent.hover(card);
  expect(caption.textContent).toBe(card.title);
});
