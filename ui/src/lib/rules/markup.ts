/* The simple markup of the rules: blank lines separate paragraphs, `- ` begins an item, `_words_` are emphasized.

It becomes elements, never HTML text. */

export interface Span {
  text: string;
  strong: boolean;
}
export interface Block {
  kind: "text" | "list";
  /** One line of a text, or the items of a list. */
  lines: Span[][];
}

export function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let fresh = true; // whether a new block begins here
  for (const line of source.split("\n").map((one) => one.trim())) {
    if (!line) {
      fresh = true;
      continue;
    }
    const item = line.startsWith("- ");
    const kind = item ? "list" : "text";
    const last = blocks.at(-1);
    if (fresh || last?.kind !== kind) blocks.push({ kind, lines: [] });
    blocks.at(-1)!.lines.push(spansOf(item ? line.slice(2) : line));
    fresh = false;
  }
  return blocks;
}

function spansOf(line: string): Span[] {
  return line
    .split("_")
    .map((text, place) => ({ text, strong: place % 2 === 1 }))
    .filter((span) => span.text);
}

/** The text without markup. */
export function plain(source: string): string {
  return source.replaceAll("_", "").replaceAll(/^- /gm, "");
}
