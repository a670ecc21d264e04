"""Rows of subscriptions and nudges; as in ``rows``, functions of a connection, each in one transaction."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from chickenfoot.server.adapters.rows import insert_into
from chickenfoot.server.adapters.schema import NUDGES, SUBSCRIPTIONS
from chickenfoot.server.ports import Nudge, Subscription


def put_subscription(connection: Connection, guest: str, subscription: Subscription, most: int) -> None:
    putting = insert_into(connection, SUBSCRIPTIONS)
    new = {name: putting.excluded[name] for name in ("guest", "p256dh", "auth", "lang", "since")}
    connection.execute(
        putting.on_conflict_do_update(index_elements=[SUBSCRIPTIONS.c.endpoint], set_=new),
        {**subscription._asdict(), "guest": guest},
    )
    old = [kept.endpoint for kept in subscriptions(connection, guest)[:-most]]
    if old:
        connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint.in_(old)))


def subscriptions(connection: Connection, guest: str) -> list[Subscription]:
    rows = connection.execute(select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.guest == guest))
    kept = [Subscription(row.endpoint, row.p256dh, row.auth, row.lang, row.since) for row in rows]
    return sorted(kept, key=lambda one: (one.since, one.endpoint))


def delete_subscription(connection: Connection, guest: str, endpoint: str) -> None:
    his = (SUBSCRIPTIONS.c.guest == guest, SUBSCRIPTIONS.c.endpoint == endpoint)
    connection.execute(delete(SUBSCRIPTIONS).where(*his))


def put_nudge(connection: Connection, nudge: Nudge) -> None:
    putting = insert_into(connection, NUDGES)
    new = {name: putting.excluded[name] for name in ("guest", "seq", "due")}
    connection.execute(
        putting.on_conflict_do_update(
            index_elements=[NUDGES.c.table_id], set_=new, where=NUDGES.c.seq <= putting.excluded.seq
        ),
        {"table_id": nudge.table, "guest": nudge.guest, "seq": nudge.seq, "due": nudge.due},
    )


def nudges(connection: Connection, until: int, most: int) -> list[Nudge]:
    due = select(NUDGES).where(NUDGES.c.due <= until).order_by(NUDGES.c.due, NUDGES.c.table_id).limit(most)
    return [Nudge(row.table_id, row.guest, row.seq, row.due) for row in connection.execute(due)]


def put_off_nudge(connection: Connection, nudge: Nudge, due: int) -> bool:
    same = (
        NUDGES.c.table_id == nudge.table,
        NUDGES.c.guest == nudge.guest,
        NUDGES.c.seq == nudge.seq,
        NUDGES.c.due == nudge.due,
    )
    return bool(connection.execute(update(NUDGES).where(*same).values(due=due)).rowcount)


def delete_nudge(connection: Connection, nudge: Nudge) -> None:
    done = (NUDGES.c.table_id == nudge.table, NUDGES.c.seq <= nudge.seq)
    connection.execute(delete(NUDGES).where(*done))
