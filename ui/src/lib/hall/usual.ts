/* The defaults for those who do not want to choose. */
import { newSalt } from "$lib/net/salt";
import type { ChairChoice, Clock, GameCard, Settings } from "$lib/wire";

const USUAL_SEATS = 4;

export function usualSettings(game: GameCard): Settings {
  return {
    game: game.name,
    seats: Math.min(game.most, Math.max(game.fewest, USUAL_SEATS)),
    variants: Object.fromEntries(game.variants.map(({ name, choices }) => [name, choices[0]!])),
    listed: false,
    pace: "live",
    odds: true,
    undo: true,
    watch: true,
    hints: true,
    clock: null,
    stand_in: "regular",
  };
}

/** Variants that "Play now" chooses differently, so that the first decision is a regular move. */
const QUICK: Record<string, string> = { setup_order: "random" };

export const isQuick = (game: GameCard): boolean => game.variants.some(({ name }) => name in QUICK);

/** The settings of a game that starts with one click. */
export function quickSettings(game: GameCard): Settings {
  const settings = usualSettings(game);
  const quick = game.variants.filter(({ name }) => name in QUICK).map(({ name }) => [name, QUICK[name]!]);
  return { ...settings, variants: { ...settings.variants, ...Object.fromEntries(quick) } };
}

/** The default level, from the lower middle of the list: neither too weak nor too slow. */
export function usualLevel(game: GameCard): string {
  return game.levels[Math.floor((game.levels.length - 1) / 2)]!;
}

export const myChair = (level: string): ChairChoice => ({ who: "me", level, salt: newSalt(), name: null });
export const openChair = (level: string): ChairChoice => ({ who: "open", level, salt: null, name: null });
export const botChair = (level: string): ChairChoice => ({ who: "bot", level, salt: null, name: null });

export function chairsAgainstBots(game: GameCard, seats: number): ChairChoice[] {
  const level = usualLevel(game);
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? myChair(level) : botChair(level)));
}

/** The clocks to choose from, for live tables and for those that take days. */
export const CLOCKS: Record<Settings["pace"], readonly Clock[]> = {
  live: [
    { kind: "move", seconds: 30, increment: 0 },
    { kind: "move", seconds: 120, increment: 0 },
    { kind: "game", seconds: 600, increment: 10 },
    { kind: "game", seconds: 1800, increment: 20 },
  ],
  turns: [
    { kind: "move", seconds: 86_400, increment: 0 },
    { kind: "move", seconds: 3 * 86_400, increment: 0 },
    { kind: "move", seconds: 7 * 86_400, increment: 0 },
  ],
};
