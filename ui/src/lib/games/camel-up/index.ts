/* What Camel Up gives to its page. */
import type { CamelUpView } from "$lib/wire";
import type { Face } from "../board";
import { advance, duration } from "./advance";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";

export const face: Face<CamelUpView> = { Board, Panel, advance, duration };
