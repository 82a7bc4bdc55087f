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
    const message = this.#source.options().find((option) => option.action === action)?.message;
    this.begin(action, message ? this.#source.say(message) : "");
    if (!action || !message) return;
    const foreseen = await this.#source.preview(action).catch(() => null); // the question may be over
    if (this.wanted !== action || !foreseen) return;
    this.events = foreseen.events;
    this.caption = [this.option, this.#source.brings?.(foreseen)].filter(Boolean).join(" → ");
  };

  protected begin(wanted: string | null, caption: string): void {
    this.wanted = wanted;
    this.option = caption;
    this.caption = caption;
    this.events = [];
  }
}
