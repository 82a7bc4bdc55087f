/* The language of this page. Everything shown through `t` and `say` is updated when the language changes. */
import { gameWords } from "$lib/net/rest";
import type { Message } from "$lib/wire";
import { LANGUAGES, Language, refusalId, type LanguageCode, type Variables } from "./language";

const KEPT = "sandtable-language";
const files = import.meta.glob<string>("../../../../src/sandtable/locales/*/*.ftl", { query: "?raw", import: "default" });
const wanted = new Set(["shell", "hall"]);
const texts = new Map<string, string>(); // "pl/camel-up" -> the text of that file
let current = $state.raw(new Language("en", new Map()));

/** Use this language from now on, and remember it. */
export async function setLanguage(code: LanguageCode): Promise<void> {
  localStorage.setItem(KEPT, code);
  await speak(code);
}

/** Start with the language chosen earlier, or the first of the browser's languages that we support. */
export async function startLanguage(): Promise<void> {
  const wishes = [localStorage.getItem(KEPT), ...navigator.languages.map((wish) => wish.slice(0, 2))];
  await speak(wishes.find(isLanguage) ?? "en");
}

/** Load the words of these games, also after a change of language. */
export async function learn(...games: string[]): Promise<void> {
  if (games.every((game) => wanted.has(game))) return;
  for (const game of games) wanted.add(game);
  await speak(current.code);
}

function isLanguage(code: string | null): code is LanguageCode {
  return LANGUAGES.some((one) => one === code);
}

export function languageCode(): LanguageCode {
  return current.code;
}

/** A sentence of the page itself; its variables are plain texts and numbers. */
export function t(id: string, variables?: Variables): string {
  return current.sentence(id, variables);
}

/** The name of a bot; empty if it has none. */
export function personaName(persona: string): string {
  return persona && t(`hall-persona-${persona}`);
}

/** A hyphen before a number, which is what formatters write for a minus sign. */
const HYPHEN_AS_MINUS = /(?<![\p{L}\p{N}])-(?=\d)/gu;

/** A message of the server or a game in words; `names` are the players' names by seat. */
export function say(message: Message, names: readonly string[] = []): string {
  return current.say(message, names).replace(HYPHEN_AS_MINUS, "−");
}

/** The sentence that says why something was refused. */
export function refusal(game: string, code: string): string {
  return current.sentence(refusalId(game, code));
}

/** A number as the language writes it, with a real minus sign. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(current.code, options).format(value).replace("-", "−");
}

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/** A time relative to now, given in milliseconds: `3 minutes ago`. */
export function ago(relative: number): string {
  const [unit, size] = UNITS.find(([, size]) => Math.abs(relative) >= size) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(current.code, { numeric: "auto" }).format(Math.trunc(relative / size), unit);
}

async function speak(code: LanguageCode): Promise<void> {
  const catalogues = await Promise.all([...wanted].map(async (name) => [name, await load(code, name)] as const));
  current = new Language(code, new Map(catalogues));
  document.documentElement.lang = code;
}

async function load(code: LanguageCode, name: string): Promise<string> {
  const path = `${code}/${name}`;
  const known = texts.get(path);
  if (known !== undefined) return known;
  const file = files[`../../../../src/sandtable/locales/${path}.ftl`];
  const text = await (file ? file() : gameWords(name, code));
  texts.set(path, text);
  return text;
}
