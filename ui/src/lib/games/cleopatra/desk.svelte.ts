/* What the player is about to do: build a piece, use a card, lay a mosaic, or go on paying. */
import type { CleopatraView, Option } from "$lib/wire";
import type { BoardProps } from "../board";
import { Choices, type World } from "../choices.svelte";
import { Plan } from "../plan.svelte";
import { wordOf } from "../words";
import { characterOf, highestBid, isForced, ofCard } from "./choices";
import { explained } from "./effects";
import { Held, type Laying } from "./held.svelte";
import type { Cell } from "./pentominoes";
import { layAll } from "./layout";
import { categoryOf } from "./pieces";
import { questionOf } from "./words";

interface PalaceWorld extends World {
  view(): CleopatraView;
  lookLaid(laying: Laying | null): void;
  ask: BoardProps<CleopatraView>["ask"];
  /** Whether nobody can draw conclusions from how quickly this page answers. */
  unwatched(): boolean;
}

const REMEMBERED = 20; // the most positions that are remembered in which the page has answered by itself

export class Desk extends Choices<PalaceWorld> {
  /** The piece whose price is shown. */
  piece = $state<string | null>(null);
  /** The category whose places are on offer. */
  category = $state<string | null>(null);
  /** The card of the hand that could be used in several ways. */
  card = $state<string | null>(null);
  /** Which of the drawn cards is laid next; null stands for the one whose place matters most. */
  drawn = $state<number | null>(null);
  /** What is pointed at, in words, if it is not an option. */
  hint = $state("");
  /** The cards that are explained. */
  explained = $state.raw<readonly string[] | null>(null);
  /** The mosaic in the hand. */
  readonly held: Held;
  readonly #plan = new Plan((action) => this.act(action));
  #answered: string[] = [];

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
    this.piece = this.category = this.card = this.explained = this.drawn = null;
    this.hint = "";
    super.rest();
  }

  /** Say something about what is pointed at; an empty text when the pointer has gone. */
  tell(text: string): void {
    this.hint = text;
  }

  /** Attributes that make a picture of a card explain the card while it is pointed at. */
  telling(card: string): { title: string; onpointerenter: () => void; onpointerleave: () => void } {
    const text = explained(card);
    return { title: text, onpointerenter: () => this.tell(text), onpointerleave: () => this.tell("") };
  }

  /** Explain these cards, or stop explaining them. */
  explain(cards: readonly string[]): void {
    const again = String(this.explained) === String(cards);
    this.rest();
    if (!again) this.explained = cards;
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

  /** Continue the plan now that new options have arrived, or drop it if something else is asked. */
  goOn(): void {
    if (this.#plan.runs) this.#plan.go(this.options, true);
    else this.#answerForced();
  }

  /** Give the only possible answer, unless that could reveal something or the player has just undone it. */
  #answerForced(): void {
    const [only, more] = this.options;
    if (!only || more || !isForced(only.action) || !this.world.unwatched()) return;
    const position = JSON.stringify(this.world.view());
    if (this.#answered.includes(position)) return;
    this.#answered = [...this.#answered, position].slice(-REMEMBERED);
    this.act(only.action);
  }

  // --- the market ---

  /** Lay a drawn card on a stall, and the others too if it does not matter which of them goes where. */
  lay(card: number, stall: number): void {
    const { drawn } = this.world.view();
    const free = this.stalls.filter((one) => one !== stall);
    this.follow(this.can(`lay ${card + 1} ${stall}`) ? layAll(drawn, card, stall, free) : [`lay ${card + 1} ${stall}`]);
  }

  /** The stalls that still get a card. */
  get stalls(): number[] {
    return [...new Set(this.options.flatMap(({ action }) => (action.startsWith("lay ") ? [Number(action.split(" ")[2])] : [])))];
  }

  // --- cards ---

  /** The resource that an Envoy asks this player for. */
  get asked(): string {
    return wordOf(this.world.view().prompt.words.resource);
  }

  ofCard(card: string): Option[] {
    return ofCard(this.options, card, this.asked);
  }

  /** The characters that may be played now, in words. */
  get mayPlay(): string {
    const cards = [...new Set(this.options.flatMap(({ action }) => characterOf(action) ?? []))];
    const elsewhere = ["hand-limit", "answer-roll"].includes(this.question); // these questions have buttons for characters
    if (cards.length === 0 || elsewhere) return "";
    return this.world.say({ code: "cleopatra-page-may-play", words: { cards: cards.map((card) => `card.${card}`) } });
  }

  pressCard(card: string): void {
    const found = this.ofCard(card);
    const [only] = found;
    if (!only) {
      this.#whyNot(card);
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

  /** For a card that cannot be used, say which rule forbids it if cards are asked for, and otherwise what the card does. */
  #whyNot(card: string): void {
    if (this.question === "pay-for") this.act(`pay ${card}`);
    else if (this.question === "give") this.act(`give card ${card}`);
    else this.explain([card]);
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
