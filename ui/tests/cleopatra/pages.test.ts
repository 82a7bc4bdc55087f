import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Pages from "$lib/games/cleopatra/Pages.svelte";
import { learn, startLanguage } from "$lib/language/index.svelte";

beforeAll(async () => {
  await startLanguage();
  await learn("cleopatra");
});
afterEach(cleanup);

const page = (name: string) => createRawSnippet(() => ({ render: () => `<p>${name}</p>` }));

test("the buttons follow the strip wherever it is scrolled to, even if no scroll is ever reported as ended", () => {
  const { container } = render(Pages, { props: { palace: page("one"), market: page("two"), wanted: "market", tempo: 1 } });
  const strip = container.querySelector(".strip")!;
  const pressed = () => screen.getAllByRole("button").map((button) => button.getAttribute("aria-pressed"));
  Object.defineProperty(strip, "clientWidth", { value: 300 });
  for (const [left, expected] of [
    [300, ["false", "true"]],
    [0, ["true", "false"]],
    [299, ["false", "true"]],
  ] as const) {
    strip.scrollLeft = left;
    strip.dispatchEvent(new Event("scroll"));
    flushSync();
    expect(pressed()).toEqual(expected);
  }
});
