/* The cards of the games in the hall: a game's folder has its picture. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import GamePicture from "$lib/hall/GamePicture.svelte";
import { startLanguage } from "$lib/language/index.svelte";

beforeAll(startLanguage);
afterEach(cleanup);

function pictureOf(name: string): Element {
  const game = { name, fewest: 3, most: 5, variants: [], levels: [], questions: [] };
  const nothing = (): void => undefined;
  const { container } = render(GamePicture, { game, busy: false, onplay: nothing, onopen: nothing });
  return container.querySelector(".picture svg")!;
}

test("every game with a board has a picture of its own, and other games have dunes", () => {
  const pictures = ["camel-up", "five-tribes", "cleopatra"].map(pictureOf);
  expect(new Set(pictures.map((picture) => picture.innerHTML)).size).toBe(3);
  const dunes = pictureOf("dry-wells").getAttribute("viewBox");
  expect(dunes).toBe("0 0 1440 300");
  expect(pictures.map((picture) => picture.getAttribute("viewBox"))).not.toContain(dunes);
});
