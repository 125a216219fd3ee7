"""Where compiled code is kept and what it depends on; the plain and the checked mode."""

import ast
import getpass
import os
import shutil
import time
from pathlib import Path

import pytest

from antiqua.games import NAMES
from antiqua.kernel.cache import KERNEL, RULES
from tests.conftest import ROOT
from tests.kernel.processes import python

ENGINE = ROOT / "src" / "antiqua"

KEYS = """
import antiqua
from antiqua.games import definition
from antiqua.kernel import cache, compiling
definition("tzolkin").loops
file = compiling.__file__
for module in ("antiqua.games.tzolkin.rules.goods", "antiqua.kernel.loops_tzolkin", "antiqua.kernel.rng"):
    print(cache.cache_key(module, file, compiling.CHECKED))
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the package that can be edited."""
    shutil.copytree(ENGINE, tmp_path / "copy" / "antiqua", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "copy"


def keys(tree: Path, cache: Path, **environment: str) -> list[str]:
    """The names of the cache folders of Tzolk'in's rules, of its loops, and of the kernel."""
    return python(KEYS, path=tree, ANTIQUA_CACHE=str(cache), **environment).split()


def edit(file: Path) -> None:
    file.write_text(file.read_text() + "\nEDITED = 1\n")


def test_the_cache_is_named_by_what_compiled_code_depends_on(tree: Path, tmp_path: Path) -> None:
    first = keys(tree, tmp_path)
    assert len(set(first)) == 3
    assert keys(tree, tmp_path) == first

    edit(tree / "antiqua" / "games" / "tzolkin" / "texts.py")
    edit(tree / "antiqua" / "games" / "hellas" / "rules" / "game.py")
    edit(tree / "antiqua" / "kernel" / "positions.py")
    assert keys(tree, tmp_path) == first, "nothing compiled uses these"

    edit(tree / "antiqua" / "games" / "tzolkin" / "rules" / "temples.py")
    rules, loops, kernel = keys(tree, tmp_path)
    assert rules != first[0]
    assert loops != first[1], "the loops call the rules"
    assert kernel == first[2]

    edit(tree / "antiqua" / "kernel" / "rng.py")
    assert not set(keys(tree, tmp_path)) & {rules, loops, kernel}


def test_checked_code_has_folders_of_its_own(tmp_path: Path) -> None:
    assert not set(keys(ENGINE.parent, tmp_path)) & set(keys(ENGINE.parent, tmp_path, ANTIQUA_CHECKED="1"))


CALLED = """
from antiqua.kernel.compiling import rule

@rule
def price(n):
    return n + 1
"""
CALLING = """
from pathlib import Path
from antiqua.kernel.compiling import rule
from called import price

@rule
def total(n):
    return 10 * price(n)

print(total(1), sorted({path.parent.parent.name for path in Path(CACHE).rglob("*.nbc")}))
"""


def test_an_edit_in_another_file_is_seen(tmp_path: Path) -> None:
    """Numba's own cache would go on with the price of the first run."""
    folder = tmp_path / "outside"
    folder.mkdir()
    cache = str(tmp_path / "cache")
    code = f"CACHE = {cache!r}\nimport calling"
    (folder / "calling.py").write_text(CALLING.replace("CACHE", repr(cache)))
    (folder / "called.py").write_text(CALLED)
    first = python(code, path=folder, ANTIQUA_CACHE=cache)
    assert first.startswith("20 ")
    assert python(code, path=folder, ANTIQUA_CACHE=cache) == first, (
        "the second run finds what the first compiled"
    )
    (folder / "called.py").write_text(CALLED.replace("n + 1", "n + 2"))
    second = python(code, path=folder, ANTIQUA_CACHE=cache)
    assert second.startswith("30 ")
    assert second != first


BOUND = """
import mini
from antiqua.kernel.game import Game
state = Game(mini.DEFINITION, players=2).new(seed=1)
state.play(state.moves(0)[0], 0)
state.play(state.moves(1)[0], 1)
state.play("take")
print([player["total"] for player in state.scores()["players"]])
"""


def test_an_edit_of_a_game_outside_of_the_package_is_seen(tmp_path: Path) -> None:
    """The loops that are bound to it are a copy of a file that did not change."""
    source = (Path(__file__).parent / "minigame.py").read_text()
    game = tmp_path / "mini.py"
    totals = []
    for points in ("me.points += box.points", "me.points += 50 + box.points"):
        game.write_text(source.replace("me.points += box.points", points))
        found = python(BOUND, path=tmp_path, ANTIQUA_CACHE=str(tmp_path / "cache"))
        totals.append(sorted(ast.literal_eval(found)))
    assert totals == [[-2, 0], [-2, 50]]  # two cards left in hand cost 2 points


VARIANT = """
from dataclasses import replace
from antiqua.kernel.compiling import rule
from mini import DEFINITION as ORIGINAL, score

@rule
def score_more(box, state, out):
    score(box, state, out)
    out[0] += 1000

DEFINITION = replace(ORIGINAL, name="variant", functions={**ORIGINAL.functions, "score": score_more})
"""
SCORES = """
import sys, importlib
from antiqua.kernel.game import Game
game = Game(importlib.import_module(sys.argv[1]).DEFINITION, players=2)
print([player["total"] for player in game.new(seed=1).scores()["players"]])
"""


def test_two_games_with_the_same_sources_and_types_are_kept_apart(tmp_path: Path) -> None:
    """Numba's own cache knows the loops of both by the one file that they are copies of."""
    shutil.copy(Path(__file__).parent / "minigame.py", tmp_path / "mini.py")
    (tmp_path / "variant.py").write_text(VARIANT)
    for _ in range(2):
        for module, first in (("mini", -3), ("variant", 997)):
            found = python(SCORES, module, path=tmp_path, ANTIQUA_CACHE=str(tmp_path / "cache"))
            assert ast.literal_eval(found) == [first, -3]


ROOT_FOLDER = "from antiqua.kernel.cache import cache_root; print(cache_root())"


def test_the_cache_is_in_the_users_cache_folder(tmp_path: Path) -> None:
    found = python(ROOT_FOLDER, HOME=str(tmp_path), XDG_CACHE_HOME="", ANTIQUA_CACHE="")
    assert tmp_path in Path(found.strip()).parents
    assert python(ROOT_FOLDER, ANTIQUA_CACHE=str(tmp_path / "mine")).strip() == str(tmp_path / "mine")


def test_without_a_home_to_write_to_the_cache_is_a_temporary_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder can be made below a file")
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    nowhere = {
        "HOME": str(file),
        "XDG_CACHE_HOME": str(file / "cache"),
        "ANTIQUA_CACHE": "",
        "TMPDIR": str(temporary),
    }
    mine = temporary / f"antiqua-{getpass.getuser()}"
    assert python(ROOT_FOLDER, path=tmp_path, **nowhere).strip() == str(mine)

    shutil.rmtree(mine)
    mine.write_text("taken by somebody else")
    found = Path(python(ROOT_FOLDER, path=tmp_path, **nowhere).strip())
    assert found.parent == temporary
    assert found.is_dir()

    # somebody else's folder may hold somebody else's code
    mine.unlink()
    mine.mkdir(0o777)
    foreign = f"import os; os.getuid = lambda: {mine.stat().st_uid + 1}; {ROOT_FOLDER}"
    found = Path(python(foreign, path=tmp_path, **nowhere).strip())
    assert found.parent == temporary
    assert found != mine


OWN_FUNCTION = """
import numba, antiqua
antiqua.load("hellas").new(1)

@numba.njit(cache=True)
def mine(x):
    return x + 1

mine(1)
"""


def test_a_callers_own_compiled_functions_are_kept_where_they_were(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(OWN_FUNCTION)
    python(f"import runpy; runpy.run_path({str(script)!r})", path=tmp_path, NUMBA_CACHE_DIR="")
    assert list((tmp_path / "__pycache__").glob("*mine*.nbi"))


WITHOUT_NUMBA = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numba", "llvmlite"):
            raise ModuleNotFoundError(f"No module named {name!r}")

sys.meta_path.insert(0, Missing())
from random import Random
import antiqua
from antiqua.kernel.batch import Batch

state = antiqua.load(sys.argv[1], players=2).new(seed=3)
rng = Random(3)
while not state.is_over:
    seat = rng.choice(state.to_act)
    state.play(rng.choice(state.moves(seat)), seat)
    state.view(seat), state.observation(seat)
loaded = state.game.from_position(state.to_position())
assert loaded.copy().fingerprint() == state.fingerprint()
assert state.scores()["over"]
Batch(state.game, 2).step([-1, -1])
print(state.is_over, "numba" in sys.modules)
"""


@pytest.mark.parametrize("name", NAMES)
def test_plain_mode_needs_no_numba(name: str) -> None:
    assert python(WITHOUT_NUMBA, name, ANTIQUA_PLAIN="1") == "True False\n"


def test_without_numba_the_compiled_mode_says_so() -> None:
    with pytest.raises(AssertionError, match="No module named 'numba'"):
        python(WITHOUT_NUMBA, NAMES[0])


BOUNDS = """
import numpy as np
from antiqua.kernel.compiling import rule

@rule
def read(numbers, i):
    return numbers[i]

numbers = np.arange(8)
try:
    read(numbers[:4], 6)
    print("read")
except IndexError:
    print("refused")
"""


def test_checked_code_refuses_what_is_out_of_bounds(tmp_path: Path) -> None:
    module = tmp_path / "bounds.py"
    module.write_text(BOUNDS)
    cache = str(tmp_path / "cache")
    for _ in range(2):  # the second time from the cache
        assert python("import bounds", path=tmp_path, ANTIQUA_CACHE=cache) == "read\n"
        assert python("import bounds", path=tmp_path, ANTIQUA_CACHE=cache, ANTIQUA_CHECKED="1") == "refused\n"
        assert python("import bounds", path=tmp_path, ANTIQUA_PLAIN="1") == "refused\n"


def imports(file: Path) -> set[str]:
    """The modules of this project that a file imports."""
    return {
        node.module
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("antiqua")
    }


@pytest.mark.parametrize("name", NAMES)
def test_rules_import_nothing_that_the_cache_does_not_know(name: str) -> None:
    game = ENGINE / "games" / name
    files = sorted(file for pattern in RULES for file in game.glob(pattern))
    assert len(files) > len(RULES)
    known = {f"antiqua.kernel.{Path(file).stem}" for file in KERNEL}
    known |= {".".join(("antiqua", *file.relative_to(ENGINE).with_suffix("").parts)) for file in files}
    for file in files:
        if file.name != "box.py":  # rules use its own constants alone
            assert imports(file) <= known, file


def test_the_kernels_own_rules_are_known_to_the_cache() -> None:
    with_rules = {
        file.name
        for file in (ENGINE / "kernel").rglob("*.py")
        if any(line in ("@rule", "@inline") for line in map(str.strip, file.read_text().splitlines()))
    }
    assert with_rules <= set(KERNEL)


NEW_CODE = """
from antiqua.kernel.compiling import rule

@rule
def total(n):
    return n

total(1)
"""


def test_code_that_nobody_has_used_for_a_month_goes_when_new_code_comes(tmp_path: Path) -> None:
    cache, day = tmp_path / "cache", 24 * 60 * 60

    def put(name: str, file: str, days: int) -> Path:
        folder = cache / name
        (folder / "rules_1").mkdir(parents=True)
        (folder / "rules_1" / file).touch()
        os.utime(folder, (time.time(), time.time() - days * day))
        return folder

    old = put("0123456789abcdef", "rules.goods.nbi", 31)
    recent = put("0123456789abcde0", "rules.goods.nbi", 29)
    strange = put("0123456789abcde1", "letter.txt", 31)
    other = put("letters", "rules.goods.nbi", 31)
    module = tmp_path / "new_code.py"
    module.write_text(NEW_CODE)
    python("import new_code", path=tmp_path, ANTIQUA_CACHE=str(cache))
    assert [folder.exists() for folder in (old, recent, strange, other)] == [False, True, True, True]

    # what is used is kept, however old
    (mine,) = {file.parents[1] for file in cache.rglob("new_code*.nbi")}
    long_ago = time.time() - 31 * day
    os.utime(mine, (long_ago, long_ago))
    python("import new_code", path=tmp_path, ANTIQUA_CACHE=str(cache))
    module.write_text(NEW_CODE + "\nEDITED = 1\n")
    python("import new_code", path=tmp_path, ANTIQUA_CACHE=str(cache))
    assert len({file.parents[1] for file in cache.rglob("new_code*.nbi")}) == 2
