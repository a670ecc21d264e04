"""Telling a guest who has no page open that a table waits for him (Web Push: RFC 8030, 8291 and 8292).

A browser that is allowed to gives a *subscription*: an address at its maker's push service, and what is
sealed for it alone. When a turn begins, the table's *nudge* is put into the store; after a while one of the
workers takes it up, unless the guest is here, and sends a sealed *letter* to each of his browsers.

All but ``subscribing`` and ``addresses`` need the extra ``push``; only ``app`` knows whether it is there.
"""
