/* How the page gets from the last view to the newest: it shows the lines of the log one after the other. */
import { prefersReducedMotion } from "svelte/motion";
import type { GameView, Told } from "$lib/wire";
import type { Face } from "./board";

const LONGEST = 5000; // milliseconds that one show may take; if it has many lines, they are shown faster
const PLAIN_LINE = 350; // milliseconds for a line without an animation

const NONE: ReadonlySet<Told> = new Set();

export class Stage {
  view = $state.raw<GameView | null>(null);
  line = $state.raw<Told | null>(null);
  /** The lines that have not been shown yet. */
  waiting = $state.raw<ReadonlySet<Told>>(NONE);
  settled = $state(true);
  /** The player's choice: 1 is normal, 0.5 twice as fast, 0 without motion. */
  speed = $state(1);
  tempo = $state(1);

  #face: Face<GameView> | null;
  #newest: GameView | null = null;
  #queue: Told[] = [];
  #online: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `online` is called whenever a line is shown. */
  constructor(face: Face<GameView> | null, online?: () => void) {
    this.#face = face;
    this.#online = online;
  }

  /** Add a new show: its view, and the lines that lead to it. */
  show(view: GameView, lines: readonly Told[]): void {
    const first = this.#newest === null;
    this.#newest = view;
    if (first || this.#still()) {
      this.skip();
      return;
    }
    this.#queue.push(...lines);
    this.waiting = new Set(this.#queue);
    this.#pace();
    if (this.settled) this.#next();
  }

  /** Use another speed from now on. */
  hasten(speed: number): void {
    this.speed = speed;
    if (this.#still()) this.skip();
    else if (this.settled) this.tempo = speed;
    else this.#pace();
  }

  #pace(): void {
    const asked = this.#queue.reduce((sum, line) => sum + this.#duration(line), 0) * this.speed;
    this.tempo = this.speed * Math.min(1, LONGEST / asked);
  }

  /** Show another position without animating the change. */
  jump(view: GameView): void {
    this.#newest = view;
    this.skip();
    this.tempo = 0;
  }

  /** Go to the newest view immediately. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#settle();
  }

  #next = (): void => {
    const line = this.#queue.shift();
    if (!line || !this.view) {
      this.#settle();
      return;
    }
    this.settled = false;
    this.waiting = new Set(this.#queue);
    const time = this.#duration(line);
    this.view = (line.event && this.#face?.advance?.(this.view, line.event)) ?? this.view;
    if (time === 0) {
      this.#next();
      return;
    }
    this.line = line;
    this.#online?.();
    this.#timer = setTimeout(this.#next, time * this.tempo);
  };

  #settle(): void {
    this.line = null;
    this.waiting = NONE;
    this.view = this.#newest;
    this.settled = true;
    this.tempo = this.#still() ? 0 : this.speed;
  }

  #still(): boolean {
    return this.speed === 0 || prefersReducedMotion.current || document.hidden;
  }

  #duration(line: Told): number {
    return (line.event && this.#face?.duration?.(line.event)) ?? PLAIN_LINE;
  }
}
