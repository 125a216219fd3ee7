"""Measures the engine and prints it beside guide figures and OpenSpiel; `--save` keeps the result."""

import argparse
import datetime
import json
import os
import platform
import re
from pathlib import Path
from typing import Any

import numba
import numpy as np

import antiqua
from antiqua.cli import bench

RESULTS = Path(__file__).parent / "results"

# What a game should reach on one core with four players.
ALL = {"copy_ns": 50, "state_bytes": 2_048, "compile_seconds": 60, "warm_start_seconds": 3}
GUIDE = {
    "tzolkin": {
        "playouts_per_second": 8_000,
        "decisions_per_second": 5_000_000,
        "python_steps_per_second": 500_000,
        **ALL,
    },
    "hellas": {"playouts_per_second": 40_000, **ALL},
    "hadara": {"playouts_per_second": 40_000, **ALL},
}
AT_MOST = ("copy_ns", "state_bytes", "compile_seconds", "warm_start_seconds")


def machine() -> dict[str, Any]:
    """What the figures depend on."""
    info = Path("/proc/cpuinfo")
    found = re.search(r"model name\s*: (.*)", info.read_text()) if info.exists() else None
    return {
        "processor": found[1] if found else platform.processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numba": numba.__version__,
        "numpy": np.__version__,
    }


def show_game(name: str, figures: dict[str, float]) -> None:
    """One line for each figure."""
    print(f"\n{name}, four players")
    for key, value in figures.items():
        note = ""
        guide = GUIDE.get(name, ALL)
        if key in guide:
            reached = value <= guide[key] if key in AT_MOST else value >= guide[key]
            limit = "at most" if key in AT_MOST else "at least"
            note = f"{limit} {guide[key]:,}: {'reached' if reached else 'MISSED'}"
        print(f"  {key:28} {value:14,.{2 if value < 100 else 0}f}   {note}")


def show_ratios(name: str, figures: dict[str, float], reference: dict[str, Any]) -> None:
    """How many times as many decisions a second as OpenSpiel's games make."""
    print(f"\ndecisions a second, {name} as a multiple of   compiled : C++   Python : Python")
    for peer, speeds in reference.items():
        if isinstance(speeds, dict):
            inside = figures["decisions_per_second"] / speeds["decisions_per_second_cpp"]
            stepped = figures["python_steps_per_second"] / speeds["decisions_per_second_python"]
            print(f"  {peer:44} {inside:8.1f}   {stepped:15.1f}")


def main() -> None:
    """The command line."""
    known = [game["name"] for game in antiqua.games()]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help=f"of {', '.join(known)}; by default all")
    parser.add_argument("--open-spiel", metavar="PYTHON", help="a Python that has open_spiel, see README.md")
    parser.add_argument("--save", action="store_true", help="write results/<date>.json")
    arguments = parser.parse_args()
    if arguments.open_spiel:
        os.environ["ANTIQUA_OPEN_SPIEL"] = arguments.open_spiel
    measured: dict[str, Any] = {"machine": machine(), "games": {}}
    for name in arguments.games or known:
        measured["games"][name] = bench.measure(antiqua.load(name, players=4))
        show_game(name, measured["games"][name])
    measured["reference"] = bench.reference()
    for name, figures in measured["games"].items():
        show_ratios(name, figures, measured["reference"])
    if len(measured["reference"]) == 1:
        print("  nothing: open_spiel is not installed, benchmarks/README.md says how")
    if arguments.save:
        RESULTS.mkdir(exist_ok=True)
        today = datetime.datetime.now(tz=datetime.UTC).date()
        file = RESULTS / f"{today}.json"
        file.write_text(json.dumps({"date": str(today), **measured}, indent=1) + "\n")
        print(f"\nsaved in {file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file}")


if __name__ == "__main__":
    main()
