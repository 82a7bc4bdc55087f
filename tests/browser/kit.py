"""A visitor with their own browser at a real hall, which notes everything that goes wrong."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any, Final, Literal

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped] # it ships no types
from playwright.sync_api import (
    APIRequestContext,
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Position,
    Request,
    Response,
    WebError,
    WebSocket,
    expect,
)

from sandtable import Message
from sandtable.core.message import Word
from sandtable.locales.language import LANGUAGES, language
from tests.browser.contexts import DESKTOP, NO_HINTS, PHONE, Contexts, Kind, Theme
from tests.browser.scripts import (
    CLIPPED,
    FOLLOW,
    KEEP,
    NAMELESS_DIALOGS,
    PROBE,
    STILL,
    TAKEN_UP,
    VIOLATIONS,
    WHERE_IT_CAN_BE_HIT,
)
from tests.quick import quick
from tests.tiers import PATIENCE

BYTES_OF_A_VIEW: Final = 12_000  # at most
expect.set_options(timeout=PATIENCE * 1000)
# Playwright's message about a blocked worker, and Chromium's when a page loads while its worker is starting.
HARMLESS: Final = ("Service Worker registration blocked by Playwright", "cross-world service worker")


class Visitor:
    """A browser with its own cookies; `page` is its first tab. Everything that goes wrong is noted."""

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
        self.unanswered: set[int] = set()  # decisions that the hall has not confirmed yet
        self.views: dict[str, int] = {}  # game -> the largest view in a large message, in bytes
        self.phone = size["width"] < 600
        self.kind = Kind(url, self.phone, language, app)
        self.theme: Theme = theme
        self.motion = motion
        self.hints = hints
        self.contexts = contexts
        self._context = (contexts.take(self.kind) if contexts else None) or self.kind.new(browser)
        self._context.set_default_timeout(PATIENCE * 1000)
        for event, note in self._notes().items():
            self._context.on(event, note)  # type: ignore[call-overload]  # it wants each name as a literal
        if name:
            assert self.request.post("/api/me", data={"name": name}).ok
        self.tabs: dict[Page, dict[str, Any]] = {}
        self.sockets: dict[Page, WebSocket] = {}  # the newest of each tab; older ones are ignored
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
        """The context, for a test to change; after that, no other visitor can take it over.

        A page's clock belongs to its context, so tests have to get it from here.
        """
        self.contexts = None
        return self._context

    @property
    def request(self) -> APIRequestContext:
        """For requests that the page's own scripts could send to the hall."""
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
        if self.theme != "light" or self.motion:
            wish: Literal["no-preference", "reduce"] = "no-preference" if self.motion else "reduce"
            page.emulate_media(color_scheme=self.theme, reduced_motion=wish)
        if not self.hints:
            page.add_init_script(NO_HINTS)
        if self.size not in (DESKTOP, PHONE):
            page.set_viewport_size({"width": self.size["width"], "height": self.size["height"]})
        self.tabs[page] = {}
        page.on("websocket", lambda socket: self._follow(page, socket))
        return page

    # --- what goes wrong ----------------------------------------------------------------------------------

    def expect(self, *patterns: str) -> None:
        """Expect these errors, which the test itself causes."""
        self.expected += patterns

    def unexpected(self) -> list[str]:
        return [each for each in self.troubles if not any(re.search(one, each) for one in self.expected)]

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.url + "/", "data:")):
            self.troubles.append(f"another origin: {request.url}")

    def _failed(self, request: Request) -> None:
        # Leaving a page aborts its open requests.
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
        # A view is part of its message, so it can only be too large if the message is.
        length = len(data.encode() if isinstance(data, str) else data)
        if (play := message["play"]) and length > BYTES_OF_A_VIEW:
            size = len(json.dumps(play["view"], separators=(",", ":"), ensure_ascii=False).encode())
            game = message["room"]["settings"]["game"]
            self.views[game] = max(size, self.views.get(game, 0))

    @property
    def show(self) -> dict[str, Any]:
        """The last show that the hall sent to the first tab."""
        return self.tabs[self.page]

    @property
    def play(self) -> dict[str, Any]:
        return self.show.get("play") or {"options": [], "answer": -1, "view": {}, "seat": None}

    @property
    def options(self) -> list[str]:
        """The actions to choose from now; none before the last decision is confirmed."""
        if self.unanswered:
            return []
        return [option["action"] for option in self.play["options"]]

    @property
    def over(self) -> bool:
        return bool(self.show) and self.show["room"]["status"] == "over"

    @property
    def names(self) -> list[str]:
        """The names that the page shows; a bot without a persona is named by the number of its seat."""
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
        """A sentence from the catalogues in this visitor's language."""
        texts: dict[str, Word] = {
            name: word if isinstance(word, int) else f"text.{word}" for name, word in words.items()
        }
        return language(self.language).say(Message(code, texts))

    def switch_to(self, code: str) -> None:
        """Choose another language where this page offers it: on the page or in the settings."""
        choice, settings = self.page.locator("select:has(> option[lang])"), self.button("page-table-settings")
        choice.or_(settings).first.wait_for()
        if in_settings := not choice.count():
            settings.click()
        choice.select_option(code)
        expect(self.page.locator("html")).to_have_attribute("lang", code)
        if in_settings:
            self.page.keyboard.press("Escape")
            expect(self.page.locator("dialog")).to_have_count(0)
        self.language = code

    def speak(self, code: str, light: str = "day") -> None:
        """Let pages that are opened from now on use this language and light, as if chosen earlier."""
        kept = {"sandtable-language": code, "sandtable-theme": light}
        self.page.evaluate(KEEP, kept)
        self.language = code

    def until(self, condition: Callable[[], Any], seconds: float = PATIENCE) -> None:
        """Wait for something outside the page; Playwright handles events only during its calls."""
        end, pause = time.monotonic() + seconds, 10.0
        while not condition():
            assert time.monotonic() < end, "it did not happen in time"
            self.page.wait_for_timeout(pause)
            pause = min(pause * 1.6, 40)  # polling often would slow down what the test is waiting for

    def button(self, code: str, within: Page | Locator | None = None, **words: Any) -> Locator:
        return (within or self.page).get_by_role("button", name=self.words(code, **words), exact=True)

    def open_table(self, game: str, chairs: list[str], start: bool = False, **settings: Any) -> str:
        """Open a table by REST, for tests that begin at one. A chair is `me`, `open` or the level of a bot.

        As with "Play now", nobody is asked to stack the camels at the start.
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
        """Reload the page, and forget what the hall has shown before."""
        self._forget()
        self.page.reload()

    def jump(self, path: str) -> None:
        """Go to another table without reloading the page, as a link within the page does."""
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
        """Open a table, start the game and wait for its board; return the path."""
        path = self.open_table(game, chairs, start=True, **settings)
        self.go(path)
        self.page.locator(".prompt p").wait_for()
        self.until(lambda: self.show)
        return path

    def move_on_to(self, game: str, chairs: list[str]) -> None:
        """Like `sit_down_to`, at a table of another game and without reloading the page."""
        self.jump(self.open_table(game, chairs, start=True))
        expect(self.page).to_have_title(re.compile(re.escape(self.words(f"{game}-title"))))
        self.page.locator(".prompt p").wait_for()
        self.until(lambda: self.options)

    def measure(self, script: str, argument: Any = None) -> Any:
        """Run the script when the page's own fonts are loaded, as the fallback fonts are wider."""
        self.page.evaluate("() => document.body.offsetWidth && document.fonts.ready.then(() => true)")
        return self.page.evaluate(script, argument)

    def resize(self, size: tuple[int, int]) -> None:
        """Resize the window, and wait until the page has adapted to it."""
        self.page.evaluate(PROBE)
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.wait_for_function(TAKEN_UP, arg=size[1])
        self.settle()

    def settle(self) -> None:
        """Wait for the page's own fonts, and let two frames pass."""
        self.page.evaluate(STILL)

    def hit(self, piece: Locator) -> None:
        """Click (or tap) a piece where it is not covered, as it may stand behind others.

        Playwright makes sure that the piece is still there when the click arrives; otherwise it waits. If the
        middle is free, Playwright finds it, because it looks again whenever the piece has been resized.
        """
        piece.wait_for()
        spot = self.free_spot(piece)
        aside = None if spot["middle"] else Position(x=spot["x"], y=spot["y"])
        if self.phone:
            piece.tap(position=aside)
        else:
            piece.click(position=aside)

    def free_spot(self, piece: Locator) -> Any:
        """A point of the piece that nothing covers; the page may be about to draw it anew."""
        spots: list[Any] = []

        def free() -> bool:
            spots.append(piece.evaluate(WHERE_IT_CAN_BE_HIT))
            return bool(spots[-1])

        try:
            self.until(free)
        except AssertionError:
            html = piece.evaluate("(element) => element.outerHTML.slice(0, 300)")
            raise AssertionError(f"covered: {html}") from None
        return spots[-1]

    def press(self, piece: Locator) -> bool:
        """Like `hit`, for a piece that may be covered or gone by now; return whether it was there."""
        element = piece.element_handles()
        spot = element[0].evaluate(WHERE_IT_CAN_BE_HIT) if element else None
        if spot:
            box = element[0].bounding_box() or {"x": 0, "y": 0}
            self.page.mouse.click(box["x"] + spot["x"], box["y"] + spot["y"])
            self.page.evaluate("() => new Promise(requestAnimationFrame)")  # now its message has been sent
        return bool(spot)

    def tab_to(self, wanted: str, most: int = 400) -> None:
        """Press the Tab key until the focused element matches this selector."""
        for _ in range(most):
            self.page.keyboard.press("Tab")
            if self.has_focus(wanted):
                return
        raise AssertionError(f"Tab never came to {wanted}")

    def has_focus(self, wanted: str) -> bool:
        return bool(self.page.evaluate("(wanted) => document.activeElement?.matches(wanted)", wanted))

    def decide(self, act: Callable[[], None]) -> None:
        """Answer the next question by `act`, unless the game ends before."""
        self.until(lambda: self.over or self.options)
        if self.over:
            return
        before = self.play["answer"]
        act()
        self.until(lambda: self.over or self.play["answer"] != before)

    def play_to_the_end(self, act: Callable[[], None], most: int = 1500) -> int:
        """Answer every question until the game is over; return how many there were."""
        for made in range(most):
            self.decide(act)
            if self.over:
                return made
        raise AssertionError("the game does not end")

    def end_screen(self) -> Locator:
        """Wait for the end screen, as another player's page may have heard of the end first."""
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
        """Choose an option by its number, times ten if the page would otherwise wait for another digit."""
        most = len(self.options)
        while number * 10 <= most:
            number *= 10
        self.type_number(number)

    def unfold(self, part: Locator) -> None:
        """Open everything in this part of the page that can be opened."""
        part.locator("summary").first.wait_for()
        for summary in part.locator("summary").all():
            self.hit(summary)
        expect(part.locator("details:not([open])")).to_have_count(0)

    def accessible(self, where: str, part: str | dict[str, Any] | None = None) -> None:
        """Check the page with axe, or a part of it (a selector, or a context of axe)."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE_SCRIPT)
        found = [
            f"{where}: {rule['id']} {node['target']} {node['html'][:160]} {node.get('failureSummary', '')}"
            for rule in self.page.evaluate(VIOLATIONS, part)
            for node in rule["nodes"]
        ]
        assert found == [], "\n".join(found)
        assert self.measure(NAMELESS_DIALOGS) == [], f"{where}: a dialog that a screen reader cannot name"

    def clipped(self) -> list[str]:
        """Buttons and tabs that are too narrow for their words; words may extend into a negative margin."""
        found: list[str] = self.measure(CLIPPED)
        return found


__all__ = ["BYTES_OF_A_VIEW", "DESKTOP", "LANGUAGES", "PATIENCE", "PHONE", "Visitor"]
