"""Labels as a printer sets them: the brand in a band, what it is, how much of it."""
from math import pi

import materials
from shapes import group, lettering, lettering_around, slab


def fitting(text, wide, size):
    """The size of a line that must not be wider than `wide`; a letter is about half as wide as high."""
    return min(size, wide / (0.56 * max(len(text), 1)))


def sheet(root, wide, high, material, forward=0.0, aside=0.0, low=0.0, thick=0.003, corner=0.02):
    """Paper that stands before `root`, seen from -y."""
    slab("sheet", wide, high, thick, material, group(root, (aside, -forward, low + high / 2), (pi / 2, 0, 0)), min(corner, high * 0.4), thick * 0.3)


def line_of(root, text, wide, size, height, material, forward=0.0062, aside=0.0):
    if text:
        lettering(text, fitting(text, wide, size), material, group(root, (aside, -forward, height), (pi / 2, 0, 0)))


def set_label(root, wide, high, print, paper="#f7f6f2", band="#14493b", ink="#2e3235"):
    """Upright before `root`, seen from -y, its lower edge in the middle of `root`. `print`: brand, what it is, a second line, how much."""
    brand, title, detail, content = (list(print) + ["", "", ""])[:4]
    dark, light, tone = materials.paper(ink), materials.paper(paper), materials.paper(band)
    on_band = dark if sum(materials.linear(band)) > 0.9 else light
    sheet(root, wide, high, light, corner=high * 0.04)
    if wide > 2.6 * high:
        _set_broad(root, wide, high, (brand, title, detail, content), (on_band, dark, tone))
        return
    sheet(root, wide, high * 0.32, tone, 0.003, low=high * 0.68, thick=0.002, corner=high * 0.04)
    line_of(root, brand, wide * 0.86, high * 0.24, high * 0.755, on_band)
    line_of(root, title, wide * 0.86, high * 0.2, high * 0.44, dark)
    line_of(root, detail, wide * 0.86, high * 0.13, high * 0.28, dark)
    sheet(root, wide * 0.86, high * 0.012, tone, 0.003, low=high * 0.215, thick=0.002, corner=0.001)
    line_of(root, content, wide * 0.86, high * 0.14, high * 0.06, dark)


def _set_broad(root, wide, high, lines, inks):
    """On a long narrow face the band stands left of the lines."""
    brand, title, detail, content = lines
    on_band, dark, tone = inks
    left, middle = wide * 0.3, wide * 0.15
    sheet(root, left, high, tone, 0.003, -(wide - left) / 2, thick=0.002, corner=high * 0.04)
    line_of(root, brand, left * 0.84, high * 0.34, high * 0.42, on_band, aside=-(wide - left) / 2)
    line_of(root, title, wide * 0.62, high * 0.34, high * 0.54, dark, aside=middle)
    line_of(root, "  ·  ".join(part for part in (detail, content) if part), wide * 0.62, high * 0.2, high * 0.2, dark, aside=middle)


def lines_around(root, lines, radius, ink):
    """Print around what is turned: (text, size, height) each, no wider than a third of the way around."""
    for text, size, height in lines:
        lettering_around(text, fitting(text, radius * 1.7, size), ink, root, radius + 0.004, height)
