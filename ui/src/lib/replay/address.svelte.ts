/* `/t/<id>#replay=<entry>`: a position of a finished game that can be sent to others. */
const PAUSE = 300; // milliseconds: browsers refuse pages that change their address all the time

export const replayHash = (entry: number): string => `#replay=${entry}`;

export class ReplayAddress {
  /** The entry that was asked for; null: no replay. */
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

  /** The replay is there now. */
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
