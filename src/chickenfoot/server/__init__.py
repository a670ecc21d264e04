"""The online table: a server on which families play by a link.

A table is a log of entries in a store (``log``, ``ports``); ``room`` makes a table's state of it, says what a
command adds to it, and when something is due; ``telling`` says what each reader is told of it; ``lobby`` runs
the tables of one worker; ``sockets`` and ``http`` talk to browsers; ``app`` puts it together.
"""
