"""The page as an app: it can be installed, starts offline and says so, and notifies players of their turn."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Route, expect

from tests.browser.kit import Visitor
from tests.server.kit import RunningHall
from tests.server.push_kit import Device, PushService

LOST = r"ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|WebSocket connection"
READY = "() => navigator.serviceWorker.ready.then(() => true)"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
  return found;
}"""
# A real push service would be on the internet. The tests run their own; everything else is real.
SUBSCRIBED = """
  const made = %s;
  let now = null;
  const subscription = {
    endpoint: made.endpoint,
    toJSON: () => made,
    unsubscribe: async () => ((now = null), true),
  };
  PushManager.prototype.subscribe = async function (options) {
    window.subscribedWith = options;
    return (now = subscription);
  };
  PushManager.prototype.getSubscription = async () => now;
  Notification.requestPermission = async () => "granted";
"""
# A headless browser forbids notifications, so they are noted instead of shown.
WRITTEN_DOWN = """() => {
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag }) => {
    self.shown.push([title, body, tag]);
  };
}"""


def kept_offline(ola: Visitor) -> list[str]:
    found: list[str] = ola.page.evaluate(KEPT)
    return found


def wait_for_worker(ola: Visitor) -> None:
    """Wait until the service worker has cached everything that the page has loaded."""
    assert ola.page.evaluate(READY)
    loaded = ola.page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)"
    )
    files = {path for path in loaded if path.startswith("/assets/")}
    assert files
    ola.until(lambda: files | {"/"} <= set(kept_offline(ola)))


def test_the_manifest_and_its_icons(visit: Callable[..., Visitor]) -> None:
    ola = visit()
    ola.go("/")
    manifest = ola.page.evaluate(
        "() => fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == manifest["scope"] == "/"
    sizes = set()
    for icon in manifest["icons"]:
        answer = ola.request.get(icon["src"])
        assert answer.ok
        if icon["type"] == "image/png":
            signature, width, height = struct.unpack(">8s8x2I", answer.body()[:24])
            assert signature == b"\x89PNG\r\n\x1a\n"
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add((icon["sizes"], icon.get("purpose", "any")))
    assert sizes == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    errors = devtools(ola).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def devtools(ola: Visitor) -> CDPSession:
    return ola.context.new_cdp_session(ola.page)


def test_without_a_connection_the_page_starts_and_says_so(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola", language="pl", app=True)
    ola.expect(LOST)
    path = ola.open_table("camel-up", ["me", "open", "open"])
    ola.go("/")
    ola.page.get_by_role("heading", name=ola.words("page-my-tables")).wait_for()
    wait_for_worker(ola)
    ola.context.set_offline(True)
    ola.reload()
    ola.page.get_by_role("heading", name=ola.words("page-offline-start")).wait_for()
    ola.page.get_by_text(ola.words("page-offline-start-more")).wait_for()
    ola.accessible("offline")
    ola.go(path)  # every address gives the same page, but parts that were never loaded are missing
    ola.page.get_by_role("heading", name=ola.words("page-offline-start")).wait_for()
    ola.context.set_offline(False)  # the page recovers by itself
    ola.button("page-sit").first.wait_for()
    ola.go("/")
    ola.page.get_by_role("heading", name=ola.words("page-my-tables")).wait_for()
    # The worker caches only the page itself, and no answers of the server.
    wait_for_worker(ola)
    assert [each for each in kept_offline(ola) if each != "/" and not each.startswith("/assets/")] == []


def test_a_page_older_than_the_hall_reloads_itself_and_breaks_nothing(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola", fresh=True)
    ola.expect(LOST)
    ola.go("/")
    title = ola.words("page-rules-of", title=ola.words("camel-up-title"))
    ola.page.get_by_role("link", name=title).wait_for()
    ola.page.evaluate("() => (window.old = true)")
    # After an update of the hall, the files of the old version are gone.
    ola.page.route("**/assets/RulesPage-*.js", lambda route: route.abort(), times=1)
    ola.page.get_by_role("link", name=title).click()
    ola.page.get_by_role("heading", name=title).wait_for()
    assert not ola.page.evaluate("() => window.old")


def test_a_part_that_cannot_be_loaded_is_requested_until_it_can(visit: Callable[..., Visitor]) -> None:
    """A device may call itself online while its server still cannot be reached."""
    ola = visit("Ola", fresh=True)
    ola.expect(LOST)
    aborted: list[str] = []

    def abort(route: Route) -> None:
        aborted.append(route.request.url)
        route.abort()

    ola.page.route("**/assets/History-*.js", abort, times=3)
    ola.go("/games")
    ola.page.get_by_role("heading", name=ola.words("page-history")).wait_for()
    assert len(aborted) == 3


def test_a_new_version_forgets_the_files_of_the_old_one(visit: Callable[..., Visitor]) -> None:
    ola = visit(app=True)
    ola.go("/")
    ola.page.locator("article").first.wait_for()
    wait_for_worker(ola)
    old = "/assets/of-an-old-version.js"
    ola.page.evaluate(
        "(path) => caches.open('sandtable-page').then((cache) => cache.put(path, new Response('old')))", old
    )
    assert ola.request.get("/sw.js").headers["cache-control"] == "no-cache"
    assert old in kept_offline(ola)
    # A browser treats a worker at another address as a new version, just like one with other content.
    ola.page.evaluate("() => navigator.serviceWorker.register('/sw.js?newer').then(() => true)")
    ola.until(lambda: old not in kept_offline(ola))
    wait_for_worker(ola)


@pytest.fixture
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.stop()


def test_a_device_that_wants_it_is_notified_of_my_turn(
    visit: Callable[..., Visitor], tmp_path: Path, built_page: None, service: PushService
) -> None:
    device = Device()
    options = ("--no-pauses", "--no-limits", "--inside-webhooks")
    with RunningHall(tmp_path / "data", *options) as hall:
        ola, jan = visit("Ola", url=hall.url), visit("Jan", url=hall.url, app=True)
        jan.context.add_init_script(SUBSCRIBED % json.dumps(service.subscription(device)))
        path = ola.open_table("camel-up", ["me", "open", "novice"], pace="turns")
        for visitor in (ola, jan):
            visitor.go(path)
        jan.button("page-sit").click()
        box = jan.page.get_by_label(jan.words("page-push"))
        expect(box).not_to_be_checked()  # off by default
        jan.page.evaluate(READY)
        box.check()
        expect(box).to_be_enabled()
        expect(box).to_be_checked()
        key = jan.request.get("/api/push-key").json()["key"]
        assert jan.page.evaluate("window.subscribedWith") == {
            "userVisibleOnly": True,
            "applicationServerKey": key,
        }
        jan.page.goto("about:blank")
        ola.button("page-start").click()
        ola.page.locator(".prompt p").wait_for()
        while not service.got:  # it is his turn again soon
            ola.until(lambda: ola.options or service.got)
            if ola.options:
                ola.decide(lambda: ola.hit(ola.page.locator('[data-spot="pyramid"].open')))
        assert device.read(service.got[0]) == {"game": "camel-up", "path": path}
        for visitor in (ola, jan):
            visitor.context.close()


def test_the_notification_says_which_game_in_the_language_of_the_page(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola", language="de", app=True)
    ola.context.add_init_script(
        SUBSCRIBED % json.dumps({"endpoint": "https://push.example.org/x", "keys": Device().keys})
    )
    ola.go("/")
    ola.page.locator("article").first.wait_for()
    ola.page.evaluate(READY)
    ola.page.locator("header button.me").click()
    box = ola.page.get_by_label(ola.words("page-push"))
    box.check()
    expect(box).to_be_checked()
    expect(box).to_be_enabled()
    ola.accessible("who I am")
    (worker,) = ola.context.service_workers
    worker.evaluate(WRITTEN_DOWN)
    deliver(ola, {"game": "cleopatra", "path": "/t/abcdefghijklmnop"})
    ola.until(lambda: worker.evaluate("self.shown.length"))
    assert worker.evaluate("self.shown") == [
        [ola.words("cleopatra-title"), ola.words("page-your-turn"), "/t/abcdefghijklmnop"]
    ]


def deliver(ola: Visitor, message: dict[str, Any]) -> None:
    """Deliver a push message as the browser passes it to the service worker, already decrypted."""
    session = devtools(ola)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.extend(news["registrations"]))
    session.send("ServiceWorker.enable")
    ola.until(lambda: found)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": ola.url,
            "registrationId": found[0]["registrationId"],
            "data": json.dumps(message),
        },
    )
