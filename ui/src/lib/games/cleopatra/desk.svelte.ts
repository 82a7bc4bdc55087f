/* What the player is about to do: build a piece, use a card, lay a mosaic, or go on paying. */
import type { CleopatraView, Option } from "$lib/wire";
import type { BoardProps } from "../board";
import { Choices, type World } from "../choices.svelte";
import { Plan } from "../plan.svelte";
import { wordOf } from "../words";
import { highestBid, ofCard } from "./choices";
import { Held, type Laying } from "./held.svelte";
import type { Cell } from "./pentominoes";
import { categoryOf } from "./pieces";
import { questionOf } from "./words";

interface PalaceWorld extends World {
  view(): CleopatraView;
  lookLaid(laying: Laying | null): void;
  ask: BoardProps<CleopatraView>["ask"];
}

export class Desk extends Choices<PalaceWorld> {
  /** The piece whose price is shown. */
  piece = $state<string | null>(null);
  /** The category whose places are on offer. */
  category = $state<string | null>(null);
  /** The card of the hand that could be used in several ways. */
  card = $state<string | null>(null);
  /** Which of the drawn cards is laid next. */
  drawn = $state(0);
  /** The mosaic in the hand. */
  readonly held: Held;
  readonly #plan = new Plan((action) => this.act(action));

  constructor(world: PalaceWorld) {
    super(world);
    this.held = new Held(this, world);
  }

  /** Whether this page is asked, or was before things began to move. */
  get mayAct(): boolean {
    return this.seat !== null && this.world.view().to_act.includes(this.seat);
  }

  get question(): string {
    return this.options.length > 0 ? questionOf(this.world.view().prompt) : "";
  }

  /** Forget what was begun; a payment under way goes on. */
  override rest(): void {
    this.piece = this.category = this.card = null;
    this.drawn = 0;
    super.rest();
  }

  // --- building and paying ---

  /** Show what a piece costs, or hide it again. */
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

  /** Offer the places of a category, or hide them again. */
  open(category: string): void {
    const again = this.category === category;
    this.rest();
    this.category = again ? null : category;
  }

  /** Choose the first action now and the others as soon as they are offered. */
  follow(actions: readonly string[]): void {
    const [first] = actions;
    if (first === undefined) return;
    if (this.can(first)) {
      this.#plan.start(actions, this.options);
    } else {
      this.#plan.stop();
      this.act(first);
    }
  }

  /** Go on with the plan now that new options have come, or drop it if something else is asked. */
  goOn(): void {
    this.#plan.go(this.options, true);
  }

  // --- cards ---

  /** The resource that an Envoy asks this player for. */
  get asked(): string {
    return wordOf(this.world.view().prompt.words.resource);
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
