import { expect, test } from "vitest";
import { advance, duration, standing } from "$lib/games/five-tribes/advance";
import { eventOf, listOf, SUIT_PAYS, suitsOf, valueOf } from "$lib/games/five-tribes/cards";
import type { FiveTribesView, PlayView, Told } from "$lib/wire";

interface Frame {
  play: PlayView;
  lines: Told[];
}
const files = import.meta.glob<string>("../../fixtures/games/five-tribes-*.json", { query: "?raw", import: "default", eager: true });
const games = Object.entries(files).map(([name, text]) => [name, JSON.parse(text) as Frame[]] as const);

/** What the lines of the log tell. Which of two like cards was bought they do not. */
function told(view: FiveTribesView): Partial<FiveTribesView> {
  const { prompt: _prompt, to_act: _acting, outcome: _outcome, acting: _djinns, players, ...rest } = view;
  return {
    ...rest,
    market: view.market.toSorted(),
    djinns: view.djinns.toSorted(),
    suit: view.suit.toSorted(),
    players: view.outcome ? [] : players,
  };
}

test("there are games to follow", () => expect(games.length).toBeGreaterThan(1));

test.each(games)("the lines of the log lead from one view of %s to the next", (_, frames) => {
  for (const [index, { play, lines }] of frames.entries()) {
    const before = frames[index - 1]?.play.view as FiveTribesView | undefined;
    if (!before) continue;
    const kept = JSON.stringify(before);
    const view = play.view as FiveTribesView;
    const after = lines.reduce((picture, line) => advance(picture, line.message), before);
    expect(told({ ...after, outcome: view.outcome }), `frame ${index}`).toEqual(told(view));
    expect(JSON.stringify(before)).toBe(kept);
  }
});

test.each(games)("the printed numbers are those of %s", (_, frames) => {
  for (const { message } of frames.flatMap(({ lines }) => lines)) {
    expect(duration(message)).toBeGreaterThan(0);
    if (eventOf(message) === "sells") expect(SUIT_PAYS[listOf(message.words.cards).length]).toBe(message.words.gold);
  }
  const last = frames.at(-1)!.play.view as FiveTribesView;
  for (const [seat, lines] of last.outcome!.breakdown.entries()) {
    const points = (line: string) => lines.find(({ code }) => code === `five-tribes-score-${line}`)?.amount ?? 0;
    const { djinns, hand } = last.players[seat]!;
    expect(djinns.reduce((sum, djinn) => sum + valueOf(djinn), 0)).toBe(points("djinns"));
    if (!djinns.includes("al-amin")) expect(suitsOf(hand!).reduce((sum, suit) => sum + suit.gold, 0)).toBe(points("goods"));
  }
});

test("a free bid goes next to the paid ones and pushes the others back", () => {
  const empty = [0, 0, 0, 1, 3].map((cost) => ({ cost, seat: null }));
  const one = standing(standing(standing(empty, 2, 0), 1, 3), 0, 0);
  expect(one.map(({ seat }) => seat)).toEqual([null, 2, 0, null, 1]);
});
