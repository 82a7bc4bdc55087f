import { expect, test } from "vitest";
import type { Face } from "$lib/games/board";
import { face } from "$lib/games/five-tribes";
import { loadBook } from "$lib/rules/book";
import { loadExample, picturesOf } from "$lib/rules/example";
import type { FiveTribesEvent, FiveTribesView, GameView } from "$lib/wire";

const book = (await loadBook("five-tribes"))!;
const names = book.chapters.flatMap(({ parts }) => parts.flatMap((part) => ("example" in part ? [part.example] : [])));

test("there are examples", () => expect(names.length).toBeGreaterThan(10));

test.each(names)("the events of %s lead to the position that the rules made", async (name) => {
  const example = (await loadExample("five-tribes", name))!;
  const pictures = picturesOf(example, face as unknown as Face<GameView>);
  const [last, end] = [pictures.at(-1)!, example.actions.at(-1)!.view as FiveTribesView];
  expect(last.view).toBe(end);
  const told = example.actions
    .flatMap(({ lines }) => lines)
    .reduce((view, line) => face.advance!(view, line.event as FiveTribesEvent), example.start as FiveTribesView);
  expect({ tiles: told.tiles, market: told.market, djinns: told.djinns }).toEqual({
    tiles: end.tiles,
    market: end.market,
    djinns: end.djinns,
  });
});
