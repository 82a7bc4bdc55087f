"""A visitor: a browser of one's own at a real hall, which writes down all that goes wrong."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped] # it ships no types
from playwright.sync_api import (
    APIRequestContext,
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebError,
    WebSocket,
    expect,
)

from sandtable import Message
from sandtable.core.message import Word
from sandtable.locales.language import LANGUAGES, language
from tests.browser.contexts import DESKTOP, PHONE, Contexts, Kind, Theme
from tests.browser.scripts import (
    CLIPPED,
    FOLLOW,
    KEEP,
    NAMELESS_DIALOGS,
    PROBE,
    STILL,
    TAKEN_UP,
    WHERE_IT_CAN_BE_HIT,
)
from tests.quick import quick
from tests.tiers import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)
# Playwright's own word for a blocked worker, and Chromium's when a page loads while its worker is starting.
HARMLESS: Final = ("Service Worker registration blocked by Playwright", "cross-world service worker")


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
        theme: Theme = "light",
        motion: bool = False,
        app: bool = False,
        hints: bool = True,
        contexts: Contexts | None = None,
    ) -> None:
        self.url = url
        self.name = name
        self.language = language
        self.size = size
        self.troubles: list[str] = []
        self.expected: list[str] = []
        self.unanswered: set[int] = set()  # decisions of which the page does not yet know that they are made
        self.views: dict[str, int] = {}  # game -> the largest view, in bytes
        self.phone = size["width"] < 600
        self.kind = Kind(url, self.phone, language, theme, motion, hints, app)
        self.contexts = contexts
        self._context = (contexts.take(self.kind) if contexts else None) or self.kind.new(browser)
        self._context.set_default_timeout(PATIENCE * 1000)
        for event, note in self._notes().items():
            self._context.on(event, note)  # type: ignore[call-overload]  # it wants each name as a literal
        if name:
            assert self.request.post("/api/me", data={"name": name}).ok
        self.tabs: dict[Page, dict[str, Any]] = {}
        self.sockets: dict[Page, WebSocket] = {}  # the newest of each tab: an older one has no say
        self.page = self.tab()

    def _notes(self) -> dict[str, Callable[..., None]]:
        return {
            "request": self._asked,
            "requestfailed": self._failed,
            "response": self._answered,
            "console": self._said,
            "weberror": self._broke,
        }

    @property
    def context(self) -> BrowserContext:
        """To be changed by a test, so that no other visitor can have it afterwards.

        The clock of a page is really that of its context: ask for it here.
        """
        self.contexts = None
        return self._context

    @property
    def request(self) -> APIRequestContext:
        """What the page's own scripts could ask the hall for."""
        return self._context.request

    def cookies(self) -> list[Any]:
        return list(self._context.cookies())

    def leave(self) -> None:
        for event, note in self._notes().items():
            self._context.remove_listener(event, note)
        if self.contexts is None:
            self._context.close()
        else:
            self.contexts.give_back(self.kind, self._context)

    def tab(self) -> Page:
        page = self._context.new_page()
        if self.size not in (DESKTOP, PHONE):
            page.set_viewport_size({"width": self.size["width"], "height": self.size["height"]})
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

    def _broke(self, error: WebError) -> None:
        self.troubles.append(f"page error: {error.error}")

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
        end, pause = time.monotonic() + seconds, 5.0
        while not condition():
            assert time.monotonic() < end, "it did not happen in time"
            self.page.wait_for_timeout(pause)
            pause = min(pause * 1.4, 40)  # asking costs as much as what is waited for

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
        answer = self.request.post("/api/tables", data=data)
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

    def resize(self, size: tuple[int, int]) -> None:
        """Make the window this large, and wait until the page has taken it up."""
        self.page.evaluate(PROBE)
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.wait_for_function(TAKEN_UP, arg=size[1])
        self.settle()

    def settle(self) -> None:
        """Let two frames pass."""
        self.measure(STILL)

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
