/* A tile in words, for screen readers, and words that may be broken. */
import { say } from "$lib/language/index.svelte";
import type { FiveTribesTile, Word } from "$lib/wire";
import { bag } from "../words";
import { listed } from "./cards";

export function describe(tile: FiveTribesTile, seatNames: readonly string[]): string {
  const speak = (code: string, words: Record<string, Word>) => say({ code, words }, seatNames);
  const colour = tile.blue ? "board.blue" : "board.red";
  const parts = [
    speak("five-tribes-page-tile", { tile: `tile.${tile.name}`, place: `board-place.${tile.place}`, value: tile.value, colour }),
  ];
  const standing = listed(tile.meeples).map((tribe) => `tribe.${tribe}`);
  if (standing.length > 0) parts.push(speak("five-tribes-page-stands", { meeples: bag(standing) }));
  if (tile.camel !== null) parts.push(speak("five-tribes-page-camel-of", { seat: `seat.${tile.camel}` }));
  if (tile.palms > 0) parts.push(speak("five-tribes-page-palms", { count: tile.palms }));
  if (tile.palaces > 0) parts.push(speak("five-tribes-page-palaces", { count: tile.palaces }));
  return parts.join(" ");
}

const LONG = 10; // the most letters that fit on a card
const VOWELS = /[aeiouyąęóäöüаеёиоуыэюя]/i;

/** A long word with a soft hyphen near its middle: after a vowel, or between two equal consonants. */
export function breakable(word: string): string {
  if (word.length <= LONG || word.includes(" ")) return word;
  const middle = word.length / 2;
  const letters = [...word];
  const cuts = letters.flatMap((letter, at) => {
    const [before = "", after = ""] = [letters[at - 1], letters[at + 1]];
    const doubled = letter === before && VOWELS.test(after);
    return doubled || (VOWELS.test(before) && !VOWELS.test(letter) && VOWELS.test(after)) ? [at] : [];
  });
  const cut = cuts.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
  return cut ? `${word.slice(0, cut)}\u00ad${word.slice(cut)}` : word;
}
