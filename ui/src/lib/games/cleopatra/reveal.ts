/* Scroll a newly opened element into view. */
import { prefersReducedMotion } from "svelte/motion";

export function reveal(node: HTMLElement): void {
  node.scrollIntoView?.({ block: "nearest", behavior: prefersReducedMotion.current ? "auto" : "smooth" });
}
