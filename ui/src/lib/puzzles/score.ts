/* Which puzzles were solved in this browser: the first answer to each one counts. */
const KEPT = "sandtable-puzzle-answers";

export type Answers = Record<string, boolean>;

export function answers(): Answers {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Answers;
  } catch {
    return {};
  }
}

/** Remember whether the first answer to a puzzle was right; later ones change nothing. Numbers change when puzzles are added. */
export function remember(game: string, id: string, right: boolean): Answers {
  const known = answers();
  known[`${game} ${id}`] ??= right;
  localStorage.setItem(KEPT, JSON.stringify(known));
  return known;
}

export function scoreOf(known: Answers, game: string): { solved: number; tried: number } {
  const mine = Object.entries(known).filter(([puzzle]) => puzzle.startsWith(`${game} `));
  return { solved: mine.filter(([, right]) => right).length, tried: mine.length };
}
