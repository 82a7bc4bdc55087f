/* The players who can be chosen now. A board says who they are; the page makes their cards glow. */
export interface SeatPart {
  /** What choosing it would do, in words. */
  label: string;
  press(): void;
  /** Called when hover or focus begins (true) or ends (false). */
  look?(on: boolean): void;
}

export interface SeatTarget {
  /** What choosing the player would do, in words. */
  label: string;
  /** The same in a word or two, to be read next to the name. */
  word?: string;
  /** Whether the player is already chosen and something else is still to be chosen. */
  picked?: boolean;
  press(): void;
  /** Called when hover or focus begins (true) or ends (false). */
  look?(on: boolean): void;
  /** Things of the player that can be chosen on their own, by names that the game's panel knows. */
  parts?: Readonly<Record<string, SeatPart>>;
}

type Find = (seat: number) => SeatTarget | null;

export class SeatTargets {
  #find = $state.raw<Find | null>(null);

  /** Let `find` say what choosing a player would do. Returns a function that ends this, for `$effect`. */
  offer(find: Find): () => void {
    this.#find = find;
    return () => {
      if (this.#find === find) this.#find = null;
    };
  }

  at(seat: number): SeatTarget | null {
    return this.#find?.(seat) ?? null;
  }
}
