"""Labels as a printer sets them: the brand in a band, what it is, how much of it."""
from math import pi

import materials
from shapes import group, lettering, slab


def _fitting(text, wide, size):
    """The size of a line that must not be wider than `wide`; a letter is about half as wide as high."""
    return min(size, wide / (0.56 * max(len(text), 1)))


def set_label(root, wide, high, print, paper="#f7f6f2", band="#14493b", ink="#2e3235"):
    """Upright before `root`, seen from -y, its lower edge in the middle of `root`. `print`: brand, what it is, a second line, how much."""
    brand, title, detail, content = (list(print) + ["", "", ""])[:4]
    dark, light = materials.paper(ink), materials.paper(paper)
    slab("label", wide, 0.006, high, light, root, min(0.03, high * 0.05), 0.0015)
    slab("band", wide, 0.004, high * 0.32, materials.paper(band), group(root, (0, -0.005, high * 0.68)), min(0.02, high * 0.04), 0.001)

    def line(text, size, height, material):
        if text:
            lettering(text, _fitting(text, wide * 0.86, size), material, group(root, (0, -0.0115, height), (pi / 2, 0, 0)))

    line(brand, high * 0.24, high * 0.755, dark if sum(materials.linear(band)) > 0.9 else light)
    line(title, high * 0.2, high * 0.44, dark)
    line(detail, high * 0.13, high * 0.28, dark)
    slab("rule", wide * 0.86, 0.003, high * 0.012, materials.paper(band), group(root, (0, -0.005, high * 0.215)), 0.001, 0.0003)
    line(content, high * 0.14, high * 0.06, dark)
