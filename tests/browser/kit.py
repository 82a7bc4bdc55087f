"""A visitor: a browser of one's own at a real hall, which writes down all that goes wrong."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any, Final, Literal

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped] # it ships no types
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

from sandtable import Message
from sandtable.core.message import Word
from sandtable.locales.language import LANGUAGES, language
from tests.quick import quick
from tests.tiers import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)
DESKTOP: Final = {"width": 1440, "height": 900}
# Playwright's own word for a blocked worker, and Chromium's when a page loads while its worker is starting.
HARMLESS: Final = ("Service Worker registration blocked by Playwright", "cross-world service worker")
PHONE: Final = {"width": 390, "height": 844}
TOLD_BY_THE_PAGE: Final = """
  document.addEventListener("securitypolicyviolation", (event) =>
    console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`));
"""
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
      if (hit && element.contains(hit)) return { x: x - left, y: y - top };
    }
  return null;
}"""


class Visitor:
    """One browser with its own cookies; `page` is its first tab. What goes wrong is remembered."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "",
        *,
        size: dict[str, int] = DESKTOP,
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        motion: bool = False,
        app: bool = False,
    ) -> None:
        self.url = url
        self.name = name
        self.language = language
        self.troubles: list[str] = []
        self.expected: list[str] = []
        self.unanswered: set[int] = set()  # decisions of which the page does not yet know that they are made
        self.views: dict[str, int] = {}  # game -> the largest view, in bytes
        self.phone = size["width"] < 600
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": size["width"], "height": size["height"]},
            locale=language,
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=self.phone,
            is_mobile=self.phone,
            service_workers="allow" if app else "block",  # one for each visitor would be half of the work
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(TOLD_BY_THE_PAGE)
        self.context.on("request", self._asked)
        self.context.on("requestfailed", self._failed)
        self.context.on("response", self._answered)
        self.context.on("console", self._said)
        self.context.on("weberror", lambda error: self.troubles.append(f"page error: {error.error}"))
        if name:
            assert self.context.request.post("/api/me", data={"name": name}).ok
        self.tabs: dict[Page, dict[str, Any]] = {}
        self.sockets: dict[Page, WebSocket] = {}  # the newest of each tab: an older one has no say
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        self.tabs[page] = {}
        page.on("websocket", lambda socket: self._follow(page, socket))
        return page

    # --- what goes wrong ----------------------------------------------------------------------------------

    def expect(self, *patterns: str) -> None:
        """Troubles that this test itself causes."""
        self.expected += patterns

    def unexpected(self) -> list[str]:
        return [each for each in self.troubles if not any(re.search(one, each) for one in self.expected)]

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.url + "/", "data:")):
            self.troubles.append(f"another origin: {request.url}")

    def _failed(self, request: Request) -> None:
        # Leaving a page ends what it was still asking for.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"answer {response.status}: {response.request.method} {response.url}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(one in message.text for one in HARMLESS):
            self.troubles.append(f"console {message.type}: {message.text} ({message.location.get('url')})")

    # --- what the hall shows ------------------------------------------------------------------------------

    def _follow(self, page: Page, socket: WebSocket) -> None:
        self.sockets[page] = socket
        socket.on("framesent", lambda data: self._sent(data))
        socket.on("framereceived", lambda data: self._heard(page, socket, data))

    def _sent(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] == "act":
            self.unanswered.add(message["id"])

    def _heard(self, page: Page, socket: WebSocket, data: str | bytes) -> None:
        if socket is not self.sockets.get(page):
            return
        message = json.loads(data)
        if message["type"] in ("done", "refused"):
            self.unanswered.discard(message["id"])
        if message["type"] != "show":
            return
        self.tabs[page] = message
        if play := message["play"]:
            size = len(json.dumps(play["view"], separators=(",", ":"), ensure_ascii=False).encode())
            game = message["room"]["settings"]["game"]
            self.views[game] = max(size, self.views.get(game, 0))

    @property
    def show(self) -> dict[str, Any]:
        """What the hall showed last in the first tab."""
        return self.tabs[self.page]

    @property
    def play(self) -> dict[str, Any]:
        return self.show.get("play") or {"options": [], "answer": -1, "view": {}, "seat": None}

    @property
    def options(self) -> list[str]:
        """What can be decided now, once the last decision is done with."""
        if self.unanswered:
            return []
        return [option["action"] for option in self.play["options"]]

    @property
    def over(self) -> bool:
        return bool(self.show) and self.show["room"]["status"] == "over"

    @property
    def names(self) -> list[str]:
        """As the page calls them: a bot without a face has the number of its seat."""
        return [
            self.bot_name(seat["persona"], at + 1) if seat["kind"] == "bot" else seat["name"]
            for at, seat in enumerate(self.show["room"]["seats"])
        ]

    def bot_name(self, persona: str, number: int) -> str:
        return (
            self.words(f"hall-persona-{persona}") if persona else self.words("shell-bot-name", number=number)
        )

    # --- doing --------------------------------------------------------------------------------------------

    def words(self, code: str, **words: Any) -> str:
        """A sentence of the catalogues in the language this visitor began with."""
        texts: dict[str, Word] = {
            name: word if isinstance(word, int) else f"text.{word}" for name, word in words.items()
        }
        return language(self.language).say(Message(code, texts))

    def speak(self, code: str, light: str = "day") -> None:
        """Pages that are opened from now on speak this language in this light, as if chosen earlier."""
        kept = {"sandtable-language": code, "sandtable-theme": light}
        self.page.evaluate(KEEP, kept)
        self.language = code

    def until(self, condition: Callable[[], Any], seconds: float = PATIENCE) -> None:
        """Wait for what is not in the page: playwright only hears while it is asked something."""
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, "it did not happen in time"
            self.page.wait_for_timeout(10)

    def button(self, code: str, within: Page | Locator | None = None, **words: Any) -> Locator:
        return (within or self.page).get_by_role("button", name=self.words(code, **words), exact=True)

    def open_table(self, game: str, chairs: list[str], start: bool = False, **settings: Any) -> str:
        """By REST: for tests that begin at a table. Chairs are `me`, `open` or the level of a bot.

        As with "Play now", nobody is asked how the camels start.
        """
        if game == "camel-up":
            settings.setdefault("variants", {"setup_order": "random"})
        wanted = [{"who": one} if one in ("me", "open") else {"who": "bot", "level": one} for one in chairs]
        data = {
            "settings": quick(game, {"game": game, "seats": len(chairs), **settings}),
            "chairs": wanted,
            "start": start,
        }
        answer = self.context.request.post("/api/tables", data=data)
        assert answer.ok, answer.text()
        return f"/t/{answer.json()['id']}"

    def go(self, path: str) -> None:
        self._forget()
        self.page.goto(path)

    def reload(self) -> None:
        """The same page anew: what the hall showed before counts no longer."""
        self._forget()
        self.page.reload()

    def jump(self, path: str) -> None:
        """To another table without loading the page anew, as a link within the page does."""
        self._forget()
        if self.page.url.startswith(self.url):
            self.page.evaluate(FOLLOW, path)
        else:
            self.page.goto(path)
        self.until(lambda: self.show)

    def _forget(self) -> None:
        self.tabs[self.page] = {}
        self.sockets.pop(self.page, None)
        self.unanswered.clear()

    def sit_down_to(self, game: str, chairs: list[str], **settings: Any) -> str:
        """At a table in play, with the board before us."""
        path = self.open_table(game, chairs, start=True, **settings)
        self.go(path)
        self.page.locator(".prompt p").wait_for()
        self.until(lambda: self.show)
        return path

    def measure(self, script: str, argument: Any = None) -> Any:
        """In the page's own letters: those it shows until they have come are wider."""
        self.page.evaluate("() => document.body.offsetWidth && document.fonts.ready.then(() => true)")
        return self.page.evaluate(script, argument)

    def hit(self, piece: Locator) -> None:
        """With the mouse (or a finger), where it really lies open: a piece may stand behind others.

        Playwright itself makes sure that the piece is still there when the click arrives, and else waits.
        """
        piece.wait_for()
        spot = piece.evaluate(WHERE_IT_CAN_BE_HIT)
        assert spot, f"covered: {piece.evaluate('(element) => element.outerHTML.slice(0, 300)')}"
        if self.phone:
            piece.tap(position=spot)
        else:
            piece.click(position=spot)

    def press(self, piece: Locator) -> bool:
        """As `hit`, where a piece may be covered or gone by now; returns whether it was there."""
        element = piece.element_handles()
        spot = element[0].evaluate(WHERE_IT_CAN_BE_HIT) if element else None
        if spot:
            box = element[0].bounding_box() or {"x": 0, "y": 0}
            self.page.mouse.click(box["x"] + spot["x"], box["y"] + spot["y"])
            self.page.evaluate("() => new Promise(requestAnimationFrame)")  # what it sends is on its way
        return bool(spot)

    def tab_to(self, wanted: str, most: int = 400) -> None:
        """By the Tab key, until what has the focus matches this selector."""
        for _ in range(most):
            self.page.keyboard.press("Tab")
            if self.has_focus(wanted):
                return
        raise AssertionError(f"Tab never came to {wanted}")

    def has_focus(self, wanted: str) -> bool:
        return bool(self.page.evaluate("(wanted) => document.activeElement?.matches(wanted)", wanted))

    def decide(self, act: Callable[[], None]) -> None:
        """Answer the next question this way, unless the game is over before."""
        self.until(lambda: self.over or self.options)
        if self.over:
            return
        before = self.play["answer"]
        act()
        self.until(lambda: self.over or self.play["answer"] != before)

    def play_to_the_end(self, act: Callable[[], None], most: int = 1500) -> int:
        """Decide whatever is asked until the game is over; returns how often."""
        for made in range(most):
            self.decide(act)
            if self.over:
                return made
        raise AssertionError("the game does not end")

    def end_screen(self) -> Locator:
        """Wait for it: another player's page may have heard the end first."""
        self.until(lambda: self.over)
        winners = [self.names[seat] for seat in self.play["view"]["outcome"]["winners"]]
        text = self.words("page-winners", names=", ".join(winners), winners=len(winners))
        heading = self.page.get_by_role("heading", name=text)
        heading.wait_for()
        return heading

    def type_number(self, number: int) -> None:
        for digit in str(number):
            self.page.keyboard.press(digit)

    def choose_by_keys(self, number: int) -> None:
        """The number of an option such that no longer number can be meant: then nothing is waited for."""
        most = len(self.options)
        while number * 10 <= most:
            number *= 10
        self.type_number(number)

    def unfold(self, part: Locator) -> None:
        """Open everything there that can be opened."""
        part.locator("summary").first.wait_for()
        for summary in part.locator("summary").all():
            self.hit(summary)
        expect(part.locator("details:not([open])")).to_have_count(0)

    def accessible(self, where: str, part: str | dict[str, Any] | None = None) -> None:
        """axe finds nothing wrong with the page, or with a part of it (a selector, or a context of axe)."""
        options = {"resultTypes": ["violations"]}
        report = Axe().run(self.page, context=part, options=options)
        found = [
            f"{where}: {rule['id']} {node['target']} {node['html'][:160]} {node.get('failureSummary', '')}"
            for rule in report.response["violations"]
            for node in rule["nodes"]
        ]
        assert found == [], "\n".join(found)
        assert self.measure(NAMELESS_DIALOGS) == [], f"{where}: a dialog that a screen reader cannot name"

    def clipped(self) -> list[str]:
        """Buttons and tabs whose words are wider than they are; a negative margin lets words stand out."""
        found: list[str] = self.measure(CLIPPED)
        return found


__all__ = ["DESKTOP", "LANGUAGES", "PATIENCE", "PHONE", "Visitor"]
