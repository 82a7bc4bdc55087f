/* Several actions that were chosen together and are played one by one, as long as each is offered. */
import type { Option } from "$lib/wire";

export class Plan {
  /** The actions still to be played. */
  actions = $state.raw<readonly string[]>([]);
  #choose: (action: string) => void;
  /** The options that were answered already. */
  #answered: readonly Option[] | null = null;

  constructor(choose: (action: string) => void) {
    this.#choose = choose;
  }

  get runs(): boolean {
    return this.actions.length > 0;
  }

  start(actions: readonly string[], options: readonly Option[]): void {
    this.actions = actions;
    this.#answered = null;
    this.go(options, true);
  }

  stop(): void {
    this.actions = [];
  }

  /** Play the next action from new options. If there are none yet the plan waits while this page is asked; anything
   * else that was not foreseen ends it. */
  go(options: readonly Option[], asked: boolean): void {
    const [next, ...rest] = this.actions;
    if (next === undefined || options === this.#answered || (options.length === 0 && asked)) return;
    if (!options.some((option) => option.action === next)) {
      this.stop();
      return;
    }
    this.actions = rest;
    this.#answered = options;
    this.#choose(next);
  }
}
