import { expect, test } from "vitest";
import { LANGUAGES, Language, refusalId, type LanguageCode } from "$lib/language/language";
import type { Message } from "$lib/wire";
import messages from "../fixtures/messages.json?raw";

interface Spoken {
  message: Message;
  said: Record<string, string>;
  nameless: Record<string, string>;
}

const GAMES = ["camel-up", "five-tribes", "cleopatra"];
const spoken = JSON.parse(messages) as Spoken[];
const NAMES = ["Ann", "Bob", "Cem", "Dagmar", "Ewa", "Фёдор", "Gül", "Hans"];
const files = import.meta.glob<string>("../../src/sandtable/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

/** The catalogues that a table loads: the shell, the pages and one game. */
function languageOf(code: LanguageCode, game: string): Language {
  const texts = Object.entries(files).map(([path, text]) => [path.split("/").slice(-2).join("/"), text] as const);
  const names = ["shell.ftl", "hall.ftl", `${game}.ftl`].map((name) => `${code}/${name}`);
  const wanted = texts.filter(([path]) => names.includes(path));
  return new Language(code, new Map(wanted.map(([path, text]) => [path.slice(3, -4), text])));
}

test.each(LANGUAGES)("%s has the same sentences as in Python", (code) => {
  const languages = new Map(GAMES.map((game) => [game, languageOf(code, game)]));
  const wrong: [string, string][] = [];
  for (const { message, said, nameless } of spoken) {
    const language = languages.get(GAMES.find((game) => message.code.startsWith(game)) ?? "camel-up")!;
    for (const [ours, theirs] of [
      [language.say(message, NAMES), said[code]!],
      [language.say(message), nameless[code]!],
    ] as const) {
      if (ours !== theirs) wrong.push([ours, theirs]);
    }
  }
  expect(spoken.length).toBeGreaterThan(300);
  expect(wrong.slice(0, 5)).toEqual([]);
});

test("refusals are rules of the game or reasons of the server", () => {
  expect(refusalId("camel-up", "CU-20")).toBe("camel-up-rule-cu-20");
  expect(refusalId("five-tribes", "FT-10.Leta")).toBe("five-tribes-rule-ft-10-leta");
  expect(refusalId("camel-up", "not-your-turn")).toBe("refused-not-your-turn");
});

test("a missing sentence is its own id", () => {
  expect(new Language("en", new Map()).sentence("no-such-thing")).toBe("no-such-thing");
});

const AND: Record<LanguageCode, string> = { en: "and", pl: "i", de: "und", ru: "и" };

test.each(LANGUAGES)("%s keeps a list in order and never merges equal items", (code) => {
  const order = ["seat.0", "seat.1", "seat.1", "seat.0"];
  const bids = languageOf(code, "five-tribes").say({ code: "five-tribes-event-round-starts", words: { round: 3, order } }, NAMES);
  expect(bids).toContain(`Ann, Bob, Bob ${AND[code]} Ann`);
  expect(bids).not.toContain("×");
  const pile = { code: "camel-up-page-pile", words: { pile: "pile.winner", seats: ["seat.0", "seat.1", "seat.0"] } };
  expect(languageOf(code, "camel-up").say(pile, NAMES)).toContain(`Ann, Bob ${AND[code]} Ann`);
});

test.each(LANGUAGES)("%s counts equal items of a bag", (code) => {
  const language = languageOf(code, "five-tribes");
  const fish = language.sentence("five-tribes-good-fish");
  const sale = { code: "five-tribes-event-sells", words: { seat: "seat.0", cards: { "good.fish": 2, "good.silk": 1 }, gold: 4 } };
  expect(language.say(sale, NAMES)).toContain(`2 × ${fish} ${AND[code]} ${language.sentence("five-tribes-good-silk")}`);
});
