/* Search while typing: case, accents and the ends of long words do not matter. */

const ALIKE: Record<string, string> = { ł: "l", ß: "s", ё: "е" };

/** A text in the form used for comparing; every letter keeps its place. */
export function fold(text: string): string {
  const letters = [...text.toLowerCase()].map((letter) => ALIKE[letter] ?? letter.normalize("NFD")[0]!);
  return letters.join("");
}

/** The words to look for, and their stems, since most languages inflect words. */
export function wordsIn(query: string): { whole: string[]; stems: string[] } {
  const whole = fold(query).split(/\s+/).filter(Boolean);
  return { whole, stems: whole.map((word) => (/\d/.test(word) ? word : word.slice(0, word.length - cut(word.length)))) };
}

const cut = (length: number) => (length >= 9 ? 3 : length >= 7 ? 2 : length >= 5 ? 1 : 0);

/** The texts in which all words occur, by their index, and the words that led there. */
export function find(texts: readonly string[], query: string): { hits: Set<number>; words: string[] } {
  const folded = texts.map(fold);
  const { whole, stems } = wordsIn(query);
  for (const words of [whole, stems]) {
    const hits = folded.flatMap((text, index) => (words.every((word) => text.includes(word)) ? [index] : []));
    if (hits.length > 0) return { hits: new Set(hits), words };
  }
  return { hits: new Set(), words: [] };
}

/** A text split at the found words: every second piece is a found word. */
export function marked(text: string, words: readonly string[]): string[] {
  const found = words.filter((word) => word.length > 1).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (found.length === 0) return [text];
  const pieces: string[] = [];
  let from = 0;
  for (const hit of fold(text).matchAll(new RegExp(found.join("|"), "g"))) {
    pieces.push(text.slice(from, hit.index), text.slice(hit.index, hit.index + hit[0].length));
    from = hit.index + hit[0].length;
  }
  return [...pieces, text.slice(from)];
}
