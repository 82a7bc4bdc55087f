/* What flies over the table while an event is shown, and from where to where. */
import type { FiveTribesEvent } from "$lib/wire";
import { namesIn, type Flight } from "../events";

export type FiveTribesFlight = Flight<"meeple" | "good" | "djinn" | "coin">;

/** The flights of an event; `at` is the tile over which the hand holds the meeples. */
export function flightsOf(event: FiveTribesEvent, at: string | null): FiveTribesFlight[] {
  switch (event.kind) {
    case "takes-up":
      return all("meeple", namesIn(event.meeples), `tile.${event.tile}`, "hand");
    case "drops":
      return all("meeple", [event.tribe], at ? `tile.${at}` : "hand", `tile.${event.tile}`);
    case "collects":
      return all("meeple", namesIn({ [event.tribe]: event.count }), `tile.${event.tile}`, "hand");
    case "keeps-meeples":
      return all("meeple", namesIn({ [event.tribe]: event.count }), "hand", `seat.${event.seat}`);
    case "kills":
      return all("meeple", namesIn(event.victims), `tile.${event.tile}`, "bank");
    case "kills-held":
      return all("meeple", namesIn(event.victims), `seat.${event.victim}`, "bank");
    case "settles":
      return all("meeple", namesIn(event.meeples), "bank", `tile.${event.tile}`);
    case "takes-cards":
    case "buys":
      return all("good", namesIn(event.cards), "market", `seat.${event.seat}`);
    case "lays-out":
      return all("good", [event.good], `seat.${event.seat}`, "market");
    case "draws":
    case "draws-openly":
      return all("good", [event.good ?? ""], "market", `seat.${event.seat}`);
    case "gains-djinn":
    case "keeps-djinn":
      return all("djinn", [event.djinn], "djinns", `seat.${event.seat}`);
    case "builds":
    case "builds-double":
    case "earns":
      return coins(event.gold, "bank", event.seat);
    case "sells":
      return coins(event.gold, "market", event.seat);
    default:
      return [];
  }
}

function all(thing: FiveTribesFlight["thing"], names: readonly string[], from: string, to: string): FiveTribesFlight[] {
  return names.map((name) => ({ from, to, thing, name }));
}

function coins(amount: number, from: string, seat: number): FiveTribesFlight[] {
  return amount > 0 ? [{ from, to: `seat.${seat}`, thing: "coin", amount }] : [];
}
