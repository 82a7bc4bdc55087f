/* What flies over the board while a line is told: from which spot to which, and what. */
import type { CamelUpView, Message } from "$lib/wire";
import type { Flight } from "../Sky.svelte";
import { eventOf, numberOf, wordOf } from "../words";

export interface Thing extends Flight {
  thing: "coin" | "ticket" | "pyramid-ticket" | "card";
  camel?: string;
  /** Pounds won or lost, or the value of a ticket. */
  amount?: number;
}

/** `picture` is the one after the line. */
export function flightsOf(message: Message, picture: CamelUpView): Thing[] {
  const { words } = message;
  const seat = `seat.${numberOf(words.seat)}`;
  const coins = (spot: string, amount: number): Thing[] => {
    if (amount === 0) return [];
    const [from, to] = amount > 0 ? [spot, seat] : [seat, spot];
    return [{ from, to, thing: "coin", amount }];
  };
  switch (eventOf(message)) {
    case "takes-ticket": {
      const camel = wordOf(words.camel);
      return [{ from: `ticket.${camel}`, to: seat, thing: "ticket", camel, amount: numberOf(words.value) }];
    }
    case "rolls":
    case "rolls-grey":
      return [{ from: `tent.${picture.dice_out.length - 1}`, to: seat, thing: "pyramid-ticket" }];
    case "bets":
    case "bets-told":
      return [{ from: seat, to: `pile.${wordOf(words.pile)}`, thing: "card" }];
    case "cheered":
    case "booed":
      return coins(`space.${numberOf(words.space)}`, 1);
    case "leg-pays":
      return coins("pyramid", numberOf(words.total));
    case "shows-bet":
      return coins(`pile.${wordOf(words.pile)}`, numberOf(words.pays));
    default:
      return [];
  }
}
