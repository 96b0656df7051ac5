"""Kitchen knives and what belongs to them."""
from math import pi, sin

import numpy as np

import materials
from forged import bar, blade as forged_blade, through
from shapes import group, lathe, slab, sweep

# Edge and spine from the point to the heel: (x, y), and the share of the width that is ground.
BLADES = {
    "chef": ([(0, 0.0), (0.12, -0.075), (0.4, -0.165), (0.9, -0.235), (1.5, -0.262), (2.0, -0.262)], [(0, 0.006), (0.3, 0.09), (0.8, 0.152), (1.4, 0.178), (2.0, 0.182)], 0.17),
    "paring": ([(0, 0.0), (0.08, -0.045), (0.3, -0.085), (0.6, -0.105), (0.95, -0.108)], [(0, 0.004), (0.2, 0.055), (0.5, 0.09), (0.95, 0.098)], 0.22),
    "bread": ([(0, 0.1), (0.03, 0.0), (0.12, -0.1), (0.3, -0.158), (1.2, -0.172), (2.3, -0.172)], [(0, 0.112), (0.1, 0.142), (0.5, 0.16), (2.3, 0.168)], 0.13),
    "boning": ([(0, 0.02), (0.1, -0.02), (0.4, -0.062), (0.9, -0.075), (1.25, -0.11), (1.45, -0.165)], [(0, 0.026), (0.3, 0.062), (0.9, 0.09), (1.45, 0.125)], 0.24),
}


def _knife(root, blade="chef", grip="#1b1b1b", scale=1.0, riveted=True):
    edge, spine, ground = BLADES[blade]
    length, long = edge[-1][0], 1.25 if blade != "paring" else 1.0
    steel = materials.polished("#b4b8bb", 0.2)
    body = group(root, (-length * 0.72, 0, 0.11), (0.0, 0, 0), scale)
    forged_blade("blade", edge, spine, steel, group(body, (0, 0, 0.015)), 0.02, ground, serrated=(0.09, 0.026) if blade == "bread" else None)
    middle, tall = (edge[-1][1] + spine[-1][1]) / 2 + (0.03 if blade == "chef" else 0), 0.105 if blade != "paring" else 0.088
    if riveted and blade != "paring":
        # The bolster runs from the blade into the handle.
        swell = [(0.0, 0.8, 0.022), (0.05, 0.86, 0.034), (0.1, 0.97, 0.058), (0.17, 1.02, 0.074)]
        sections = [(length - 0.06 + x, middle + 0.02, 0.015, tall * wide * 1.08, thick, 0) for x, wide, thick in swell]
        bar("bolster", sections, materials.polished("#c6c9cb", 0.15), body, square=4)
    first = length + (0.1 if riveted and blade != "paring" else -0.05)
    at = np.concatenate([np.linspace(0, 0.93, 30), 1 - 0.07 * np.cos(np.linspace(0, pi / 2, 12))[1:]])
    shape = [(0, 1.0), (0.2, 0.98), (0.45, 1.12), (0.72, 1.0), (0.9, 1.2), (1, 1.24)] if riveted else [(0, 0.92), (0.12, 1.12), (0.35, 1.02), (0.6, 1.18), (0.85, 1.08), (1, 1.2)]
    sections = []
    for t, wide in zip(at, through(shape, at)[:, 0]):
        end = max(0.3, (1 - max(0.0, (t - 0.93) / 0.07) ** 2) ** 0.5)
        front = min(1.0, 0.75 + t * 6) if not riveted else 1.0
        sections.append((first + long * t, middle + 0.02 - 0.05 * t * t, 0.015, tall * wide * (0.5 + 0.5 * end) * front, 0.074 * end * front, -0.008))
    bar("grip", sections, materials.plastic(grip, 0.3), body, square=2.7)
    if riveted:
        for share in (0.18, 0.46, 0.74):
            holder = group(body, (first + long * share, middle + 0.02 - 0.05 * share * share, 0.096))
            lathe("rivet", [(0.032, -0.006), (0.03, 0.003), (0, 0.005)], materials.polished(), holder, segments=24)


def chef_knife(root, blade="chef", grip="#1b1b1b", riveted=True, elevation=48):
    _knife(group(root, turn=(0, 0, -0.75)), blade, grip, 1.0, riveted)
    return {"elevation": elevation, "samples": 12, "metal": True}


def knife_set(root, blades=("chef", "boning", "paring"), grip="#1b1b1b", riveted=True):
    base = group(root, turn=(0, 0, -0.75))
    for i, blade in enumerate(blades):
        _knife(group(base, (0.12 * i, -0.55 * i, 0)), blade, grip, 1.0, riveted)
    return {"elevation": 52, "samples": 12, "metal": True}


def sharpening_steel(root):
    base = group(root, turn=(0, 0, -0.75))
    rod = materials.brushed("#9ea4a8", along=(0, 1, 0), strength=0.3)
    sweep("rod", [(-1.9 + 0.3 * i, 0, 0.13) for i in range(11)], [(0.045 if i else 0.02, 0.03) for i in range(11)], rod, base)
    path = [(1.1 + 0.065 * i, 0, 0.13) for i in range(21)]
    sweep("grip", path, [(0.12 + 0.02 * sin(pi * i / 20 + 1) + (0.1 if i < 2 else 0), 0.1) for i in range(21)], materials.plastic("#1b1b1b", 0.4), base)
    ring = [(2.5 + 0.11 * sin(a), 0.11 * sin(a + pi / 2), 0.13) for a in [2 * pi * i / 24 for i in range(24)]]
    sweep("ring", ring, (0.015, 0.015), materials.polished(), base, 10, True)
    return {"elevation": 48}


def whetstone(root):
    base = group(root, turn=(0, 0, 0.5))
    fine, coarse = materials.Paint("fine"), materials.Paint("coarse")
    fine.set(Base_Color=materials.linear("#cbbfa4"), Roughness=0.9).bump(fine.noise(70), 0.3)
    coarse.set(Base_Color=materials.linear("#77797a"), Roughness=0.95).bump(coarse.noise(40), 0.5)
    slab("holder", 2.2, 0.85, 0.14, materials.rubber("#26282a"), base, 0.06, 0.03)
    slab("coarse", 1.85, 0.63, 0.15, coarse.material, base, 0.02, 0.012, 0.14)
    slab("fine", 1.85, 0.63, 0.15, fine.material, base, 0.02, 0.012, 0.29)
    return {"elevation": 30}


def board(root, color="#b08a5b", w=530, d=325, h=20, kind="plastic", groove=False, count=1, hole=False, elevation=34, turn=0.5, corner=0.12, grain="x"):
    from families.stacks import stacked
    from shapes import rounded_rectangle, tube

    material = materials.wood(color, axis=grain, scale=0.7) if kind == "wood" else materials.slate(color) if kind == "slate" else materials.plastic(color, 0.5, 0.12)
    dark = materials.plastic("#6d5233" if kind == "wood" else color, 0.7)

    def one(place):
        turned = group(place, turn=(0, 0, turn))
        slab("board", w / 100, d / 100, h / 100, material, turned, corner, min(0.03, h / 400))
        if groove:
            line = [(x, y, h / 100 - 0.004) for x, y, _, _ in rounded_rectangle(w / 100 - 0.36, d / 100 - 0.36, 0.16, 8)]
            tube("groove", line, 0.022, dark, turned, True)
        if hole:
            lathe("hole", [(0, h / 100 + 0.002), (0.14, h / 100 + 0.002)], materials.matt_black(), group(turned, (w / 200 - 0.35, 0, 0)), 40)

    stacked(root, one, count, h / 100)
    return {"elevation": elevation}


FORMS = {"chef-knife": chef_knife, "knife-set": knife_set, "sharpening-steel": sharpening_steel, "whetstone": whetstone, "board": board}
