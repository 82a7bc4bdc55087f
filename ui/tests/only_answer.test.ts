import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OnlyAnswer, PAUSE } from "$lib/play/only_answer";
import type { PlayView } from "$lib/wire";

const asked = (answer: number, ...actions: string[]) =>
  ({ seat: 0, answer, options: actions.map((action) => ({ action, message: { code: "x", words: {} } })) }) as unknown as PlayView;

let chosen: string[];
let luck: number;
let only: OnlyAnswer;

beforeEach(() => {
  vi.useFakeTimers();
  chosen = [];
  luck = 0.5;
  only = new OnlyAnswer(
    (action) => chosen.push(action),
    () => luck,
  );
});

afterEach(() => void vi.useRealTimers());

test("the only answer is given after a pause", () => {
  only.look(asked(3, "refill"), true);
  vi.advanceTimersByTime(PAUSE.least);
  expect(chosen).toEqual([]);
  vi.advanceTimersByTime(PAUSE.most);
  expect(chosen).toEqual(["refill"]);
});

test("the length of the pause is random within its limits", () => {
  const pauses = [0, 0.25, 0.999].map((number) => {
    luck = number;
    only.look(asked(number * 1000, "refill"), true);
    const start = Date.now();
    vi.advanceTimersToNextTimer();
    return Date.now() - start;
  });
  expect(new Set(pauses).size).toBe(3);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(PAUSE.least);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(PAUSE.most);
});

test("the same question shown again does not begin another pause", () => {
  only.look(asked(3, "refill"), true);
  vi.advanceTimersByTime(PAUSE.least);
  only.look(asked(3, "refill"), true);
  vi.advanceTimersByTime(PAUSE.most - PAUSE.least);
  expect(chosen).toEqual(["refill"]);
});

test("nothing is answered where there is a choice, no question, or no wish", () => {
  only.look(asked(3, "refill", "beggar"), true);
  only.look(asked(4), true);
  only.look(asked(5, "refill"), false);
  only.look(null, true);
  vi.advanceTimersByTime(10 * PAUSE.most);
  expect(chosen).toEqual([]);
});

test("a question that is gone is not answered", () => {
  only.look(asked(3, "refill"), true);
  only.look(asked(4, "market 1", "market 2"), true);
  vi.advanceTimersByTime(10 * PAUSE.most);
  only.look(asked(5, "end turn"), true);
  only.stop();
  vi.advanceTimersByTime(10 * PAUSE.most);
  expect(chosen).toEqual([]);
});

test("among bots the pause is short", () => {
  only.look(asked(3, "refill"), true, true);
  vi.advanceTimersByTime(PAUSE.amongBots);
  expect(chosen).toEqual(["refill"]);
});
