"""Being told of one's turn while no page is open, as far as a browser without a push service goes."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.conftest import DESK, PHONE, Visitor
from tests.e2e.test_look import SMALL, open_settings, width_of
from tests.server.serving import Serving

pytest.importorskip("cryptography", reason="chickenfoot[push] is not installed")

TABLE = "0123456789abcdef" * 2

A_PUSH_SERVICE = """
  let made = null;
  const plain = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = (text) => Uint8Array.from(plain(text), (sign) => sign.charCodeAt(0));
  const keys = { p256dh: 'B' + 'A'.repeat(86), auth: 'A'.repeat(22) };
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => made = {
    endpoint: 'https://push.example/browser',
    options: { applicationServerKey: bytes(applicationServerKey).buffer },
    toJSON: () => ({ endpoint: 'https://push.example/browser', keys }),
    unsubscribe: async () => { made = null; return true; },
  };
"""
"""What the browsers of its maker have."""


def settings_of(visit: Visitor, size: ViewportSize = DESK) -> Page:
    """The settings, of somebody who may be asked, once the service worker is there."""
    page = visit(size=size, worker=True)
    page.context.grant_permissions(["notifications"])
    page.context.add_init_script(A_PUSH_SERVICE)
    page.reload()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    open_settings(page)
    return page


def test_somebody_wants_to_be_told_and_then_no_more(visit: Visitor) -> None:
    page = settings_of(visit)
    switch = page.get_by_role("switch", name="Tell me when it is my turn")
    expect(switch).not_to_be_checked()

    with page.expect_response(lambda answer: answer.url.endswith("/api/me/push")) as told:
        switch.focus()
        page.keyboard.press("Space")
    expect(switch).to_be_checked()
    assert (told.value.request.method, told.value.status) == ("POST", 204)
    sent: dict[str, str] = told.value.request.post_data_json or {}
    assert sent["endpoint"] == "https://push.example/browser"

    with page.expect_response(lambda answer: answer.url.endswith("/api/me/push")) as told:
        switch.click()
    expect(switch).not_to_be_checked()
    assert (told.value.request.method, told.value.status) == ("DELETE", 204)


def test_the_service_worker_shows_what_the_server_tells(visit: Visitor, server: Serving) -> None:
    page = visit(worker=True)
    page.context.grant_permissions(["notifications"])
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    pushed = {
        "what": "your_turn",
        "table": TABLE,
        "title": "It is your turn",
        "body": "With Bo",
        "lang": "en",
    }

    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": f"{server.address}/", "registrationId": found[0], "data": json.dumps(pushed)},
    )

    shown = page.wait_for_function("""async () => {
      const [one] = await (await navigator.serviceWorker.ready).getNotifications();
      return one && [one.title, one.body, one.lang, one.tag, one.data];
    }""")
    assert shown.json_value() == ["It is your turn", "With Bo", "en", TABLE, TABLE]


@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_the_switch_fits_the_screen(visit: Visitor, size: ViewportSize) -> None:
    page = settings_of(visit, size)
    switch = page.get_by_role("switch", name="Tell me when it is my turn")
    expect(switch).to_be_visible()

    box = switch.bounding_box()
    assert box is not None
    assert box["height"] >= 40
    assert width_of(page) <= size["width"]
