/* What tickets pay at the end of a leg, or would pay as the camels stand now. */
import type { CamelUpEvent, CamelUpStack, CamelUpView } from "$lib/wire";
import { RACERS } from "./camels";

export interface Ticket {
  camel: string;
  value: number;
}

type Paid = Extract<CamelUpEvent, { kind: "leg-pays" }>;

/** The end of a leg: who held which tickets, and what was paid so far. */
export interface Payout {
  leg: number;
  first: string;
  second: string;
  tickets: readonly (readonly Ticket[])[];
  paid: ReadonlyMap<number, Paid>;
}

export function pays({ camel, value }: Ticket, first: string | undefined, second: string | undefined): number {
  return camel === first ? value : camel === second ? 1 : -1;
}

/** The racing camels from first to last, as they stand. */
export function standing(stacks: readonly CamelUpStack[]): string[] {
  const racers: readonly string[] = RACERS;
  return [...stacks]
    .sort((one, other) => other.space - one.space)
    .flatMap(({ camels }) => camels.filter((camel) => racers.includes(camel)).reverse());
}

/** The payout after an event; null once the next leg is under way. `view` is the picture after the event. */
export function payoutAfter(before: Payout | null, event: CamelUpEvent, view: CamelUpView): Payout | null {
  if (event.kind === "leg-ends") {
    const { leg, first, second } = event;
    return { leg, first, second, tickets: view.players.map((player) => player.tickets), paid: new Map() };
  }
  if (event.kind === "leg-pays" && before) return { ...before, paid: new Map(before.paid).set(event.seat, event) };
  return before;
}
