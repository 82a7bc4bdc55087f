/* The options of a board, found by the text of their action: whether it may be done, how it is called, doing it. */
import type { Message, Option } from "$lib/wire";

export interface World {
  options(): readonly Option[];
  seat(): number | null;
  choose(action: string): void;
  why(action: string): void;
  say(message: Message): string;
  /** Show what this would bring; null: nothing any more. */
  look(action: string | null): void;
}

export class Choices {
  protected readonly world: World;
  #messages = $derived.by(() => new Map(this.world.options().map((option) => [option.action, option.message])));

  constructor(world: World) {
    this.world = world;
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

  /** The words for an option; nothing if it is none. */
  label(action: string): string | undefined {
    const message = this.#messages.get(action);
    return message && this.world.say(message);
  }

  lookAt(action: string | null): void {
    this.world.look(action && this.can(action) ? action : null);
  }

  /** Do it, or hear why not. */
  act(action: string): void {
    if (this.can(action)) {
      this.rest();
      this.world.choose(action);
    } else if (this.seat !== null) {
      this.world.why(action);
    }
  }

  /** Nothing is begun: boards where a choice takes several presses forget here what was pressed. */
  rest(): void {
    this.world.look(null);
  }
}
