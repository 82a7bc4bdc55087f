/* Several actions that were chosen together and are taken one by one, as long as each is offered. */
import type { Option } from "$lib/wire";

export class Plan {
  /** The actions still to be played. */
  actions = $state.raw<readonly string[]>([]);
  #choose: (action: string) => void;
  /** The options that have already been answered. */
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

  /** Take the next action from new options. If there are none yet, the plan waits while this page is asked; anything else
   * that was not planned for ends it. */
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
