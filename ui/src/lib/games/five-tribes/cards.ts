/* The looks of tribes and goods, and goods laid out in suits. */
import type { FiveTribesSuitToSell } from "$lib/wire";

export const TRIBES = ["vizier", "elder", "merchant", "builder", "assassin"] as const;
export type Tribe = (typeof TRIBES)[number];
export const GOODS = ["ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery"] as const;
export const FAKIR = "fakir";

export interface Look {
  colour: string;
  edge: string;
  /** Paths in a box of 24 by 28: a silhouette of body, head and tool, then the lines on it. */
  shape: string;
  lines: string;
}

const ROBE = "M8.4 12.6C4 14 2.2 20 1.6 27.2H16.4C15.8 20 14 14 9.6 12.6Z";

/** Each tribe has an outline of its own: turban, staff, bundle, hammer, hood and dagger. */
const LOOKS: Record<Tribe, Look> = {
  vizier: {
    colour: "#efbf3f",
    edge: "#5d4108",
    shape:
      "M12 13C17.5 14.5 19.5 20 20 27.200H4C4.5 20 6.5 14.5 12 13ZM7.6 8.500H16.400C16.4 12 14.5 14 12 14S7.6 12 7.6 8.500Z" +
      "M12.6 3C12.2 1.4 13.4.3 15 .3 14.3 1.4 14.9 2.4 14.3 3.3 19 3.6 21 5.8 19.6 8.2 17 10.2 7 10.2 4.4 8.2 3 5.4 6.5 2.8 12.6 3Z",
    lines: "M6.5 7.600C9 5.4 13 4.6 17.5 7.600M12 18V27",
  },
  elder: {
    colour: "#fbf7ec",
    edge: "#4d4436",
    shape:
      ROBE +
      "M3.6 13.5C3.4 6 5.5 3.6 9 3.6S14.6 6 14.4 13.5L9 20.5Z" +
      "M19.4 27.2V10.2C19.4 8.4 18 8.2 17.4 9.6L15.2 8.6C16.4 4.8 22.4 5 22.4 10V27.2Z",
    lines: "M6.3 9.5H11.7M7 13 9 18.5 11 13",
  },
  merchant: {
    colour: "#3f9656",
    edge: "#0f331a",
    shape:
      "M15.6 12.6C11.6 14 9.6 20 9 27.2H23.6C23 20 21 14 16.8 12.6ZM16.2 13.2A4.5 4.5 0 1 0 16.2 4.2 4.5 4.5 0 0 0 16.2 13.2Z" +
      "M4.8 10.2 3.6 6.4H8.8L7.6 10.2C13 13 13.6 23.4 6.2 23.4S-.6 13 4.8 10.2Z",
    lines: "M4 10.4H8.4M9 11.2C13 14.6 12.8 23.4 6.2 23.4M6.2 13.6 8.4 16.8 6.2 20 4 16.8Z",
  },
  builder: {
    colour: "#3878c6",
    edge: "#0b2648",
    shape:
      "M7.4 12.6C3.2 14 1.4 20 .8 27.2H15.4C14.8 20 13 14 8.8 12.6ZM8.1 13.4A4.6 4.6 0 1 0 8.1 4.2 4.6 4.6 0 0 0 8.1 13.4Z" +
      "M18.2 27.2V9.6H15.4V2H24.4V9.6H21.6V27.2Z",
    lines: "M3.9 7.6H12.300M15.9 5.8H23.9",
  },
  assassin: {
    colour: "#c4402f",
    edge: "#470d05",
    shape:
      "M9.5 1 15.6 12.400C17 16 17.6 21 17.8 27.200H1.200C1.4 21 2 16 3.4 12.400Z" +
      "M20 4.5 22.4 8V17.500H24V20H21.400V25H18.600V20H16V17.500H17.600V8Z",
    lines: "M6.4 11C7.5 9 11.5 9 12.6 11 11.5 13.5 7.5 13.5 6.4 11Z",
  },
};

export function lookOf(tribe: string): Look {
  return LOOKS[tribe as Tribe] ?? LOOKS.elder;
}

export interface GoodLook {
  colour: string;
  /** Paths in a square of 24: first the thing, then the lines on it. */
  shape: string;
  lines: string;
}

const GOOD_LOOKS: Record<string, GoodLook> = {
  ivory: { colour: "#f4ead2", shape: "M3 5C4 15 11 21 21 19 14 17.5 9 13 8 4 6.5 2.8 4.5 3 3 5Z", lines: "M3.4 8.2 8.3 7.2" },
  jewels: {
    colour: "#c8538f",
    shape: "M6.5 4H17.500L22 10 12 21 2 10Z",
    lines: "M2.5 10H21.500M8.5 10 12 20.5 15.5 10 12 4.200Z",
  },
  gold: {
    colour: "#eeb92f",
    shape: "M8 5H16L18 11H6ZM2.5 13H10.500L12 19.500H1ZM13.5 13H21.500L23 19.500H12Z",
    lines: "M9.5 8H14.500M4 16H8.500M15 16H19.5",
  },
  papyrus: {
    colour: "#e2cd95",
    shape: "M5 4H17C20.5 4 20.5 8.5 17.5 8.500V20H6.500C3 20 3 15.5 6.5 15.500V8.500C3 8.5 2.5 4 5 4Z",
    lines: "M9 9H15M9 12H15M9 15H13M6.5 8.500H17",
  },
  silk: {
    colour: "#8a63bd",
    shape: "M3 8C3 4.5 9 4.5 9 8H21V14C18 16.5 15 13.5 12 16S6 19.5 3 17Z",
    lines: "M9 8C9 10.5 5.5 10.5 5.5 8.500M9 11H21",
  },
  spice: {
    colour: "#d97a2b",
    shape: "M4 12C6 7 9.5 3.5 12 3.500S18 7 20 12H21.500C21.5 17 18.5 20.5 15 20.500H9C5.5 20.5 2.5 17 2.5 12Z",
    lines: "M3 12H21M9.5 8H9.600M13 6.500H13.100M14.5 9.500H14.6",
  },
  fish: {
    colour: "#4b9bb5",
    shape: "M2 12C5 6.5 12 5.5 16.5 11L22 6.500V17.500L16.5 13C12 18.5 5 17.5 2 12Z",
    lines: "M6.5 11H6.600M10 8.500C11.5 10.5 11.5 13.5 10 15.5",
  },
  wheat: {
    colour: "#dda836",
    shape:
      "M12 2C14.5 4.5 14.5 7 12 9 9.5 7 9.5 4.5 12 2ZM12 13C9 13 6.5 11 6.5 7.5 10 8 12 10 12 13ZM12 13C15 13 17.5 11 17.5 7.5 14 8 12 10 12 13ZM12 18.500C9 18.5 6.5 16.5 6.5 13 10 13.5 12 15.5 12 18.500ZM12 18.500C15 18.5 17.5 16.5 17.5 13 14 13.5 12 15.5 12 18.500Z",
    lines: "M12 9V22",
  },
  pottery: {
    colour: "#b8623a",
    shape: "M8.5 3H15.500L14.5 6.500C19 8.5 19.5 14.5 15.5 19V21.500H8.500V19C4.5 14.5 5 8.5 9.5 6.500Z",
    lines: "M6.5 11.500H17.500M7 14.500H17",
  },
  fakir: {
    colour: "#7d8a94",
    shape:
      "M12 10A3.4 3.4 0 0 0 15 5.500C16 2.5 8 2.5 9 5.500A3.4 3.4 0 0 0 12 10ZM7.5 11.500C10 10 14 10 16.5 11.500L17.5 16C22 17 22 20 18.5 20H5.500C2 20 2 17 6.5 16Z",
    lines: "M9 5.500H15M8.5 17.500H15.500M2.5 22.500H21.5",
  },
};

export function goodOf(good: string): GoodLook {
  return GOOD_LOOKS[good] ?? GOOD_LOOKS.fakir!;
}

/** Goods that would be sold together. */
export interface Row {
  goods: string[];
  /** The gold it brings; null while the picture is ahead of the view. */
  gold: number | null;
}

/** The suits, as far as their cards are still there, followed by cards that have been added since. */
export function rowsOf(suits: readonly FiveTribesSuitToSell[], hand: Readonly<Record<string, number>>): Row[] {
  const left = { ...hand };
  const isThere = (good: string) => (left[good] ?? 0) > 0 && left[good]!-- > 0;
  const rows = suits.map(({ goods, gold }) => {
    const found = goods.filter(isThere);
    return { goods: found, gold: found.length === goods.length ? gold : null };
  });
  const come = GOODS.flatMap((good) => Array<string>(left[good] ?? 0).fill(good));
  return [...rows, { goods: come, gold: null }].filter(({ goods }) => goods.length > 0);
}

/** The actions that sell a suit: card by card, then the payment. */
export function saleOf(goods: readonly string[]): string[] {
  return [...goods.map((good) => `sell ${good}`), "end suit"];
}

/** The names in a bag: `["vizier", "vizier", "elder"]` for `{ vizier: 2, elder: 1 }`. */
export function listed(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([name, count]) => Array<string>(count).fill(name));
}
