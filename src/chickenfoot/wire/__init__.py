"""What client and server say to each other: one file a direction, tagged structs, unknown fields refused.

``from_client`` and ``to_client`` hold the messages of the table's socket, ``parts`` what several of them are
made of, ``codec`` turns them into bytes and back, ``schema`` describes them to other languages.
docs/protocol.md tells the life of a connection.
"""

from typing import Final

PROTOCOL: Final = 1
"""The version of the protocol; a client of another one is asked to load anew."""
