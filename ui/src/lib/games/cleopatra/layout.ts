/* Laying the drawn cards on the stalls. */

/** The card whose place matters most: the first one that no other equals. */
export function oddOne(drawn: readonly string[]): number {
  const odd = drawn.findIndex((card, index) => drawn.every((other, at) => at === index || other !== card));
  return Math.max(0, odd);
}

/** Whether all these cards look the same, so that it does not matter which goes where. */
export function areEqual(cards: readonly string[]): boolean {
  return cards.every((card) => card === cards[0]);
}

/** The actions that lay a card on a stall and, if the rest is all equal, the rest on the other stalls. The game lays the
 * last card on the last stall by itself. */
export function layAll(drawn: readonly string[], card: number, stall: number, free: readonly number[]): string[] {
  const first = `lay ${card + 1} ${stall}`;
  const rest = drawn.filter((_, index) => index !== card);
  if (!areEqual(rest) || rest.length !== free.length) return [first];
  return [first, ...free.slice(0, -1).map((other) => `lay 1 ${other}`)];
}
