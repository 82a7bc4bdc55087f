/* An example is a position and what the rules made of it, told line by line; see tests/rules_examples. */
import type { Face } from "$lib/games/board";
import type { GameView, Message } from "$lib/wire";

export interface Example {
  /** What of the board is worth showing: its styles are in Example.svelte. */
  shows: string;
  start: GameView;
  /** Each action: what was told of it, and the position after it. */
  actions: { lines: Message[]; view: GameView }[];
}

export interface Picture {
  view: GameView;
  line: Message | null;
}

/** As it is written down: of each view only what has changed. */
interface Written extends Omit<Example, "actions"> {
  actions: { lines: Message[]; view: Partial<GameView> }[];
}

const files = import.meta.glob<Record<string, Written>>("./examples/*.json", { import: "default" });

export async function loadExample(game: string, name: string): Promise<Example | null> {
  const written = (await files[`./examples/${game}.json`]?.())?.[name];
  if (!written) return null;
  let view = written.start;
  const actions = written.actions.map(({ lines, view: changes }) => ({
    lines,
    view: (view = { ...view, ...changes } as GameView),
  }));
  return { ...written, actions };
}

/** The start and then a picture for each line; after the last line of an action the true position. */
export function picturesOf(example: Example, face: Face<GameView>): Picture[] {
  const pictures: Picture[] = [{ view: example.start, line: null }];
  for (const { lines, view } of example.actions) {
    lines.forEach((line, place) => {
      const before = pictures.at(-1)!.view;
      const after = place === lines.length - 1 ? view : (face.advance?.(before, line) ?? before);
      pictures.push({ view: after, line });
    });
  }
  return pictures;
}
