/* An example is a position and what happens then by the rules, line by line; see tests/rules_examples. */
import type { Face } from "$lib/games/board";
import type { GameEvent, GameView, Message } from "$lib/wire";

interface Line {
  message: Message;
  event: GameEvent;
}

export interface Example {
  /** The part of the board to show; the styles for it are in Example.svelte. */
  shows: string;
  start: GameView;
  /** Each action: its lines in the log, and the position after it. */
  actions: { lines: Line[]; view: GameView }[];
}

export interface Picture {
  view: GameView;
  line: Line | null;
}

/** An example as it is stored: only the changed fields of each view. */
interface Written extends Omit<Example, "actions"> {
  actions: { lines: Line[]; view: Partial<GameView> }[];
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

/** The start, then a picture for each line; the last line of an action leads to the true position. */
export function picturesOf(example: Example, face: Face<GameView>): Picture[] {
  const pictures: Picture[] = [{ view: example.start, line: null }];
  for (const { lines, view } of example.actions) {
    lines.forEach((line, place) => {
      const before = pictures.at(-1)!.view;
      const after = place === lines.length - 1 ? view : (face.advance?.(before, line.event) ?? before);
      pictures.push({ view: after, line });
    });
  }
  return pictures;
}
