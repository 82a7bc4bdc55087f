import { expect, test } from "vitest";
import { eventsOf, lastTurnOf, onStage, seatOf, sinceLastTurn, turnsOf, undoneIn } from "$lib/play/turns";
import type { GameEvent, GameView, Line, Told, Word } from "$lib/wire";

function told(entry: number, seat: number | null, event: object | null, words: Record<string, Word> = {}): Told {
  return { type: "told", entry, at: 0, seat, message: { code: "x", words }, event: event as GameEvent | null };
}

function undo(entry: number, seat: number, plays: number): Told {
  return { ...told(entry, seat, null, { seat: `seat.${seat}`, plays }), message: { code: "log-took-back", words: { plays } } };
}

const said: Line = { type: "said", entry: 3, at: 0, seat: 1, name: "Ann", text: "hello" };
const log: Line[] = [
  told(1, 0, null),
  told(2, 0, { kind: "rolls", seat: 0 }, { seat: "seat.0" }),
  told(2, 0, { kind: "leg-pays", seat: 2 }, { seat: "seat.2" }),
  told(2, 0, { kind: "leg-starts", leg: 2 }),
  said,
  told(4, 1, { kind: "takes-ticket", seat: 1 }, { seat: "seat.1" }),
  told(5, 1, { kind: "turn-starts", seat: 2 }, { seat: "seat.2" }),
  told(6, 2, { kind: "takes-up", seat: 2 }, { seat: "seat.2" }),
];

test("a line carries the sign of the player it is about, not of whoever decided before", () => {
  const lines = log.filter((line) => line.type === "told");
  expect(lines.map(seatOf)).toEqual([0, 0, 2, null, 1, 2, 2]);
});

test("while a line is shown its player has the turn, and only afterwards whoever is asked", () => {
  const view = { to_act: [0], outcome: null } as unknown as GameView;
  const lines = log.filter((line) => line.type === "told");
  expect(lines.map((line) => onStage(line, view))).toEqual([[0], [0], [2], [0], [1], [2], [2]]);
  expect(onStage(told(7, null, null), view)).toEqual([]);
  expect(onStage(null, view)).toEqual([0]);
  expect(onStage(null, { ...view, outcome: {} } as unknown as GameView)).toEqual([]);
});

test("a turn ends when somebody else acts, or when the turn of somebody else is announced", () => {
  expect(turnsOf(log).map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [null, 1],
    [0, 3],
    [1, 1],
    [2, 2],
  ]);
});

test("what the others did since my last turn", () => {
  const turns = turnsOf(log);
  expect(sinceLastTurn(turns, 0).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(eventsOf(sinceLastTurn(turns, 1)).map(({ kind }) => kind)).toEqual(["turn-starts", "takes-up"]);
  expect(sinceLastTurn(turns, 2)).toEqual([]);
});

test("whoever is only about to decide has not had that turn yet", () => {
  const turns = turnsOf([...log, told(7, 2, { kind: "turn-starts", seat: 0 }, { seat: "seat.0" })]);
  expect(turns.at(-1)?.seat).toBe(0);
  expect(sinceLastTurn(turns, 0).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(lastTurnOf(turns, 0)?.lines.map(({ entry }) => entry)).toEqual([2, 2, 2]);
});

test("the last turn of a player that the board can show", () => {
  const turns = turnsOf([...log, told(7, 1, { kind: "bids", seat: 1 }), told(8, 2, { kind: "bids", seat: 2 })]);
  const moved = (events: readonly GameEvent[]) => events.some(({ kind }) => kind === "takes-up");
  expect(eventsOf([lastTurnOf(turns, 2)!]).map(({ kind }) => kind)).toEqual(["bids"]);
  expect(eventsOf([lastTurnOf(turns, 2, moved)!]).map(({ kind }) => kind)).toEqual(["turn-starts", "takes-up"]);
  expect(lastTurnOf(turns, 1, moved)).toBeUndefined();
});

test("what was undone is no part of a turn any more, and the turn goes on", () => {
  const lines = [...log, told(7, 2, { kind: "drops", seat: 2 }), undo(8, 2, 1), told(9, 2, { kind: "sows", seat: 2 })];
  const turn = turnsOf(lines).at(-1)!;
  expect(turn.lines.map(({ entry }) => entry)).toEqual([5, 6, 7, 8, 9]);
  expect(eventsOf([turn]).map(({ kind }) => kind)).toEqual(["turn-starts", "takes-up", "sows"]);
});

test("a turn that was undone as a whole is not the last turn of its player", () => {
  const undone = [...log, told(7, 2, { kind: "drops", seat: 2 }), undo(8, 2, 2)];
  expect(lastTurnOf(turnsOf(undone), 2)).toBeUndefined();
  expect(lastTurnOf(turnsOf(undone), 1)?.first).toBe(5);
  // Beyond that, the moves of others are undone as well.
  const further = turnsOf([...undone, undo(9, 0, 3)]);
  expect(eventsOf(further)).toEqual([]);
  expect(further.at(-1)).toMatchObject({ seat: null, lines: [{ entry: 9 }] });
});

test("decisions that there is nothing to tell about are undone like all others", () => {
  const lines = [told(1, 0, { kind: "rolls" }), told(2, 0, { kind: "rolls" }), told(4, 0, { kind: "rolls" }), undo(5, 0, 2)];
  expect([...undoneIn(lines)]).toEqual([3, 4]);
  expect([...undoneIn([...lines, undo(6, 0, 1)])]).toEqual([3, 4, 2]);
});
