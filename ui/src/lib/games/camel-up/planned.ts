/* What an action of a plan touches on the board. A bet is about a card and a pile, not about the camel on the track. */
import { wordsOf, type Thing } from "../board";

export function planned(action: string): Thing[] | null {
  if (action === "roll") return ["pyramid"];
  const [ticket] = wordsOf(action, "leg") ?? [];
  if (ticket) return [`ticket.${ticket}`];
  const [pile, card] = wordsOf(action, "bet") ?? [];
  return pile && card ? [`pile.${pile}`, `hand.${card}`] : null;
}
