import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Flights from "$lib/games/cleopatra/Flights.svelte";

test("nothing flies out of the window, although a spot may be on another page of a phone", () => {
  const ways: Keyframe[][] = [];
  vi.stubGlobal("innerWidth", 390);
  HTMLElement.prototype.animate = function (frames) {
    ways.push(frames as Keyframe[]);
    return { cancel: () => {}, onfinish: null } as unknown as Animation;
  };
  const root = document.createElement("div");
  const box = (x: number) => () => ({ x, y: 100, width: 60, height: 80 }) as DOMRect;
  root.getBoundingClientRect = box(0);
  for (const [spot, x] of [
    ["pile", 420],
    ["stall.2", 700],
    ["seat.1", 20],
  ] as const) {
    const place = root.appendChild(document.createElement("i"));
    place.dataset.spot = spot;
    place.getBoundingClientRect = box(x);
  }
  const shown = { root, tempo: 1 };
  const { rerender } = render(Flights, { ...shown, event: { kind: "lays", seat: 1, card: "wood", stall: 2 } });
  void rerender({ ...shown, event: { kind: "takes-stall", seat: 1, stall: 2, open: {}, hidden: 1 } });
  const columns = ways.flat().map(({ transform }) => Number(/translate\((-?[\d.]+)px/.exec(String(transform))![1]));
  expect(ways).toHaveLength(2);
  expect([Math.min(...columns), Math.max(...columns)]).toEqual([50, 350]);
});
