/* The words of a message, taken apart into names and numbers, and long words that may be broken. */
import type { Word } from "$lib/wire";

/** The name in a reference: `blue` for `camel.blue`. */
export function wordOf(word: Word | undefined): string {
  return typeof word === "string" ? word.slice(word.indexOf(".") + 1) : typeof word === "number" ? String(word) : "";
}

export function numberOf(word: Word | undefined): number {
  return typeof word === "number" ? word : Number(wordOf(word));
}

/** The items of a list or a bag, each as often as it occurs. */
export function itemsOf(word: (number | string)[] | Record<string, number>): (number | string)[] {
  if (Array.isArray(word)) return word;
  return Object.entries(word).flatMap(([item, times]) => Array<string>(times).fill(item));
}

/** The names in a list or a bag: `fish`, `fish` for a bag with two `good.fish`; empty for any other word. */
export function listOf(word: Word | undefined): string[] {
  return typeof word === "object" ? itemsOf(word).map(wordOf) : [];
}

/** A bag of references: how many there are of each. */
export function bag(references: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of references) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
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
