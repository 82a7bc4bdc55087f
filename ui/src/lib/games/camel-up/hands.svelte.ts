/* What the player is about to do on the board: a choice may take two presses (card and pile, space and side). */
import { t } from "$lib/language/index.svelte";
import { Choices, type World } from "../choices.svelte";
import { RACERS } from "./camels";

export type Pile = "winner" | "loser";
export type Side = "cheering" | "booing";
export const SIDES: readonly Side[] = ["cheering", "booing"];
export const PILES: readonly Pile[] = ["winner", "loser"];

const FINISH = 1; // the space just behind the finish line
const TILE_RULE = "CU-20";

export class Hands extends Choices {
  /** The side chosen for the tile; the next space pressed gets it. */
  side = $state<Side | null>(null);
  /** The space pressed; its side is still to be chosen. */
  space = $state<number | null>(null);
  /** The finish card or the pile pressed; the other is still to be chosen. */
  card = $state<string | null>(null);
  pile = $state<Pile | null>(null);
  #explain: (rule: string) => void;

  constructor(world: World, explain: (rule: string) => void) {
    super(world);
    this.#explain = explain;
  }

  override rest(): void {
    this.side = this.space = this.card = this.pile = null;
    super.rest();
  }

  get canTile(): boolean {
    return this.actions.some((action) => action.startsWith("tile "));
  }

  /** The words for laying the tile on a space; they do not name a side until one is chosen. */
  tileLabel(space: number): string | undefined {
    const label = this.label(`tile ${this.side ?? "cheering"} ${space}`);
    return label && !this.side ? t("camel-up-page-tile-here", { space }) : label;
  }

  pressSide(side: Side): void {
    if (!this.canTile) {
      this.act(`tile ${side} 2`);
      return;
    }
    const again = this.side === side;
    this.rest();
    if (!again) this.side = side;
  }

  pressSpace(space: number): void {
    if (space === FINISH) {
      // No action lays a tile there, so there is no action to ask about.
      if (this.canTile) this.#explain(TILE_RULE);
      else this.pressSide("cheering");
      return;
    }
    if (this.side || !this.can(`tile cheering ${space}`)) {
      this.act(`tile ${this.side ?? "cheering"} ${space}`);
      return;
    }
    const again = this.space === space;
    this.rest();
    if (!again) this.space = space;
  }

  canBet(camel: string): boolean {
    return PILES.some((pile) => this.can(`bet ${pile} ${camel}`));
  }

  canBetOn(pile: Pile): boolean {
    return RACERS.some((camel) => this.can(`bet ${pile} ${camel}`));
  }

  pressCard(camel: string): void {
    const { card, pile } = this;
    if (pile || !this.canBet(camel)) {
      this.act(`bet ${pile ?? "winner"} ${camel}`);
      return;
    }
    this.rest();
    if (card !== camel) this.card = camel;
  }

  pressPile(pile: Pile): void {
    const { card, pile: before } = this;
    if (card || !this.canBetOn(pile)) {
      this.act(`bet ${pile} ${card ?? RACERS[0]}`);
      return;
    }
    this.rest();
    if (before !== pile) this.pile = pile;
  }
}
