"""Animations are shown in order, never get in the way, and can be turned off."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import CDPSession, expect

from tests.browser.kit import Visitor

RUNNING = """() => document.getAnimations().filter((one) =>
  one.playState === "running" && one.effect.getComputedTiming().duration > 20).length"""
APPEARANCES = """(label) => {
  window.seen = 0;
  const wanted = `[aria-label="${label}"]`;
  const isThere = (node) => node instanceof Element && (node.matches(wanted) || node.querySelector(wanted));
  new MutationObserver((changes) => {
    window.seen += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isThere).length;
  }).observe(document.body, { childList: true, subtree: true });
}"""
LAYOUTS_OF_A_FRAME = 4  # more would mean that a script keeps measuring what it has just changed
BUTTON_AT = "([x, y]) => document.elementFromPoint(x, y).closest('button')?.outerHTML"
FRAMES = """(most) => new Promise((resolve) => {
  let frames = 0;
  const look = () => (++frames < most ? requestAnimationFrame(look) : resolve(frames));
  requestAnimationFrame(look);
})"""
PYRAMID = '[data-spot="pyramid"].open'


def roll(ola: Visitor) -> None:
    ola.decide(lambda: ola.hit(ola.page.locator(PYRAMID)))


def at_a_table_where_time_stands_still(ola: Visitor) -> None:
    """Sit down at a table where animations proceed only when the test moves time, on a busy machine too."""
    ola.context.clock.install()
    ola.sit_down_to("camel-up", ["me", "novice", "novice"])
    ola.until(lambda: ola.options)
    if (skip := ola.button("page-skip")).count():
        skip.click()
    ola.page.locator(PYRAMID).wait_for()
    ola.context.clock.pause_at(ola.page.evaluate("Date.now() / 1000 + 1"))


def roll_now(ola: Visitor) -> None:
    """Like `roll`, but without waiting for frames."""
    ola.decide(lambda: ola.page.locator(PYRAMID).click(force=True))
    ola.until(lambda: ola.options)


def test_people_who_want_no_motion_see_none(visit: Callable[..., Visitor]) -> None:
    """The board shows the newest position immediately, so there is nothing to skip."""
    ola = visit("Ola", motion=False)
    ola.sit_down_to("camel-up", ["me", "novice", "novice"])
    watch_for(ola, ola.words("page-skip"))
    for _ in range(3):
        roll(ola)
        ola.until(lambda: ola.options or ola.over)
    assert ola.page.evaluate("window.seen") == 0
    assert ola.page.evaluate(RUNNING) == 0


def test_motion_is_shown_comes_to_an_end_and_can_be_skipped(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola", motion=True)
    at_a_table_where_time_stands_still(ola)
    motion_comes_to_an_end(ola)
    motion_can_be_skipped(ola)
    nothing_is_told_before_it_is_shown(ola)


def motion_comes_to_an_end(ola: Visitor) -> None:
    roll_now(ola)
    expect(ola.button("page-skip")).to_be_visible()
    expect(ola.page.locator(".target.open, .free")).to_have_count(0)  # the board offers nothing yet
    ola.context.clock.run_for(60_000)
    expect(ola.button("page-skip")).to_have_count(0)
    ola.page.locator(PYRAMID).wait_for()


def motion_can_be_skipped(ola: Visitor) -> None:
    """A second click hits nothing: no other button moves to where this one was."""
    roll_now(ola)
    box = ola.button("page-skip").bounding_box()
    assert box
    ola.button("page-skip").click()
    expect(ola.button("page-skip")).to_have_count(0)
    assert ola.page.evaluate(BUTTON_AT, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]) is None
    ola.page.locator(PYRAMID).wait_for()


def nothing_is_told_before_it_is_shown(ola: Visitor) -> None:
    """While a roll is animated, the prompt describes it; question, choices and log wait for the board."""
    asked = ola.page.locator(".prompt p").inner_text()
    roll_now(ola)
    expect(ola.button("page-skip")).to_be_visible()
    told = ola.page.locator(".prompt p").inner_text()
    assert told != asked
    assert "Ola" in told
    ola.page.locator("#tab-choices").click()
    expect(ola.page.locator(".options")).to_have_count(0)
    lines = ola.page.get_by_role("log").locator("li").count()
    ola.button("page-skip").click()
    expect(ola.page.locator(".prompt p")).to_have_text(asked)
    expect(ola.page.locator(".options")).to_have_count(1)
    assert ola.page.get_by_role("log").locator("li").count() > lines
    ola.decide(lambda: ola.choose_by_keys(len(ola.options)))


def the_speed_is_chosen_and_remembered(ola: Visitor) -> None:
    ola.button("page-speed-now", speed=ola.words("page-speed-calm")).click()
    ola.button("page-speed-now", speed=ola.words("page-speed-fast")).click()
    watch_for(ola, ola.words("page-skip"))
    roll(ola)
    ola.until(lambda: ola.options or ola.over)
    assert ola.page.evaluate("window.seen") == 0
    ola.reload()
    ola.button("page-table-settings").click()
    expect(ola.page.locator("dialog").get_by_label("Animation")).to_have_value("0")


def watch_for(ola: Visitor, label: str) -> None:
    """Count how often something with this label appears, however briefly."""
    ola.page.evaluate(APPEARANCES, label)


def test_motion_is_cheap_and_its_speed_is_chosen(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola", motion=True)
    ola.sit_down_to("camel-up", ["me"] + ["novice"] * 7)
    a_frame_costs_few_layouts(ola)
    if (skip := ola.button("page-skip")).count():
        skip.click()
    ola.until(lambda: ola.options)
    ola.page.locator(PYRAMID).wait_for()
    the_speed_is_chosen_and_remembered(ola)


def a_frame_costs_few_layouts(ola: Visitor) -> None:
    """Moving elements are not measured over and over; a slow device could not show sixty frames a second."""
    devtools = ola.context.new_cdp_session(ola.page)
    devtools.send("Performance.enable")
    roll(ola)
    before = layouts(devtools)
    frames = ola.page.evaluate(FRAMES, 60)
    made = layouts(devtools) - before
    print(f"{made} layouts in {frames} frames")
    assert made <= LAYOUTS_OF_A_FRAME * frames


def layouts(devtools: CDPSession) -> int:
    """How often the page has been laid out so far."""
    metrics = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
    return int(metrics["LayoutCount"])
