/* Numbers typed anywhere on the page choose an option, immediately if no further digit could follow. */
const PATIENCE = 800; // milliseconds for the next digit

export class NumberKeys {
  typed = $state("");
  #choose: (number: number) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(choose: (number: number) => void) {
    this.#choose = choose;
  }

  press(event: KeyboardEvent, most: number): void {
    const busy = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
    if (busy || event.ctrlKey || event.metaKey || event.altKey || !/^\d$/.test(event.key)) return;
    clearTimeout(this.#timer);
    const number = Number(this.typed + event.key);
    if (number < 1 || number > most) {
      this.typed = "";
    } else if (number * 10 > most) {
      this.#done(number);
    } else {
      this.typed = String(number);
      this.#timer = setTimeout(() => this.#done(number), PATIENCE);
    }
  }

  /** Forget what was typed, because another question has come. */
  forget(): void {
    clearTimeout(this.#timer);
    this.typed = "";
  }

  #done(number: number): void {
    this.typed = "";
    this.#choose(number);
  }
}
