/* Answers a question for the player when there is only one answer. The others may not know that, so the answer comes
 * after a pause of random length, which tells them nothing. Bots draw no conclusions: among them the pause is short. */
import type { PlayView } from "$lib/wire";

/** The shortest and the longest pause, in milliseconds. */
export const PAUSE = { least: 1200, most: 4000, amongBots: 500 } as const;

export class OnlyAnswer {
  #choose: (action: string) => void;
  #random: () => number;
  #waiting: { answer: number; timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(choose: (action: string) => void, random: () => number = Math.random) {
    this.#choose = choose;
    this.#random = random;
  }

  /** Look at what the page shows now: begin the pause, let it continue, or end it because the question is gone. */
  look(play: PlayView | null, wanted: boolean, amongBots = false): void {
    const only = wanted && play !== null && play.options.length === 1 ? play.options[0]!.action : null;
    if (play !== null && only !== null && this.#waiting?.answer === play.answer) return;
    this.stop();
    if (play === null || only === null) return;
    const pause = amongBots ? PAUSE.amongBots : PAUSE.least + (PAUSE.most - PAUSE.least) * this.#random();
    const timer = setTimeout(() => {
      this.#waiting = null;
      this.#choose(only);
    }, pause);
    this.#waiting = { answer: play.answer, timer };
  }

  stop(): void {
    if (this.#waiting) clearTimeout(this.#waiting.timer);
    this.#waiting = null;
  }
}
