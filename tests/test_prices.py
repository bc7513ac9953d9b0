"""What requests cost is told the same everywhere: where it is counted, in the README, in the document."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from service import prices
from service.access_file import read
from service.app import create_app
from service.config import Config
from service.prices import PRICES, Price

README = (Path(__file__).resolve().parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_readme_has_the_table_of_all_prices() -> None:
    assert f"\n\n{prices.table()}\n\n" in README


def test_the_document_has_the_table_of_all_prices() -> None:
    description = create_app(Config()).test_client().get("/openapi.json").json["info"]["description"]

    assert description.endswith(f"\n\n{prices.table()}")


@pytest.mark.parametrize("price", PRICES, ids=lambda price: price.request)
def test_a_price_reserves_the_units_that_its_words_tell(price: Price) -> None:
    order = {"budget_ms": 123, "budget_nodes": None}
    units = price.units(order)
    whole, part = re.fullmatch(r"(?:(\d+)(/\d+)? )?.*", price.reserves).groups()
    told = 123 if whole is None else int(whole) / int((part or "/1")[1:])

    assert units == told


def test_every_price_that_there_is_stands_in_the_table() -> None:
    there_is = [value for value in vars(prices).values() if isinstance(value, Price)]

    assert sorted(map(id, there_is)) == sorted(map(id, PRICES))


def test_the_file_of_the_readme_is_one_that_the_service_takes(tmp_path: Path) -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)
    path = tmp_path / "access.toml"
    path.write_text(text.replace('hash = "…"', f'hash = "{"0" * 64}"'), encoding="utf-8")

    access = read(path, Config())
    assert set(access.tiers) == {"club"}
    assert [key.name for key in access.keys.values()] == ["City Club"]
