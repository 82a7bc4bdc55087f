"""Browser contexts that serve one visitor after another.

A visitor who takes over the context of another finds the page's own files in its cache, and nothing else: no
cookie, nothing stored, no open tab. Without this, many tests would spend most of their time on loading the
page.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext

DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
TOLD_BY_THE_PAGE: Final = """
  document.addEventListener("securitypolicyviolation", (event) =>
    console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`));
"""
# A warning does not say where it comes from, and a rare one cannot simply be tried again.
WARNINGS_WITH_STACKS: Final = """
  const warn = console.warn;
  console.warn = (...words) => warn(...words, new Error().stack);
"""
NO_HINTS: Final = """
  if (location.protocol !== "about:")
    localStorage.setItem("sandtable-coach", JSON.stringify({ off: true }));
"""
Theme = Literal["light", "dark"]


class Kind(NamedTuple):
    """What cannot be changed in an existing context; light, motion and hints are set for each tab."""

    url: str
    phone: bool
    language: str
    app: bool  # with a service worker, which would double the work if every visitor had one

    def new(self, browser: Browser) -> BrowserContext:
        size = PHONE if self.phone else DESKTOP
        context = browser.new_context(
            base_url=self.url,
            viewport={"width": size["width"], "height": size["height"]},
            locale=self.language,
            color_scheme="light",
            reduced_motion="reduce",
            has_touch=self.phone,
            is_mobile=self.phone,
            service_workers="allow" if self.app else "block",
        )
        context.add_init_script(TOLD_BY_THE_PAGE)
        context.add_init_script(WARNINGS_WITH_STACKS)
        return context


class Contexts:
    """The contexts of a browser that no visitor is using."""

    def __init__(self) -> None:
        self.free: defaultdict[Kind, list[BrowserContext]] = defaultdict(list)

    def take(self, kind: Kind) -> BrowserContext | None:
        return self.free[kind].pop() if self.free[kind] else None

    def give_back(self, kind: Kind, context: BrowserContext) -> None:
        """Forget the visitor: tabs, cookies, and whatever the page has stored."""
        *others, last = context.pages
        storage = context.new_cdp_session(last)
        last.goto("about:blank")  # otherwise the page might store something while it is closed
        storage.send("Storage.clearDataForOrigin", {"origin": kind.url, "storageTypes": "all"})
        for page in (*others, last):
            page.close()
        context.clear_cookies()
        self.free[kind].append(context)
