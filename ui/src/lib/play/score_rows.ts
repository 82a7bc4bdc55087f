/* The final score sheets of all players, as the rows of one table. */
import type { Message, Outcome } from "$lib/wire";

export interface Row {
  key: string;
  message: Message;
  /** The amount of each seat; null if it has no such line. */
  amounts: (number | null)[];
}

/** The rows of all score sheets; lines keep the order that they have on each sheet. */
export function rowsOf(outcome: Outcome): Row[] {
  const rows: Row[] = [];
  outcome.breakdown.forEach((lines, seat) => {
    let place = 0;
    for (const { code, words, amount } of lines) {
      const key = code + JSON.stringify(words);
      let at = rows.findIndex((row) => row.key === key);
      if (at < 0) {
        at = place;
        rows.splice(at, 0, { key, message: { code, words }, amounts: outcome.scores.map(() => null) });
      }
      const { amounts } = rows[at]!;
      amounts[seat] = (amounts[seat] ?? 0) + amount;
      place = at + 1;
    }
  });
  return rows;
}

export function totalsAfter(rows: readonly Row[], seats: number, shown: number): number[] {
  return Array.from({ length: seats }, (_, seat) => rows.slice(0, shown).reduce((sum, row) => sum + (row.amounts[seat] ?? 0), 0));
}
