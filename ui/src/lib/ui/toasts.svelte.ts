/* Short notes at the edge of the page that say why something did not work. */
import { refusal } from "$lib/language/index.svelte";
import { Refusal } from "$lib/net/rest";
import { isRule } from "$lib/rules/open.svelte";

export interface Toast {
  id: number;
  text: string;
  /** The rule behind it, if it is a rule of a game. */
  rule: { game: string; id: string } | null;
}

const SHOWN_FOR = 7000;
let list = $state.raw<Toast[]>([]);
let next = 1;

export function toasts(): readonly Toast[] {
  return list;
}

export function toast(text: string, rule: Toast["rule"] = null): void {
  const note = { id: next++, text, rule };
  list = [...list.filter((other) => other.text !== text), note].slice(-3);
  setTimeout(() => dismiss(note.id), SHOWN_FOR);
}

/** Show a note that says why something was refused. */
export function toastRefusal(game: string, code: string): void {
  toast(refusal(game, code), game && isRule(code) ? { game, id: code } : null);
}

export function dismiss(id: number): void {
  list = list.filter((note) => note.id !== id);
}

/** Wait for a request; a refusal is shown as a note. Returns whether it worked. */
export async function attempt(wish: Promise<unknown>, game = ""): Promise<boolean> {
  try {
    await wish;
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    toastRefusal(game, error.code);
    return false;
  }
}
