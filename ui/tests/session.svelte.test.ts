import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Session } from "$lib/net/session.svelte";
import type { Line, Show } from "$lib/wire";

class FakeSocket {
  static OPEN = 1;
  static newest: FakeSocket;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.newest = this;
  }
  close(): void {}
}

const line = (entry: number) => ({ type: "told", entry, seat: 0, message: { code: "x", words: {} } }) as unknown as Line;
const entries = (session: Session) => session.lines.map(({ entry }) => entry);
let answers: ((lines: Line[]) => void)[] = [];
let session: Session;

function show(seat: number | null, ...lines: Line[]): void {
  showPlay({ seat }, ...lines);
}

function showPlay(play: object, ...lines: Line[]): void {
  const message = { type: "show", entry: 9, now: 0, room: { seats: [] }, play, lines } as unknown as Show;
  FakeSocket.newest.onmessage!({ data: JSON.stringify(message) });
}

beforeEach(() => {
  answers = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => {
    return new Promise((resolve) => {
      answers.push((lines) => resolve(new Response(JSON.stringify({ lines, earlier: null }))));
    });
  });
  session = new Session("x", () => undefined);
  show(0, line(7), line(8));
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

test("earlier lines that are requested twice in parallel are added once", async () => {
  const both = [session.loadEarlier(), session.loadEarlier()];
  for (const answer of answers) answer([line(5), line(6)]);
  await Promise.all(both);
  expect(entries(session)).toEqual([5, 6, 7, 8]);
});

test("earlier lines for another seat are dropped", async () => {
  const asked = session.loadEarlier();
  show(1, line(8));
  answers[0]!([line(5), line(6)]);
  await asked;
  expect(entries(session)).toEqual([8]);
});

test("options stay the same object until the question changes", () => {
  const options = (action: string) => [{ action, message: { code: action, words: {} } }];
  const shown = (answer: number, action: string) => {
    showPlay({ seat: 0, answer, options: options(action) });
    return session.play!.options;
  };
  const first = shown(3, "roll");
  expect(shown(3, "roll")).toBe(first);
  const other = shown(3, "bet");
  expect(other).toEqual(options("bet"));
  expect(shown(4, "bet")).not.toBe(other);
});
