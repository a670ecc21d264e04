"""The description of the API: valid, whole, and true."""

from __future__ import annotations

import asyncio
import re
from html.parser import HTMLParser
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from openapi_spec_validator import OpenAPIV31SpecValidator
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from chickenfoot.server.http.endpoints import ENDPOINTS
from chickenfoot.server.http.openapi import openapi
from chickenfoot.server.push.subscribing import Offer
from chickenfoot.wire import from_client as say
from tests.server.http.house import SHORT, House

HOUSE = House(is_limited=False, push=Offer("a key"))
HOUSE.bus._is_up = True  # without an event loop of its own
SCHEMA = schemathesis.openapi.from_asgi("/openapi.json", HOUSE.app)


def test_it_is_valid_openapi() -> None:
    OpenAPIV31SpecValidator(openapi()).validate()


def test_every_endpoint_is_told_with_its_body_its_answer_and_its_errors() -> None:
    told = openapi()
    assert {(method.upper(), path) for path, of in told["paths"].items() for method in of} == {
        (endpoint.method, endpoint.path) for endpoint in ENDPOINTS
    }
    table = told["paths"]["/api/tables"]["post"]
    assert table["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("/NewTable")
    assert set(table["responses"]) == {"201", "400", "401", "403", "408", "413", "415", "429", "503"}
    assert "`bad_toml`" in table["responses"]["400"]["description"]
    assert table["security"] == [{"guest": []}]
    names = [of[method]["operationId"] for of in told["paths"].values() for method in of]
    assert len(set(names)) == len(names)


def test_it_is_served_as_it_is() -> None:
    async def test() -> Any:
        return (await HOUSE.browser().get("/openapi.json")).json()

    assert asyncio.run(test()) == openapi()


class Page(HTMLParser):
    """What a page loads, where it leads, and what is marked in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.attributes: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            self.attributes.add(name)
            if name == "id":
                self.ids.add(value or "")
            if name in {"href", "src"}:
                self.links.add(value or "")


def test_people_read_it_on_a_page_without_scripts_or_other_sites() -> None:
    async def test() -> None:
        browser = HOUSE.browser()
        answer = await browser.get("/docs")
        page = Page(answer.text)
        assert "script" not in page.tags
        assert not {name for name in page.attributes if name == "style" or name.startswith("on")}
        outside = {link for link in page.links if not link.startswith("#")}
        assert outside == {"docs.css", "openapi.json"}
        assert {link[1:] for link in page.links - outside} <= page.ids
        for endpoint in ENDPOINTS:
            assert f"<code>{endpoint.method} {endpoint.path}</code>" in answer.text
        assert "None" not in re.sub("<[^>]+>", "", answer.text)
        style = await browser.get("/docs.css")
        assert style.headers["content-type"] == "text/css; charset=utf-8"

    asyncio.run(test())


# --- it is true -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def known() -> dict[str, str]:
    """A guest's cookie, a table where he plays, and its code."""

    async def make() -> dict[str, str]:
        ann = await HOUSE.guest("Ann")
        made = (await ann.post("/api/tables", {"rules": SHORT, "seats": ["open", "heaviest"]})).json()
        await HOUSE.act(made["id"], ann, say.Start)
        await HOUSE.play(made["id"], ann, until="between")
        await HOUSE.act(made["id"], ann, say.Ready)
        await HOUSE.play(made["id"], ann, until="playing")
        return {"cookie": ann.cookie, "table": made["id"], "code": made["code"]}

    return asyncio.run(make())


CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
]


@SCHEMA.parametrize()
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
def test_what_it_says_is_so_whatever_is_asked(case: schemathesis.Case[Any], known: dict[str, str]) -> None:
    cookies = {} if case.method == "DELETE" else {"chickenfoot": known["cookie"]}
    case.call_and_validate(cookies=cookies, checks=CHECKS)
    if case.path_parameters:  # those that chance finds lead nowhere
        case.path_parameters = {name: known[name] for name in case.path_parameters}
        case.call_and_validate(cookies=cookies, checks=CHECKS)
