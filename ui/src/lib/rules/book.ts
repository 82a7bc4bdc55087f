/* The rules of a game as a book: chapters of paragraphs, each with the ids of the rules it explains.

`books/<game>.json` gives the order; the sentences are in `locales/<language>/rules/<game>.ftl`. */
import type { Language } from "$lib/language/language";
import { plain } from "./markup";

export interface Paragraph {
  text: string;
  rules: string[];
}
/** A card: its name and what it does, from the game's own catalogue. */
export interface Card {
  title: string;
  body: string;
  rules: string[];
}
export type Part = Paragraph | Card | { example: string } | { variant: string; choices: string[]; rules: string[] };

export interface Chapter {
  id: string;
  parts: Part[];
}

export interface Book {
  chapters: Chapter[];
  /** The rule behind each question (`turn` of `camel-up-ask-turn`) and each line of the score sheet. */
  asks: Record<string, string>;
  scores: Record<string, string>;
}

const books = import.meta.glob<Book>("./books/*.json", { import: "default" });

export async function loadBook(game: string): Promise<Book | null> {
  return (await books[`./books/${game}.json`]?.()) ?? null;
}

/** The games that have rules here. */
export const hasRules = (game: string): boolean => `./books/${game}.json` in books;

/** The rule meant by a rule id or by the code of a question or score line; "" if there is none. */
export function ruleAbout(book: Book, game: string, about: string): string {
  const [, kind, name] = new RegExp(`^${game}-(ask|score)-(.+)$`).exec(about) ?? [];
  if (!kind) return about;
  return (kind === "ask" ? book.asks : book.scores)[name!] ?? "";
}

export function rulesOf(part: Part): string[] {
  return "rules" in part ? part.rules : [];
}

/** The texts of a part that can be searched. */
export function searchable(part: Part, texts: Language, say: (id: string) => string, game: string): string {
  const words = rulesOf(part).join(" ");
  if ("text" in part) return `${plain(texts.sentence(`text-${part.text}`))} ${words}`;
  if ("example" in part) return texts.sentence(`example-${part.example}`);
  if ("title" in part) return `${say(part.title)} ${say(part.body)} ${words}`;
  const id = `${game}-variant-${part.variant}`;
  return [say(id), ...part.choices.map((choice) => say(`${id}-${choice}`)), words].join(" ");
}
