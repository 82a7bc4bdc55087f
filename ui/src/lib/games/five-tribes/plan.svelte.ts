/* Several actions that were chosen at once and are played one by one, as long as each is an option. */
import type { Option } from "$lib/wire";

export interface Way {
  start: string;
  end: string;
  tribe: string;
  actions: string[];
}

export interface Earnings {
  meeples: number;
  gold: number;
  cards: string[];
  camel: boolean;
  points: number;
}

export interface WayAndEarnings {
  way: Way;
  earns: Earnings;
}

/** The tiles of a way, from where the meeples are taken up. */
export function tilesOf(way: Way): string[] {
  return way.actions.map((action) => action.split(" ")[1] ?? "");
}

/** The tribes in the order in which they are dropped. */
export function tribesOf(way: Way): string[] {
  return way.actions.slice(1).map((action) => action.split(" ")[2] ?? "");
}

export class Plan {
  rest = $state.raw<readonly string[]>([]);
  #choose: (action: string) => void;
  /** The options that were answered already. */
  #answered: readonly Option[] | null = null;

  constructor(choose: (action: string) => void) {
    this.#choose = choose;
  }

  get runs(): boolean {
    return this.rest.length > 0;
  }

  start(actions: readonly string[], options: readonly Option[]): void {
    this.rest = actions;
    this.#answered = null;
    this.go(options, true);
  }

  stop(): void {
    this.rest = [];
  }

  /** New options, or none for the moment. Whatever was not foreseen ends the plan. */
  go(options: readonly Option[], asked: boolean): void {
    const [next, ...rest] = this.rest;
    if (next === undefined || options === this.#answered || (options.length === 0 && asked)) return;
    if (!options.some((option) => option.action === next)) {
      this.stop();
      return;
    }
    this.rest = rest;
    this.#answered = options;
    this.#choose(next);
  }
}
