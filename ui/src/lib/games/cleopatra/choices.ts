/* The options that belong to each thing on the table. */
import type { Option } from "$lib/wire";
import { categoryOf, CHARACTERS, type Category } from "./pieces";

/** The options that a card of the player's hand stands for. */
export function ofCard(options: readonly Option[], card: string, asked: string): Option[] {
  return options.filter(({ action }) => {
    if (card === "trompe-loeil" && action.startsWith("trompe ")) return true;
    if (action === "avert") return card === "scribe";
    if (action === "offer") return card === asked;
    if (CHARACTERS.some((one) => one === card) && (action === card || action.startsWith(`${card} `))) return true;
    return [`pay ${card}`, `discard ${card}`, `give card ${card}`].includes(action);
  });
}

export function ofMerchant(options: readonly Option[]): Option[] {
  return options.filter(({ action }) => action.startsWith("merchant "));
}

export function ofCategory(options: readonly Option[], category: Category): Option[] {
  return options.filter(({ action }) => categoryOf(action) === category);
}

/** The character that an action plays; null if it plays none. */
export function characterOf(action: string): string | null {
  if (action === "avert") return "scribe";
  const [first = ""] = action.split(" ");
  return CHARACTERS.find((one) => one === first) ?? null;
}

const ON_THE_TABLE = [
  "market",
  "lay",
  "build",
  "pay",
  "trompe",
  "merchant",
  "turn",
  "place",
  "claim",
  "discard",
  "bid",
  "ask",
  "fetch",
  "keep",
];
const PLAIN = ["market empty", "discard down", "keep all"];

/** The options that are not represented by a thing on the table, and become buttons. */
export function plain(options: readonly Option[]): Option[] {
  return options.filter(({ action }) => {
    if (PLAIN.includes(action)) return true;
    if (action.startsWith("give card ") || characterOf(action)) return false;
    return !ON_THE_TABLE.includes(action.split(" ")[0] ?? "");
  });
}

const FORCED = ["refill", "stop", "end turn", "begin offering", "decline", "show hand"];

/** Whether the page may take this action for the player if it is the only option. */
export function isForced(action: string): boolean {
  return FORCED.includes(action);
}

/** Questions that a character can answer: it gets a button next to the others, although its card is in the hand. */
const ANSWERED_BY_CHARACTERS: Record<string, string> = { "hand-limit": "smuggler", "answer-roll": "avert" };

/** The actions that become buttons next to the hand. */
export function answersOf(options: readonly Option[], question: string): string[] {
  const answered = ANSWERED_BY_CHARACTERS[question];
  const character = options.filter(({ action }) => action === answered);
  return [...plain(options), ...character].map(({ action }) => action);
}

/** The numbers of `turn 1`, `turn 2`, ... */
export function waysOf(options: readonly Option[]): number[] {
  return options.flatMap(({ action }) => (action.startsWith("turn ") ? [Number(action.slice("turn ".length))] : []));
}

/** The highest of `bid 0`, `bid 1`, ...; null if there is nothing to bid. */
export function highestBid(options: readonly Option[]): number | null {
  const bids = options.flatMap(({ action }) => (action.startsWith("bid ") ? [Number(action.slice("bid ".length))] : []));
  return bids.length > 0 ? Math.max(...bids) : null;
}

/** The card of a payment, and the resource that a trompe-l'oeil or a merchant stands for. */
export function coinOf(action: string): { card: string; as: string | null } {
  const [verb = "", what = ""] = action.split(" ");
  if (verb === "pay") return { card: what, as: null };
  return { card: verb === "trompe" ? "trompe-loeil" : "merchant", as: what };
}
