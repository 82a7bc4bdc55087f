import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Face } from "$lib/games/board";
import { Refusal } from "$lib/net/rest";
import { ReplayAddress } from "$lib/replay/address.svelte";
import { Replay, type Source } from "$lib/replay/replay.svelte";
import { linesOf, stepAt } from "$lib/replay/steps";
import type { GameView, Told } from "$lib/wire";

const STEPS = [5, 6, 9, 12]; // 7, 8, 10, 11: chat and the like
const view = (round: number) => ({ game: "five-tribes", round }) as unknown as GameView;
const line = (entry: number, seat: number | null = 0): Told => ({
  type: "told",
  entry,
  at: 0,
  seat,
  message: { code: "x", words: { entry } },
  event: { kind: "round-starts", round: entry, order: [] },
});
const lines = [line(5, null), line(6), line(6), line(8), line(9), line(12)];
const face = {
  advance: (picture: GameView) => ({ ...picture, round: -1 }), // on the way
  duration: () => 1000,
} as unknown as Face<GameView>;

function game(position?: Source["position"]) {
  const source = {
    story: vi.fn((seat: number | null) => Promise.resolve({ steps: STEPS, lines: seat === null ? lines : [...lines, line(13)] })),
    position: vi.fn(position ?? ((entry: number, seat: number | null) => Promise.resolve({ entry, seat, view: view(entry) }))),
  };
  const refused = vi.fn<(code: string) => void>();
  return { replay: new Replay(face, source, refused), source, refused };
}
const round = (replay: Replay) => (replay.stage.view as unknown as { round: number } | null)?.round;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, "", "/");
});

test("every entry belongs to a step", () => {
  expect([0, 4, 5, 6, 7, 8, 9, 11, 12, 99].map((entry) => stepAt(STEPS, entry))).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 3, 3]);
  expect(linesOf(lines, 6)).toEqual([line(6), line(6)]);
});

test("it opens at the position in the link, without motion", async () => {
  const { replay } = game();
  await replay.open(10, null);
  expect([replay.at, replay.entry, replay.arrived, round(replay), replay.stage.settled]).toEqual([2, 9, true, 9, true]);
  expect(replay.line).toBe(lines[4]);
});

test("a step that says nothing leaves the last sentence in place", async () => {
  const { replay, source } = game();
  source.story.mockResolvedValue({ steps: STEPS, lines: lines.slice(0, 3) });
  await replay.open(12, null);
  expect(replay.line).toBe(lines[2]);
});

test("one step forward is animated; steps back and jumps are not", async () => {
  const { replay } = game();
  await replay.open(0, null);
  await replay.go(1);
  expect([round(replay), replay.stage.settled, replay.stage.line]).toEqual([-1, false, lines[1]]);
  vi.advanceTimersByTime(2000);
  expect([round(replay), replay.stage.settled]).toEqual([6, true]);
  for (const [at, shown] of [
    [0, 5],
    [2, 9],
    [1, 6],
    [99, 12],
    [-7, 5],
  ] as const) {
    await replay.go(at);
    expect([round(replay), replay.stage.settled, replay.stage.tempo]).toEqual([shown, true, 0]);
  }
});

test("a step during an animation starts from its end", async () => {
  const { replay } = game();
  await replay.open(0, null);
  await replay.go(1);
  await replay.go(2);
  expect(replay.stage.line).toBe(lines[4]);
  vi.advanceTimersByTime(1000);
  expect(round(replay)).toBe(9);
});

test("a dragged slider loads the step where it is now, not all that it passed", async () => {
  const answers: (() => void)[] = [];
  const { replay, source } = game(
    (entry, seat) => new Promise((resolve) => answers.push(() => resolve({ entry, seat, view: view(entry) }))),
  );
  const opening = replay.open(0, null);
  await settle();
  void replay.go(1);
  void replay.go(2);
  void replay.go(3);
  expect(replay.arrived).toBe(false);
  answers.shift()!();
  await settle();
  answers.shift()!();
  await opening;
  expect([round(replay), replay.at, replay.arrived]).toEqual([12, 3, true]);
  expect(source.position.mock.calls.map(([entry]) => entry)).toEqual([5, 12]);
});

test("nothing is loaded twice, and the next step is loaded in advance", async () => {
  const { replay, source } = game();
  await replay.open(0, null);
  await replay.go(1);
  await replay.go(0);
  await replay.go(1);
  expect(source.position.mock.calls.map(([entry]) => entry)).toEqual([5, 6, 9]);
});

test("it plays to the end, waits for the board, and starts again from there", async () => {
  const { replay } = game();
  const stop = $effect.root(() => {
    $effect(() => replay.beat());
  });
  await replay.open(9, null);
  replay.toggle();
  await settle();
  expect([replay.at, replay.playing]).toEqual([3, false]); // nothing comes after the last one
  replay.toggle();
  await settle();
  expect([replay.at, replay.playing]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(700);
  expect([replay.at, replay.stage.settled]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(1900);
  expect(replay.at).toBe(1);
  await vi.advanceTimersByTimeAsync(800);
  expect(replay.at).toBe(2);
  await replay.go(2); // taking a step stops playing
  expect(replay.playing).toBe(false);
  stop();
});

test("another seat has another log and another board, at the same step", async () => {
  const { replay, source } = game();
  await replay.open(9, null);
  await replay.lookAs(1);
  expect([replay.at, replay.eyes, replay.lines.length, replay.stage.settled]).toEqual([2, 1, lines.length + 1, true]);
  expect(source.position).toHaveBeenCalledWith(9, 1);
});

test("it retries when it was too fast; another refusal is shown, and the step stays", async () => {
  let trouble = "too-fast";
  const { replay, refused } = game((entry, seat) =>
    entry > 5 && trouble ? Promise.reject(new Refusal(trouble)) : Promise.resolve({ entry, seat, view: view(entry) }),
  );
  await replay.open(0, null);
  const going = replay.go(2);
  await settle();
  trouble = "";
  await vi.advanceTimersByTimeAsync(600);
  await going;
  expect([round(replay), refused.mock.calls]).toEqual([9, []]);
  trouble = "unreachable";
  await replay.go(1);
  expect([replay.at, round(replay), refused.mock.calls]).toEqual([2, 9, [["unreachable"]]]);
});

test("the address names the step", async () => {
  history.replaceState(null, "", "/t/x#replay=12");
  const linked = new ReplayAddress();
  expect(linked.entry).toBe(12);
  linked.moved(9);
  linked.moved(6);
  await vi.advanceTimersByTimeAsync(400);
  expect(location.hash).toBe("#replay=6");
  linked.close();
  expect([linked.entry, location.hash]).toEqual([null, ""]);
  for (const other of ["#", "#replay=", "#replay=-1", "#replay=1x", "#rules"]) {
    history.replaceState(null, "", `/t/x${other}`);
    expect(new ReplayAddress().entry).toBeNull();
  }
  linked.open();
  expect([linked.entry, location.hash]).toEqual([0, "#replay=0"]);
});
