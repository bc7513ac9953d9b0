"""The languages of reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from service.report.words import Words
from service.report.words_de import GERMAN
from service.report.words_en import ENGLISH
from service.report.words_es import SPANISH

LANGUAGES: Final[Mapping[str, Words]] = {"en": ENGLISH, "de": GERMAN, "es": SPANISH}
