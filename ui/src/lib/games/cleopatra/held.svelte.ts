/* The mosaic that the player holds, bought or about to be bought: how it is turned, and over which square it is. The server
says where it fits and what it brings there. If it fits anywhere, it is only ever held where it fits. */
import type { CleopatraView } from "$lib/wire";
import type { BoardProps } from "../board";
import { numberOf, wordOf } from "../words";
import { waysOf } from "./choices";
import type { Desk } from "./desk.svelte";
import { squareAt, type Point } from "./geometry";
import { gripOf, nextWay, squaresAt, type Cell } from "./pentominoes";
import { bestOf, nearestTo, nextTo, type Place } from "./places";

/** A place, by the way the mosaic is held and its first square, as the server is asked about it. */
export type Laying = Record<string, number | string>;

interface World {
  view(): CleopatraView;
  ask: BoardProps<CleopatraView>["ask"];
  /** Show what laying it there would bring. */
  lookLaid(laying: Laying | null): void;
}

/** For each way to hold the mosaic, the first squares where it fits and the talents they bring. */
type Places = Readonly<Record<string, readonly Place[]>>;

const NEAR = 1.6; // squares; a press this close to the grip means this place

export class Held {
  /** The square of the garden over which its grip is now. */
  aim = $state.raw<Cell | null>(null);
  /** Where it is in the drawing, while it is dragged and not over the garden. */
  carried = $state.raw<Point | null>(null);
  dragging = $state(false);
  #way = $state(1);
  #places = $state.raw<Places>({});
  /** Where it rests when no pointer holds it elsewhere, and whether the player has chosen that place. */
  #rests: Cell | null = null;
  #chosen = false;
  #learnt: string | null = null;
  #over: Cell | null = null; // the square under the pointer that drags it
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

  /** Ask the server where it fits; call this whenever the player may hold another mosaic. */
  async learn(): Promise<void> {
    const { shape } = this;
    if (!shape) {
      this.#forget();
      return;
    }
    const found = await this.#world.ask<{ ways?: Places }>("places", this.#asked).catch(() => ({ ways: {} }));
    if (this.shape !== shape) return;
    this.#places = found.ways ?? {};
    if (this.#learnt !== shape) this.#begin(shape);
    if (!this.dragging) this.aimAt(this.#resting(this.#rests));
  }

  #forget(): void {
    this.#places = {};
    this.#learnt = this.#rests = this.aim = this.carried = null;
    this.#chosen = false;
  }

  /** Hold another mosaic in the way and at the place that bring the most. */
  #begin(shape: string): void {
    const best = this.ways.map((way) => [way, bestOf(this.#places[way] ?? [])?.[2] ?? 0] as const);
    const most = best.reduce((found, one) => (one[1] > found[1] ? one : found), best[0] ?? [1, 0]);
    this.#learnt = shape;
    this.#way = most[0];
    this.#rests = null;
    this.#chosen = false;
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
    if (this.aim) this.#rest(this.#resting(this.#chosen ? this.aim : null));
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

  /** The squares for its grip at which it fits. */
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

  /** Hold it over a square as long as a pointer is there. */
  aimAt(square: Cell | null): void {
    const next = square && (nearestTo(square, this.grips) ?? square);
    if (String(next) !== String(this.aim)) this.aim = next;
    const [row = 0, column = 0] = this.aim ? this.#anchor(this.aim) : [];
    this.#world.lookLaid(this.aim && this.fits ? { way: this.way, row, column, ...this.#asked } : null);
  }

  /** Put it down over a square: it stays there until it is moved. */
  putAt(square: Cell): void {
    this.#chosen = true;
    this.#rest(square);
  }

  /** Go back to where it was put down, now that the pointer has left. */
  goBack(): void {
    if (this.aim && !this.dragging) this.aimAt(this.#rests);
  }

  /** Handle a press on a square: put it down there and, if it is bought and the press means its place, lay it. */
  press(square: Cell): void {
    this.putAt(square);
    if (this.bought && this.#means(square)) this.drop();
  }

  /** Move it by keys to the next place in that direction where it fits. */
  nudge(rows: number, columns: number): void {
    const from = this.aim ?? this.#resting(null);
    if (from) this.putAt(nextTo(from, [rows, columns], this.grips) ?? from);
  }

  /** Lay it where it is held. */
  drop(): void {
    if (!this.aim || !this.fits || !this.bought) return;
    const [row, column] = this.#anchor(this.aim);
    const place = `place ${row} ${column}`;
    const { aim } = this;
    if (this.#desk.question === "place-mosaic") this.#desk.act(place);
    else this.#desk.follow([`turn ${this.way}`, place]);
    this.aim = aim;
  }

  /** The actions that lay it where it rests, once it is paid. */
  get rest(): string[] {
    if (!this.aim || !this.fits || this.bought) return [];
    return [`turn ${this.way}`, `place ${this.#anchor(this.aim).join(" ")}`];
  }

  // --- dragging it from the stack ---

  carry(point: Point): void {
    this.dragging = true;
    const square = (this.#over = squareAt(point));
    this.carried = square ? null : point;
    if (!square || String(square) !== String(this.aim)) this.aimAt(square);
  }

  /** End the drag; a mosaic that is not over the garden goes back. */
  release(lay: boolean): void {
    this.dragging = false;
    this.carried = null;
    if (this.aim) {
      this.putAt(this.aim);
      if (lay && this.#over && this.#means(this.#over)) this.drop();
    } else if (this.bought) {
      this.aimAt(this.#resting(this.#rests));
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

  /** The first squares where it fits, with their talents if the server has sent them. */
  get #anchors(): readonly Place[] {
    const known = this.#places[this.way];
    if (known || this.#desk.question !== "place-mosaic") return known ?? [];
    return this.#desk.squares("place").map(([row, column]) => [row, column, null]);
  }

  /** Where it rests near a square; without one, where it brings the most. */
  #resting(near: Cell | null): Cell | null {
    if (near) return nearestTo(near, this.grips);
    const best = bestOf(this.#anchors);
    const [r, c] = this.#grip;
    return best && [best[0] + r, best[1] + c];
  }

  #rest(square: Cell | null): void {
    this.aimAt(square);
    this.#rests = this.aim;
  }

  /** Whether a press on this square means the place where it is held. */
  #means(square: Cell): boolean {
    const near = this.aim && Math.hypot(this.aim[0] - square[0], this.aim[1] - square[1]) < NEAR;
    return Boolean(near) || this.shadow.some((one) => String(one) === String(square));
  }
}
