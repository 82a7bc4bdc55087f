/* What Five Tribes gives to its page. */
import type { FiveTribesView } from "$lib/wire";
import type { Face } from "../board";
import { advance, duration } from "./advance";
import Board from "./Board.svelte";
import { brings } from "./brought";
import Brief from "./Brief.svelte";
import Panel from "./Panel.svelte";
import { pathsOf } from "./paths";
import { planned } from "./planned";
import TurnLine from "./TurnLine.svelte";

/** A bid leaves nothing on the board. */
const recalls: Face<FiveTribesView>["recalls"] = (events) => pathsOf(events).length > 0;

export const face: Face<FiveTribesView> = { Board, Panel, Brief, TurnLine, advance, planned, brings, recalls, duration };
