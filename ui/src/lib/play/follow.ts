/* A scrolling pane that stays at its end while things are added, until the reader scrolls it away from there. */
const NEAR = 40; // pixels from the end
const BY_HAND = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** For the list inside the pane. Only what the reader does stops it: a pane that changes its own height does not. */
export function follow(list: HTMLElement): () => void {
  const pane = list.parentElement!;
  let follows = true;
  let byHand = false;
  const atEnd = () => pane.scrollHeight - pane.scrollTop - pane.clientHeight < NEAR;
  const touch = () => (byHand = true);
  const scrolled = () => {
    if (atEnd()) [follows, byHand] = [true, false];
    else if (byHand) follows = false;
  };
  const resized = new ResizeObserver(() => {
    if (follows) pane.scrollTop = pane.scrollHeight;
  });
  for (const kind of BY_HAND) pane.addEventListener(kind, touch, { passive: true });
  pane.addEventListener("scroll", scrolled);
  resized.observe(list);
  resized.observe(pane);
  return () => {
    for (const kind of BY_HAND) pane.removeEventListener(kind, touch);
    pane.removeEventListener("scroll", scrolled);
    resized.disconnect();
  };
}
