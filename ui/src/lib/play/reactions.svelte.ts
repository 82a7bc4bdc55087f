/* Reactions: a few drawn signs that are sent as lines of chat and appear for a moment at the player's card. */
import { t } from "$lib/language/index.svelte";
import type { Line } from "$lib/wire";

export const REACTIONS = ["applause", "laugh", "wow", "sad", "thanks", "hurry"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** How long a reaction is shown at the card, and how long a player has to wait before the next one, in milliseconds. */
export const SHOWN_FOR = 5000;
export const PAUSE = 3000;

/** The reaction as a line of chat: `:wow:`. Clients without drawings show it in this form. */
export function lineOf(reaction: Reaction): string {
  return `:${reaction}:`;
}

export function reactionIn(text: string): Reaction | null {
  return REACTIONS.find((reaction) => lineOf(reaction) === text) ?? null;
}

export function nameOf(reaction: Reaction): string {
  return {
    applause: t("page-react-applause"),
    laugh: t("page-react-laugh"),
    wow: t("page-react-wow"),
    sad: t("page-react-sad"),
    thanks: t("page-react-thanks"),
    hurry: t("page-react-hurry"),
  }[reaction];
}

/** The reactions to be shown now, by seat. */
export class Reactions {
  now = $state.raw<ReadonlyMap<number, Reaction>>(new Map());
  #seen: number | null = null; // the last entry looked at; entries from before this page was opened are not shown

  look(lines: readonly Line[]): void {
    const before = this.#seen;
    this.#seen = lines.at(-1)?.entry ?? 0;
    if (before === null) return;
    for (const line of lines)
      if (line.entry > before && line.type === "said" && line.seat !== null) this.#show(line.seat, reactionIn(line.text));
  }

  #show(seat: number, reaction: Reaction | null): void {
    if (!reaction) return;
    this.now = new Map(this.now).set(seat, reaction);
    setTimeout(() => {
      if (this.now.get(seat) === reaction) this.now = new Map([...this.now].filter(([other]) => other !== seat));
    }, SHOWN_FOR);
  }
}
