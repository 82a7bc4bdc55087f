/* A preview: the option pointed at, in words, and then what the server says it would bring. The words of an option do not name
 * the player, and neither do those for what it would bring: a preview speaks to the player who is about to choose. */
import type { GameView, Message, Option } from "$lib/wire";
import type { EventOf, ForeseenOf } from "./events";

interface Source<V extends GameView> {
  options(): readonly Option[];
  preview(action: string): Promise<ForeseenOf<V>>;
  say(message: Message): string;
  /** What these events would bring the player, in words. */
  brings?(foreseen: ForeseenOf<V>): string;
}

export class Foresight<V extends GameView> {
  /** What was foreseen of the thing pointed at; null if nothing is known yet. */
  protected foreseen = $state.raw<ForeseenOf<V> | null>(null);
  /** What is being previewed; an answer about anything else comes too late. */
  protected wanted: string | null = null;
  #message = $state.raw<Message | null>(null);
  #source: Source<V>;

  constructor(source: Source<V>) {
    this.#source = source;
  }

  /** The option itself, in words. */
  get option(): string {
    return this.#message ? this.#source.say(this.#message) : "";
  }

  get events(): readonly EventOf<V>[] {
    return this.foreseen?.events ?? [];
  }

  /** The option, and what it would bring. */
  get caption(): string {
    const brings = this.foreseen && this.#source.brings?.(this.foreseen);
    return [this.option, brings].filter(Boolean).join(" → ");
  }

  look = async (action: string | null): Promise<void> => {
    // Looking away comes last, when the board may already be gone; then nothing must be asked of it.
    const found = action ? this.#source.options().find((option) => option.action === action) : undefined;
    const message = found?.message ?? null;
    this.begin(action, message);
    if (!action || !message) return;
    const foreseen = await this.#source.preview(action).catch(() => null); // the question may be over
    if (this.wanted === action) this.foreseen = foreseen;
  };

  protected begin(wanted: string | null, message: Message | null): void {
    this.wanted = wanted;
    this.#message = message;
    this.foreseen = null;
  }
}
