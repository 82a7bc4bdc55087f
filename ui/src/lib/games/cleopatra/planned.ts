/* What an action of a plan touches on the table: a stall, a piece in the quarry and its place in the palace, a card in the hand.
 * An action that is only an answer, like "accept", touches nothing. */
import { wordsOf, type Thing } from "../board";
import { characterOf } from "./choices";
import { categoryOf } from "./pieces";

export function planned(action: string): Thing[] {
  const category = categoryOf(action);
  if (category) return [action, `quarry.${category.name}`];
  const character = characterOf(action);
  if (character) return [`card.${character}`];
  const stall = wordsOf(action, "market") ?? wordsOf(action, "lay")?.slice(1);
  if (stall) return [`stall.${stall[0]}`];
  if (wordsOf(action, "trompe")) return ["card.trompe-loeil"];
  const card = wordsOf(action, "pay") ?? wordsOf(action, "discard") ?? wordsOf(action, "give");
  return card ? [`card.${card.at(-1)}`] : [];
}
