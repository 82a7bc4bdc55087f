import { expect, test } from "vitest";
import { eventsOf, seatOf, sinceLastTurn, turnsOf } from "$lib/play/turns";
import type { GameEvent, Line, Told, Word } from "$lib/wire";

function told(entry: number, seat: number | null, event: object | null, words: Record<string, Word> = {}): Told {
  return { type: "told", entry, at: 0, seat, message: { code: "x", words }, event: event as GameEvent | null };
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
