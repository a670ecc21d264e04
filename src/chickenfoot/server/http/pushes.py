"""Endpoints about being told of one's turn while no page is open: ``/api/push``, ``/api/me/push``."""

from __future__ import annotations

from starlette.responses import Response

from chickenfoot.server.http.bodies import nothing, said
from chickenfoot.server.http.desk import Asked, Desk
from chickenfoot.server.http.problems import Denied
from chickenfoot.server.push.subscribing import MOST, subscription_from
from chickenfoot.wire.http import NewSubscription, OldSubscription, Push


async def push(desk: Desk, asked: Asked[None]) -> Response:  # noqa: ARG001 - as every endpoint
    """The key that a browser needs to let this server send it notifications; without one it sends none."""
    return said(Push("" if desk.push is None else desk.push.key))


async def subscribe(desk: Desk, asked: Asked[NewSubscription]) -> Response:
    """Be told in this browser, while it has no page open, when a table with others waits for the reader.

    Up to 8 browsers of a guest are told; beyond that the oldest are told no more.
    """
    if desk.push is None:
        raise Denied(404, "no_push", "this server sends no notifications")
    subscription = subscription_from(asked.body, desk.now(), anywhere=desk.push.anywhere)
    await desk.store.put_subscription(asked.guest.id, subscription, MOST)
    return nothing()


async def unsubscribe(desk: Desk, asked: Asked[OldSubscription]) -> Response:
    """Be told nothing more in this browser."""
    await desk.store.delete_subscription(asked.guest.id, asked.body.endpoint)
    return nothing()
