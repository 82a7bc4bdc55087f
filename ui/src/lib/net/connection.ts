/* The socket of one table: it reconnects by itself, and every request gets its answer or a Refusal. Once the page has left
the table, there is neither: whoever has asked is gone. */
import type { FromPage, Show, ToPage } from "$lib/wire";
import { Refusal, UNREACHABLE } from "./rest";

export type Connected =
  | "connecting" // for the first time
  | "online"
  | "reconnecting"
  | "offline" // the device has no network
  | "restarting" // the server said that it will be back
  | "gone"; // there is no such table, or it may not be watched, or it is broken

/** A request without its number, which the connection adds. */
export type Wish = FromPage extends infer One ? (One extends FromPage ? Omit<One, "id"> : never) : never;

export interface Listener {
  onshow(show: Show): void;
  onstate(state: Connected, code: string): void;
}

/** The close codes after which reconnecting is useless, and what they mean. */
const FINAL: Record<number, string> = {
  4401: "unknown-guest",
  4403: "not-watchable",
  4404: "no-such-table",
  4405: "blocked",
  4429: "too-fast",
  4520: "table-broken",
};
const STOPPING = 4503;
const FIRST_WAIT = 250; // milliseconds, doubled each time
const LONGEST_WAIT = 8000;

interface Pending {
  wish: Wish;
  resolve(body: unknown): void;
  reject(reason: Refusal): void;
}

export class Connection {
  #path: string;
  #listener: Listener;
  #socket: WebSocket | undefined;
  #pending = new Map<number, Pending>();
  #unanswered: Pending[] = []; // decisions that a stopping server has not answered
  #next = 1;
  #tries = 0;
  #since = 0;
  #seat: number | null = null;
  #closed = false;
  #restarting = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(path: string, listener: Listener) {
    this.#path = path;
    this.#listener = listener;
    addEventListener("online", this.#now);
    addEventListener("offline", this.#lost);
    this.#open();
  }

  /** Send a request. Resolves with the answer, if there is one; rejects with a Refusal. */
  request(wish: Wish): Promise<unknown> {
    if (this.#closed) return new Promise(() => {});
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal(UNREACHABLE));
    return new Promise((resolve, reject) => this.#send({ wish, resolve, reject }));
  }

  #send(pending: Pending): void {
    const id = this.#next++;
    this.#pending.set(id, pending);
    this.#socket?.send(JSON.stringify({ ...pending.wish, id }));
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#lost);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.#path + this.#query());
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket && !this.#closed) this.#read(JSON.parse(String(event.data)) as ToPage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#ended(event.code);
    };
  }

  /** The query that asks for the same seat, and for the lines that the page has missed. */
  #query(): string {
    if (!this.#since) return "";
    return `?since=${this.#since}` + (this.#seat === null ? "" : `&seat=${this.#seat}`);
  }

  #read(message: ToPage): void {
    switch (message.type) {
      case "show":
        this.#tries = 0;
        this.#restarting = false;
        this.#since = message.entry;
        this.#seat = message.play?.seat ?? null;
        this.#listener.onstate("online", "");
        this.#listener.onshow(message);
        this.#repeat(message);
        return;
      case "done":
        return this.#settle(message.id)?.resolve(undefined);
      case "answer":
        return this.#settle(message.id)?.resolve(message.body);
      case "refused":
        return this.#settle(message.id)?.reject(new Refusal(message.code));
      case "closing":
        this.#restarting = true;
    }
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  /** Send a decision again that a stopping server did not answer, unless the table shows that it was made. */
  #repeat({ play }: Show): void {
    const unanswered = this.#unanswered;
    this.#unanswered = [];
    for (const pending of unanswered) {
      const { seat, answer } = pending.wish as { seat: number; answer: number };
      if (play?.seat !== seat) pending.reject(new Refusal(UNREACHABLE));
      else if (play.answer > answer) pending.resolve(undefined);
      else this.#send(pending);
    }
  }

  #ended(code: number): void {
    if (this.#closed) return;
    const lost = [...this.#unanswered, ...this.#pending.values()];
    this.#pending.clear();
    const stopped = this.#restarting || code === STOPPING;
    this.#unanswered = lost.filter(({ wish }) => stopped && wish.type === "act");
    for (const pending of lost) if (!this.#unanswered.includes(pending)) pending.reject(new Refusal(UNREACHABLE));
    const final = FINAL[code];
    if (final) {
      this.#listener.onstate("gone", final);
      return;
    }
    this.#restarting ||= code === STOPPING;
    this.#listener.onstate(this.#why(), "");
    // A random factor, so that the pages of a restarted server do not all reconnect at the same moment.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  #why(): Connected {
    if (this.#restarting) return "restarting";
    if (!navigator.onLine) return "offline";
    return this.#since === 0 && this.#tries === 0 ? "connecting" : "reconnecting";
  }

  #now = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    const former = this.#socket; // it may still open later, and nothing else would close it
    this.#open();
    former?.close();
  };

  /** A socket may take minutes to notice that the network is gone. */
  #lost = (): void => {
    this.#socket?.close();
    this.#listener.onstate("offline", "");
  };
}
