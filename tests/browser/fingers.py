"""Whether a page suits a phone: nothing sticks out, and everything is large enough for a finger."""

from __future__ import annotations

from typing import Final

from tests.browser.kit import Visitor

SMALLEST: Final = 44  # pixels
# The elements that can be pressed and are too small, measured with the label around them.
TOO_SMALL: Final = """(smallest) => {
  const pressable = "a[href], button, select, summary, input, [role=button], [role=tab]";
  const found = [];
  for (const element of document.querySelectorAll(pressable)) {
    const target = element.closest("label") ?? element;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.disabled || element.getAttribute("aria-disabled") === "true") continue;
    const { width, height } = target.getBoundingClientRect();
    if (width === 0 || height === 0 || (width >= smallest && height >= smallest)) continue;
    const name = element.getAttribute("aria-label") ?? element.textContent.trim();
    found.push(`${element.tagName} "${name.slice(0, 40)}" ${Math.round(width)} x ${Math.round(height)}`);
  }
  return found;
}"""
STICKS_OUT: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def fits_across(ola: Visitor, where: str) -> None:
    assert ola.measure(STICKS_OUT) <= 0, f"{where} can be scrolled sideways"


def fits(ola: Visitor, where: str) -> None:
    fits_across(ola, where)
    small = ola.measure(TOO_SMALL, SMALLEST - 0.5)
    assert small == [], f"{where}: " + "; ".join(small)
