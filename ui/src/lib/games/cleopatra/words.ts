/* The question that is asked, and the names of players. */
import { say } from "$lib/language/index.svelte";
import type { Message } from "$lib/wire";

const QUESTION = "cleopatra-ask-";

/** The name of a question to this page, as `place-mosaic`; empty if the message is not a question. */
export function questionOf(message: Message): string {
  return message.code.startsWith(QUESTION) ? message.code.slice(QUESTION.length) : "";
}

/** The name of the player on a seat; in an example, only which seat it is. */
export function nameOf(seat: number, seatNames: readonly string[]): string {
  return seatNames[seat] ?? say({ code: "cleopatra-page-place", words: { place: `seat.${seat}` } });
}
