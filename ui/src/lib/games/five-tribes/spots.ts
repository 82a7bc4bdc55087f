/* The things on the table that an action is about: pressing them chooses the action. */
import type { FiveTribesCard, Message } from "$lib/wire";
import { listOf, wordOf } from "../words";

/** A thing to press: `tile.c4`, `hand.builder`, `spot.8`, `card.2`, `djinn.leta`, `good.silk`, `held.2`, `held.2.elder`; a figure
 * on a tile, or the shadow of one that could be dropped there: `figure.c4.vizier`. */
export type Spot = string;

export const figure = (tile: string, tribe: string): Spot => `figure.${tile}.${tribe}`;

/** The tile that a thing is on; null for things next to the board. */
export function tileOf(spot: Spot): string | null {
  const [kind, name] = spot.split(".");
  return kind === "tile" || kind === "figure" ? (name ?? null) : null;
}

/** The things to press for an action; without any it becomes a plain button. */
export function spotsOf(action: string, prompt: Message): Spot[] {
  const words = action.split(" ");
  const at = (index: number) => words[index] ?? "";
  const starts = (text: string) => action === text || action.startsWith(`${text} `);
  if (starts("bid with fakirs")) return [`spot.${at(3)}`, "djinn.kumarbi"];
  if (starts("bid all")) return ["spot.1"];
  if (starts("bid")) return [`spot.${at(1)}`];
  if (starts("take")) return [`tile.${at(1)}`];
  if (starts("drop")) return [`tile.${at(1)}`, `hand.${at(2)}`, figure(at(1), at(2))];
  if (starts("kill two held")) return [`held.${at(3)}`, ...new Set([`held.${at(3)}.${at(4)}`, `held.${at(3)}.${at(5)}`])];
  if (starts("kill held")) return [`held.${at(2)}`, `held.${at(2)}.${at(3)}`];
  if (starts("kill two")) return [`tile.${at(2)}`, ...new Set([figure(at(2), at(3)), figure(at(2), at(4))])];
  if (starts("kill")) return [`tile.${at(1)}`, figure(at(1), at(2))];
  if (starts("place here")) return [`tile.${wordOf(prompt.words.tile)}`];
  if (starts("use on")) return [`djinn.${at(2)}`, `tile.${at(4)}`];
  if (starts("use")) return [`djinn.${at(1)}`];
  if (starts("buy two")) return [`card.${at(2)}`, `card.${at(3)}`];
  if (starts("buy")) return [`card.${at(1)}`];
  if (starts("summon") || starts("keep")) return [`djinn.${at(1)}`];
  if (starts("sell")) return [`good.${at(1)}`];
  return [];
}

/** The thing to press first if a tile alone could mean another action: the djinn whose power is used. */
export function firstOf(action: string, prompt: Message): Spot | undefined {
  const asked = prompt.code !== "five-tribes-ask-redirect";
  return asked && action.startsWith("use on ") ? `djinn.${action.split(" ")[2]}` : undefined;
}

/** The action that was meant by pressing something that is not an option, for the page to explain. */
export function meant(spot: Spot, prompt: Message, picked: readonly Spot[], standing: string | undefined): string {
  const [kind, name] = [spot.slice(0, spot.indexOf(".")), wordOf(spot)];
  const ask = prompt.code.replace("five-tribes-ask-", "");
  const other = (wanted: string) => wordOf(picked.find((one) => one.startsWith(`${wanted}.`)) ?? "");
  switch (kind) {
    case "tile":
      if (ask === "sow") return `drop ${name} ${other("hand") || (listOf(prompt.words.hand)[0] ?? "")}`;
      if (ask === "kill") return `kill ${name} ${standing ?? "vizier"}`;
      return `take ${name}`;
    case "hand":
      return `drop ${other("tile") || wordOf(prompt.words.tile)} ${name}`;
    case "spot":
      return `bid ${name}`;
    case "card":
      return ask === "large-market" ? `buy two 1 ${Math.max(2, Number(name))}` : `buy ${Math.min(3, Number(name))}`;
    case "djinn":
      return `summon ${name} two-elders`;
    case "held":
      return `kill held ${name} vizier`;
    default:
      return `sell ${name}`;
  }
}

/** The use of a djinn that was meant; undefined if it cannot be used. */
export function useOf(djinn: string, { cost, aims }: FiveTribesCard, tile = "a1"): string | undefined {
  if (djinn === "kumarbi") return "bid with fakirs 1 1";
  return cost[0] && (aims ? `use on ${djinn} ${cost[0]} ${tile}` : `use ${djinn} ${cost[0]}`);
}
