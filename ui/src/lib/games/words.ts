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
  return typeof word === "string" ? word.slice(word.indexOf(".") + 1) : String(word ?? "");
}

export function numberOf(word: Word | undefined): number {
  return typeof word === "number" ? word : Number(wordOf(word));
}

export function listOf(word: Word | undefined): string[] {
  return (Array.isArray(word) ? word : []).map(wordOf);
}
