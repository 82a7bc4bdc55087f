/* The options of a board, found by the text of their action: whether it is offered, its words, and doing it. */
import type { Message, Option } from "$lib/wire";

export interface World {
  options(): readonly Option[];
  seat(): number | null;
  choose(action: string): void;
  why(action: string): void;
  say(message: Message): string;
  /** Show what this action would bring; null stops showing it. */
  look(action: string | null): void;
}

export class Choices<W extends World = World> {
  protected readonly world: W;
  #messages = $derived.by(() => new Map(this.options.map((option) => [option.action, option.message])));

  constructor(world: W) {
    this.world = world;
  }

  get options(): readonly Option[] {
    return this.world.options();
  }

  get seat(): number | null {
    return this.world.seat();
  }

  get actions(): string[] {
    return [...this.#messages.keys()];
  }

  can(action: string): boolean {
    return this.#messages.has(action);
  }

  /** The words for an option; undefined if the action is not offered. */
  label(action: string): string | undefined {
    const message = this.#messages.get(action);
    return message && this.world.say(message);
  }

  lookAt(action: string | null): void {
    this.world.look(action && this.can(action) ? action : null);
  }

  /** Take the action, or explain why it is not offered. */
  act(action: string): void {
    if (this.can(action)) {
      this.rest();
      this.world.choose(action);
    } else if (this.seat !== null) {
      this.world.why(action);
    }
  }

  /** Forget a choice that was begun, on boards where a choice takes several presses. */
  rest(): void {
    this.world.look(null);
  }
}
