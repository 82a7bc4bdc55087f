"""A table is one screen: in every common window it does not scroll, everything that can be chosen is visible,
and nothing covers it. On phones the question and the action line stay in view, and in landscape the board is
the largest thing.

Positions of every kind are laid out once, and the window is resized for each of them. The default run takes a
sample of the positions; `--long` takes all of them, in all four languages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

import pytest

from sandtable.core.state import State
from sandtable.review.figures import Estimate
from sandtable.review.hint import Hint
from sandtable.review.report import Earned, Left, Reason
from tests.browser import five_tribes_states, test_cleopatra_states
from tests.browser.camel_up_states import ToldRace, finished, tower
from tests.browser.kit import LANGUAGES, Visitor
from tests.browser.laid import Shelf
from tests.games.camel_up.kit import race
from tests.games.cleopatra.kit import palace
from tests.tiers import LONG

WIDE: Final = ((1280, 720), (1366, 768), (1440, 900), (1536, 864), (1920, 1080), (2560, 1440))
PHONE: Final = (390, 844)
SIDEWAYS: Final = (844, 390)
# Everything on the board or among the players that can be chosen now, and the buttons of the action line.
LOOK: Final = """() => {
  const found = [];
  const choices = ".box .target.open, .box .free, .box button.open, .game-frame .actions button, li .choose";
  const rect = (one) => one.getBoundingClientRect();
  const name = (one) => (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 60);
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  if (scrollWidth > innerWidth + 1) found.push(`the page is ${scrollWidth} px wide`);
  const low = innerHeight < 480 || innerWidth < 960;
  if (!low && scrollHeight > innerHeight + 1) found.push(`the page is ${scrollHeight} px high`);
  const header = document.querySelector("header");
  const clipped = (one) => one.scrollHeight > one.clientHeight + 2;
  if (clipped(document.querySelector(".prompt p"))) found.push("the question is cut off");
  if (rect(header).top < -1 || rect(header).bottom > innerHeight) found.push("the question is out of sight");
  const actions = document.querySelector(".game-frame .actions");
  const below = actions && innerHeight >= 480 && rect(actions).bottom > innerHeight + 1;
  if (below) found.push("the action line is out of sight");
  if (low) return found;

  const panes = (one) => {
    const around = [];
    for (let at = one.parentElement; at; at = at.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowY)) around.push(at);
    return around;
  };
  for (const one of document.querySelectorAll(choices)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.disabled) continue;
    if (one.getAttribute("aria-disabled") === "true" || one.closest("[aria-hidden=true]")) continue;
    const { left, top, width, height } = rect(one);
    if (width === 0) continue;
    const [x, y] = [left + width / 2, top + height / 2];
    const within = (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    const beside = one.closest(".players"); // that column scrolls when there are many players
    if (beside) continue;
    if (!within({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) {
      found.push(`out of the window: ${name(one)} at ${Math.round(x)}, ${Math.round(y)}`);
    } else if (panes(one).some((pane) => !within(rect(pane)))) {
      found.push(`scrolled out of sight: ${name(one)} at ${Math.round(x)}, ${Math.round(y)}`);
    } else {
      const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.04, 0.96];
      const open = shares.some((down) => shares.some((along) => {
        const hit = document.elementFromPoint(left + width * along, top + height * down);
        return hit && (one.contains(hit) || hit.contains(one));
      }));
      if (!open) found.push(`covered: ${name(one)} at ${Math.round(x)}, ${Math.round(y)}`);
    }
  }
  const frame = [".board", ".middle", ".actions"].map((part) => `.game-frame > ${part}`);
  const parts = ["header", ...frame, ".table > .side"];
  const there = parts.map((part) => [part, document.querySelector(part)]).filter(([, one]) => one);
  if (there.length < 4) found.push(`only ${there.map(([part]) => part)}`);
  for (const [index, [part, one]] of there.entries())
    for (const [other, another] of there.slice(index + 1)) {
      const [a, b] = [rect(one), rect(another)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) found.push(`${part} lies over ${other}`);
    }
  return found;
}"""
# How much of each part of the page can be seen, in square pixels.
IN_SIGHT: Final = """() => {
  const frame = [".board", ".middle", ".actions"].map((part) => `.game-frame > ${part}`);
  const parts = ["header", ...frame, "aside"];
  const share = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
      Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  };
  return Object.fromEntries(parts.flatMap((part) => {
    const one = document.querySelector(part);
    return one ? [[part, share(one)]] : [];
  }));
}"""
# What is cut off in the column with the players, an open hint and the log. In the lowest window, a long hint
# may scroll.
CUT_OFF: Final = """() => [".players", "aside .text"].slice(0, innerHeight < 768 ? 1 : 2).flatMap((part) => {
  const { scrollHeight, clientHeight } = document.querySelector(`.table > .side ${part}`);
  return scrollHeight > clientHeight + 1 ? [`${part}: ${clientHeight} of ${scrollHeight} px`] : [];
})"""
TO_THE_END: Final = "() => window.scrollTo({ top: 1e6, behavior: 'instant' })"


def three() -> ToldRace:
    """The fewest players, with everything still available."""
    told = ToldRace(race("1:G,Y,R 3:B,P 15:W 16:K", seats=3, turn=1, leg=1, money=[3, 4, 5]).state)
    told.play("leg green", "tile cheering 8")
    return told


CAMEL_UP: Final[dict[str, Callable[[], State]]] = {
    "three": lambda: three().state,
    "eight": lambda: tower().state,
    "eight-far": lambda: tower(12).state,
    "end": lambda: finished().state,
}
FIVE_TRIBES: Final[dict[str, Callable[[], State]]] = {
    name: (lambda make=make: make().state)  # type: ignore[misc]
    for name, make in five_tribes_states.STATES.items()
}
CLEOPATRA: Final[dict[str, Callable[[], State]]] = {
    "three": lambda: palace(["aasml", "aal", "smm"], seats=3).state,
    **test_cleopatra_states.STATES,
}
GAMES: Final = {"camel-up": CAMEL_UP, "five-tribes": FIVE_TRIBES, "cleopatra": CLEOPATRA}
TOO_MANY: Final = ("powers",)  # seven usable djinns, which never happens in a game: their column scrolls
# For the default run: the fewest and the most players, and the questions that need the most room, each in a
# language with long words. The tests of each game's states lay out more positions on laptops and phones.
SAMPLE: Final = {
    "camel-up": {"three": "en", "eight": "pl"},
    "five-tribes": {"bid-two-markers": "ru", "sow": "de", "sale": "pl"},
    "cleopatra": {"three": "ru", "characters": "en", "answer-roll": "de", "offering": "pl"},
}
OVER: Final = ("end", "two-eaten", "crocodile", "nobody-eaten")  # the result covers the board


def moments(game: str) -> Iterator[tuple[str, str]]:
    """The positions, each with a language."""
    if LONG:
        yield from product((name for name in GAMES[game] if name not in OVER + TOO_MANY), LANGUAGES)
    else:
        yield from SAMPLE[game].items()


def laid(visit: Callable[..., Visitor], shelf: Shelf, game: str) -> Iterator[tuple[Visitor, str]]:
    """Lay out each position for the same visitor, in its language."""
    ola = visit("Ola", hints=False, size={"width": 1366, "height": 768})
    for name, code in moments(game):
        ola.jump(shelf.lay(GAMES[game][name](), ola))
        ola.page.locator(".prompt p").wait_for()
        ola.until(lambda: ola.options)
        ola.page.locator(".game-frame, .box").first.wait_for()
        if code != ola.language:
            ola.switch_to(code)
        yield ola, f"{game}, {name}, {code}"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_one_screen(visit: Callable[..., Visitor], shelf: Shelf, game: str) -> None:
    found: dict[str, Any] = {}
    for ola, where in laid(visit, shelf, game):
        for size in WIDE:
            ola.resize(size)
            if wrong := ola.measure(LOOK):
                found[f"{where}, {size[0]}x{size[1]}"] = wrong
        found |= on_a_phone(ola, where)
    assert found == {}


# As many players as have their cards in full size, and a line of the score sheet with a long name.
HINTED: Final[dict[str, tuple[Callable[[], State], str]]] = {
    "camel-up": (lambda: race("1:G,Y,R 3:B,P 15:W 16:K", seats=4, turn=0, leg=1).state, "winner-bets"),
    "five-tribes": (FIVE_TRIBES["bid"], "more-viziers"),
    "cleopatra": (lambda: palace(["aasml", "aal", "smm", "al", "ls"], seats=5).state, "merchants"),
}


def expert_says(game: str, state: State, line: str) -> Hint:
    """A hint with all the sentences that it can have."""
    first, *_, last = [option.text for option in state.options(0)]
    some = Estimate(0.034, 0.011)
    earned = [Earned(f"{game}-score-{line}", Estimate(2.6, 1.1))]
    reason = Reason(Estimate(0.0, 0.1), Estimate(3.2, 1.4), earned, [Left(1, Estimate(-1.4, 0.9))])
    return Hint([first], Estimate(0.289, 0.012), [last], some, reason)


@pytest.mark.parametrize("game", HINTED)
def test_an_open_hint_leaves_everything_in_sight(
    visit: Callable[..., Visitor], shelf: Shelf, game: str
) -> None:
    """The log gives way to the hint; neither the hint nor a player is cut off, and nothing scrolls."""
    found: dict[str, Any] = {}
    ola = visit("Ola", hints=False, size={"width": 1366, "height": 768})
    make, line = HINTED[game]
    state = make()
    ola.jump(shelf.lay(state, ola, level="novice", hint=expert_says(game, state, line)))
    ola.page.get_by_role("complementary", name=ola.words("review-hint-title")).wait_for()
    for code in LANGUAGES:
        if code != ola.language:
            ola.switch_to(code)
        for size in WIDE:
            ola.resize(size)
            if wrong := ola.measure(LOOK) + ola.measure(CUT_OFF):
                found[f"{code}, {size[0]}x{size[1]}"] = wrong
        found |= on_a_phone(ola, code)
        ola.resize((1366, 768))
    assert found == {}


def on_a_phone(ola: Visitor, where: str) -> dict[str, Any]:
    """Find what is wrong: question and actions must be in view; in landscape, the board must be largest."""
    found: dict[str, Any] = {}
    ola.resize(PHONE)
    for moved in (False, True):
        if moved:
            ola.page.evaluate(TO_THE_END)
            ola.settle()
        if wrong := ola.measure(LOOK):
            found[f"{where}, upright, scrolled: {moved}"] = wrong
    ola.resize(SIDEWAYS)
    ola.page.evaluate("() => window.scrollTo(0, 0)")
    sizes = ola.measure(IN_SIGHT)
    if wrong := ola.measure(LOOK):
        found[f"{where}, sideways"] = wrong
    if max(sizes, key=sizes.__getitem__) != ".game-frame > .board":
        found[f"{where}, sideways: the board is not the largest"] = sizes
    ola.page.evaluate("() => window.scrollTo(0, 0)")
    return found
