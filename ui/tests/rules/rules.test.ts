import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { hintsAreOn, know, setHints, wantsHint } from "$lib/coach/coach.svelte";
import { face } from "$lib/games/camel-up";
import type { Face } from "$lib/games/board";
import { learn, startLanguage } from "$lib/language/index.svelte";
import { hasRules, loadBook, ruleAbout } from "$lib/rules/book";
import { loadExample, picturesOf } from "$lib/rules/example";
import { blocksOf, plain } from "$lib/rules/markup";
import { closeRules, isRule, openRules, wantedRules } from "$lib/rules/open.svelte";
import RuleBook from "$lib/rules/RuleBook.svelte";
import { find, fold, marked } from "$lib/rules/search";
import { toastRefusal, toasts } from "$lib/ui/toasts.svelte";
import type { GameView } from "$lib/wire";

const { device } = (window as unknown as { happyDOM: { settings: { device: { prefersReducedMotion: string } } } }).happyDOM
  .settings;
// Without motion, so that nothing flies after a board is gone.
beforeAll(() => void (device.prefersReducedMotion = "reduce"));
afterAll(() => void (device.prefersReducedMotion = "no-preference"));

beforeEach(async () => {
  await startLanguage();
  await learn("camel-up");
});
afterEach(cleanup);

// --- markup ---

test("texts become paragraphs, lists and emphasized words", () => {
  const blocks = blocksOf("One _two_ three\nfour\n- five\n- _six_\n\nseven");
  expect(blocks.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ["text", 2],
    ["list", 2],
    ["text", 1],
  ]);
  expect(blocks[0]!.lines[0]).toEqual([
    { text: "One ", strong: false },
    { text: "two", strong: true },
    { text: " three", strong: false },
  ]);
  expect(plain("_a_ b\n- c")).toBe("a b\nc");
});

test("markup is never HTML", () => {
  expect(blocksOf("<b>x</b>")[0]!.lines[0]).toEqual([{ text: "<b>x</b>", strong: false }]);
});

// --- search ---

test("case and accents do not matter, and letters keep their places", () => {
  expect(fold("Wieżą ŁÓDŹ Straße Ёлка")).toBe("wieza lodz strase елка");
  expect(marked("Die Größe zählt", ["grose"])).toEqual(["Die ", "Größe", " zählt"]);
});

test("all words must occur, possibly inflected", () => {
  const texts = ["Weź kafelek piramidy", "Kafelek widowni", "Верблюды идут"];
  expect([...find(texts, "KAFELEK").hits]).toEqual([0, 1]);
  expect([...find(texts, "kafelki piramidą").hits]).toEqual([0]);
  expect([...find(texts, "верблюдами").hits]).toEqual([2]);
  expect(find(texts, "krokodyl").hits.size).toBe(0);
});

test("a rule id is found exactly", () => {
  expect([...find(["CU-2", "CU-20", "CU-21"], "cu-21").hits]).toEqual([2]);
});

// --- links ---

test("questions, score lines and rule ids lead to rules", async () => {
  const book = (await loadBook("camel-up"))!;
  expect(ruleAbout(book, "camel-up", "CU-20")).toBe("CU-20");
  expect(ruleAbout(book, "camel-up", "camel-up-ask-turn")).toBe("CU-18");
  expect(ruleAbout(book, "camel-up", "camel-up-score-tiles")).toBe("CU-28");
  expect(ruleAbout(book, "camel-up", "camel-up-ask-nothing")).toBe("");
  expect(["camel-up", "five-tribes", "cleopatra"].every(hasRules)).toBe(true);
  expect(hasRules("chess")).toBe(false);
});

test("a refusal by a rule links to it, a reason of the server does not", () => {
  toastRefusal("camel-up", "CU-20");
  expect(toasts().at(-1)!.rule).toEqual({ game: "camel-up", id: "CU-20" });
  toastRefusal("camel-up", "not-your-turn");
  expect(toasts().at(-1)!.rule).toBeNull();
  expect(isRule("FT-10.Leta")).toBe(true);
  openRules("camel-up", "CU-20");
  expect(wantedRules()).toEqual({ game: "camel-up", about: "CU-20" });
  closeRules();
  expect(wantedRules()).toBeNull();
});

// --- the book ---

test("the book opens at its rule and can be searched", async () => {
  render(RuleBook, { game: "camel-up", about: "camel-up-ask-turn", level: 3 });
  expect(await screen.findByRole("heading", { name: "Your turn", level: 3 })).toBeTruthy();
  const anchor = document.getElementById("CU-18")!;
  await expect.poll(() => anchor.closest(".part")!.classList.contains("aimed")).toBe(true);
  await userEvent.type(screen.getByRole("searchbox"), "spectator booing");
  const marks = [...document.querySelectorAll("mark")].map((mark) => mark.textContent.toLowerCase());
  expect(new Set(marks)).toEqual(new Set(["spectator", "booing"]));
  expect(document.getElementById("CU-18")).toBeNull();
  await userEvent.clear(screen.getByRole("searchbox"));
  await userEvent.type(screen.getByRole("searchbox"), "zebra");
  expect(screen.getByRole("status").textContent).toMatch(/^Nothing found/);
});

test("an example steps forward to the true position and back", async () => {
  const example = (await loadExample("camel-up", "booing"))!;
  const pictures = picturesOf(example, face as unknown as Face<GameView>);
  expect(pictures[0]!.view).toBe(example.start);
  expect(pictures.at(-1)!.view).toBe(example.actions.at(-1)!.view);
  expect(pictures.slice(1).every(({ line }) => line)).toBe(true);

  render(RuleBook, { game: "camel-up", about: "", level: 2 });
  const [show] = await screen.findAllByRole("button", { name: "Show the example" });
  await userEvent.click(show!);
  await userEvent.click(await screen.findByRole("button", { name: "Next step" }));
  expect(screen.getByText(/rolls the red die: 3/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.queryByText(/rolls the red die: 3/)).toBeNull();
});

// --- hints ---

test("a hint is shown until it is understood, and again when hints are switched on", () => {
  const code = "camel-up-ask-turn";
  setHints(true, "camel-up");
  expect(wantsHint("camel-up", code)).toBe(true);
  expect(wantsHint("camel-up", "prompt-waiting")).toBe(false);
  know(code);
  expect(wantsHint("camel-up", code)).toBe(false);
  expect(wantsHint("camel-up", "camel-up-ask-build-stack")).toBe(true);
  know("camel-up"); // a whole game was played
  expect([hintsAreOn("camel-up"), hintsAreOn("five-tribes")]).toEqual([false, true]);
  setHints(true, "camel-up");
  expect(wantsHint("camel-up", code)).toBe(true);
  setHints(false, "camel-up");
  expect(wantsHint("five-tribes", "five-tribes-ask-bid")).toBe(false);
  expect(JSON.parse(localStorage.getItem("sandtable-coach")!)).toMatchObject({ off: true });
});
