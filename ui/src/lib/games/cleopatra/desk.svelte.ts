/* What the player is about to do: a piece picked to be built, a card to be laid, a mosaic in the hand, a payment under way. */
import type { CleopatraView, Message, Option } from "$lib/wire";
import { highestBid, ofCard, waysOf } from "./choices";
import { SIZE } from "./geometry";
import { formOf, gripOf, nextWay, squaresAt, type Cell } from "./pentominoes";
import { categoryOf } from "./pieces";
import { numberOf, questionOf, wordOf } from "./words";

interface World {
  view(): CleopatraView;
  options(): readonly Option[];
  seat(): number | null;
  choose(action: string): void;
  why(action: string): void;
  say(message: Message): string;
  look(action: string | null): void;
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
  /** The square by which the mosaic is held over the garden. */
  aim = $state.raw<Cell | null>(null);
  #way = $state(1);
  /** The actions still to be chosen, one after the other as they come on offer. */
  plan = $state.raw<readonly string[]>([]);
  #world: World;
  #messages = $derived.by(() => new Map(this.#world.options().map((option) => [option.action, option.message])));

  constructor(world: World) {
    this.#world = world;
  }

  get options(): readonly Option[] {
    return this.#world.options();
  }

  get seat(): number | null {
    return this.#world.seat();
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

  // --- the mosaic in the hand ---

  /** The shape that is turned or placed now. */
  get shape(): string | null {
    return ["choose-way", "place-mosaic"].includes(this.question) ? wordOf(this.#world.view().prompt.words.shape) : null;
  }

  get ways(): number[] {
    return waysOf(this.options);
  }

  /** As it is held: fixed once it is to be placed. */
  get way(): number {
    if (this.question === "place-mosaic") return numberOf(this.#world.view().prompt.words.way) || 1;
    const { ways } = this;
    return ways.includes(this.#way) ? this.#way : (ways[0] ?? 1);
  }

  hold(way: number): void {
    this.#way = way;
    if (this.aim) this.aimAt(this.aim);
  }

  turn(over: boolean): void {
    if (!this.shape || this.ways.length === 0) return;
    this.#way = nextWay(this.shape, this.way, this.ways, over);
    if (this.aim) this.aimAt(this.aim);
  }

  /** The squares under the mosaic when it is held there by its grip. */
  get shadow(): Cell[] {
    const { shape, way, aim } = this;
    return shape && aim ? squaresAt(shape, way, this.anchor(aim)) : [];
  }

  /** The first square of the mosaic held by this square. */
  anchor([row, column]: Cell): Cell {
    const [r, c] = gripOf(this.shape ?? "I", this.way);
    return [row - r, column - c];
  }

  /** The action of laying the mosaic held there. */
  placing(square: Cell): string {
    const [row, column] = this.anchor(square);
    return `place ${row} ${column}`;
  }

  /** The nearest square by which the mosaic is wholly over the garden. */
  within([row, column]: Cell): Cell {
    const [r, c] = gripOf(this.shape ?? "I", this.way);
    const form = formOf(this.shape ?? "I", this.way);
    const fit = (at: number, reach: number[]) => Math.min(Math.max(at, 1 - Math.min(...reach)), SIZE - Math.max(...reach));
    return [fit(row, form.map(([s]) => s - r)), fit(column, form.map(([, d]) => d - c))];
  }

  /** Hold the mosaic over a square. */
  aimAt(square: Cell | null): void {
    this.aim = square && this.within(square);
    this.lookAt(this.aim && this.question === "place-mosaic" ? this.placing(this.aim) : null);
  }

  /** Move it by keys, as far as it stays on the garden. */
  nudge(rows: number, columns: number): void {
    const [row, column] = this.aim ?? [5, 5];
    this.aimAt([row + rows, column + columns]);
  }

  /** Let go of it: first it is turned, then it is laid. */
  drop(square: Cell): void {
    this.aim = this.within(square);
    if (this.question === "choose-way") this.#keepAim(`turn ${this.way}`);
    else this.#keepAim(this.placing(this.aim));
  }

  #keepAim(action: string): void {
    const { aim } = this;
    this.act(action);
    this.aim = aim;
  }
}
