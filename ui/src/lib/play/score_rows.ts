import type { Message, Outcome } from "$lib/wire";

export interface Row {
  key: string;
  message: Message;
  /** By seat; null where a player has no such line. */
  amounts: (number | null)[];
}

/** The players' score sheets side by side, lines in the order in which they first appear. */
export function rowsOf(outcome: Outcome): Row[] {
  const rows = new Map<string, Row>();
  outcome.breakdown.forEach((lines, seat) => {
    for (const { code, words, amount } of lines) {
      const key = code + JSON.stringify(words);
      const row = rows.get(key) ?? { key, message: { code, words }, amounts: outcome.scores.map(() => null) };
      row.amounts[seat] = (row.amounts[seat] ?? 0) + amount;
      rows.set(key, row);
    }
  });
  return [...rows.values()];
}

export function totalsAfter(rows: readonly Row[], seats: number, shown: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    rows.slice(0, shown).reduce((sum, row) => sum + (row.amounts[seat] ?? 0), 0),
  );
}
