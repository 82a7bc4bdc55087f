import { expect, test, vi } from "vitest";
import { hintIds } from "$lib/coach/coach.svelte";
import { things, wordsOf } from "$lib/games/board";
import { namesIn, withPlayer } from "$lib/games/events";
import { bag, listOf } from "$lib/games/words";
import { clockDigits } from "$lib/play/clock";
import { NumberKeys } from "$lib/play/number_keys.svelte";
import { rowsOf, totalsAfter } from "$lib/play/score_rows";
import { tableIdIn } from "$lib/route.svelte";

test("a table's id is found in a link, a path or by itself", () => {
  const id = "abcDEF0123_-wxyz";
  for (const text of [id, ` ${id} `, `/t/${id}`, `https://hall.example/t/${id}`, `https://hall.example/t/${id}?x#y`]) {
    expect(tableIdIn(text)).toBe(id);
  }
  for (const text of ["", "abc", `${id}0`, "https://hall.example/rules/camel-up"]) expect(tableIdIn(text)).toBeNull();
});

test("the things in a message are its references, and its numbers with their names", () => {
  const words = { camel: "camel.blue", riders: ["camel.red", "camel.white"], to: 7 };
  expect(things({ code: "x", words })).toEqual(["camel.blue", "camel.red", "camel.white", "to.7"]);
});

test("a bag holds each thing as often as it was put in", () => {
  const fish = bag(["good.fish", "good.silk", "good.fish"]);
  expect(fish).toEqual({ "good.fish": 2, "good.silk": 1 });
  expect(listOf(fish)).toEqual(["fish", "fish", "silk"]);
  expect(things({ code: "x", words: { cards: fish } })).toEqual(["good.fish", "good.fish", "good.silk"]);
});

test("the bag of an event holds each name as often as it is counted", () => {
  expect(namesIn({ fish: 2, silk: 1 })).toEqual(["fish", "fish", "silk"]);
});

test("a change to one player leaves the picture and the other players as they were", () => {
  const picture = { round: 3, players: [{ gold: 1 }, { gold: 5 }] };
  expect(withPlayer(picture, 1, ({ gold }) => ({ gold: gold - 2 }))).toEqual({ round: 3, players: [{ gold: 1 }, { gold: 3 }] });
  expect(picture.players[1]).toEqual({ gold: 5 });
});

test("the coach explains partnerships when six or more play", () => {
  expect(hintIds("camel-up", "camel-up-ask-turn", 5, false)).toEqual(["ask-turn"]);
  expect(hintIds("camel-up", "camel-up-ask-turn", 6, false)).toEqual(["ask-turn", "ask-turn-partners"]);
  expect(hintIds("camel-up", "camel-up-ask-turn", 5, true)).toEqual(["ask-turn", "ask-turn-pointing"]);
  expect(hintIds("camel-up", "camel-up-ask-build-stack", 8, true)).toEqual(["ask-build-stack"]);
});

test("the words of an action come after its verb", () => {
  expect(wordsOf("leg blue", "leg")).toEqual(["blue"]);
  expect(wordsOf("leg blue", "tile")).toBeNull();
});

test("clocks show minutes, hours and days", () => {
  expect(clockDigits(0)).toBe("0:00");
  expect(clockDigits(64_200)).toBe("1:05");
  expect(clockDigits(3_904_000)).toBe("1:05:04");
  expect(clockDigits((2 * 86_400 + 3 * 3600 + 240) * 1000)).toBe("2d 03:04");
});

test("score sheets stand side by side, in the order of each, and add up", () => {
  const line = (code: string, amount: number) => ({ code, amount, words: {} });
  const outcome = {
    scores: [5, 4],
    winners: [0],
    reason: "",
    breakdown: [
      [line("start", 3), line("bets", 2)],
      [line("start", 3), line("tiles", 2), line("bets", -1)],
    ],
  };
  const rows = rowsOf(outcome);
  expect(rows.map(({ message, amounts }) => [message.code, ...amounts])).toEqual([
    ["start", 3, 3],
    ["tiles", null, 2],
    ["bets", 2, -1],
  ]);
  expect(totalsAfter(rows, 2, 1)).toEqual([3, 3]);
  expect(totalsAfter(rows, 2, 3)).toEqual(outcome.scores);
});

test("number keys choose immediately when no further digit could follow", () => {
  vi.useFakeTimers();
  const chosen: number[] = [];
  const keys = new NumberKeys((number) => chosen.push(number));
  const press = (key: string, most: number) => keys.press(new KeyboardEvent("keydown", { key }), most);
  press("7", 9);
  press("3", 29); // might become 3 or nothing longer
  press("2", 29); // 2, or 20 to 29
  expect(keys.typed).toBe("2");
  press("4", 29);
  press("1", 29);
  vi.advanceTimersByTime(1000);
  press("0", 29);
  press("x", 29);
  expect(chosen).toEqual([7, 3, 24, 1]);
  vi.useRealTimers();
});

test("of exactly ten options the tenth can be typed", () => {
  vi.useFakeTimers();
  const chosen: number[] = [];
  const keys = new NumberKeys((number) => chosen.push(number));
  const press = (key: string) => keys.press(new KeyboardEvent("keydown", { key }), 10);
  press("1");
  expect(chosen).toEqual([]);
  press("0");
  expect(chosen).toEqual([10]);
  vi.useRealTimers();
});

test("a number that was begun for one question is not an answer to the next", () => {
  vi.useFakeTimers();
  const chosen: number[] = [];
  const keys = new NumberKeys((number) => chosen.push(number));
  keys.press(new KeyboardEvent("keydown", { key: "1" }), 15);
  keys.forget();
  expect(keys.typed).toBe("");
  vi.advanceTimersByTime(1000);
  expect(chosen).toEqual([]);
  vi.useRealTimers();
});
