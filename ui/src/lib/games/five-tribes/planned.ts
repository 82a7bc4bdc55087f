/* What an action of a plan touches next to the tiles: a spot of the turn order, or cards of the market. */
import type { Thing } from "../board";
import { spotsOf } from "./spots";

const BESIDE = ["spot", "card"];
const NOTHING = { code: "", words: {} };

export function planned(action: string): Thing[] | null {
  const beside = spotsOf(action, NOTHING).filter((spot) => BESIDE.includes(spot.split(".")[0]!));
  return beside.length > 0 ? beside : null;
}
