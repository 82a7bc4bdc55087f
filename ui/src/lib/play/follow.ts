/* A scrolling pane that stays at its end while things are added, until the reader scrolls away from it. */
const NEAR = 40; // pixels from the end
const BY_HAND = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Attach this to the list inside the pane. Only the reader can stop the pane from following; a change of its height does not.
 * What the reader unfolds stays in sight. */
export function follow(list: HTMLElement): () => void {
  const pane = list.parentElement!;
  let follows = true;
  let byHand = false;
  let unfolded: Element | null = null;
  const atEnd = () => pane.scrollHeight - pane.scrollTop - pane.clientHeight < NEAR;
  const touch = () => (byHand = true);
  const scrolled = () => {
    if (atEnd()) [follows, byHand] = [true, false];
    else if (byHand) follows = false;
  };
  const clicked = ({ target }: Event) => {
    unfolded = target instanceof Element ? target.closest("[aria-expanded]") : null;
  };
  const resized = new ResizeObserver(() => {
    if (!follows) return;
    pane.scrollTop = pane.scrollHeight;
    if (unfolded && unfolded.getBoundingClientRect().top < pane.getBoundingClientRect().top) {
      unfolded.scrollIntoView({ block: "nearest" });
      follows = false;
    }
    unfolded = null;
  });
  for (const kind of BY_HAND) pane.addEventListener(kind, touch, { passive: true });
  pane.addEventListener("click", clicked);
  pane.addEventListener("scroll", scrolled);
  resized.observe(list);
  resized.observe(pane);
  return () => {
    for (const kind of BY_HAND) pane.removeEventListener(kind, touch);
    pane.removeEventListener("click", clicked);
    pane.removeEventListener("scroll", scrolled);
    resized.disconnect();
  };
}
