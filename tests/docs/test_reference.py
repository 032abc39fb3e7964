"""The API reference builds, leads nowhere wrong, and leaves no public name unexplained."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.docs.quotes import ROOT

LEFT_OUT = shutil.ignore_patterns("__pycache__", "server", "static", "*.so")
LINK = re.compile(r'href="([^":?$]*)"')
PLACE = re.compile(r'id="([^"]+)"')
OWN = '"""A fingerprint of the whole position, the same on every platform."""'


def reference(checkout: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    command = (sys.executable, "-B", str(checkout / "scripts" / "reference"), str(folder))
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)


def test_the_reference_builds_and_its_links_lead_somewhere(tmp_path: Path) -> None:
    built = reference(ROOT, tmp_path)
    assert built.returncode == 0, built.stderr
    pages = {page: page.read_text("utf-8") for page in tmp_path.rglob("*.html")}
    places = {page: set(PLACE.findall(text)) for page, text in pages.items()}
    assert {"Match.imagine", "env"} <= places[tmp_path / "tabard.html"]
    assert "the seats that must answer now" in pages[tmp_path / "tabard" / "views.html"]
    for page, text in pages.items():
        for link in LINK.findall(text):
            file, _, place = link.partition("#")
            target = (page.parent / file).resolve() if file else page
            assert target.is_file(), f"{page}: {link}"
            assert not place or place in places[target], f"{page}: {link}"


def test_a_public_name_without_a_docstring_is_named(tmp_path: Path) -> None:
    checkout, folder = tmp_path / "checkout", tmp_path / "pages"
    shutil.copytree(ROOT / "src" / "tabard", checkout / "src" / "tabard", ignore=LEFT_OUT)
    (checkout / "scripts").mkdir()
    folder.mkdir()
    shutil.copy(ROOT / "scripts" / "reference", checkout / "scripts")
    match = checkout / "src" / "tabard" / "engine" / "match.py"
    text = match.read_text("utf-8")
    assert text.count(OWN) == 1
    match.write_text(text.replace(OWN, ""), "utf-8")
    built = reference(checkout, folder)
    assert built.returncode == 1
    assert built.stderr == "scripts/reference: tabard.Match.hash has no docstring\n"
