/* The hints that a newcomer has already read, stored in the browser. */
const KEPT = "sandtable-coach";

interface Kept {
  off: boolean;
  /** Questions understood (`camel-up-ask-turn`) and games played to the end (`camel-up`). */
  known: string[];
}

let state = $state.raw<Kept>(read());

/** Whether to explain this question: only a game's own, and only in somebody's first game of it. */
export function wantsHint(game: string, code: string): boolean {
  return !state.off && code.startsWith(`${game}-ask-`) && !state.known.includes(code) && !state.known.includes(game);
}

/** Questions that need a second hint at a large table, and the smallest number of players for which they do. */
const AT_A_LARGE_TABLE: Record<string, { seats: number; id: string }> = {
  "camel-up-ask-turn": { seats: 6, id: "ask-turn-partners" },
};

/** Questions with another hint for those who can point at things without choosing them. */
const WITH_A_MOUSE: Record<string, string> = { "camel-up-ask-turn": "ask-turn-pointing" };

/** The hints for a question, in order: `ask-turn`, another one for a large table, and one for a mouse. */
export function hintIds(game: string, code: string, seats: number, mouse: boolean): string[] {
  const id = code.slice(game.length + 1);
  const more = AT_A_LARGE_TABLE[code];
  const pointing = WITH_A_MOUSE[code];
  return [id, ...(more && seats >= more.seats ? [more.id] : []), ...(mouse && pointing ? [pointing] : [])];
}

/** Remember that a question was understood, or that a game was played to the end. */
export function know(what: string): void {
  if (!state.known.includes(what)) keep({ ...state, known: [...state.known, what] });
}

export function hintsAreOn(game: string): boolean {
  return !state.off && !state.known.includes(game);
}

/** Switch the hints on or off; when switched on, they start from the beginning. */
export function setHints(on: boolean, game: string): void {
  const known = on ? state.known.filter((what) => what !== game && !what.startsWith(`${game}-`)) : state.known;
  keep({ off: !on, known });
}

function keep(next: Kept): void {
  state = next;
  localStorage.setItem(KEPT, JSON.stringify(next));
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
    return { off: kept.off === true, known: Array.isArray(kept.known) ? kept.known : [] };
  } catch {
    return { off: false, known: [] };
  }
}
