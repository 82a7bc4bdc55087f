/* What the player is about to do on the board: a choice may take two presses (card and pile, space and side). */
import type { Message, Option } from "$lib/wire";
import { RACERS } from "./camels";

export type Pile = "winner" | "loser";
export type Side = "cheering" | "booing";
export const SIDES: readonly Side[] = ["cheering", "booing"];
export const PILES: readonly Pile[] = ["winner", "loser"];

interface World {
  options(): readonly Option[];
  seat(): number | null;
  choose(action: string): void;
  why(action: string): void;
  say(message: Message): string;
  look(action: string | null): void;
}

export class Hands {
  /** The side up with which the tile will be laid on the space that is pressed next. */
  side = $state<Side | null>(null);
  /** The space for which a side is asked. */
  space = $state<number | null>(null);
  /** The finish card for which a pile is asked, or the pile for which a card is asked. */
  card = $state<string | null>(null);
  pile = $state<Pile | null>(null);
  #world: World;
  #messages = $derived.by(() => new Map(this.#world.options().map((option) => [option.action, option.message])));

  constructor(world: World) {
    this.#world = world;
  }

  get seat(): number | null {
    return this.#world.seat();
  }

  /** Nothing is begun. */
  rest(): void {
    this.side = this.space = this.card = this.pile = null;
    this.#world.look(null);
  }

  can(action: string): boolean {
    return this.#messages.has(action);
  }

  /** The words for an option; nothing if it is none. */
  label(action: string): string | undefined {
    const message = this.#messages.get(action);
    return message && this.#world.say(message);
  }

  lookAt(action: string | null): void {
    this.#world.look(action && this.can(action) ? action : null);
  }

  act(action: string): void {
    if (this.can(action)) {
      this.rest();
      this.#world.choose(action);
    } else if (this.seat !== null) {
      this.#world.why(action);
    }
  }

  get canTile(): boolean {
    return [...this.#messages.keys()].some((action) => action.startsWith("tile "));
  }

  tileLabel(space: number): string | undefined {
    return this.label(`tile ${this.side ?? "cheering"} ${space}`);
  }

  pressSide(side: Side): void {
    if (!this.canTile) {
      this.act(`tile ${side} 2`);
      return;
    }
    const again = this.side === side;
    this.rest();
    if (!again) this.side = side;
  }

  pressSpace(space: number): void {
    if (this.side || !this.can(`tile cheering ${space}`)) {
      this.act(`tile ${this.side ?? "cheering"} ${space}`);
      return;
    }
    const again = this.space === space;
    this.rest();
    if (!again) this.space = space;
  }

  canBet(camel: string): boolean {
    return PILES.some((pile) => this.can(`bet ${pile} ${camel}`));
  }

  canBetOn(pile: Pile): boolean {
    return RACERS.some((camel) => this.can(`bet ${pile} ${camel}`));
  }

  pressCard(camel: string): void {
    const { card, pile } = this;
    if (pile || !this.canBet(camel)) {
      this.act(`bet ${pile ?? "winner"} ${camel}`);
      return;
    }
    this.rest();
    if (card !== camel) this.card = camel;
  }

  pressPile(pile: Pile): void {
    const { card, pile: before } = this;
    if (card || !this.canBetOn(pile)) {
      this.act(`bet ${pile} ${card ?? RACERS[0]}`);
      return;
    }
    this.rest();
    if (before !== pile) this.pile = pile;
  }
}
