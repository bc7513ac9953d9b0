"""Keep the catalogues of sentences complete: `python tools/languages.py`.

Puts every sentence of the source into `service/languages/<language>.po`, takes out those that are gone, and makes the
`.mo` files that the service reads. What has no translation yet is left empty, for a person to fill in; then run this
again. `--check` writes nothing and fails if anything is missing, unsure, gone or not compiled.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from service.languages import CATALOGUES  # noqa: E402 - the root is on the path only now

FOLDER = ROOT / "service" / "languages"
KEYWORDS = {"say": None, "say_many": (1, 2)}
_AUTHORS = "The Regelwerk authors"
# A catalogue changes when a sentence does, and not with the day.
_BEGINNING = datetime(2026, 1, 1, tzinfo=UTC)


def in_source() -> Catalog:
    """Every sentence that the source can say, with the files that do."""
    found = Catalog(creation_date=_BEGINNING)
    for folder in ("service", "schemas"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path.name == "sentences.py" or "from service.sentences import" in path.read_text(encoding="utf-8"):
                for _, message, _, _ in extract_from_file("python", path, keywords=KEYWORDS):
                    found.add(message, locations=[(path.relative_to(ROOT).as_posix(), 0)])
    return found


def in_catalogue(language: str) -> Catalog:
    """The catalogue as it is."""
    path = FOLDER / f"{language}.po"
    if not path.exists():
        return Catalog(
            locale=language,
            header_comment=f"# Sentences of Regelwerk ({language}); see CONTRIBUTING.md.",
            project="Regelwerk",
            version="1",
            last_translator=_AUTHORS,
            language_team=_AUTHORS,
            msgid_bugs_address=_AUTHORS,
            creation_date=_BEGINNING,
            revision_date=_BEGINNING,
            fuzzy=False,
        )
    with path.open("rb") as file:
        return read_po(file, locale=language)


def updated(language: str) -> Catalog:
    """The catalogue with the sentences of the source, neither more nor less."""
    catalogue = in_catalogue(language)
    catalogue.update(in_source(), no_fuzzy_matching=True, update_creation_date=False)
    catalogue.obsolete.clear()
    return catalogue


def compiled(catalogue: Catalog) -> bytes:
    """The bytes of the `.mo` file."""
    target = io.BytesIO()
    write_mo(target, catalogue)
    return target.getvalue()


def written(catalogue: Catalog) -> bytes:
    """The bytes of the `.po` file."""
    target = io.BytesIO()
    write_po(target, catalogue, width=120, sort_output=True, include_lineno=False)
    return target.getvalue()


def faults(language: str) -> Iterator[str]:
    """Everything that is wrong with a catalogue."""
    catalogue = updated(language)
    if written(catalogue) != (FOLDER / f"{language}.po").read_bytes():
        yield "the .po file is not that of the source"
    if compiled(catalogue) != (FOLDER / f"{language}.mo").read_bytes():
        yield "the .mo file is not that of the .po file"
    for message in catalogue:
        if message.id:
            yield from _faults_of(message)


def _faults_of(message: Message) -> Iterator[str]:
    forms = message.string if isinstance(message.string, tuple | list) else (message.string,)
    english = message.id if isinstance(message.id, tuple | list) else (message.id,)
    if not all(forms):
        yield f"not translated: {english[0]}"
    elif message.fuzzy:
        yield f"unsure: {english[0]}"
    elif any(placeholders(form) != placeholders(english[-1]) for form in forms):
        yield f"other placeholders: {english[0]}"


def placeholders(template: str) -> set[tuple[str, str, str]]:
    """What stands in the braces of a template: names, with how they are written."""
    parts = Formatter().parse(template)
    return {(name, form or "", turned or "") for _, name, form, turned in parts if name is not None}


def main() -> int:
    """Update everything, or check it."""
    if "--check" in sys.argv:
        found = [f"{language}: {fault}" for language in CATALOGUES for fault in faults(language)]
        for line in found:
            print(line)
        return bool(found)
    for language in CATALOGUES:
        catalogue = updated(language)
        (FOLDER / f"{language}.po").write_bytes(written(catalogue))
        (FOLDER / f"{language}.mo").write_bytes(compiled(catalogue))
        left = sum(not all(m.string) if isinstance(m.string, tuple) else not m.string for m in catalogue if m.id)
        print(f"{language}: {len(catalogue)} sentences, {left} to translate")
    return 0


if __name__ == "__main__":
    sys.exit(main())
