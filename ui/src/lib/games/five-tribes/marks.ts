/* What is marked on one tile: whether it can be chosen, and what the planner or the question says about it. */
import type { EndTile } from "./ways";

export interface Marks {
  /** The tile in words, for screen readers. */
  label: string;
  open: boolean;
  /** Whether it is open but hardly worth choosing, so that it is only marked when pointed at. */
  quiet: boolean;
  picked: boolean;
  /** Whether it is marked without being an option: the log points at it, or builders count it. */
  lit: boolean;
  /** The tribes of the figures on it that can be pressed. */
  figures: readonly string[];
  /** The tribes that could be dropped here, each shown as a figure to press. */
  shadows: readonly string[];
  /** The fakirs needed to reach it. */
  fakirs: number;
  /** What a move that ends here could bring. */
  end: EndTile | null;
}
