/* What flies over the board while an event is shown, and from where to where. */
import type { CamelUpEvent, CamelUpView } from "$lib/wire";
import type { Flight } from "../events";

export type CamelUpFlight = Flight<"coin" | "ticket" | "pyramid-ticket" | "card">;

/** `picture` is the one after the event. */
export function flightsOf(event: CamelUpEvent, picture: CamelUpView): CamelUpFlight[] {
  switch (event.kind) {
    case "takes-ticket": {
      const { seat, camel, value } = event;
      return [{ from: `ticket.${camel}`, to: `seat.${seat}`, thing: "ticket", name: camel, amount: value }];
    }
    case "rolls":
    case "rolls-grey":
      return [{ from: `tent.${picture.dice_out.length - 1}`, to: `seat.${event.seat}`, thing: "pyramid-ticket" }];
    case "bets":
      return [{ from: `seat.${event.seat}`, to: `pile.${event.pile}`, thing: "card" }];
    case "cheered":
    case "booed":
      return coins(`space.${event.space}`, event.seat, 1);
    case "leg-pays":
      return coins("pyramid", event.seat, event.total);
    case "shows-bet":
      return coins(`pile.${event.pile}`, event.seat, event.pays);
    default:
      return [];
  }
}

/** Coins won from a spot, or lost to it. */
function coins(spot: string, seat: number, amount: number): CamelUpFlight[] {
  if (amount === 0) return [];
  const [from, to] = amount > 0 ? [spot, `seat.${seat}`] : [`seat.${seat}`, spot];
  return [{ from, to, thing: "coin", amount }];
}
