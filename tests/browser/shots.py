"""Pictures of the pages to look at: `python -m tests.browser.shots` writes them and index.html into shots/.

`python -m tests.browser.shots --readme` makes only the one picture of the README, docs/hall.webp.
"""

from __future__ import annotations

import base64
import html
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser

import sandtable
import ui.make
from sandtable.language import LANGUAGES
from tests.browser.kit import DESKTOP, PHONE, Visitor, running_browser
from tests.server.kit import RunningHall, seeded

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "shots"
README: Final = ROOT / "docs" / "hall.webp"
LARGEST: Final = 150_000  # bytes of the README's picture
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
LIGHTS: Final[dict[str, Literal["light", "dark"]]] = {"day": "light", "night": "dark"}
NO_HINTS: Final = """localStorage.setItem("sandtable-coach", JSON.stringify({ off: true }))"""
TO_WEBP: Final = """async ([png, width, quality]) => {
  const picture = new Image();
  picture.src = "data:image/png;base64," + png;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((picture.height * width) / picture.width);
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


class Shots:
    """One hall, one browser, and the tables that all visitors look at."""

    def __init__(self, browser: Browser, hall: RunningHall) -> None:
        self.browser = browser
        self.hall = hall
        self.host = Visitor(browser, hall.url, "Ola")
        self.cookies = self.host.context.cookies()

    def look(
        self, size: dict[str, int] = DESKTOP, theme: Literal["light", "dark"] = "light", language: str = "en"
    ) -> Visitor:
        """The host again, on another device."""
        visitor = Visitor(self.browser, self.hall.url, size=size, theme=theme, language=language)
        visitor.context.add_init_script(NO_HINTS)
        visitor.context.add_cookies(
            [{"name": one["name"], "value": one["value"], "url": self.hall.url} for one in self.cookies]
        )
        return visitor

    # --- tables -------------------------------------------------------------------------------------------

    def waiting(self) -> str:
        path = self.host.open_table("camel-up", ["me", "open", "simple", "open"], listed=True)
        jan = Visitor(self.browser, self.hall.url, "Jan")
        jan.go(path)
        jan.button("page-sit").first.click()
        jan.button("page-stand", number=2).wait_for()
        jan.context.close()
        return path

    def in_play(
        self, game: str, seats: int, enough: Callable[[Visitor], bool], seed: int, bots: str = "simple"
    ) -> str:
        """Played at random from the list of choices until there is enough to see."""
        host = self.host
        path = host.sit_down_to(game, ["me"] + [bots] * (seats - 1), listed=True)
        host.page.locator("#tab-choices").click()
        ways = seeded(seed)

        def choose() -> None:
            quiet = [at for at, action in enumerate(host.options, 1) if action != "roll"] or [1]
            host.choose_by_keys(quiet[next(ways) % len(quiet)])

        while not host.over and not (host.options and enough(host)):
            host.decide(choose)
            host.until(lambda: host.options or host.over)
        return path

    def busiest(self) -> str:
        """Eight players, a tower of camels, tiles laid, tickets gone; with bad luck, another game."""
        for seed in range(1, 12):
            path = self.in_play("camel-up", 8, busy, seed, bots="random")
            if not self.host.over:
                return path
        return path

    def finished(self) -> str:
        return self.in_play("camel-up", 4, lambda _: False, 5)


def busy(visitor: Visitor) -> bool:
    view = visitor.play["view"]
    highest = max(len(stack["camels"]) for stack in view["stacks"] if 0 < stack["space"] < 17)
    gone = sum(not left for left in view["tickets"].values())
    return highest >= 4 and len(view["tiles"]) >= 3 and gone >= 1 and view["leg"] >= 2


def middle(visitor: Visitor) -> bool:
    return bool(visitor.play["answer"] >= 25)


def scenes(shots: Shots) -> Iterator[tuple[str, str, str]]:
    """Name, path, and what must be seen before the picture is taken."""
    yield "hall", "/", "article"
    yield "waiting-room", shots.waiting(), ".seats li"
    yield "camel-up", shots.busiest(), ".prompt p"
    for game in sandtable.games()[1:]:
        yield game, shots.in_play(game, sandtable.game(game).seats[-1], middle, 7), ".prompt p"
    yield "end", shots.finished(), "#end"
    yield "nowhere", "/t/aaaaaaaaaaaaaaaa", "h1"


def take_all(shots: Shots) -> list[str]:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    made = []
    for scene, path, sign in list(scenes(shots)):
        for (device, size), (light, theme), language in product(SIZES.items(), LIGHTS.items(), LANGUAGES):
            if language != "en" and light == "night":
                continue
            visitor = shots.look(size, theme, language)
            visitor.go(path)
            visitor.page.locator(sign).first.wait_for()
            visitor.page.evaluate("document.fonts.ready")
            visitor.page.wait_for_load_state("networkidle")
            name = f"{scene}-{device}-{light}-{language}.png"
            visitor.page.screenshot(path=FOLDER / name, full_page=device == "phone")
            visitor.context.close()
            made.append(name)
            print(name, flush=True)
    return made


def contact_sheet(names: list[str]) -> None:
    cells = "".join(
        f'<a href="{name}"><img loading="lazy" src="{name}"><br>{name}</a>'
        for name in map(html.escape, names)
    )
    style = "body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px}img{height:360px}"
    page = f"<!doctype html><meta charset=utf-8><title>Sandtable</title><style>{style}</style>{cells}"
    (FOLDER / "index.html").write_text(page, "utf-8")


def for_the_readme(shots: Shots) -> None:
    """A busy table, as large as it may be."""
    visitor = shots.look()
    visitor.go(shots.busiest())
    visitor.page.locator(".prompt p").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    png = base64.b64encode(visitor.page.screenshot()).decode()
    blank = shots.browser.new_page()
    for quality in (0.9, 0.8, 0.7, 0.6, 0.5):
        picture = base64.b64decode(blank.evaluate(TO_WEBP, [png, 1200, quality]))
        if len(picture) < LARGEST:
            break
    README.write_bytes(picture)
    print(f"{README.relative_to(ROOT)}: {len(picture)} bytes")


def main() -> None:
    ui.make.build()
    with (
        tempfile.TemporaryDirectory() as home,
        RunningHall(Path(home) / "data", "--no-pauses", "--no-limits") as hall,
        running_browser() as browser,
    ):
        shots = Shots(browser, hall)
        if "--readme" in sys.argv:
            for_the_readme(shots)
            return
        names = take_all(shots)
    contact_sheet(names)
    print(f"{len(names)} pictures: {FOLDER / 'index.html'}")


if __name__ == "__main__":
    main()
