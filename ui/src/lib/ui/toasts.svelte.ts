/* Short notes at the edge of the page: why something did not work. */
import { refusal } from "$lib/language/index.svelte";
import { Refusal } from "$lib/net/rest";

export interface Toast {
  id: number;
  text: string;
}

const SHOWN_FOR = 7000;
let list = $state.raw<Toast[]>([]);
let next = 1;

export function toasts(): readonly Toast[] {
  return list;
}

export function toast(text: string): void {
  const note = { id: next++, text };
  list = [...list.filter((other) => other.text !== text), note].slice(-3);
  setTimeout(() => dismiss(note.id), SHOWN_FOR);
}

export function dismiss(id: number): void {
  list = list.filter((note) => note.id !== id);
}

/** Do it; a refusal is told in words. Returns whether it worked. */
export async function attempt(wish: Promise<unknown>, game = ""): Promise<boolean> {
  try {
    await wish;
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    toast(refusal(game, error.code));
    return false;
  }
}
