"""Scripts that tests run in the page to learn what it shows."""

from __future__ import annotations

from typing import Final

NAMELESS_DIALOGS: Final = """() => [...document.querySelectorAll("dialog[open]")]
  .filter((one) => {
    const heading = document.getElementById(one.getAttribute("aria-labelledby") ?? "");
    return !(one.getAttribute("aria-label") ?? heading?.textContent ?? "").trim();
  }).map((one) => one.textContent.slice(0, 80))"""
CLIPPED: Final = """() => {
  const words = (one) => {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const hidden = text.parentElement.closest(".unseen, svg") || !text.parentElement.checkVisibility();
      if (!hidden) found.push(text);
    }
    return found;
  };
  const wide = (one) => words(one).some((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const [inner, outer] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
    const { marginLeft, marginRight } = getComputedStyle(text.parentElement);
    const [left, right] = [marginLeft, marginRight].map((margin) => Math.max(1, 1 - parseFloat(margin)));
    return inner.width && (inner.right > outer.right + right || inner.left < outer.left - left);
  });
  return [...document.querySelectorAll("button, [role=tab], a.button, summary")]
    .filter((one) => one.checkVisibility() && wide(one)).map((one) => one.textContent.trim());
}"""
# Runs all of axe's default rules and returns only the violations.
VIOLATIONS: Final = """async (part) =>
  (await axe.run(part ?? document, { resultTypes: ["violations"] })).violations"""
# Chromium may report a new window size to a page slightly before `dvh` changes for existing elements.
PROBE: Final = """() => {
  const probe = document.createElement("div");
  probe.id = "probe";
  probe.style.cssText = "position: fixed; top: 0; height: 100dvh; visibility: hidden";
  document.body.append(probe);
}"""
TAKEN_UP: Final = """(height) => {
  const probe = document.getElementById("probe");
  if (probe.offsetHeight !== height || innerHeight !== height) return false;
  probe.remove();
  return true;
}"""
STILL: Final = """async () => {
  document.body.offsetWidth;
  await document.fonts.ready;
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}"""
KEEP: Final = """(kept) => {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
}"""
FOLLOW: Final = """(path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
WHERE_IT_CAN_BE_HIT: Final = """async (element) => {
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const frame = () => new Promise(requestAnimationFrame);
  element.scrollIntoView({ block: "center", behavior: "instant" });
  for (let before = "", times = 0; before !== place() && times < 300; times++) {
    before = place();
    await frame();
    await frame();
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.04, 0.96];
  for (const down of shares)
    for (const along of shares) {
      const [x, y] = [left + width * along, top + height * down];
      const hit = document.elementFromPoint(x, y);
      const middle = down === 0.5 && along === 0.5;
      if (hit && element.contains(hit)) return { x: x - left, y: y - top, middle };
    }
  return null;
}"""
