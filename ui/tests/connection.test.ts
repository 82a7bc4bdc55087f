import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Connected } from "$lib/net/connection";
import { Refusal } from "$lib/net/rest";
import type { Show, ToPage } from "$lib/wire";

/** A socket that the test answers. */
class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: { id: number; type: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: number; type: string });
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  say(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const newest = () => FakeSocket.all.at(-1)!;
const show = (entry: number) => ({ type: "show", entry, lines: [], play: { seat: 2 } }) as unknown as Show;
let states: Connected[] = [];
let reasons: string[] = [];
let shown: number[] = [];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  states = [];
  reasons = [];
  shown = [];
  connection = new Connection("ws://hall/ws/tables/x", {
    onshow: ({ entry }) => shown.push(entry),
    onstate: (state, code) => {
      states.push(state);
      reasons.push(code);
    },
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a request is answered by its number, in any order", async () => {
  const first = connection.request({ type: "start" });
  const second = connection.request({ type: "why", seat: 0, action: "roll" });
  const [one, two] = newest().sent;
  newest().say({ type: "answer", id: two!.id, body: { code: "CU-20" } });
  newest().say({ type: "done", id: one!.id });
  expect(await second).toEqual({ code: "CU-20" });
  expect(await first).toBeUndefined();
});

test("a refusal carries the code of the server", async () => {
  const wish = connection.request({ type: "start" });
  newest().say({ type: "refused", id: newest().sent[0]!.id, code: "not-host", words: {} });
  await expect(wish).rejects.toEqual(new Refusal("not-host"));
});

test("it reconnects by itself and asks for what it missed", () => {
  expect(newest().url).not.toContain("since");
  newest().say(show(7));
  newest().close(1006);
  expect(states.at(-1)).toBe("reconnecting");
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(newest().url).toContain("since=7&seat=2");
  newest().say(show(9));
  expect(states.at(-1)).toBe("online");
  expect(shown).toEqual([7, 9]);
});

test("it waits longer each time, but never for long", () => {
  const begun: number[] = [];
  for (let tries = 0; tries < 12; tries++) {
    newest().close(1006);
    const before = Date.now();
    while (FakeSocket.all.length === tries + 1) vi.advanceTimersByTime(50);
    begun.push(Date.now() - before);
  }
  expect(begun[0]).toBeLessThan(500);
  expect(begun[4]).toBeGreaterThan(begun[0]!);
  expect(Math.max(...begun)).toBeLessThanOrEqual(10_050);
});

test("requests under way fail when the connection is lost, and so do new ones", async () => {
  const wish = connection.request({ type: "start" });
  newest().close(1006);
  await expect(wish).rejects.toEqual(new Refusal("unreachable"));
  await expect(connection.request({ type: "start" })).rejects.toEqual(new Refusal("unreachable"));
});

test("a table that does not exist is not asked for again", () => {
  newest().close(4404);
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual(["gone"]);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a broken table is given up with its own reason", () => {
  newest().close(4520);
  vi.advanceTimersByTime(60_000);
  expect(reasons.at(-1)).toBe("table-broken");
  expect(FakeSocket.all).toHaveLength(1);
});

test("a server that closes announces it, and the page waits for it", () => {
  newest().say(show(1));
  newest().say({ type: "closing" });
  newest().close(4503);
  expect(states.at(-1)).toBe("restarting");
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
});

test.each([
  ["is sent again if it did not count", 5, 1],
  ["is done if the table shows that it counted", 6, 0],
])("a click that a stopping server did not answer %s", async (_, answer, again) => {
  const at = (entry: number, answer: number) =>
    ({ type: "show", entry, lines: [], play: { seat: 2, answer } }) as unknown as Show;
  newest().say(at(1, 5));
  const click = connection.request({ type: "act", seat: 2, answer: 5, action: "roll" });
  const other = connection.request({ type: "start" });
  newest().say({ type: "closing" });
  newest().close(4503);
  await expect(other).rejects.toEqual(new Refusal("unreachable"));
  vi.advanceTimersByTime(1000);
  newest().say(at(2, answer));
  expect(newest().sent).toHaveLength(again);
  if (again) newest().say({ type: "done", id: newest().sent[0]!.id });
  expect(await click).toBeUndefined();
});

test("without a network it is offline, and it reconnects as soon as there is one", () => {
  newest().say(show(1));
  dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toBe("offline");
  dispatchEvent(new Event("online"));
  newest().say(show(2));
  expect(states.at(-1)).toBe("online");
});

test("a device that is quickly back online drops the socket that was still opening", () => {
  const former = newest();
  former.readyState = 0;
  dispatchEvent(new Event("online"));
  expect(newest()).not.toBe(former);
  expect(former.readyState).toBe(3);
  newest().say(show(1));
  former.say(show(2));
  expect(shown).toEqual([1]);
});

test("a page that has left the table hears neither answers nor refusals", async () => {
  const settled = vi.fn();
  newest().say(show(3));
  void connection.request({ type: "start" }).then(settled, settled);
  connection.close();
  newest().say({ type: "done", id: 1 });
  void connection.request({ type: "start" }).then(settled, settled);
  await vi.runAllTimersAsync();
  expect(settled).not.toHaveBeenCalled();
  expect(FakeSocket.all.length).toBe(1);
});
