/* What would happen: the option that is pointed at in words, and then what the hall foresees. */
import type { Message, Option } from "$lib/wire";

interface Seer {
  options(): readonly Option[];
  preview(action: string): Promise<Message[]>;
  say(message: Message): string;
}

export class Foresight {
  caption = $state("");
  foreseen = $state.raw<readonly Message[]>([]);
  #seer: Seer;
  #seen: string | null = null;

  constructor(seer: Seer) {
    this.#seer = seer;
  }

  look = async (action: string | null): Promise<void> => {
    this.#seen = action;
    this.foreseen = [];
    const message = this.#seer.options().find((option) => option.action === action)?.message;
    this.caption = message ? this.#seer.say(message) : "";
    if (!action || !message) return;
    const told = await this.#seer.preview(action).catch(() => []); // the question may be over
    if (this.#seen !== action || told.length === 0) return;
    this.foreseen = told;
    this.caption = told.map((one) => this.#seer.say(one)).join(" ");
  };
}
