/* A message of a game, read back into names and numbers. */
import type { Message, Word } from "$lib/wire";

const EVENT = "-event-";

/** The name of an event: `moves` of `camel-up-event-moves`; nothing if it is another kind of message. */
export function eventOf({ code }: Message): string {
  const at = code.indexOf(EVENT);
  return at < 0 ? "" : code.slice(at + EVENT.length);
}

/** `blue` of `camel.blue`. */
export function wordOf(word: Word | undefined): string {
  return typeof word === "string" ? word.slice(word.indexOf(".") + 1) : typeof word === "number" ? String(word) : "";
}

export function numberOf(word: Word | undefined): number {
  return typeof word === "number" ? word : Number(wordOf(word));
}

/** All that a list or a bag holds, each thing as often as it is there. */
export function itemsOf(word: (number | string)[] | Record<string, number>): (number | string)[] {
  if (Array.isArray(word)) return word;
  return Object.entries(word).flatMap(([item, times]) => Array<string>(times).fill(item));
}

/** `fish`, `fish` of a bag with two `good.fish`; nothing of a word that is neither list nor bag. */
export function listOf(word: Word | undefined): string[] {
  return typeof word === "object" ? itemsOf(word).map(wordOf) : [];
}

/** Things whose order means nothing: equal ones are told once, with their number. */
export function bag(references: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of references) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}
