/* The rules that are open next to the page. The panel itself is loaded when it is first needed. */

export interface Wanted {
  game: string;
  /** A rule id (`CU-20`), or the code of a question or score line; "" for the beginning. */
  about: string;
}

let wanted = $state.raw<Wanted | null>(null);

export function wantedRules(): Wanted | null {
  return wanted;
}

export function openRules(game: string, about = ""): void {
  wanted = { game, about };
}

export function closeRules(): void {
  wanted = null;
}

export const rulesPath = (game: string): string => `/rules/${game}`;

/** Whether the code of a refusal is a rule of a game rather than a reason of the server. */
export function isRule(code: string): boolean {
  return code !== code.toLowerCase();
}
