"""Every view of the page is accessible, in the language that was chosen, and fits on a phone and at a zoom of 200 %."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import pytest
from browsing import pages_of
from playground_pages import TITLES
from scenes import SCENES, Scene

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LANGUAGES: Final = ("en", "de", "es")
DESKTOP: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 360, "height": 740}
HALF: Final = {"width": 640, "height": 400}
"""What is left of a desktop when everything is drawn twice as large."""

# What people see and hear, but for what is the same in all languages: code, the names of languages, and the rules.
ALL_TEXTS = """() => {
    const left = "code, pre, .code, .visually-hidden, .rules-text, option[lang], script, noscript";
    const found = [document.title.replace(/ · Regelwerk$/, "")];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node instanceof Element ? node : node.parentElement;
        if (element.closest(left) !== null) continue;
        if (node instanceof Element) {
            for (const name of ["aria-label", "alt", "title", "placeholder"]) found.push(node.getAttribute(name) ?? "");
        } else found.push(node.data);
    }
    return found.map((text) => text.trim().replace(/\\\\s+/g, " ")).filter((text) => text !== "");
}"""
# Names, and words that are spelt alike.
ALIKE: Final = {*TITLES.values(), "Regelwerk", "North", "South", "curl", "III"}
# Which words, of two languages at a time, are the same in both.
COGNATES: Final[dict[str, set[str]]] = {"de": {"Hand"}, "es": set()}
BESIDE = """() => {
    const wide = document.documentElement;
    const within = ".table-scroll, .scrolling, pre, .rules-text table, svg, .visually-hidden";
    const out = [...document.querySelectorAll("main *, header *, footer *")].filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        const inside = each.parentElement.closest(within);
        return width > 0 && inside === null && (right > wide.clientWidth + 1 || left < -1);
    });
    return [wide.scrollWidth - wide.clientWidth, out.map((each) => `${each.tagName} ${each.className}`)];
}"""


@pytest.fixture(scope="module", params=SCENES, ids=lambda scene: scene.name)
def scene(request: pytest.FixtureRequest) -> Scene:
    """Each view in turn."""
    found: Scene = request.param
    return found


@pytest.fixture(scope="module")
def view(scene: Scene, chromium: Browser, live_server: str) -> Iterator[Page]:
    """The page that shows it; all tests of a view look at the same one."""
    with pages_of(chromium) as opened:
        page = opened(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")
        scene.opened(page, live_server)
        page.evaluate("document.activeElement?.blur()")
        yield page


def let_it_be_drawn(page: Page) -> None:
    """Wait for what changes after a frame, as titles and colours do."""
    page.evaluate("""async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
        // Some are given up when what they move is drawn anew.
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    }""")


def choose_language(page: Page, scene: Scene, language: str) -> None:
    """Choose it as people do, and ask for what the service says in it."""
    page.locator("header select").first.select_option(language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    scene.again(page)
    let_it_be_drawn(page)


def serious_faults(page: Page) -> list[str]:
    """What hinders people with disabilities, of all that axe finds."""
    from axe_playwright_python.sync_playwright import Axe  # noqa: PLC0415 - exists where Playwright does

    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{fault['id']} at {node['target']}: {node['failureSummary']}"
        for fault in found
        if fault["impact"] in {"serious", "critical"}
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_hinders_people_with_disabilities(view: Page, scheme: Any) -> None:
    view.emulate_media(color_scheme=scheme)
    let_it_be_drawn(view)

    assert serious_faults(view) == []


def test_no_text_stays_in_another_language(view: Page, scene: Scene) -> None:
    told: dict[str, list[str]] = {}
    for language in LANGUAGES:
        choose_language(view, scene, language)
        told[language] = view.evaluate(ALL_TEXTS)
        assert view.evaluate("() => document.documentElement.lang") == language
        if language != "en":
            assert serious_faults(view) == []
    choose_language(view, scene, "en")

    for language in ("de", "es"):
        same = {text for text in set(told[language]) & set(told["en"]) if re.search(r"[^\W\d_]{3}", text)}
        assert same - ALIKE - COGNATES[language] == set(), f"in {language} as in English"
        assert len(told[language]) == len(told["en"])
    both = {text for text in set(told["de"]) & set(told["es"]) if re.search(r"[^\W\d_]{3}", text)}
    assert both - ALIKE <= set(told["en"]), "in German as in Spanish"


@pytest.mark.parametrize("size", [PHONE, HALF], ids=["a phone", "zoom of 200 %"])
def test_it_is_not_wider_than(view: Page, size: Any) -> None:
    view.set_viewport_size(size)
    wider, out = view.evaluate(BESIDE)
    view.set_viewport_size(DESKTOP)

    assert out == []
    assert wider <= 0
