/* What Camel Up gives to its page. */
import type { CamelUpView } from "$lib/wire";
import type { Face } from "../board";
import { advance, duration } from "./advance";
import Board from "./Board.svelte";
import Brief from "./Brief.svelte";
import Panel from "./Panel.svelte";
import { planned } from "./planned";
import TurnLine from "./TurnLine.svelte";

/** Without the dice, nothing can be foreseen but what the words of the option say. */
const brings: Face<CamelUpView>["brings"] = () => "";

export const face: Face<CamelUpView> = { Board, Panel, Brief, TurnLine, advance, planned, brings, duration };
