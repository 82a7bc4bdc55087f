/* What is printed on cards and quarry: for pictures, not for decisions. */
export const RESOURCES = ["artisan", "stone", "marble", "wood", "lapis"] as const;
export type Resource = (typeof RESOURCES)[number];

export const CHARACTERS = ["beggar", "courtesan", "envoy", "scribe", "smuggler", "vizier"] as const;

/** In the order of a sorted hand. */
export const CARDS: readonly string[] = [
  ...RESOURCES.flatMap((resource) => [resource, `double-${resource}`]),
  "trompe-loeil",
  ...CHARACTERS,
];

export const WALLS = ["L1", "L2", "L3", "B1", "B2", "B3", "R3", "R2", "R1"] as const;
export const SIDES = ["left", "right"] as const;
export const DICE = 5;
export const STEPS = 5;
export const SPHINXES = 6;

export interface Category {
  name: "walls" | "sphinxes" | "obelisks" | "throne" | "doors" | "mosaics";
  pieces: number;
  /** How its actions begin. */
  verbs: readonly string[];
  cost: readonly Resource[];
}

export const CATEGORIES: readonly Category[] = [
  { name: "walls", pieces: 9, verbs: ["build wall"], cost: ["artisan", "stone", "wood"] },
  { name: "sphinxes", pieces: 6, verbs: ["build sphinx"], cost: ["artisan", "stone", "marble"] },
  { name: "obelisks", pieces: 2, verbs: ["build obelisk"], cost: ["artisan", "artisan", "artisan", "stone", "stone", "wood", "wood"] },
  {
    name: "throne",
    pieces: 2,
    verbs: ["build pedestal", "build throne"],
    cost: ["artisan", "artisan", "artisan", "marble", "marble", "lapis", "lapis"],
  },
  { name: "doors", pieces: 2, verbs: ["build door"], cost: ["artisan", "artisan", "marble", "wood", "lapis"] },
  {
    name: "mosaics",
    pieces: 12,
    verbs: ["build mosaic", "scribe mosaic"],
    cost: ["artisan", "artisan", "stone", "marble", "lapis"],
  },
];

export function isTainted(card: string): boolean {
  return CARDS.includes(card) && !(RESOURCES as readonly string[]).includes(card);
}

/** The kinds of a hand in their order, with their numbers. */
export function sorted(hand: Readonly<Record<string, number>>): [string, number][] {
  return CARDS.filter((card) => hand[card]).map((card) => [card, hand[card]!]);
}

export function categoryOf(action: string): Category | undefined {
  return CATEGORIES.find(({ verbs }) => verbs.some((verb) => action === verb || action.startsWith(`${verb} `)));
}
