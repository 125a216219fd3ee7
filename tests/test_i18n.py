"""Texts come in the language of the context, and English where a translation is missing."""

import asyncio
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from antiqua.i18n import Catalogue, catalogue, language, use_language

HEADER = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n > 1);\n"


def compiled(texts: dict[str, str]) -> bytes:
    """A gettext .mo file: header words, then tables of (length, offset) of the sorted keys and the texts."""
    pairs = [(key.encode(), text.encode()) for key, text in sorted({"": HEADER, **texts}.items())]
    keys_at, texts_at = 28, 28 + 8 * len(pairs)
    at, table, body = 28 + 16 * len(pairs), [], b""
    for column in (0, 1):
        for pair in pairs:
            table += [len(pair[column]), at + len(body)]
            body += pair[column] + b"\0"
    return struct.pack(f"<7I{len(table)}I", 0x950412DE, 0, len(pairs), keys_at, texts_at, 0, 0, *table) + body


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Catalogue]:
    package = tmp_path / "package_with_texts"
    for code, translated in {
        "hu": {"wood": "fa", "%d block\0%d blocks": "%d tömb\0%d tömb sok"},
        "pt": {"wood": "madeira"},
    }.items():
        folder = package / "locale" / code / "LC_MESSAGES"
        folder.mkdir(parents=True)
        (folder / "messages.mo").write_bytes(compiled(translated))
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    yield catalogue(package.name)
    sys.modules.pop(package.name, None)


def test_english_is_the_text_itself(texts: Catalogue) -> None:
    assert language() == "en"
    assert texts("wood") == "wood"
    assert [texts.plural("%d block", "%d blocks", n) % n for n in (0, 1, 2)] == [
        "0 blocks",
        "1 block",
        "2 blocks",
    ]


def test_the_language_holds_inside_the_block_only(texts: Catalogue) -> None:
    with use_language("hu"):
        assert (language(), texts("wood")) == ("hu", "fa")
        with use_language("pt"):
            assert texts("wood") == "madeira"
        assert texts("wood") == "fa"
    assert (language(), texts("wood")) == ("en", "wood")


def test_the_language_ends_with_the_block_when_it_fails(texts: Catalogue) -> None:
    with pytest.raises(RuntimeError), use_language("hu"):
        raise RuntimeError
    assert texts("wood") == "wood"


def test_plural_forms_are_the_languages_own(texts: Catalogue) -> None:
    with use_language("hu"):  # the header above says: the first form for 0 and 1
        assert [texts.plural("%d block", "%d blocks", n) % n for n in (0, 1, 2)] == [
            "0 tömb",
            "1 tömb",
            "2 tömb sok",
        ]


def test_what_is_not_translated_stays_english(texts: Catalogue) -> None:
    with use_language("hu"):
        assert texts("stone") == "stone"
        assert texts("") == ""
    with use_language("de"):
        assert texts("wood") == "wood"


@pytest.mark.parametrize("code", ["pt-br", "pt_BR", "pt-BR"])
def test_a_regions_language_falls_back_to_the_language(texts: Catalogue, code: str) -> None:
    with use_language(code):
        assert texts("wood") == "madeira"


@pytest.mark.parametrize("code", ["", "x", "../hu", "hu/../..", "hu\0", "hungarian"])
def test_what_is_no_language_code_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match="is no language code"), use_language(code):
        pass
    assert language() == "en"


def test_readers_at_the_same_time_have_their_own_language(texts: Catalogue) -> None:
    async def reader(code: str, turn: asyncio.Barrier) -> str:
        with use_language(code):
            await turn.wait()  # all are inside their blocks now
            return texts("wood")

    async def readers() -> list[str]:
        turn = asyncio.Barrier(3)
        return await asyncio.gather(*(reader(code, turn) for code in ("hu", "en", "pt")))

    assert asyncio.run(readers()) == ["fa", "wood", "madeira"]


def test_a_package_without_translations_has_english_texts() -> None:
    with use_language("hu"):
        assert catalogue("antiqua")("wood") == "wood"
