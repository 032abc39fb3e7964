"""What others cite is what they have."""

import tomllib

import yaml

import tabard
from tests.docs.quotes import ROOT


def test_the_version_is_the_same_wherever_it_is_said() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert cited["cff-version"] == "1.2.0"
    assert {"message", "title", "authors"} <= cited.keys()
    assert str(cited["version"]) == project["version"] == tabard.__version__
    assert cited["license"] == project["license"]
