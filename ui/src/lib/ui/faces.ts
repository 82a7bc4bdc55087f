/* What the bots look like. A face is put together from a few parts, each drawn in a square of 24. */

/** What somebody wears on the head, behind and in front of the face. Every level has its own fashions. */
const HEADS = {
  // children
  curls: ["M5 11a7 7 0 0 1 14 0c1.5 2 .5 4-1 4L6 15c-1.5 0-2.5-2-1-4Z", "M7 9c2-3 8-3 10 0-3-1.2-7-1.2-10 0Z"],
  tuft: [
    "M6 11a6 6 0 0 1 12 0v2H6Z",
    "M9 6.5c1-3 4-4 5.5-3-1 .8-1 2-.2 3.2 2 .5 3 1.8 3.2 3.3-3-2-8-2.3-11-.2.2-1.5 1-2.8 2.5-3.300Z",
  ],
  buns: [
    "M3.5 8.500a2.8 2.8 0 1 1 4-3 8 8 0 0 1 9 0 2.8 2.8 0 1 1 4 3l-2.5 5h-12Z",
    "M7 9.500c3-2.5 7-2.5 10 0-3-4.5-7-4.5-10 0Z",
  ],
  cap: ["M6 12a6 6 0 0 1 12 0Z", "M5.5 9.500C6 4 18 4 18.5 9.500c-4-1.6-9-1.6-13 0Z"],
  // townspeople
  scarf: [
    "M4.5 12c0-9.5 15-9.5 15 0 0 4 .5 7 1.5 10H3c1-3 1.5-6 1.5-10Z",
    "M6.8 10.500C8 6.5 16 6.5 17.2 10.500c-3-1.8-7.4-1.8-10.4 0Z",
  ],
  fez: ["M7 11V8h10v3Z", "M7.5 8.5 8.3 2.500h7.400l.8 6c-3-1-6-1-9 0Z"],
  // travellers
  turban: [
    "M5.5 10c-1.5-8.5 14.5-8.5 13 0Z",
    "M5.5 10.200C4 4.5 9 2 12 2s8 2.5 6.5 8.200c-2-3.2-5-3.7-7-2.2-2-1.2-4.5-.5-6 2.200Z",
  ],
  keffiyeh: [
    "M5 10c0-8.5 14-8.5 14 0 0 4 1.5 8 2.5 11h-4L17 12H7l-.5 9h-4C3.5 18 5 14 5 10Z",
    "M5.6 8.700C7 4 17 4 18.4 8.700c-4-1.5-8.8-1.5-12.8 0Z",
  ],
  // people of the old palace
  nemes: [
    "M5 9.500C6 2.5 18 2.5 19 9.500l2.5 11h-4.300L16.5 12h-9l-.7 8.500H2.500Z",
    "M6 9.200C8 5.7 16 5.7 18 9.200c-3.5-1.3-8.5-1.3-12 0Z",
  ],
  wig: ["M5.5 11C5 2 19 2 18.5 11v8h-3.200V12H8.700v7H5.500Z", "M7 10c0-5 10-5 10 0-1.5-1.8-3-2-3.5-2h-3C10 8 8.5 8.2 7 10Z"],
} as const;
type Head = keyof typeof HEADS;

/** Beards, moustaches, glasses and jewels. */
const EXTRAS = {
  none: "",
  beard: "M7.5 13.500c1.5 1.5 7.5 1.5 9 0 0 4-2 6-4.5 6s-4.5-2-4.5-6Z",
  moustache: "M8.5 15.200c1.5-1.6 5.5-1.6 7 0-1.2.9-2.5.6-3.5 0-1 .6-2.3.9-3.5 0Z",
  goatee: "M10.5 17.500h3l-1.5 4Z",
} as const;
type Extra = keyof typeof EXTRAS;

const SKINS = ["#f0c8a0", "#dba678", "#b97f50", "#8a5a36"] as const;
const DYES = {
  black: "#33261d",
  brown: "#6b4226",
  red: "#b23a2c",
  blue: "#1f5fa8",
  green: "#2c7a43",
  gold: "#d79a22",
  violet: "#7a4ba3",
  teal: "#128a8a",
  rose: "#c2588a",
  linen: "#f4ead2",
} as const;
type Dye = keyof typeof DYES;

export interface Look {
  skin: string;
  /** Behind the face, and in front of it. */
  head: readonly [string, string];
  hue: string;
  trim: string;
  extra: string;
}

/** The skin, the head, its two colours, and an extra of every persona. */
const LOOKS: Record<string, readonly [0 | 1 | 2 | 3, Head, Dye, Dye, Extra?]> = {
  bibi: [0, "buns", "brown", "rose"],
  tiko: [2, "tuft", "black", "green"],
  lulu: [1, "curls", "red", "gold"],
  momo: [3, "cap", "blue", "gold"],
  juju: [2, "curls", "black", "violet"],
  pepi: [0, "cap", "red", "linen"],
  dodi: [1, "tuft", "brown", "teal"],
  kiki: [3, "buns", "black", "gold"],
  amira: [1, "scarf", "teal", "gold"],
  basim: [2, "fez", "red", "black", "moustache"],
  dalia: [0, "scarf", "rose", "linen"],
  faris: [1, "fez", "blue", "gold"],
  hana: [2, "scarf", "violet", "linen"],
  idris: [3, "fez", "green", "black", "beard"],
  leyla: [1, "scarf", "red", "gold"],
  omar: [2, "fez", "violet", "black", "beard"],
  nadir: [2, "turban", "linen", "red", "beard"],
  salma: [1, "scarf", "blue", "gold"],
  tariq: [3, "keffiyeh", "linen", "black", "goatee"],
  zahra: [2, "turban", "rose", "gold"],
  karim: [1, "turban", "green", "gold", "moustache"],
  yasmin: [0, "keffiyeh", "violet", "gold"],
  rashid: [2, "keffiyeh", "linen", "red", "moustache"],
  samira: [3, "turban", "teal", "gold"],
  meret: [2, "wig", "black", "gold"],
  senbi: [1, "nemes", "blue", "gold", "goatee"],
  tiaa: [2, "nemes", "gold", "teal"],
  hori: [3, "nemes", "linen", "blue", "goatee"],
  nefri: [1, "wig", "black", "teal"],
  khety: [2, "nemes", "green", "gold", "goatee"],
  sabu: [3, "wig", "black", "red", "goatee"],
  ahmes: [2, "nemes", "red", "gold", "goatee"],
};

/** What a persona looks like; null for a bot without a face. */
export function lookOf(persona: string): Look | null {
  const found = LOOKS[persona];
  if (!found) return null;
  const [skin, head, hue, trim, extra = "none"] = found;
  return { skin: SKINS[skin], head: HEADS[head], hue: DYES[hue], trim: DYES[trim], extra: EXTRAS[extra] };
}
