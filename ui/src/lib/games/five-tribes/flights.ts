/* What flies over the table while a line is told: from which spot to which, and what. */
import type { Message } from "$lib/wire";
import { eventOf, listOf, numberOf, wordOf } from "../words";

export interface Flight {
  from: string;
  to: string;
  thing: "meeple" | "good" | "djinn" | "coin";
  /** The tribe, good or djinn. */
  name?: string;
  amount?: number;
}

/** `at`: the tile over which the hand with the meeples is. */
export function flightsOf(message: Message, at: string | null): Flight[] {
  const { words } = message;
  const seat = `seat.${numberOf(words.seat)}`;
  const tile = `tile.${wordOf(words.tile)}`;
  const meeples = (tribes: string[], from: string, to: string): Flight[] =>
    tribes.map((name) => ({ from, to, thing: "meeple", name }));
  const coins = (amount: number, from = "bank"): Flight[] => (amount > 0 ? [{ from, to: seat, thing: "coin", amount }] : []);
  const goods = (from: string, to: string): Flight[] => listOf(words.cards).map((name) => ({ from, to, thing: "good", name }));
  switch (eventOf(message)) {
    case "takes-up":
      return meeples(listOf(words.meeples), tile, "hand");
    case "drops":
      return meeples([wordOf(words.tribe)], at ? `tile.${at}` : "hand", tile);
    case "collects":
      return meeples(Array<string>(numberOf(words.count)).fill(wordOf(words.tribe)), tile, "hand");
    case "keeps-meeples":
      return meeples(Array<string>(numberOf(words.count)).fill(wordOf(words.tribe)), "hand", seat);
    case "kills":
      return meeples(listOf(words.victims), tile, "bank");
    case "kills-held":
      return meeples(listOf(words.victims), `seat.${numberOf(words.victim)}`, "bank");
    case "settles":
      return meeples(listOf(words.meeples), "bank", tile);
    case "takes-cards":
    case "buys":
      return goods("market", seat);
    case "lays-out":
      return [{ from: seat, to: "market", thing: "good", name: wordOf(words.good) }];
    case "draws":
    case "draws-told":
    case "draws-openly":
      return [{ from: "market", to: seat, thing: "good", name: words.good ? wordOf(words.good) : "" }];
    case "gains-djinn":
    case "keeps-djinn":
      return [{ from: "djinns", to: seat, thing: "djinn", name: wordOf(words.djinn) }];
    case "builds":
    case "builds-double":
    case "earns":
      return coins(numberOf(words.gold));
    case "sells":
      return coins(numberOf(words.gold), "market");
    default:
      return [];
  }
}
