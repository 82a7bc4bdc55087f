/* What Cleopatra gives to its page. */
import type { CleopatraView } from "$lib/wire";
import type { Face } from "../board";
import { advance, duration } from "./advance";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";

export const face: Face<CleopatraView> = { Board, Panel, advance, duration };
