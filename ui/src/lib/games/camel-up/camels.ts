/* The camels and their dice: each has a colour and a sign, so that nobody has to tell colours apart. */
export const RACERS = ["blue", "green", "yellow", "red", "purple"] as const;
export const DICE = [...RACERS, "grey"] as const;

/** The letters of the camels in the server's notation: `1:G,Y,R 3:B,P 15:W 16:K`. */
export const LETTERS: Record<string, string> = {
  blue: "B",
  green: "G",
  yellow: "Y",
  red: "R",
  purple: "P",
  white: "W",
  black: "K",
};

interface Look {
  colour: string;
  /** The colour of text on it. */
  ink: string;
  /** A path in a square of 24. */
  sign: string;
}

const DARK = "#2c2117";
const LIGHT = "#fffaf0";

const LOOKS: Record<string, Look> = {
  blue: {
    colour: "#2b6cc4",
    ink: LIGHT,
    sign: "M12 2.5c3 5 7 8.2 7 12.6a7 7 0 0 1-14 0C5 10.7 9 7.5 12 2.5Z", // drop
  },
  green: {
    colour: "#3a9350",
    ink: LIGHT,
    sign: "M10.7 21.5c.9-4.5 1-8 .3-10.8-3-1.6-5.8-.6-8 2.3C2.7 8.6 5.7 6.3 9.3 7.2 8 5 6 4.3 4 4.7c2.6-2.5 6.5-2 8 1.1 1.5-3.1 5.4-3.6 8-1.1-2-.4-4 .3-5.3 2.5 3.6-.9 6.6 1.4 6.3 5.8-2.2-2.9-5-3.9-7.7-2.3.8 3 1.2 6.5 1.2 10.8Z", // palm
  },
  yellow: {
    colour: "#f2b92c",
    ink: DARK,
    sign: "M3 20V7l5 4.8L12 3.5l4 8.3L21 7v13Z", // crown
  },
  red: {
    colour: "#cf4236",
    ink: LIGHT,
    sign: "M7.5 5.5h9L19.5 20.5h-15ZM11 5.5V2.5h2V5.5Z", // fez
  },
  purple: {
    colour: "#8450b5",
    ink: LIGHT,
    sign: "M4.5 3h15v3.5L14 12l5.5 5.5V21h-15v-3.5L10 12 4.5 6.5Z", // hourglass
  },
  white: {
    colour: "#f7f0e2",
    ink: DARK,
    sign: "M12 2a10 10 0 1 0 10 10h-3.6a6.4 6.4 0 1 1-6.4-6.4 4.6 4.6 0 0 1 0 9.2 2.6 2.6 0 0 1 0-5.2Z", // whirl
  },
  black: {
    colour: "#3a3440",
    ink: LIGHT,
    sign: "M14.5 1.5 4.5 13.7h6L8.7 22.5 19.5 9.6H13Z", // flash
  },
  grey: {
    colour: "#8d8a8c",
    ink: LIGHT,
    sign: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 3v14a7 7 0 0 1 0-14Z", // half and half
  },
};

export function lookOf(name: string): Look {
  return LOOKS[name] ?? LOOKS.grey!;
}

export function isCrazy(camel: string): boolean {
  return camel === "white" || camel === "black";
}
