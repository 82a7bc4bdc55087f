/* Marks on the board where others have done something, for events that are shown again. */
import type { CleopatraEvent } from "$lib/wire";
import { namesIn } from "../events";

export interface Mark {
  /** The thing as the board names it: `wall.L1`, `stall.2`, `mosaic.X`. */
  spot: string;
  seat: number;
  /** The cards taken there, as far as this page knows them. */
  cards: readonly string[];
}

export function marksOf(events: readonly CleopatraEvent[]): Mark[] {
  return events.flatMap((event): Mark[] => {
    const spot = spotOf(event);
    return spot && "seat" in event ? [{ spot, seat: event.seat, cards: cardsOf(event) }] : [];
  });
}

function cardsOf(event: CleopatraEvent): string[] {
  if (event.kind !== "takes-stall") return [];
  const unknown = event.hidden - namesIn(event.found ?? {}).length;
  return [...namesIn(event.open), ...namesIn(event.found ?? {}), ...Array<string>(Math.max(0, unknown)).fill("face-down")];
}

function spotOf(event: CleopatraEvent): string | null {
  switch (event.kind) {
    case "takes-stall":
      return `stall.${event.stall}`;
    case "builds-wall":
      return `wall.${event.wall}`;
    case "builds-sphinx":
      return `sphinx.${event.number}`;
    case "builds-obelisk":
      return `obelisk.${event.side}`;
    case "builds-door":
      return `door.${event.side}`;
    case "builds-pedestal":
      return "pedestal";
    case "builds-throne":
      return "throne";
    case "lays-mosaic":
      return `mosaic.${event.shape}`;
    case "turns-die-on":
    case "turns-die-off":
      return "altar";
    default:
      return null;
  }
}
