/* What the player is about to do: an action may take several presses (meeple and tile, two cards). */
import type { FiveTribesCard, Message, Option } from "$lib/wire";
import type { World } from "../choices.svelte";
import { wordOf } from "../words";
import { firstOf, meant, spotsOf, tileOf, useOf, type Spot } from "./spots";

interface TribesWorld extends World {
  prompt(): Message;
  /** A tribe that stands on the tile, if any. */
  standing(tile: string): string | undefined;
  /** The card of a djinn in front of the player. */
  owned(djinn: string): FiveTribesCard | undefined;
}

interface Choice extends Option {
  spots: readonly Spot[];
  first: Spot | undefined;
}

/** Things that can stand for several actions; pressing one asks which, even if no other thing can be pressed. */
const ASKING = ["tile.", "figure.", "spot.", "held."];
/** Things that show where they could be used when pressed, even if there is only one place. */
const WAITING = "djinn.";

export class Hands {
  picked = $state.raw<readonly Spot[]>([]);
  #world: TribesWorld;
  readonly choices: readonly Choice[] = $derived.by(() =>
    this.#world.options().map((option) => ({
      ...option,
      spots: spotsOf(option.action, this.#world.prompt()),
      first: firstOf(option.action, this.#world.prompt()),
    })),
  );
  /** The options that match what has been pressed so far. */
  readonly open: readonly Choice[] = $derived(this.#matching(this.picked));
  readonly #glowing: ReadonlySet<Spot> = $derived(new Set(this.open.flatMap((choice) => this.#pressable(choice))));
  /** The options that are not represented by a thing on the table. */
  readonly plain: readonly Choice[] = $derived(this.choices.filter(({ spots }) => spots.length === 0));

  constructor(world: TribesWorld) {
    this.#world = world;
  }

  get seat(): number | null {
    return this.#world.seat();
  }

  /** The options to choose from in words; empty while another press can decide between them. */
  get question(): readonly Choice[] {
    if (this.picked.length === 0 || this.open.length < 2) return [];
    const [first] = this.open;
    const alike = this.open.every(
      ({ spots }) => spots.length === first!.spots.length && spots.every((spot) => first!.spots.includes(spot)),
    );
    return alike || this.picked.some((spot) => ASKING.some((kind) => spot.startsWith(kind))) ? this.open : [];
  }

  /** The thing that the question belongs to: the one pressed last. */
  get where(): Spot | null {
    return this.question.length > 0 ? (this.picked.at(-1) ?? null) : null;
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

  /** The words for pressing a thing if that completes an action; otherwise undefined. */
  label(spot: Spot): string | undefined {
    const found = this.#about(spot);
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
    const [only] = found;
    if (!only) this.#refuse(spot);
    else if (found.length === 1 && (!spot.startsWith(WAITING) || only.spots.length === picked.length)) this.choose(only.action);
    else this.picked = picked;
  }

  choose(action: string): void {
    this.rest();
    this.#world.choose(action);
  }

  /** Show what pressing a thing would bring, if that completes an action. */
  look(spot: Spot | null): void {
    const found = spot === null ? [] : this.#about(spot);
    this.lookAt(found.length === 1 ? found[0]!.action : null);
  }

  lookAt(action: string | null): void {
    this.#world.look(action);
  }

  #about(spot: Spot): readonly Choice[] {
    return this.open.filter((choice) => this.#pressable(choice).includes(spot));
  }

  #pressable({ spots, first }: Choice): readonly Spot[] {
    return first && this.picked.length === 0 ? [first] : spots;
  }

  #matching(picked: readonly Spot[]): readonly Choice[] {
    return this.choices.filter(
      ({ spots, first }) => picked.every((spot) => spots.includes(spot)) && (!first || !picked[0] || picked[0] === first),
    );
  }

  #refuse(spot: Spot): void {
    if (this.seat === null) return;
    const tile = tileOf(spot) ?? undefined;
    const djinn = wordOf([spot, ...(tile ? this.picked : [])].find((one) => one.startsWith("djinn.")));
    const card = this.#world.owned(djinn);
    const standing = tile && this.#world.standing(tile);
    const action = card ? useOf(djinn, card, tile) : meant(spot, this.#world.prompt(), this.picked, standing);
    if (action) this.#world.why(action);
  }
}
