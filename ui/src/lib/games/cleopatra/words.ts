/* The words of log lines and views, taken apart. */
import { say } from "$lib/language/index.svelte";
import type { Message, Word } from "$lib/wire";

const EVENT = "cleopatra-event-";
const QUESTION = "cleopatra-ask-";

/** The name of an event, whether all of it is told or not: `lays-mosaic`. */
export function eventOf(message: Message): string {
  return message.code.startsWith(EVENT) ? message.code.slice(EVENT.length).replace(/-told$/, "") : "";
}

/** The name of a question to this page: `place-mosaic`; nothing if it is not asked. */
export function questionOf(message: Message): string {
  return message.code.startsWith(QUESTION) ? message.code.slice(QUESTION.length) : "";
}

/** `stone` of `card.stone`. */
export function wordOf(word: Word | undefined): string {
  return typeof word === "string" ? word.slice(word.indexOf(".") + 1) : String(word ?? "");
}

export function numberOf(word: Word | undefined): number {
  return typeof word === "number" ? word : Number(wordOf(word));
}

export function listOf(word: Word | undefined): string[] {
  return Array.isArray(word) ? word.map(wordOf) : [];
}

/** Who sits there; in an example, only which seat it is. */
export function nameOf(seat: number, seatNames: readonly string[]): string {
  return seatNames[seat] ?? say({ code: "cleopatra-page-place", words: { place: `seat.${seat}` } });
}
