/* A preview: the option pointed at, in words, and then what the server says it would bring. */
import type { GameView, Message, Option } from "$lib/wire";
import type { EventOf, ForeseenOf } from "./events";

interface Source<V extends GameView> {
  options(): readonly Option[];
  preview(action: string): Promise<ForeseenOf<V>>;
  say(message: Message): string;
}

export class Foresight<V extends GameView> {
  caption = $state("");
  /** The option itself, in words. */
  option = $state("");
  events = $state.raw<readonly EventOf<V>[]>([]);
  /** What is being previewed; an answer about anything else comes too late. */
  protected wanted: string | null = null;
  #source: Source<V>;

  constructor(source: Source<V>) {
    this.#source = source;
  }

  look = async (action: string | null): Promise<void> => {
    // Looking away comes last, when the board may already be gone; then nothing must be asked of it.
    const message = action ? this.#source.options().find((option) => option.action === action)?.message : undefined;
    this.begin(action, message ? this.#source.say(message) : "");
    if (!action || !message) return;
    const foreseen = await this.#source.preview(action).catch(() => null); // the question may be over
    if (this.wanted !== action || !foreseen || foreseen.messages.length === 0) return;
    this.events = foreseen.events;
    this.caption = foreseen.messages.map((one) => this.#source.say(one)).join(" ");
  };

  protected begin(wanted: string | null, caption: string): void {
    this.wanted = wanted;
    this.option = caption;
    this.caption = caption;
    this.events = [];
  }
}
