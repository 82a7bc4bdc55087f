/* Where everything stands: an oval of 16 spaces, wide on a wide page and tall on a narrow one. */
export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  centre: Point;
  /** Half the width and half the height of the middle of the lane. */
  radius: Point;
  /** Half the width of the lane. */
  lane: number;
  /** Size of a camel; it is drawn 100 wide. */
  camel: number;
  pyramid: Point;
  tents: readonly Point[];
  tent: number;
  palm: Point;
  /** The resting places of a unit that crossed the line, forwards and backwards. */
  finished: Point;
  astray: Point;
  /** Where the first of the camels that wait for the start stands, and the distance to the next. */
  waiting: Point;
  nextWaiting: number;
}

export const SPACES = 16;
/** The width of the rim around the lane, and how much of its lower edge is visible below it. */
export const RIM = 8;
export const DEPTH = 9;
export const OVER_THE_LINE = SPACES + 1;
const ROUNDNESS = 2.5; // 2 is an ellipse; larger numbers are closer to a rectangle
const SAMPLES = 1600;

export const WIDE: Layout = {
  width: 1000,
  height: 632,
  centre: { x: 500, y: 372 },
  radius: { x: 426, y: 184 },
  lane: 56,
  camel: 0.98,
  pyramid: { x: 490, y: 466 },
  tents: [
    { x: 668, y: 356 },
    { x: 742, y: 356 },
    { x: 816, y: 356 },
    { x: 705, y: 442 },
    { x: 779, y: 442 },
  ],
  tent: 1,
  palm: { x: 238, y: 394 },
  finished: { x: 318, y: 448 },
  astray: { x: 222, y: 468 },
  waiting: { x: 255, y: 482 },
  nextWaiting: 82,
};

export const MIDDLE: Layout = {
  width: 860,
  height: 678,
  centre: { x: 430, y: 398 },
  radius: { x: 362, y: 206 },
  lane: 56,
  camel: 0.96,
  pyramid: { x: 412, y: 492 },
  tents: [
    { x: 522, y: 348 },
    { x: 596, y: 348 },
    { x: 668, y: 352 },
    { x: 588, y: 434 },
    { x: 662, y: 434 },
  ],
  tent: 1,
  palm: { x: 208, y: 414 },
  finished: { x: 276, y: 470 },
  astray: { x: 190, y: 486 },
  waiting: { x: 220, y: 508 },
  nextWaiting: 68,
};

export const TALL: Layout = {
  width: 600,
  height: 839,
  centre: { x: 300, y: 472 },
  radius: { x: 238, y: 298 },
  lane: 51,
  camel: 0.82,
  pyramid: { x: 318, y: 498 },
  tents: [160, 230, 300, 370, 440].map((x) => ({ x, y: 596 })),
  tent: 1,
  palm: { x: 168, y: 504 },
  finished: { x: 172, y: 392 },
  astray: { x: 160, y: 660 },
  waiting: { x: 108, y: 684 },
  nextWaiting: 72, // as wide as a finger on a phone
};

const NARROW = 500; // pixels; on a narrower page that can be scrolled, the oval is tall

/** The layout with the largest camels for a space of this size, in pixels; a height of 0 means any height. */
export function layoutFor(width: number, height: number): Layout {
  if (height === 0) return width < NARROW ? TALL : WIDE;
  const size = (layout: Layout) => layout.camel * Math.min(width / layout.width, height / layout.height);
  return [WIDE, MIDDLE, TALL].reduce((best, layout) => (size(layout) > size(best) ? layout : best));
}

interface Sample extends Point {
  /** The unit vector that points out of the oval. */
  out: Point;
  /** How far along the lane, from 0 to 1. */
  along: number;
}

const known = new Map<Layout, Sample[]>();

function samplesOf(layout: Layout): Sample[] {
  let samples = known.get(layout);
  if (!samples) known.set(layout, (samples = sampled(layout)));
  return samples;
}

/** The points of the lane, clockwise from the finish line, which is on the left. */
function sampled({ centre, radius }: Layout): Sample[] {
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / ROUNDNESS);
  const points = Array.from({ length: SAMPLES }, (_, index) => {
    const angle = (index / SAMPLES) * 2 * Math.PI;
    return { x: centre.x - radius.x * bent(Math.cos(angle)), y: centre.y - radius.y * bent(Math.sin(angle)) };
  });
  const at = (index: number) => points[(index + SAMPLES) % SAMPLES]!;
  const steps = points.map((point, index) => distance(point, at(index + 1)));
  const length = steps.reduce((sum, step) => sum + step, 0);
  let walked = 0;
  return points.map((point, index) => {
    const [before, after] = [at(index - 1), at(index + 1)];
    const gap = distance(before, after);
    const along = walked / length;
    walked += steps[index]!;
    return { ...point, along, out: { x: (after.y - before.y) / gap, y: (before.x - after.x) / gap } };
  });
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** A point of the lane: space 3 has its middle at 3 and reaches from 2.5 to 3.5; `aside` is the distance outwards. */
export function onLane(layout: Layout, space: number, aside = 0): Point {
  const samples = samplesOf(layout);
  const along = ((((space - 0.5) / SPACES) % 1) + 1) % 1;
  let low = 0;
  let high = SAMPLES;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (samples[middle]!.along <= along) low = middle;
    else high = middle;
  }
  const from = samples[low]!;
  const to = samples[high % SAMPLES]!;
  const end = high === SAMPLES ? 1 : to.along;
  const share = (along - from.along) / (end - from.along || 1);
  return {
    x: mixed(from.x, to.x, share) + aside * mixed(from.out.x, to.out.x, share),
    y: mixed(from.y, to.y, share) + aside * mixed(from.out.y, to.out.y, share),
  };
}

export function mixed(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Where a camel's feet are; beyond the line it leaves the lane for its resting place. */
export function footing(layout: Layout, space: number): Point {
  const first = 0.5;
  const last = SPACES + 0.5;
  const drop = 16 * layout.camel;
  const lane = onLane(layout, Math.min(Math.max(space, first), last - 0.001));
  const away = space > last ? (space - last) * 2 : space < first ? (first - space) * 2 : 0;
  const rest = space > last ? layout.finished : layout.astray;
  return { x: mixed(lane.x, rest.x, away), y: mixed(lane.y + drop, rest.y, away) };
}

/** The direction in which a racing camel looks: 1 to the right, -1 to the left, between them while it turns. */
export function facing(space: number): number {
  if (space > SPACES + 0.5) return 1;
  return Math.min(1, Math.max(-1, (SPACES / 2 + 0.5 - space) * 4)) || 1;
}

const STEP = 37; // how high a camel stands above the one that carries it; a camel is 100 wide
const LEAST_STEP = 26; // the sign on the saddle can just be seen
const HIGHEST = 156; // the height of six such steps
const TALLNESS = 88; // of a camel, with its ears
const ABOVE = 10; // how far a stack may rise above the upper edge of the board

/** The size of the camels of a stack, smaller near the edge of the board, and the step between them. */
export function stackOf(layout: Layout, space: number, height: number): { size: number; step: number } {
  const step = Math.max(LEAST_STEP, Math.min(STEP, HIGHEST / Math.max(1, height - 1)));
  const room = footing(layout, space).y + ABOVE;
  const size = Math.min(layout.camel, room / (step * (height - 1) + TALLNESS));
  return { size, step: size * step };
}

/** The outline of a part of the lane. */
export function band(layout: Layout, from: number, to: number, inner: number, outer: number): string {
  const pieces = Math.max(2, Math.round((to - from) * 10));
  const steps = Array.from({ length: pieces + 1 }, (_, index) => mixed(from, to, index / pieces));
  const points = [
    ...steps.map((space) => onLane(layout, space, outer)),
    ...steps.reverse().map((space) => onLane(layout, space, inner)),
  ];
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** A closed line around the oval. */
export function oval(layout: Layout, aside: number): string {
  const points = Array.from({ length: 128 }, (_, index) => onLane(layout, 0.5 + index / 8, aside));
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
