"""The colour tokens as CSS custom properties, light and dark, and the few rules that every drawing shares."""

from functools import lru_cache
from types import MappingProxyType

from antiqua.drawing import hadara_colours as hadara

SEATS = 5

# The seats' colours on light and dark ground, of the glyph on a token, and deep enough for white text.
_SEATS_LIGHT = ("#b5432e", "#2f7fa6", "#d9a32f", "#7b4f8f", "#3a3a40")
_SEATS_DARK = ("#d9664c", "#56a6ce", "#e3b24a", "#ae86c5", "#9d9da8")
_GLYPHS_LIGHT = ("#ffffff", "#ffffff", "#2b2520", "#ffffff", "#ffffff")
_GLYPHS_DARK = ("#14110f",) * 5
_DEEP = ("#a93b27", "#25698b", "#8a6210", "#7b4f8f", "#3a3a40")
_DEEP_DARK = ("#b5432e", "#2a7096", "#8a6210", "#7b4f8f", "#5d5d68")
# In Hellas: dotted lines round villages, and banners whose number can be read.
_VILLAGES = ("#8a2f1e", "#205b7a", "#8a5f0e", "#583668", "#202024")
_VILLAGES_DARK = ("#e8836b", "#7cc0e2", "#f0c466", "#c6a4d8", "#bcbcc6")
_BANNERS = ("#b5432e", "#286f93", "#d9a32f", "#7b4f8f", "#3a3a40")


def _seat_tokens(fills: tuple[str, ...], glyphs: tuple[str, ...], deep: tuple[str, ...]) -> dict[str, str]:
    tokens = {}
    for seat in range(SEATS):
        tokens[f"seat-{seat}"] = fills[seat]
        tokens[f"glyph-{seat}"] = glyphs[seat]
        tokens[f"deep-{seat}"] = deep[seat]
    return tokens


def _own(name: str, colours: tuple[str, ...]) -> dict[str, str]:
    """A token for each seat."""
    return {f"{name}-{seat}": colour for seat, colour in enumerate(colours)}


LIGHT = MappingProxyType(
    {
        # ground and text
        "ground": "#f4ecdc",
        "plaster": "#fbf7ee",
        "slab": "#ecdfc6",
        "well": "#d9cbaf",
        "ink": "#2b2520",
        "mute": "#5e5142",
        "line": "#6b5d4d",
        "hair": "rgba(107,93,77,.38)",
        "shadow": "rgba(43,37,32,.22)",
        "good": "#2f6b40",
        "bad": "#962b19",
        # pigments
        "cinnabar": "#b5432e",
        "blue": "#2f7fa6",
        "malachite": "#3f7d4f",
        "ochre": "#d19a2a",
        "violet": "#7b4f8f",
        "obsidian": "#3a3a40",
        "on-pigment": "#fdf6e6",
        # icons and pieces
        "outline": "#2b2520",
        "rim": "#fdf6e6",
        "marker-line": "#2b2520",
        "dummy": "#b3a184",
        "limestone": "#d8c49a",
        "paper": "#fbf1d8",
        "corn": "#e3ad2f",
        "husk": "#5d9a57",
        "wood": "#94603a",
        "wood-end": "#d3a46c",
        "stone": "#9d9c95",
        "stone-top": "#c3c1b7",
        "stone-side": "#7d7c76",
        "gold": "#efc54c",
        "gold-top": "#f8e08f",
        "crystal": "#cfe6ec",
        "sky": "#7fb6cf",
        "laurel": "#4f8f5e",
        "clay": "#b5593a",
        "skin": "#c98a62",
        "thatch": "#c89b55",
        # Tzolk'in: temples, gears and their rings, frames of tiles, food days
        "chaac": "#8d5632",
        "quetzalcoatl": "#a9760f",
        "kukulcan": "#3a7549",
        "gear-palenque": "#4c8a58",
        "gear-yaxchilan": "#8a745c",
        "gear-tikal": "#b9543c",
        "gear-uxmal": "#cf9c36",
        "gear-chichen_itza": "#3c85a9",
        "gear-calendar": "#cdb68a",
        "days": "#e0cda4",
        "ring-palenque": "#dfe9d4",
        "ring-yaxchilan": "#e8ddcd",
        "ring-tikal": "#f4dcd0",
        "ring-uxmal": "#f7e8c3",
        "ring-chichen_itza": "#d6e6ec",
        "tile-farm": "#f4dfa6",
        "tile-tomb": "#dcd3c6",
        "tile-civic": "#cfe0c8",
        "tile-shrine": "#c9dfe8",
        "tile-wealth": "#fbf1d8",
        "frame-farm": "#c58f1f",
        "frame-tomb": "#7b6a58",
        "frame-civic": "#3f7d4f",
        "frame-shrine": "#2f7fa6",
        "frame-wealth": "#b5593a",
        "mid-age": "#a9561d",
        "end-of-age": "#1f7f83",
        "today": "#b5432e",
        # Hellas: sea and land, quarries, marble and bronze, seats' villages and banners
        "sea": "#86b4c2",
        "sea-near": "#9cc4cd",
        "sea-shore": "#b5d5d8",
        "foam": "#e6efe8",
        "wave": "#5b93a6",
        "coast": "#ecd8a4",
        "cliff": "#c9ab68",
        "inland": "#bfc78d",
        "grass": "#93a05f",
        "on-land": "#2b2520",
        "halo": "#fbf7ee",
        "rock": "#d8d0c3",
        "rock-deep": "#c0b6a7",
        "rock-pit": "#a99e8e",
        "plate": "#fdf9ef",
        "plate-line": "#b9a988",
        "on-plate": "#2b2520",
        "marble": "#fdfaf3",
        "marble-shade": "#d9d5cc",
        "marble-side": "#b9b7b2",
        "vein": "#8aa0ab",
        "patina": "#5f9d8b",
        "patina-deep": "#3f7566",
        **_own("village", _VILLAGES),
        **_own("banner", _BANNERS),
        **hadara.LIGHT,
        **_seat_tokens(_SEATS_LIGHT, _GLYPHS_LIGHT, _DEEP),
    }
)

DARK = MappingProxyType(
    {
        **LIGHT,
        "ground": "#1f1b18",
        "plaster": "#2b2622",
        "slab": "#27221e",
        "well": "#14110f",
        "ink": "#efe6d6",
        "mute": "#bdae98",
        "line": "#8c7d6a",
        "hair": "rgba(140,125,106,.45)",
        "shadow": "rgba(0,0,0,.5)",
        "good": "#8fce9d",
        "bad": "#f5a08d",
        "cinnabar": "#cf5a43",
        "blue": "#4d9cc4",
        "malachite": "#5a9c6a",
        "ochre": "#dba63c",
        "violet": "#a279b6",
        "obsidian": "#55555e",
        "outline": "#14110f",
        "rim": "#efe6d6",
        "marker-line": "#efe6d6",
        "dummy": "#7c6d58",
        "limestone": "#b9a37c",
        "paper": "#e9dcc0",
        "corn": "#e6b43b",
        "husk": "#6fae68",
        "wood": "#a8713f",
        "wood-end": "#d9ae79",
        "stone": "#a5a49d",
        "stone-top": "#c9c7bd",
        "stone-side": "#85847d",
        "sky": "#84bbd4",
        "laurel": "#78b585",
        "clay": "#c4694a",
        "skin": "#cf9570",
        "chaac": "#a06540",
        "quetzalcoatl": "#b3801c",
        "kukulcan": "#44855a",
        "gear-palenque": "#47804f",
        "gear-yaxchilan": "#7d6952",
        "gear-tikal": "#a94c36",
        "gear-uxmal": "#b88a2c",
        "gear-chichen_itza": "#35779a",
        "gear-calendar": "#6d5d47",
        "days": "#544735",
        "ring-palenque": "#28352a",
        "ring-yaxchilan": "#3a3129",
        "ring-tikal": "#432a22",
        "ring-uxmal": "#40351d",
        "ring-chichen_itza": "#203540",
        "tile-farm": "#4a3c1c",
        "tile-tomb": "#3d352d",
        "tile-civic": "#2a3c2d",
        "tile-shrine": "#203a46",
        "tile-wealth": "#37302a",
        "frame-tomb": "#8e7d69",
        "frame-civic": "#4f9060",
        "frame-shrine": "#3f8fb6",
        "mid-age": "#a9561d",
        "end-of-age": "#1c7f83",
        "sea": "#17323d",
        "sea-near": "#1c3d49",
        "sea-shore": "#254b57",
        "foam": "#3c6670",
        "wave": "#3d6b7a",
        "coast": "#766645",
        "cliff": "#5f5134",
        "inland": "#5a6442",
        "grass": "#424b2e",
        "on-land": "#f3ead9",
        "halo": "#1f1b18",
        "rock": "#5b534a",
        "rock-deep": "#4a433b",
        "rock-pit": "#7a7063",
        "marble": "#f3ecdf",
        "marble-shade": "#c6c0b5",
        "marble-side": "#9d9a95",
        "vein": "#6f8792",
        "patina": "#74b09d",
        "patina-deep": "#4b8171",
        **_own("village", _VILLAGES_DARK),
        **_own("banner", _SEATS_DARK),
        **hadara.DARK,
        **_seat_tokens(_SEATS_DARK, _GLYPHS_DARK, _DEEP_DARK),
    }
)

# Seats' colours of games whose cards or boards have those of the style already.
_SEATS_OF = MappingProxyType(
    {
        "hadara": (
            _seat_tokens(hadara.SEATS_LIGHT, hadara.GLYPHS_LIGHT, hadara.DEEP_LIGHT),
            _seat_tokens(hadara.SEATS_DARK, hadara.GLYPHS_DARK, hadara.DEEP_DARK),
        )
    }
)

_RULES = """
.antiqua{font-family:ui-sans-serif,system-ui,sans-serif;font-variant-numeric:tabular-nums}
.antiqua .se{font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",P052,ui-serif,serif}
.antiqua .quiet,.antiqua .quiet *{pointer-events:none}
.antiqua .gear{transform:rotate(var(--turn));transition:transform .4s ease-out}
.antiqua .upright{transform:translate(var(--x),var(--y)) rotate(calc(-1*var(--turn)))}
.antiqua .upright{transition:transform .4s ease-out}
.antiqua .turned{animation:antiqua-turn .8s ease-out}
.antiqua .turned .upright{animation:antiqua-upright .8s ease-out}
.antiqua .target{cursor:pointer;outline:none}
.antiqua .mark{fill:none;stroke:var(--ink);stroke-width:2.8;pointer-events:none;transform-box:fill-box}
.antiqua .mark{transform-origin:center;animation:antiqua-breathe 2.6s ease-in-out infinite}
.antiqua .mark.dashed{stroke-width:2;stroke-dasharray:2.4 3}
.antiqua .edge{stroke-width:2.2;animation-name:antiqua-edge}
.antiqua .halo{fill:none;stroke:var(--plaster);stroke-width:6;pointer-events:none}
.antiqua .hit{fill:transparent;stroke:none}
.antiqua .ghost{opacity:0;pointer-events:none;transition:opacity .15s ease-out}
.antiqua :is(.target:hover,.target:focus-visible) .ghost{opacity:.72}
.antiqua .moving{transition:transform .4s ease-out}
.antiqua .tip{opacity:0;pointer-events:none}
.antiqua :is(.target:hover,.target:focus-visible,.target.hot) .tip{opacity:1}
.antiqua :is(.target:hover,.target:focus-visible,.target.hot) .spot{opacity:0}
.antiqua .pair:has(.target:hover,.target:focus-visible,.target.hot,.target.picked) .spot{opacity:0}
.antiqua :is(.target:hover,.target:focus-visible) .mark{stroke:var(--mine,var(--cinnabar));stroke-width:4}
.antiqua :is(.target:hover,.target:focus-visible) .mark{animation:none}
.icon{width:1.25em;height:1.25em;flex:none;vertical-align:-.25em;overflow:visible}
.goods{display:inline-flex;flex-wrap:wrap;gap:.1em .6em;align-items:center}
.good{display:inline-flex;align-items:center;gap:.15em;font-weight:700;white-space:nowrap}
.good.zero{opacity:.68}.good.gain{color:var(--good)}.good.loss{color:var(--bad)}
.laurel{display:inline-grid;place-items:center;font-weight:800;line-height:1}
.laurel>*{grid-area:1/1}.laurel>.icon{width:1.9em;height:1.9em}
.laurel>b{z-index:1;text-shadow:0 0 2px var(--plaster),0 0 2px var(--plaster),0 0 3px var(--plaster)}
@keyframes antiqua-breathe{50%{transform:scale(1.1)}}
@keyframes antiqua-edge{50%{stroke-width:3.8}}
@keyframes antiqua-turn{from{transform:rotate(var(--from))}}
@keyframes antiqua-upright{from{transform:translate(var(--x),var(--y)) rotate(calc(-1*var(--from)))}}
@media (prefers-reduced-motion:reduce){.antiqua *{animation:none!important;transition:none!important}}
"""


def _tokens(tokens: MappingProxyType[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in tokens.items())


@lru_cache(maxsize=64)
def css(theme: str | None = None, root: str = ":root") -> str:
    """The style sheet of all drawings: the tokens at the selector ``root``, then the rules.

    ``theme`` is ``"light"``, ``"dark"`` or None, which follows the reader's system unless the element
    ``root`` has ``data-theme``; anything else is a ValueError.
    """
    if theme not in (None, "light", "dark"):
        raise ValueError(f"theme: {theme!r} is unknown, it is 'light', 'dark' or None")
    light, dark = f"color-scheme:light;{_tokens(LIGHT)}", f"color-scheme:dark;{_tokens(_changed())}"
    if theme == "light":
        tokens = f"{root}{{{light}}}"
    elif theme == "dark":
        tokens = f"{root}{{{light}{dark}}}"
    else:
        tokens = (
            f"{root}{{{light}}}\n"
            f"@media (prefers-color-scheme:dark){{{root}:not([data-theme=light]){{{dark}}}}}\n"
            f"{root}[data-theme=dark]{{{dark}}}"
        )
    tokens += "".join(_seats_of(game, theme, root) for game in _SEATS_OF)
    seats = "".join(
        f".seat-{seat}{{--mine:var(--seat-{seat});--worker:var(--seat-{seat});--deep:var(--deep-{seat})}}\n"
        for seat in range(SEATS)
    )
    return f"{tokens}\n{seats}{_RULES.strip()}\n"


def _seats_of(game: str, theme: str | None, root: str) -> str:
    """The seats' colours in elements of the game's class, the root itself or inside it."""

    def rule(above: str, tokens: dict[str, str]) -> str:
        return f"{above}.{game},{above} .{game}{{{_tokens(MappingProxyType(tokens))}}}"

    light, dark = _SEATS_OF[game]
    if theme is not None:
        return "\n" + rule(root, light if theme == "light" else dark)
    system = rule(f"{root}:not([data-theme=light])", dark)
    return (
        f"\n{rule(root, light)}\n@media (prefers-color-scheme:dark){{{system}}}\n"
        f"{rule(f'{root}[data-theme=dark]', dark)}"
    )


def _changed() -> MappingProxyType[str, str]:
    """The dark tokens that differ from the light ones."""
    return MappingProxyType({name: value for name, value in DARK.items() if LIGHT[name] != value})
