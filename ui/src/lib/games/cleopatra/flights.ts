/* What flies over the board while an event is shown: cards, talents and amulets. */
import type { CleopatraEvent } from "$lib/wire";
import { namesIn, type Flight } from "../events";

const UNKNOWN = "face-down"; // a card that this page may not know

export function flightsOf(event: CleopatraEvent): Flight[] {
  const flight = flightOf(event);
  return flight ? [flight] : [];
}

function flightOf(event: CleopatraEvent): Flight | null {
  switch (event.kind) {
    case "takes-stall":
      return { from: `stall.${event.stall}`, to: `seat.${event.seat}`, thing: namesIn(event.open)[0] ?? UNKNOWN };
    case "lays":
      return { from: "pile", to: `stall.${event.stall}`, thing: event.card };
    case "pays":
    case "plays":
    case "discards":
      return { from: `seat.${event.seat}`, to: "discards", thing: event.card ?? UNKNOWN };
    case "pays-trompe":
      return { from: `seat.${event.seat}`, to: "discards", thing: "trompe-loeil" };
    case "pays-merchant":
      return { from: `seat.${event.seat}`, to: "discards", thing: "merchant" };
    case "earns":
      return { from: "pedestal", to: `seat.${event.seat}`, thing: "talent", amount: event.talents };
    case "gives-talents":
      return { from: `seat.${event.seat}`, to: `seat.${event.to}`, thing: "talent", amount: event.talents };
    case "gives-card":
      return { from: `seat.${event.seat}`, to: `seat.${event.to}`, thing: event.card ?? UNKNOWN };
    case "accepts":
      return { from: `seat.${event.from}`, to: `seat.${event.seat}`, thing: event.resource };
    case "fetches":
      return { from: "discards", to: `seat.${event.seat}`, thing: event.card ?? UNKNOWN };
    case "keeps":
      return { from: "pile", to: `seat.${event.seat}`, thing: event.card ?? UNKNOWN };
    case "takes-amulets":
      return { from: "altar", to: `seat.${event.seat}`, thing: "amulet", amount: event.amulets };
    case "returns-amulets":
      return { from: `seat.${event.seat}`, to: "altar", thing: "amulet", amount: event.amulets };
    default:
      return null;
  }
}
