/* The kinds of cards and pieces, for pictures; what they cost and bring is in the view. */
import type { CleopatraView } from "$lib/wire";

export const RESOURCES = ["artisan", "stone", "marble", "wood", "lapis"] as const;
export type Resource = (typeof RESOURCES)[number];

export const CHARACTERS = ["beggar", "courtesan", "envoy", "scribe", "smuggler", "vizier"] as const;

/** All cards, in the order of a sorted hand. */
export const CARDS: readonly string[] = [
  ...RESOURCES.flatMap((resource) => [resource, `double-${resource}`]),
  "trompe-loeil",
  ...CHARACTERS,
];

export const WALLS = ["L1", "L2", "L3", "B1", "B2", "B3", "R3", "R2", "R1"] as const;
export const SIDES = ["left", "right"] as const;
export const DICE = 5;

export interface Category {
  name: "walls" | "sphinxes" | "obelisks" | "throne" | "doors" | "mosaics";
  /** The beginning of its actions. */
  verbs: readonly string[];
  /** One of its actions, to ask why it is not offered. */
  any: string;
}

export const CATEGORIES: readonly Category[] = [
  { name: "walls", verbs: ["build wall"], any: "build wall L1" },
  { name: "sphinxes", verbs: ["build sphinx"], any: "build sphinx" },
  { name: "obelisks", verbs: ["build obelisk"], any: "build obelisk left" },
  { name: "throne", verbs: ["build pedestal", "build throne"], any: "build pedestal" },
  { name: "doors", verbs: ["build door"], any: "build door left" },
  { name: "mosaics", verbs: ["build mosaic", "scribe mosaic"], any: "build mosaic" },
];

export function isTainted(card: string): boolean {
  return CARDS.includes(card) && !(RESOURCES as readonly string[]).includes(card);
}

/** The cards of a hand in order, each with its number. */
export function sorted(hand: Readonly<Record<string, number>>): [string, number][] {
  return CARDS.filter((card) => hand[card]).map((card) => [card, hand[card]!]);
}

export function categoryOf(action: string): Category | undefined {
  return CATEGORIES.find(({ verbs }) => verbs.some((verb) => action === verb || action.startsWith(`${verb} `)));
}

/** The talents that a piece brings now; null if that depends on more than the action says. */
export function talentsOf(view: CleopatraView, action: string): number | null {
  const place = action.split(" ")[2] ?? "";
  const category = categoryOf(action);
  if (category?.name === "walls") return view.wall_talents[place] ?? null;
  if (category?.name === "doors") return view.door_talents[place] ?? null;
  const stock = view.quarry.find((one) => one.category === category?.name);
  return stock && !stock.place_adds ? stock.talents : null;
}
