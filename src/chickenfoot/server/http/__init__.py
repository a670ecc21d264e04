"""What browsers and programs ask over HTTP: guests, tables, codes, rulesets, records, the client's files.

    site(Desk(lobby, guests, origins), [WebSocketRoute("/api/socket", …)])     the whole application

An endpoint is a function of the desk and of what it is asked. ``endpoints`` lists all of them with what they
take and give; from that they are served, described (``openapi``) and shown (``page``).
"""

from chickenfoot.server.http.desk import Desk, address_of, is_secure
from chickenfoot.server.http.origins import same_origin
from chickenfoot.server.http.site import site

__all__ = ["Desk", "address_of", "is_secure", "same_origin", "site"]
