/* Dragging a mosaic from the stack. */
import { DEEP, inDrawing } from "./geometry";
import type { Held } from "./held.svelte";

const FAR = 6; // pixels; a shorter movement is a press
const ABOVE_THE_FINGER = 1.6 * DEEP;

/** Follow the pointer from `down` on; call `take` once it has moved far enough to be a drag. */
export function drag(down: PointerEvent, held: Held, take: () => void): void {
  const svg = (down.currentTarget as SVGElement).ownerSVGElement;
  if (!svg || down.button !== 0) return;
  const mouse = down.pointerType === "mouse";
  const over = new AbortController();
  const { signal } = over;

  function move(to: PointerEvent): void {
    if (to.pointerId !== down.pointerId) return;
    if (!held.dragging) {
      if (Math.hypot(to.clientX - down.clientX, to.clientY - down.clientY) < FAR) return;
      take();
    }
    const { x, y } = inDrawing(svg!, to);
    held.carry({ x, y: mouse ? y : y - ABOVE_THE_FINGER });
  }

  function end(last: PointerEvent): void {
    if (last.pointerId !== down.pointerId) return;
    over.abort();
    if (!held.dragging) return;
    // The click that follows immediately must not count as a press where the drag began.
    const quiet = new AbortController();
    addEventListener("click", (press) => press.stopPropagation(), { capture: true, signal: quiet.signal });
    setTimeout(() => {
      quiet.abort();
      held.release(mouse && last.type === "pointerup");
    });
  }

  if (!mouse) (down.target as Element).releasePointerCapture?.(down.pointerId);
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
}
