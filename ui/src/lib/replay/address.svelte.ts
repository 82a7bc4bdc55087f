/* The address of a position in a finished game, to send to others: `/t/<id>#replay=<entry>`. */
const PAUSE = 300; // milliseconds: browsers limit how often a page may change its address

export const replayHash = (entry: number): string => `#replay=${entry}`;

export class ReplayAddress {
  /** The entry in the address; null if there is no replay. */
  entry = $state<number | null>(read());
  #opened = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  listen = (): (() => void) => {
    const look = () => (this.entry = read());
    addEventListener("popstate", look);
    return () => {
      removeEventListener("popstate", look);
      clearTimeout(this.#timer);
    };
  };

  open(): void {
    history.pushState(null, "", replayHash(0));
    this.#opened = true;
    this.entry = 0;
  }

  /** Put the position in the address, after a pause. */
  moved(entry: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => history.replaceState(null, "", replayHash(entry)), PAUSE);
  }

  close(): void {
    clearTimeout(this.#timer);
    if (this.#opened) history.back();
    else history.replaceState(null, "", location.pathname);
    this.#opened = false;
    this.entry = null;
  }
}

function read(): number | null {
  const found = /^#replay=(\d{1,9})$/.exec(location.hash);
  return found ? Number(found[1]) : null;
}
