"""What the pages name exists."""

import re
from pathlib import Path

import pytest

from tests.docs.quotes import ROOT

PAGES = sorted(
    [*(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"]
)
FILE = re.compile(r"`([\w./-]+\.(?:py|ts|svelte|css))`")
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
EXAMPLES = {"my_bot.py", "land.svg"}


def source_files() -> list[str]:
    folders = (ROOT / "src", ROOT / "tests", ROOT / "web" / "src", ROOT / "web" / "tests")
    return [f"/{file.relative_to(ROOT)}" for folder in folders for file in folder.rglob("*.*")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_named_by_a_page_exist(page: Path) -> None:
    files = source_files()
    named = set(FILE.findall(page.read_text("utf-8"))) - EXAMPLES
    assert [name for name in sorted(named) if not any(file.endswith(f"/{name}") for file in files)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
