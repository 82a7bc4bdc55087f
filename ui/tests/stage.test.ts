import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Face } from "$lib/games/board";
import { Stage } from "$lib/games/stage.svelte";
import type { FiveTribesEvent, FiveTribesView, GameView, Told } from "$lib/wire";

const view = (round: number) => ({ game: "five-tribes", round }) as unknown as GameView;
const line = (round: number, seat = 0): Told => ({
  type: "told",
  entry: round,
  at: 0,
  seat,
  message: { code: "x", words: {} },
  event: { kind: "round-starts", round, order: [seat] },
});
const SILENT = 1; // the seat whose events take no time
const face = {
  advance: (picture: FiveTribesView, event: FiveTribesEvent) =>
    event.kind === "round-starts" ? { ...picture, round: event.round } : picture,
  duration: (event: FiveTribesEvent) => (event.kind === "round-starts" && event.order[0] === SILENT ? 0 : 1000),
} as unknown as Face<GameView>;
const round = (stage: Stage) => (stage.view as unknown as { round: number }).round;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the first show appears immediately", () => {
  const stage = new Stage(face);
  stage.show(view(5), [line(1), line(2)]);
  expect([stage.settled, round(stage)]).toEqual([true, 5]);
});

test("lines are shown one after the other; the true view comes last", () => {
  const stage = new Stage(face);
  stage.show(view(0), []);
  stage.show(view(9), [line(1), line(2, SILENT), line(3)]);
  expect([stage.settled, round(stage), stage.line?.entry]).toEqual([false, 1, 1]);
  vi.advanceTimersByTime(1000);
  expect([round(stage), stage.line?.entry]).toEqual([3, 3]);
  vi.advanceTimersByTime(1000);
  expect([stage.settled, round(stage), stage.line]).toEqual([true, 9, null]);
});

test("lines that come in the meantime wait their turn, and nothing takes long", () => {
  const stage = new Stage(face);
  stage.show(view(0), []);
  stage.show(
    view(50),
    Array.from({ length: 50 }, (_, entry) => line(entry + 1)),
  );
  stage.show(view(60), [line(60)]);
  vi.advanceTimersByTime(6500);
  expect([stage.settled, round(stage)]).toEqual([true, 60]);
});

test("skipping, or motion switched off, leads to the newest view immediately", () => {
  const stage = new Stage(face);
  stage.show(view(0), []);
  stage.show(view(9), [line(1), line(2)]);
  stage.skip();
  expect([stage.settled, round(stage)]).toEqual([true, 9]);
  stage.speed = 0;
  stage.show(view(10), [line(10)]);
  expect([stage.settled, round(stage), stage.tempo]).toEqual([true, 10, 0]);
});

test("a game without a face still shows its lines", () => {
  const stage = new Stage(null);
  stage.show(view(0), []);
  stage.show(view(1), [line(1)]);
  expect([stage.settled, round(stage)]).toEqual([false, 0]);
  vi.advanceTimersByTime(400);
  expect([stage.settled, round(stage)]).toEqual([true, 1]);
});

test("a line about the table itself has no event, and takes a moment", () => {
  const stage = new Stage(face);
  stage.show(view(0), []);
  stage.show(view(1), [{ ...line(1), event: null }]);
  expect([stage.settled, round(stage)]).toEqual([false, 0]);
  vi.advanceTimersByTime(400);
  expect([stage.settled, round(stage)]).toEqual([true, 1]);
});

test("a line is told when it is shown, not before", () => {
  const heard: number[] = [];
  const stage = new Stage(face, () => heard.push(stage.waiting.size));
  stage.show(view(0), []);
  stage.show(view(9), [line(1), line(2, SILENT), line(3)]);
  expect([...stage.waiting].map(({ entry }) => entry)).toEqual([2, 3]);
  vi.advanceTimersByTime(1000);
  expect([...stage.waiting]).toEqual([]);
  expect(heard).toEqual([2, 0]);
});

test("another speed counts immediately", () => {
  const stage = new Stage(face);
  stage.show(view(0), []);
  stage.show(view(9), [line(1), line(2), line(3)]);
  stage.hasten(0.5);
  vi.advanceTimersByTime(1000);
  expect(stage.line?.entry).toBe(2);
  vi.advanceTimersByTime(500);
  expect(stage.line?.entry).toBe(3);
  stage.hasten(0);
  expect([stage.settled, round(stage)]).toEqual([true, 9]);
});
