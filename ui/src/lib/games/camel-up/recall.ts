/* What a turn left on the board: the things it touched, and the paths of the camels. */
import type { CamelUpEvent } from "$lib/wire";

export interface Way {
  from: number;
  to: number;
}

/** The paths of the camels, in order. */
export function waysOf(events: readonly CamelUpEvent[]): Way[] {
  return events.flatMap((event) => {
    if (event.kind === "moves") return [{ from: event.from, to: event.to }];
    return event.kind === "cheered" || event.kind === "booed" ? [{ from: event.space, to: event.to }] : [];
  });
}

/** The things to mark: `ticket.blue`, `pile.winner`, `space.5`. */
export function touchedBy(events: readonly CamelUpEvent[]): string[] {
  return events.flatMap((event) => {
    switch (event.kind) {
      case "takes-ticket":
        return [`ticket.${event.camel}`];
      case "places-tile":
      case "moves-tile":
        return [`space.${event.space}`];
      case "bets":
        return [`pile.${event.pile}`];
      default:
        return [];
    }
  });
}
