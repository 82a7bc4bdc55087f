/* What Cleopatra gives to its page. */
import type { CleopatraView } from "$lib/wire";
import type { Face } from "../board";
import { advance, duration } from "./advance";
import Board from "./Board.svelte";
import Brief from "./Brief.svelte";
import { broughtBy } from "./brought";
import Ending from "./Ending.svelte";
import "./palette.css";
import Panel from "./Panel.svelte";
import { planned } from "./planned";
import TurnLine from "./TurnLine.svelte";

const brings: Face<CleopatraView>["brings"] = ({ events }) => broughtBy(events);

export const face: Face<CleopatraView> = { Board, Panel, Brief, TurnLine, Ending, advance, planned, brings, duration };
