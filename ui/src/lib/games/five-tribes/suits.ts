/* What suits of different goods are worth, and what more cards would add. A test compares the table with the server's numbers. */
import { GOODS } from "./cards";

/** The gold for a suit, by the number of different goods in it. */
export const SUIT_PAYS: readonly number[] = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60];

type Counts = Readonly<Record<string, number>>;

/** The sizes of the suits of a hand, the largest first. */
function sizesOf(hand: Counts): number[] {
  const sizes: number[] = [];
  for (;;) {
    const size = GOODS.filter((good) => (hand[good] ?? 0) > sizes.length).length;
    if (size === 0) return sizes;
    sizes.push(size);
  }
}

export function worthOf(hand: Counts): number {
  return sizesOf(hand).reduce((sum, size) => sum + (SUIT_PAYS[size] ?? 0), 0);
}

export interface Growth {
  /** What was worth `from` and is now worth `to`: the one suit that grows, or all of them if several do. */
  from: number;
  to: number;
}

/** What some cards would add to a hand; null if they belong to no suit, like fakirs. */
export function growthOf(hand: Counts, cards: readonly string[]): Growth | null {
  const after: Record<string, number> = { ...hand };
  for (const card of cards) after[card] = (after[card] ?? 0) + 1;
  const [old, grown] = [sizesOf(hand), sizesOf(after)];
  const changed = grown.map((size, at) => ({ from: SUIT_PAYS[old[at] ?? 0] ?? 0, to: SUIT_PAYS[size] ?? 0 }));
  const bigger = changed.filter(({ from, to }) => from !== to);
  if (bigger.length === 0) return null;
  const sum = (pick: (one: Growth) => number) => bigger.reduce((total, one) => total + pick(one), 0);
  return { from: sum(({ from }) => from), to: sum(({ to }) => to) };
}
