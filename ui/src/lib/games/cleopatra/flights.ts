/* What flies over the board while a line is told. */
import type { Message } from "$lib/wire";
import { eventOf, numberOf, wordOf } from "./words";

export interface Flight {
  from: string;
  to: string;
  /** A card by its name, or a token. */
  thing: string;
  amount?: number;
}

/** The way of cards and talents. */
export function flightsOf(message: Message): Flight[] {
  const flight = flightOf(message);
  return flight ? [flight] : [];
}

function flightOf(message: Message): Flight | null {
  const { words } = message;
  const seat = `seat.${numberOf(words.seat)}`;
  const to = `seat.${numberOf(words.to)}`;
  const card = words.card === undefined ? "face-down" : wordOf(words.card);
  switch (eventOf(message)) {
    case "takes-stall": {
      const [first] = Array.isArray(words.open) ? words.open : [];
      return { from: `stall.${numberOf(words.stall)}`, to: seat, thing: first === undefined ? "face-down" : wordOf(first) };
    }
    case "lays":
      return { from: "pile", to: `stall.${numberOf(words.stall)}`, thing: card };
    case "pays":
    case "plays":
    case "discards":
      return { from: seat, to: "discards", thing: card };
    case "pays-trompe":
      return { from: seat, to: "discards", thing: "trompe-loeil" };
    case "pays-merchant":
      return { from: seat, to: "discards", thing: "merchant" };
    case "earns":
      return { from: "pedestal", to: seat, thing: "talent", amount: numberOf(words.talents) };
    case "gives-talents":
      return { from: seat, to, thing: "talent", amount: numberOf(words.talents) };
    case "gives-card":
      return { from: seat, to, thing: card };
    case "accepts":
      return { from: `seat.${numberOf(words.from)}`, to: seat, thing: wordOf(words.resource) };
    case "fetches":
      return { from: "discards", to: seat, thing: card };
    case "keeps":
      return { from: "pile", to: seat, thing: card };
    case "takes-amulets":
      return { from: "altar", to: seat, thing: "amulet", amount: numberOf(words.amulets) };
    case "returns-amulets":
      return { from: seat, to: "altar", thing: "amulet", amount: numberOf(words.amulets) };
    default:
      return null;
  }
}
