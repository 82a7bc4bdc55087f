/* What the player is about to do: a piece picked to be built, a card to be laid, a mosaic in the hand, a payment under way. */
import type { CleopatraView, Message, Option } from "$lib/wire";
import type { BoardProps } from "../board";
import { highestBid, ofCard } from "./choices";
import { Held, type Laying } from "./held.svelte";
import type { Cell } from "./pentominoes";
import { categoryOf } from "./pieces";
import { questionOf, wordOf } from "./words";

interface World {
  view(): CleopatraView;
  options(): readonly Option[];
  seat(): number | null;
  choose(action: string): void;
  why(action: string): void;
  say(message: Message): string;
  look(action: string | null): void;
  lookLaid(laying: Laying | null): void;
  ask: BoardProps<CleopatraView>["ask"];
}

export class Desk {
  /** The piece whose price is shown. */
  piece = $state<string | null>(null);
  /** The category whose places are on offer. */
  category = $state<string | null>(null);
  /** The card of the hand that could do several things. */
  card = $state<string | null>(null);
  /** Which of the cards drawn is laid next. */
  drawn = $state(0);
  /** The mosaic in the hand. */
  held: Held;
  /** The actions still to be chosen, one after the other as they come on offer. */
  plan = $state.raw<readonly string[]>([]);
  #world: World;
  #messages = $derived.by(() => new Map(this.#world.options().map((option) => [option.action, option.message])));

  constructor(world: World) {
    this.#world = world;
    this.held = new Held(this, world);
  }

  get options(): readonly Option[] {
    return this.#world.options();
  }

  get seat(): number | null {
    return this.#world.seat();
  }

  /** Whether this page is asked, or was before things began to move. */
  get mayAct(): boolean {
    return this.seat !== null && this.#world.view().to_act.includes(this.seat);
  }

  get question(): string {
    return this.options.length > 0 ? questionOf(this.#world.view().prompt) : "";
  }

  /** Nothing is begun; a payment under way goes on. */
  rest(): void {
    this.piece = this.category = this.card = null;
    this.drawn = 0;
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

  // --- building and paying ---

  /** Show what a piece costs; asked twice, do not. */
  pick(action: string): void {
    if (!this.can(action)) {
      this.act(action);
      return;
    }
    const again = this.piece === action;
    this.rest();
    if (again) return;
    this.piece = action;
    this.category = categoryOf(action)?.name ?? null;
  }

  /** Offer the places of a category; asked twice, do not. */
  open(category: string): void {
    const again = this.category === category;
    this.rest();
    this.category = again ? null : category;
  }

  /** Choose the first now and the others as soon as they are on offer. */
  follow(actions: readonly string[]): void {
    const [first, ...rest] = actions;
    if (first === undefined) return;
    this.plan = this.can(first) ? rest : [];
    this.act(first);
  }

  /** New options have come: go on with the plan, or give it up if something else is asked. */
  goOn(): void {
    const [next] = this.plan;
    if (next === undefined || this.options.length === 0) return;
    if (this.can(next)) this.follow(this.plan);
    else this.plan = [];
  }

  // --- cards ---

  /** The resource an Envoy asks this page for. */
  get asked(): string {
    return wordOf(this.#world.view().prompt.words.resource);
  }

  ofCard(card: string): Option[] {
    return ofCard(this.options, card, this.asked);
  }

  pressCard(card: string): void {
    const found = this.ofCard(card);
    const [only] = found;
    if (!only) {
      this.act(this.question === "lay-off" ? `discard ${card}` : this.question === "give" ? `give card ${card}` : `pay ${card}`);
      return;
    }
    const plays = !/^(pay|discard|give|offer)/.test(only.action);
    if (found.length === 1 && !plays) {
      this.act(only.action);
      return;
    }
    const again = this.card === card;
    this.rest();
    if (!again) this.card = card;
  }

  get highestBid(): number | null {
    return highestBid(this.options);
  }

  /** The squares of `place 3 4`, `claim 3 4`, by row and column. */
  squares(verb: string): Cell[] {
    return this.options.flatMap(({ action }) => {
      const [first, row, column] = action.split(" ");
      return first === verb ? [[Number(row), Number(column)] as Cell] : [];
    });
  }
}
