/* What a player did in one turn, gathered from its events. */
import type { FiveTribesEvent } from "$lib/wire";
import { namesIn } from "../events";
import { pathsOf, type Path } from "./paths";

export interface TurnSummary {
  /** The price of the spot that was bid for. */
  bid: number | null;
  path: Path | null;
  collected: { tribe: string; count: number } | null;
  /** Whether a camel was placed. */
  camel: boolean;
  /** `palm` and `palace`, as often as they were placed. */
  pieces: string[];
  /** Gold earned minus gold spent, without the bid. */
  gold: number;
  cards: string[];
  sold: string[];
  killed: string[];
  djinns: string[];
  /** Djinns whose power was used. */
  used: string[];
}

export function summaryOf(events: readonly FiveTribesEvent[]): TurnSummary {
  const summary: TurnSummary = {
    bid: null,
    path: pathsOf(events).at(-1) ?? null,
    collected: null,
    camel: false,
    pieces: [],
    gold: 0,
    cards: [],
    sold: [],
    killed: [],
    djinns: [],
    used: [],
  };
  for (const event of events) note(summary, event);
  return summary;
}

function note(summary: TurnSummary, event: FiveTribesEvent): void {
  switch (event.kind) {
    case "bids":
    case "bids-with-fakirs":
    case "bids-all":
      summary.bid = event.cost;
      break;
    case "collects":
      summary.collected = { tribe: event.tribe, count: event.count };
      break;
    case "places-camel":
      summary.camel = true;
      break;
    case "places":
      summary.pieces.push(event.piece);
      break;
    case "builds":
    case "builds-double":
    case "earns":
      summary.gold += event.gold;
      break;
    case "takes-cards":
      summary.cards.push(...namesIn(event.cards));
      break;
    case "buys":
      summary.cards.push(...namesIn(event.cards));
      summary.gold -= event.gold;
      break;
    case "draws":
    case "draws-openly":
      summary.cards.push(event.good ?? "");
      break;
    case "sells":
      summary.sold.push(...namesIn(event.cards));
      summary.gold += event.gold;
      break;
    case "kills":
    case "kills-held":
      summary.killed.push(...namesIn(event.victims));
      break;
    case "gains-djinn":
    case "keeps-djinn":
      summary.djinns.push(event.djinn);
      break;
    case "uses":
      summary.used.push(event.djinn);
      break;
    default:
  }
}
