"""For those who want it, the tab's title, a sound and a notification tell players that it is their turn."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.kit import Visitor

# Notes sounds and notifications, which still happen. A headless browser grants the permission when asked, but
# reports it as denied from then on, so the answer is remembered here.
LISTEN = """
  window.tones = 0;
  window.notes = [];
  const contexts = new Set();
  Object.defineProperty(window, "outputs", { get: () => [...contexts].map(({ state }) => state) });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    if (this.context.state !== "closed") window.tones += 1;
    contexts.add(this.context);
    return start.apply(this, when);
  };
  const System = window.Notification;
  let permission = System.permission;
  window.Notification = class extends System {
    static get permission() {
      return permission;
    }
    static async requestPermission() {
      return (permission = await System.requestPermission());
    }
    constructor(title, options) {
      super(title, options);
      window.notes.push([title, options.body]);
    }
  };
"""
ELSEWHERE = "Object.defineProperty(Document.prototype, 'hidden', { get: () => window.elsewhere ?? false })"


def roll_once(ola: Visitor) -> None:
    ola.decide(lambda: ola.hit(ola.page.locator('[data-spot="pyramid"].open')))


def roll(ola: Visitor) -> None:
    """Roll, and wait for the next turn."""
    roll_once(ola)
    ola.until(lambda: ola.options or ola.over)


def test_the_tab_says_whose_turn_it_is(visit: Callable[..., Visitor]) -> None:
    ola, jan = visit("Ola"), visit("Jan")
    path = ola.open_table("camel-up", ["me", "open", "novice"])
    for visitor in (ola, jan):
        visitor.go(path)
    jan.button("page-sit").click()
    ola.button("page-start").click()
    for visitor in (ola, jan):
        visitor.page.locator(".prompt p").wait_for()
    for _ in range(2):
        ola.until(lambda: ola.options or jan.options)
        asked, other = (ola, jan) if ola.options else (jan, ola)
        expect(asked.page).to_have_title(asked.words("page-title-turn", title="Camel Up"))
        expect(asked.page.locator("#favicon")).to_have_attribute("href", "/favicon-turn.svg")
        expect(other.page).to_have_title("Camel Up – Sandtable")
        expect(other.page.locator("#favicon")).to_have_attribute("href", "/favicon.svg")
        roll_once(asked)


def test_my_turn_can_be_heard_by_those_who_want_it(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola")
    ola.page.add_init_script(LISTEN)
    by_default_at_a_live_table_only(ola)
    as_chosen(ola)
    a_browser_that_forbids_notifications(ola)


def by_default_at_a_live_table_only(ola: Visitor) -> None:
    """By default there is a sound but no notification; at a turn-based table there is not even a sound."""
    for pace, heard in (("turns", 0), ("live", 2)):
        ola.sit_down_to("camel-up", ["me", "novice", "novice"], pace=pace)
        ola.until(lambda: ola.options)
        ola.page.evaluate("window.tones = 0")
        roll(ola)
        expect(ola.page).to_have_title(ola.words("page-title-turn", title="Camel Up"))
        assert tones(ola) == heard
    # After a sound, the output is stopped: otherwise it would use the processor as long as the page is open.
    ola.until(lambda: ola.page.evaluate("window.outputs") == ["suspended"])


def as_chosen(ola: Visitor) -> None:
    ola.button("page-table-settings").click()
    ola.page.get_by_label(ola.words("page-sound")).uncheck()
    ola.page.keyboard.press("Escape")
    ola.page.evaluate("window.tones = 0")
    roll(ola)
    assert tones(ola) == 0
    ola.button("page-table-settings").click()
    ola.page.get_by_label(ola.words("page-sound")).check()
    ola.until(lambda: tones(ola) == 2)  # a sample of the sound
    ola.page.keyboard.press("Escape")
    roll(ola)
    ola.until(lambda: tones(ola) > 2)
    # The choice is remembered, but a page is silent until somebody has touched it; the browser may still
    # count a touch from before it was reloaded.
    ola.reload()
    ola.until(lambda: ola.options)
    ola.page.locator(".prompt p").wait_for()
    assert ola.page.evaluate("window.tones === 0 || navigator.userActivation.hasBeenActive")
    roll(ola)
    ola.until(lambda: tones(ola) > 0)


def tones(ola: Visitor) -> int:
    return int(ola.page.evaluate("window.tones"))


def test_a_notification_when_the_page_is_out_of_sight(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola")
    ola.context.grant_permissions(["notifications"])
    for script in (LISTEN, ELSEWHERE):
        ola.context.add_init_script(script)
    ola.sit_down_to("camel-up", ["me", "novice", "novice"])
    ola.until(lambda: ola.options)
    ola.button("page-table-settings").click()
    ola.page.get_by_label(ola.words("page-notify")).check()
    expect(ola.page.get_by_label(ola.words("page-notify"))).to_be_checked()
    ola.page.keyboard.press("Escape")
    roll(ola)
    assert ola.page.evaluate("window.notes") == []  # the page is visible
    ola.page.evaluate("window.elsewhere = true")
    roll(ola)
    ola.until(lambda: ola.page.evaluate("window.notes"))
    assert ola.page.evaluate("window.notes") == [["Camel Up", ola.words("page-your-turn")]]


def a_browser_that_forbids_notifications(ola: Visitor) -> None:
    """This browser grants no permissions."""
    ola.button("page-table-settings").click()
    box = ola.page.get_by_label(ola.words("page-notify"))
    box.click()
    ola.page.get_by_text(ola.words("page-notify-denied")).wait_for()
    expect(box).not_to_be_checked()
