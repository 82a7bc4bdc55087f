/* The sentences of the rules and of the coach: one file for each language and game, loaded when needed. */
import { Language, type LanguageCode } from "$lib/language/language";

const files = import.meta.glob<string>("../../../../src/sandtable/locales/*/{coach,rules}/*.ftl", {
  query: "?raw",
  import: "default",
});
const known = new Map<string, Promise<Language>>();

export function loadTexts(kind: "coach" | "rules", code: LanguageCode, game: string): Promise<Language> {
  const path = `${code}/${kind}/${game}`;
  const texts = known.get(path) ?? read(path, code, game);
  known.set(path, texts);
  return texts;
}

async function read(path: string, code: LanguageCode, game: string): Promise<Language> {
  const text = (await files[`../../../../src/sandtable/locales/${path}.ftl`]?.()) ?? "";
  return new Language(code, new Map([[game, text]]));
}
