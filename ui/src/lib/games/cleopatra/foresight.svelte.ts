/* A preview that also covers a mosaic which is not turned yet, or not even bought. */
import type { CleopatraView } from "$lib/wire";
import type { BoardProps } from "../board";
import type { ForeseenOf } from "../events";
import { Foresight } from "../foresight.svelte";
import { broughtBy } from "./brought";
import type { Laying } from "./held.svelte";

const PASSING = 60; // milliseconds; no question is sent if the pointer leaves a square sooner

export class PalaceForesight extends Foresight<CleopatraView> {
  #ask: BoardProps<CleopatraView>["ask"];

  constructor(source: ConstructorParameters<typeof Foresight<CleopatraView>>[0], ask: BoardProps<CleopatraView>["ask"]) {
    super({ ...source, brings: ({ events }) => broughtBy(events) });
    this.#ask = ask;
  }

  /** Show what laying the mosaic there would bring; null shows nothing. */
  lookLaid = async (laying: Laying | null): Promise<void> => {
    const wanted = laying && JSON.stringify(laying);
    if (this.wanted === wanted) return;
    this.begin(wanted, null);
    await new Promise((later) => setTimeout(later, PASSING));
    if (!laying || this.wanted !== wanted) return;
    const foreseen = await this.#ask<ForeseenOf<CleopatraView>>("laying", laying).catch(() => null);
    if (this.wanted === wanted) this.foreseen = foreseen;
  };
}
