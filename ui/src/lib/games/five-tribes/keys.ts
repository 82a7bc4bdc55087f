/* The keys for moving meeples without a pointer: digits choose a meeple or an answer, arrows the tile to drop it on. */
import type { Message } from "$lib/wire";
import { wordOf } from "../words";
import { placeOf, tileAt } from "./grid";
import type { Hands } from "./hands.svelte";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Whether a key is meant for something else: a text field, a dialog, a list with its own keys, or the list of choices. */
function isBusy({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  if (document.querySelector('#tab-choices[aria-selected="true"]')) return true;
  return target instanceof Element && target.closest("input, select, textarea, dialog, [role=tablist], [data-row]") !== null;
}

/** Do what a key stands for; return whether it stands for anything. */
export function press(event: KeyboardEvent, hands: Hands, prompt: Message, held: readonly string[]): boolean {
  if (isBusy(event)) return false;
  const step = STEPS[event.key];
  if (step) return prompt.code === "five-tribes-ask-sow" && stepTo(hands, wordOf(prompt.words.tile), step);
  return /^[1-9]$/.test(event.key) && pick(hands, Number(event.key) - 1, held);
}

function stepTo(hands: Hands, from: string, [across, down]: readonly [number, number]): boolean {
  const { column, row } = placeOf(from);
  const tile = tileAt(column + across, row + down);
  if (!tile || hands.choices.length === 0) return false;
  hands.press(`tile.${tile}`);
  return true;
}

function pick(hands: Hands, index: number, held: readonly string[]): boolean {
  const answer = hands.question[index];
  if (answer) {
    hands.choose(answer.action);
    return true;
  }
  const spot = `hand.${held[index]}`;
  if (hands.question.length > 0 || !hands.choices.some(({ spots }) => spots.includes(spot))) return false;
  hands.press(spot);
  return true;
}
