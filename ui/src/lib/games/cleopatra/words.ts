/* The words of log lines and views, taken apart. */
import { say } from "$lib/language/index.svelte";
import type { Message } from "$lib/wire";
import { eventOf as toldOrNot } from "../words";

export { bag, listOf, numberOf, wordOf } from "../words";

const QUESTION = "cleopatra-ask-";

/** The name of an event, whether all of it is told or not: `lays-mosaic`. */
export function eventOf(message: Message): string {
  return toldOrNot(message).replace(/-told$/, "");
}

/** The name of a question to this page: `place-mosaic`; nothing if it is not asked. */
export function questionOf(message: Message): string {
  return message.code.startsWith(QUESTION) ? message.code.slice(QUESTION.length) : "";
}

/** Who sits there; in an example, only which seat it is. */
export function nameOf(seat: number, seatNames: readonly string[]): string {
  return seatNames[seat] ?? say({ code: "cleopatra-page-place", words: { place: `seat.${seat}` } });
}
