/* A path that is drawn by dragging over the board, from the tile whose meeples are to be moved. */
import { areNeighbours } from "./grid";

export class Drag {
  /** The tiles passed so far, beginning with the start tile. */
  path = $state.raw<readonly string[]>([]);
  /** The number of meeples to be dropped. */
  meeples = $state(0);
  #begun = false;

  begin(tile: string, meeples: number): void {
    this.#begun = true;
    this.meeples = meeples;
    this.path = [tile];
  }

  get draws(): boolean {
    return this.path.length > 1;
  }

  /** Pass over a tile. Going back removes the last step; a tile that is not a neighbour, or is one too many, is ignored. */
  over(tile: string): void {
    const last = this.path.at(-1);
    if (!this.#begun || last === undefined || tile === last) return;
    if (tile === this.path.at(-2)) this.path = this.path.slice(0, -1);
    else if (areNeighbours(last, tile) && this.path.length <= this.meeples) this.path = [...this.path, tile];
  }

  /** End the drag; return the whole path, or null if it is not complete. */
  end(): readonly string[] | null {
    const { path, meeples } = this;
    this.cancel();
    return path.length === meeples + 1 && meeples > 0 ? path : null;
  }

  cancel(): void {
    this.#begun = false;
    this.path = [];
  }
}
