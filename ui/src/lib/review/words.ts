/* The figures and reasons of a review in words, like src/sandtable/review/words.py does for the terminal. */
import { number, say, t } from "$lib/language/index.svelte";
import type { Estimate, Moment, Reason, Review, Total } from "$lib/wire";

/** A margin is rounded up to this number of digits, so that it never looks smaller than it is. */
const roundedUp = (margin: number, digits: number): number => Math.max(0, Math.ceil(margin * 10 ** digits - 1e-9)) / 10 ** digits;
const percent = (value: number): string =>
  number(value, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
const decimal = (value: number, digits: number, sign = false): string =>
  number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: sign ? "exceptZero" : "auto" });

export const isCertain = ({ value, margin }: Estimate): boolean => Math.abs(value) > margin;
export const chance = (figure: Estimate): string =>
  `${percent(Math.abs(figure.value))} ± ${percent(roundedUp(figure.margin, 3))}`;
/** What luck changed: a chance with a sign. */
export const change = (figure: Estimate): string =>
  `${number(figure.value, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" })} ± ${percent(roundedUp(figure.margin, 3))}`;
const within = ({ margin }: Estimate, digits: number): string => `± ${decimal(roundedUp(margin, digits), digits)}`;
export const wins = (figure: Estimate): string => `${decimal(figure.value, 2, true)} ${within(figure, 2)}`;
export const withMargin = (figure: Estimate): string => `${decimal(figure.value, 2)} ${within(figure, 2)}`;
export const result = (value: number): string => decimal(value, 2);
const points = (figure: Estimate): string => `${decimal(Math.abs(figure.value), 1)} ${within(figure, 1)}`;

export function headline(name: string, { skill }: Total): string {
  if (!isCertain(skill)) return t("review-as-luck", { seat: name });
  const amount = `${decimal(Math.abs(skill.value), 2)} ${within(skill, 2)}`;
  return t(skill.value > 0 ? "review-better-than-luck" : "review-worse-than-luck", { seat: name, wins: amount });
}

export function whatHappened(moment: Moment, names: readonly string[]): string {
  const words = { seat: names[moment.seat!]!, chance: chance(moment.change) };
  if (moment.kind === "decision") return t("review-mistake", words);
  return t(moment.change.value > 0 ? "review-lucky" : "review-unlucky", words);
}

export function planInWords(review: Pick<Review, "actions">, actions: readonly string[], names: readonly string[]): string {
  return actions.map((action) => say(review.actions[action]!, names)).join("; ");
}

export function reasonInWords(reason: Reason, names: readonly string[]): string[] {
  const said: string[] = [];
  if (isCertain(reason.wins) && reason.wins.value > 0) said.push(t("review-whole-games", { chance: chance(reason.wins) }));
  if (reason.earned.length > 0) {
    const lines = reason.earned.map(({ code, more }) => `${t(code)} ${decimal(more.value, 1, true)}`).join(", ");
    if (isCertain(reason.score) && reason.score.value > 0)
      said.push(t("review-scores-more", { score: points(reason.score), lines }));
    else said.push(t("review-scores-otherwise", { lines }));
  }
  for (const { seat, more } of reason.left)
    said.push(t(more.value > 0 ? "review-leaves-more" : "review-leaves-less", { seat: names[seat]!, score: points(more) }));
  return said.length > 0 ? said : [t("review-blurred")];
}
