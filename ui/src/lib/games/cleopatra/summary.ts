/* A turn in a few numbers. */
import type { CleopatraEvent } from "$lib/wire";
import { namesIn } from "../events";

export interface Summary {
  stall: number | null;
  /** The cards taken, as far as this page knows them, each with its number. */
  cards: [card: string, count: number][];
  characters: string[];
  pieces: { category: string; shape: string | null }[];
  talents: number;
  amulets: number;
  /** What the player offered to the High Priest. */
  bid: number | null;
  passes: boolean;
}

/** What a turn brought its player; what others did in it is left out. */
export function summary(events: readonly CleopatraEvent[], seat: number): Summary {
  const found: Summary = {
    stall: null,
    cards: [],
    characters: [],
    pieces: [],
    talents: 0,
    amulets: 0,
    bid: null,
    passes: false,
  };
  for (const event of events) if (!("seat" in event) || event.seat === seat) add(found, event);
  return found;
}

/** Whether there is nothing to draw: the player only gave, declined or laid off something, for example. */
export function isEmpty({ stall, characters, pieces, talents, amulets, bid, passes }: Summary): boolean {
  const drawn = stall !== null || bid !== null || passes || talents !== 0 || amulets > 0;
  return !drawn && characters.length === 0 && pieces.length === 0;
}

function add(turn: Summary, event: CleopatraEvent): void {
  switch (event.kind) {
    case "takes-stall":
      turn.stall = event.stall;
      turn.cards = taken(event);
      break;
    case "plays":
      turn.characters.push(event.card);
      break;
    case "builds-wall":
      turn.pieces.push({ category: "walls", shape: null });
      break;
    case "builds-sphinx":
      turn.pieces.push({ category: "sphinxes", shape: null });
      break;
    case "builds-obelisk":
      turn.pieces.push({ category: "obelisks", shape: null });
      break;
    case "builds-pedestal":
    case "builds-throne":
      turn.pieces.push({ category: "throne", shape: null });
      break;
    case "builds-door":
      turn.pieces.push({ category: "doors", shape: null });
      break;
    case "lays-mosaic":
      turn.pieces.push({ category: "mosaics", shape: event.shape });
      break;
    case "earns":
      turn.talents += event.talents;
      break;
    case "takes-amulets":
      turn.amulets += event.amulets;
      break;
    case "returns-amulets":
      turn.amulets -= event.amulets;
      break;
    case "shows-bid":
      turn.bid = event.talents;
      break;
    case "passes":
      turn.passes = true;
      break;
    default:
  }
}

function taken({ open, found = {}, hidden }: Extract<CleopatraEvent, { kind: "takes-stall" }>): [string, number][] {
  const counts = new Map<string, number>();
  const seen = [...namesIn(open), ...namesIn(found)];
  const unseen = hidden - namesIn(found).length;
  for (const card of [...seen, ...Array<string>(Math.max(0, unseen)).fill("face-down")]) {
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  return [...counts];
}
