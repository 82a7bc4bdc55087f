/* What the lobby says about tables, and where links for others lead. */
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { cardNames, myPlace, result } from "$lib/hall/results";
import { learn, startLanguage } from "$lib/language/index.svelte";
import { isJoinCode, tableIdIn } from "$lib/route.svelte";
import { lookOf } from "$lib/ui/faces";
import type { TableCard } from "$lib/wire";

const CARD: TableCard = {
  id: "jREZITyBVpsIQgVW",
  game: "camel-up",
  seats: 3,
  pace: "live",
  status: "over",
  names: ["Ola", ":strong", "Jan"],
  my_turn: false,
  waits: [],
  since: 0,
  personas: ["", "salma", ""],
  mine: [0],
  scores: [20, 31, 25],
  winners: [1],
  hints: [],
};

beforeAll(async () => {
  localStorage.setItem("sandtable-language", "en");
  await startLanguage();
  await learn("camel-up");
});

test("a finished game says who won, and where I came in", () => {
  expect(result(CARD)).toBe("Salma won with 31");
  expect(myPlace(CARD)).toBe("You: 20, place 3 of 3");
  expect(result({ ...CARD, winners: [0], scores: [40, 31, 25] })).toBe("You won with 40");
  expect(myPlace({ ...CARD, winners: [0], scores: [40, 31, 25] })).toBe("");
  expect(result({ ...CARD, winners: [1, 2], scores: [20, 31, 31] })).toBe("Salma, Jan share the win with 31");
  expect(result({ ...CARD, winners: [] })).toBe("Nobody won");
});

test("somebody with as many points as the winner came in second", () => {
  expect(myPlace({ ...CARD, scores: [31, 31, 25] })).toBe("You: 31, place 2 of 3");
});

test("no place is told where the highest score does not win, or to somebody with several seats", () => {
  expect(myPlace({ ...CARD, scores: [50, 31, 25] })).toBe("");
  expect(myPlace({ ...CARD, mine: [0, 2] })).toBe("");
  expect(myPlace({ ...CARD, mine: [] })).toBe("");
});

test("a table of an older server is only finished", () => {
  expect(result({ ...CARD, scores: [], winners: [] })).toBe("Finished");
});

test("level and the word bot stay with a bot's name", () => {
  expect(cardNames(CARD)).toEqual(["Ola", "Salma – Bot (strong)", "Jan"]);
  expect(cardNames({ names: [":strong", ""], personas: [] })).toEqual(["Bot (strong)", ""]);
});

test("a code, a link, or neither", () => {
  for (const code of ["KRTWAN", "krt wan", " krt-wan ", "АВЕКМН"]) expect(isJoinCode(code)).toBe(true);
  for (const text of ["KRTWA", "KRTWANX", "KRTWA1", ""]) expect(isJoinCode(text)).toBe(false);
  expect(tableIdIn("http://192.168.1.5:8000/t/jREZITyBVpsIQgVW")).toBe("jREZITyBVpsIQgVW");
});

test("a bot without a persona has no face of its own", () => {
  expect(lookOf("salma")).not.toBeNull();
  expect(lookOf("")).toBeNull();
});

// --- links for others ---

/** The module with an empty memory, at that address. */
async function reachFrom(address: string, url: string, network: string[]) {
  vi.resetModules();
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(address);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ url, network })));
  const found = await import("$lib/reach.svelte");
  await found.learnReach();
  return found;
}

afterEach(() => void vi.unstubAllGlobals());

test("localhost becomes the address in the network", async () => {
  const { audience, linkTo } = await reachFrom("http://localhost:8000/", "", ["http://192.168.1.5:8000"]);
  expect(linkTo("/t/x")).toBe("http://192.168.1.5:8000/t/x");
  expect(audience()).toBe("network");
});

test("without a network, a link says what it is", async () => {
  const { audience, linkTo } = await reachFrom("http://127.0.0.1:8000/", "", []);
  expect(linkTo("/t/x")).toBe("http://127.0.0.1:8000/t/x");
  expect(audience()).toBe("here");
});

test("an address that others can use stays as it is", async () => {
  const { audience, linkTo } = await reachFrom("http://192.168.1.5:8000/", "", []);
  expect(linkTo("/t/x")).toBe("http://192.168.1.5:8000/t/x");
  expect(audience()).toBe("everybody");
});

test("the operator knows best", async () => {
  const { audience, linkTo } = await reachFrom("http://localhost:8000/", "https://play.example.com", []);
  expect(linkTo("/t/x")).toBe("https://play.example.com/t/x");
  expect(audience()).toBe("everybody");
});
