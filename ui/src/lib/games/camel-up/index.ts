/* What Camel Up gives to its page. */
import type { CamelUpView } from "$lib/wire";
import type { Face } from "../board";
import { advance, duration } from "./advance";
import Board from "./Board.svelte";
import Brief from "./Brief.svelte";
import Panel from "./Panel.svelte";
import { planned } from "./planned";
import TurnLine from "./TurnLine.svelte";

export const face: Face<CamelUpView> = { Board, Panel, Brief, TurnLine, advance, planned, duration };
