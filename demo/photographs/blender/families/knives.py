"""Kitchen knives and what belongs to them."""
from math import pi, sin

import materials
from shapes import cutout, group, lathe, slab, spline, sweep

BLADES = {
    "chef": [(0.0, 0.02), (0.5, -0.16), (1.1, -0.235), (1.7, -0.25), (2.0, -0.25), (2.0, 0.2), (1.2, 0.2), (0.5, 0.14)],
    "paring": [(0.0, 0.0), (0.3, -0.07), (0.7, -0.1), (0.95, -0.1), (0.95, 0.1), (0.5, 0.1), (0.2, 0.06)],
    "bread": [(0.0, 0.06), (0.06, -0.1), (0.2, -0.16), (1.2, -0.17), (2.3, -0.17), (2.3, 0.17), (1.2, 0.17), (0.3, 0.16)],
    "boning": [(0.0, 0.03), (0.4, -0.06), (0.9, -0.08), (1.3, -0.12), (1.45, -0.16), (1.45, 0.13), (0.9, 0.09), (0.4, 0.08)],
}


def _knife(root, blade="chef", grip="#1b1b1b", scale=1.0, riveted=True):
    line = BLADES[blade]
    length = line[4][0] if blade != "paring" else 0.95
    outline = []
    for a, b in zip(line, line[1:] + line[:1]):
        outline += [a]
    curved = spline(line[:5] if blade != "boning" else line[:5], 6) + spline([line[4]] + line[5:] + [line[0]], 6)[1:-1]
    if blade == "bread":
        curved = [(x, y + 0.02 * abs(sin(x * 22)) if y < -0.12 else y) for x, y in _dense(curved)]
    steel = materials.brushed("#cfd2d4", along=(0, 1, 0), strength=0.08)
    body = group(root, (-length * 0.72, 0, 0.1), (0.0, 0, 0), scale)
    cutout("blade", curved, 0.03, steel, body, 0, 0.008, False)
    handle = materials.plastic(grip, 0.38, 0.03)
    long = 1.25 if blade != "paring" else 1.0
    path = [(length - 0.06 + long * i / 20, 0, 0.015 - 0.0 * i) for i in range(21)]
    section = []
    for i in range(21):
        t = i / 20
        wide = 0.12 + 0.03 * sin(pi * t * 1.1 + 2.6) + 0.035 * t**4
        end = min(1.0, ((1 - t) * 10) ** 0.5) if t > 0.9 else 1.0
        section.append((wide * max(end, 0.15), 0.075 * max(end, 0.15)))
    if blade != "paring":
        lathe("bolster", [(0, 0), (0.115, 0), (0.11, 0.09), (0, 0.09)], materials.polished("#c6c9cb", 0.15), group(body, (length - 0.1, 0, 0.015), (0, pi / 2, 0)), 40).scale = (0.65, 1, 1)
    sweep("grip", path, section, handle, body, 28)
    if riveted:
        for share in (0.22, 0.5, 0.78):
            holder = group(body, (length + long * share, 0, 0.088))
            lathe("rivet", [(0.03, -0.01), (0.028, 0.006), (0, 0.008)], materials.polished(), holder, segments=20)


def _dense(points):
    result = []
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        result += [(ax + (bx - ax) * i / 8, ay + (by - ay) * i / 8) for i in range(8)]
    return result + [points[-1]]


def chef_knife(root, blade="chef", grip="#1b1b1b", riveted=True, elevation=48):
    _knife(group(root, turn=(0, 0, -0.75)), blade, grip, 1.0, riveted)
    return {"elevation": elevation, "samples": 16}


def knife_set(root, blades=("chef", "boning", "paring"), grip="#1b1b1b", riveted=True):
    base = group(root, turn=(0, 0, -0.75))
    for i, blade in enumerate(blades):
        _knife(group(base, (0.12 * i, -0.55 * i, 0)), blade, grip, 1.0, riveted)
    return {"elevation": 52, "samples": 16}


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
