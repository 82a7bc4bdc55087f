/* What the player is about to do: an action may need several things to be pressed (meeple and tile, two cards). */
import type { Message, Option } from "$lib/wire";
import { meant, spotsOf, type Spot } from "./spots";

interface World {
  options(): readonly Option[];
  prompt(): Message;
  seat(): number | null;
  /** A tribe that stands on the tile, if any. */
  standing(tile: string): string | undefined;
  choose(action: string): void;
  why(action: string): void;
  say(message: Message): string;
  look(action: string | null): void;
}

interface Choice extends Option {
  spots: readonly Spot[];
}

/** One press on these does not tell yet what is meant, however few options are left. */
const ASKING = ["tile.", "spot.", "held."];

export class Hands {
  picked = $state.raw<readonly Spot[]>([]);
  #world: World;
  readonly choices: readonly Choice[] = $derived.by(() =>
    this.#world.options().map((option) => ({ ...option, spots: spotsOf(option.action, this.#world.prompt()) })),
  );
  /** What may still be meant after what was pressed. */
  readonly open: readonly Choice[] = $derived(this.#matching(this.picked));
  readonly #glowing: ReadonlySet<Spot> = $derived(new Set(this.open.flatMap(({ spots }) => spots)));
  /** Options that are about nothing on the table. */
  readonly plain: readonly Choice[] = $derived(this.choices.filter(({ spots }) => spots.length === 0));

  constructor(world: World) {
    this.#world = world;
  }

  get seat(): number | null {
    return this.#world.seat();
  }

  /** Asked in words: which of these? Nothing if another press tells. */
  get question(): readonly Choice[] {
    if (this.picked.length === 0 || this.open.length < 2) return [];
    const [first] = this.open;
    const alike = this.open.every(({ spots }) => spots.length === first!.spots.length && spots.every((spot) => first!.spots.includes(spot)));
    return alike || this.picked.some((spot) => ASKING.some((kind) => spot.startsWith(kind))) ? this.open : [];
  }

  /** Where the question belongs: the thing pressed last. */
  get where(): Spot | null {
    return this.picked.at(-1) ?? null;
  }

  rest(): void {
    this.picked = [];
    this.#world.look(null);
  }

  glows(spot: Spot): boolean {
    return this.#glowing.has(spot);
  }

  isPicked(spot: Spot): boolean {
    return this.picked.includes(spot);
  }

  say(message: Message): string {
    return this.#world.say(message);
  }

  /** The words for pressing it, if that is enough; else nothing. */
  label(spot: Spot): string | undefined {
    const found = this.open.filter(({ spots }) => spots.includes(spot));
    return found.length === 1 ? this.say(found[0]!.message) : undefined;
  }

  can(action: string): boolean {
    return this.choices.some((choice) => choice.action === action);
  }

  press(spot: Spot): void {
    if (this.isPicked(spot)) {
      this.picked = this.picked.filter((one) => one !== spot);
      return;
    }
    let picked = [...this.picked, spot];
    if (this.#matching(picked).length === 0) picked = [spot];
    const found = this.#matching(picked);
    if (found.length === 0) this.#refuse(spot);
    else if (found.length === 1) this.choose(found[0]!.action);
    else this.picked = picked;
  }

  choose(action: string): void {
    this.rest();
    this.#world.choose(action);
  }

  /** Pointed at: what would happen, where that is clear. */
  look(spot: Spot | null): void {
    const found = spot === null ? [] : this.open.filter(({ spots }) => spots.includes(spot));
    this.lookAt(found.length === 1 ? found[0]!.action : null);
  }

  lookAt(action: string | null): void {
    this.#world.look(action);
  }

  #matching(picked: readonly Spot[]): readonly Choice[] {
    return this.choices.filter(({ spots }) => picked.every((spot) => spots.includes(spot)));
  }

  #refuse(spot: Spot): void {
    if (this.seat === null) return;
    const tile = spot.startsWith("tile.") ? this.#world.standing(spot.slice(5)) : undefined;
    this.#world.why(meant(spot, this.#world.prompt(), this.picked, tile));
  }
}
