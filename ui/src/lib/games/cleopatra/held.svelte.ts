/* The mosaic in the hand, bought or about to be bought: how it is held, and over which square. The server says where it
fits and what it brings there. */
import type { CleopatraView } from "$lib/wire";
import type { BoardProps } from "../board";
import { numberOf, wordOf } from "../words";
import { waysOf } from "./choices";
import type { Desk } from "./desk.svelte";
import { SIZE, squareAt, type Point } from "./geometry";
import { formOf, gripOf, nextWay, squaresAt, type Cell } from "./pentominoes";

/** A place, by the way the mosaic is held and its first square, as the server is asked about it. */
export type Laying = Record<string, number | string>;

interface World {
  view(): CleopatraView;
  ask: BoardProps<CleopatraView>["ask"];
  /** Show what laying it there would bring. */
  lookLaid(laying: Laying | null): void;
}

/** For each way to hold the mosaic, the first squares where it fits and the talents they bring. */
type Places = Readonly<Record<string, readonly (readonly [row: number, column: number, talents: number])[]>>;

const CENTRE: Cell = [5, 5];

export class Held {
  /** The square of the garden over which its grip is. */
  aim = $state.raw<Cell | null>(null);
  /** Where it is in the drawing, while it is dragged and not over the garden. */
  carried = $state.raw<Point | null>(null);
  dragging = $state(false);
  /** Whether it was let go of before it was bought, to be laid there once it is paid. */
  settled = $state(false);
  #way = $state(1);
  #places = $state.raw<Places>({});
  #desk: Desk;
  #world: World;

  constructor(desk: Desk, world: World) {
    this.#desk = desk;
    this.#world = world;
  }

  get bought(): boolean {
    return ["choose-way", "place-mosaic"].includes(this.#desk.question);
  }

  /** The shape that is turned or placed now, or would be next. */
  get shape(): string | null {
    const { prompt, visit, top_mosaic } = this.#world.view();
    if (this.bought) return wordOf(prompt.words.shape);
    const piece = this.#desk.piece ?? (this.#desk.mayAct ? visit.paying : null);
    if (piece === "build mosaic") return top_mosaic;
    return piece?.startsWith("scribe mosaic ") ? piece.slice("scribe mosaic ".length) : null;
  }

  /** Ask the server where it fits; call this whenever another mosaic may be in the hand. */
  async learn(): Promise<void> {
    const { shape } = this;
    if (!shape) {
      this.#places = {};
      this.aim = this.carried = null;
      this.settled = false;
      return;
    }
    const found = await this.#world.ask<{ ways?: Places }>("places", this.#asked).catch(() => ({ ways: {} }));
    if (this.shape !== shape) return;
    this.#places = found.ways ?? {};
    if (this.dragging) return;
    this.aimAt(this.aim ?? this.#nearest(CENTRE));
  }

  get #asked(): Laying {
    return this.#desk.piece ? { action: this.#desk.piece } : {};
  }

  // --- turning ---

  get ways(): number[] {
    return this.#desk.question === "choose-way" ? waysOf(this.#desk.options) : Object.keys(this.#places).map(Number);
  }

  /** The way it is held, which is fixed once it is to be placed. */
  get way(): number {
    if (this.#desk.question === "place-mosaic") return numberOf(this.#world.view().prompt.words.way) || 1;
    const { ways } = this;
    return ways.includes(this.#way) ? this.#way : (ways[0] ?? 1);
  }

  hold(way: number): void {
    this.#way = way;
    if (this.aim) this.aimAt(this.aim);
  }

  turn(over: boolean): void {
    if (this.shape && this.ways.length > 0) this.hold(nextWay(this.shape, this.way, this.ways, over));
  }

  // --- holding it over the garden ---

  /** The squares under it. */
  get shadow(): Cell[] {
    const { shape, way, aim } = this;
    return shape && aim ? squaresAt(shape, way, this.#anchor(aim)) : [];
  }

  /** The squares over which its grip can be so that it fits. */
  get grips(): Cell[] {
    const [r, c] = this.#grip;
    return this.#anchors.map(([row, column]): Cell => [row + r, column + c]);
  }

  /** The talents it brings where it is held; undefined if it does not fit there, null if they are not known. */
  get talents(): number | null | undefined {
    if (!this.aim) return undefined;
    const [row, column] = this.#anchor(this.aim);
    const found = this.#anchors.find(([r, c]) => r === row && c === column);
    return found && found[2];
  }

  get fits(): boolean {
    return this.talents !== undefined;
  }

  /** Hold it over a square, or over the nearest one that keeps all of it inside the garden. */
  aimAt(square: Cell | null): void {
    this.aim = square && this.within(square);
    this.settled &&= this.fits;
    const [row = 0, column = 0] = this.aim ? this.#anchor(this.aim) : [];
    this.#world.lookLaid(this.aim && this.fits ? { way: this.way, row, column, ...this.#asked } : null);
  }

  /** Like `aimAt`, for a finger: near a place where it fits, that place is meant. */
  touchAt(square: Cell): void {
    const near = this.#nearest(square);
    const close = near && Math.hypot(near[0] - square[0], near[1] - square[1]) < 1.5;
    this.aimAt(close ? near : square);
  }

  /** Move it by keys, within the garden. */
  nudge(rows: number, columns: number): void {
    const [row, column] = this.aim ?? CENTRE;
    this.aimAt([row + rows, column + columns]);
  }

  within([row, column]: Cell): Cell {
    const [r, c] = this.#grip;
    const form = formOf(this.shape ?? "I", this.way);
    const fit = (at: number, reach: number[]) => Math.min(Math.max(at, 1 - Math.min(...reach)), SIZE - Math.max(...reach));
    return [
      fit(
        row,
        form.map(([s]) => s - r),
      ),
      fit(
        column,
        form.map(([, d]) => d - c),
      ),
    ];
  }

  /** Let go of it: it is laid now, or once it is paid. */
  drop(): void {
    if (!this.aim) return;
    const [row, column] = this.#anchor(this.aim);
    const place = `place ${row} ${column}`;
    if (this.#desk.question === "place-mosaic") this.#keepAim(() => this.#desk.act(place));
    else if (!this.fits) this.aimAt(this.aim);
    else if (this.bought) this.#keepAim(() => this.#desk.follow([`turn ${this.way}`, place]));
    else this.settled = true;
  }

  /** The actions that lay it once it is paid. */
  get rest(): string[] {
    if (!this.settled || !this.aim || !this.fits) return [];
    return [`turn ${this.way}`, `place ${this.#anchor(this.aim).join(" ")}`];
  }

  // --- dragging it from the stack ---

  carry(point: Point): void {
    this.dragging = true;
    const square = squareAt(point);
    if (square && String(this.within(square)) === String(this.aim)) return;
    this.carried = square ? null : point;
    this.aimAt(square);
  }

  /** End the drag; a mosaic that is not over the garden goes back. */
  release(lay: boolean): void {
    this.dragging = false;
    this.carried = null;
    if (this.aim) {
      if (lay || !this.bought) this.drop();
    } else if (this.bought) {
      this.aimAt(this.#nearest(CENTRE));
    } else {
      this.#desk.rest();
    }
  }

  get #grip(): Cell {
    return gripOf(this.shape ?? "I", this.way);
  }

  /** The first square of the mosaic when its grip is over this square. */
  #anchor([row, column]: Cell): Cell {
    const [r, c] = this.#grip;
    return [row - r, column - c];
  }

  /** The first squares where it fits, with their talents if the server has told them. */
  get #anchors(): readonly (readonly [row: number, column: number, talents: number | null])[] {
    const known = this.#places[this.way];
    if (known || this.#desk.question !== "place-mosaic") return known ?? [];
    return this.#desk.squares("place").map(([row, column]) => [row, column, null]);
  }

  #nearest([row, column]: Cell): Cell | null {
    const away = ([r, c]: Cell) => (r - row) ** 2 + (c - column) ** 2;
    return this.grips.reduce<Cell | null>((best, grip) => (best && away(best) <= away(grip) ? best : grip), null);
  }

  #keepAim(act: () => void): void {
    const { aim } = this;
    act();
    this.aim = aim;
  }
}
