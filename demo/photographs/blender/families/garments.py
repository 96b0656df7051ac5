"""Clothes on a hanger, and the hangers."""
from math import cos, pi, sin
from random import Random

import materials
from families.linen import CLOTHS, ruffle
from shapes import group, lathe, merged, mesh_object, slab, spline, sweep, tube


def garment(root, color="#f6f4ef", kind="terry", form="bathrobe", trim=None):
    """Hung on a wooden hanger before the wall."""
    material = CLOTHS[kind](color)
    half = {"bathrobe": _robe(), "jacket": _jacket(), "apron": _apron(), "waist": _waist()}[form]
    outline = [(-x, z) for x, z in half[::-1]] + half
    rows = _sheet(outline, 44, 64)
    vertices, faces = rows
    chance = Random(5)
    phases = [chance.uniform(0, 6) for _ in range(5)]
    placed = []
    top = max(z for _, z in outline)
    for x, z in vertices:
        low = (top - z) / top
        wave = 0.14 * low * sin(x * 4.2 + phases[0]) + 0.07 * low * sin(x * 9 + phases[1]) + 0.05 * sin(z * 1.6 + x + phases[2])
        belly = -0.3 * (1 - min(1, abs(x) / 1.2) ** 2) if form in ("bathrobe", "jacket") else 0.0
        placed.append((x, wave + belly, z))
    thing = mesh_object("garment", placed, faces, material, root)
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = {"bathrobe": 0.09, "jacket": 0.04}.get(form, 0.025)
    soft = thing.modifiers.new("soft", "SUBSURF")
    soft.levels = soft.render_levels = 1
    ruffle(thing, 0.1, 0.7)
    GARNISH[form](root, material, color, trim)
    return {"elevation": 6, "filling": 0.84}


def _sheet(outline, across, down):
    """Fills an outline, symmetrical to x = 0, with a net."""
    half = [(x, z) for x, z in outline if x >= -1e-6]
    top, bottom = max(z for _, z in half), min(z for _, z in half)
    vertices, faces = [], []
    for r in range(down + 1):
        z = top - (top - bottom) * r / down
        wide = _width_at(half, min(max(z, bottom + 1e-3), top - 1e-3))
        for c in range(across + 1):
            vertices.append(((c / across * 2 - 1) * wide, z))
    for r in range(down):
        for c in range(across):
            i = r * (across + 1) + c
            faces.append((i, i + 1, i + across + 2, i + across + 1))
    return vertices, faces


def _width_at(half, z):
    found = [0.02]
    for (ax, az), (bx, bz) in zip(half, half[1:]):
        if (az - z) * (bz - z) <= 0 and az != bz:
            found.append(ax + (bx - ax) * (z - az) / (bz - az))
    return max(found)


def _robe():
    return [(0.18, 5.6), (0.5, 5.5), (1.0, 5.28), (1.42, 4.6), (1.75, 3.4), (1.82, 2.9), (1.3, 2.76), (1.12, 3.0), (1.02, 2.6), (1.16, 1.2), (1.26, 0.3), (0.0, 0.26)]


def _jacket():
    return [(0.22, 3.5), (0.5, 3.42), (1.0, 3.2), (1.36, 2.4), (1.62, 1.3), (1.66, 1.0), (1.24, 0.92), (1.1, 1.3), (1.06, 0.8), (1.1, 0.3), (0, 0.28)]


def _apron():
    return [(0.34, 3.4), (0.36, 3.36), (0.42, 2.9), (0.62, 2.5), (1.0, 2.25), (1.02, 2.0), (1.0, 0.3), (0, 0.28)]


def _waist():
    return [(1.2, 2.3), (1.22, 2.2), (1.2, 0.4), (0, 0.38)]


def _dress_robe(root, material, color, trim):
    for side in (-1, 1):
        path = spline([(side * 0.2, -0.36, 5.55), (side * 0.34, -0.46, 5.0), (side * 0.22, -0.5, 4.0), (side * 0.02, -0.5, 3.2), (side * -0.12, -0.48, 2.2), (side * -0.14, -0.46, 0.4)], 8)
        sweep("collar", path, [(0.05, 0.2 - 0.1 * i / (len(path) - 1)) for i in range(len(path))], material, root, 16)
    sweep("belt", [(x / 10, -0.42 - 0.12 * cos(x / 10 * 1.2), 3.02) for x in range(-11, 12)], (0.05, 0.12), material, root, 14)
    for side, length in ((-1, 1.3), (1, 1.6)):
        sweep("end", spline([(side * 0.05, -0.56, 3.0), (side * 0.14, -0.6, 2.5), (side * 0.16, -0.56, 3.0 - length)], 8), (0.035, 0.1), material, root, 12)
        slab("pocket", 0.62, 0.05, 0.66, material, group(root, (side * 0.7, -0.34, 1.7), (0, 0, side * 0.25)), 0.02, 0.018)
    _hanger(root, 5.62, 1.0)


def _dress_jacket(root, material, color, trim):
    stud = materials.plastic("#e9e7e1" if color.lower() > "#80" else "#1a1a1a", 0.3)
    for side in (-1, 1):
        for row in range(5):
            lathe("stud", [(0.055, 0), (0.045, 0.03), (0, 0.035)], stud, group(root, (side * 0.24, -0.36, 2.75 - row * 0.44), (pi / 2, 0, 0)), 20)
    sweep("edge", [(0.4, -0.33, 3.2 - 0.1 * i) for i in range(28)], (0.02, 0.012), material, root, 10)
    sweep("collar", spline([(-0.42, -0.2, 3.42), (-0.2, -0.42, 3.46), (0, -0.45, 3.4), (0.2, -0.42, 3.46), (0.42, -0.2, 3.42)], 8), (0.03, 0.13), material, root, 14)
    _hanger(root, 3.6, 0.9)


def _dress_apron(root, material, color, trim):
    tie = materials.cotton(color, 60, 0.4)
    neck = spline([(-0.34, -0.02, 3.36), (-0.3, 0, 3.9), (0, 0.02, 4.3), (0.3, 0, 3.9), (0.34, -0.02, 3.36)], 9)
    sweep("strap", neck, (0.015, 0.05), tie, root, 10)
    for side in (-1, 1):
        sweep("tie", spline([(side * 1.0, 0, 2.2), (side * 1.22, -0.05, 1.9), (side * 1.2, -0.08, 1.2), (side * 1.3, -0.05, 0.7)], 8), (0.015, 0.05), tie, root, 10)
    slab("pocket", 0.9, 0.03, 0.62, material, group(root, (0, -0.13, 1.35)), 0.02, 0.01)
    tube("hook", [(0, 0.02, 4.3), (0, 0.02, 4.4), (0.06, 0.02, 4.48)], 0.03, materials.polished(), root)


def _dress_waist(root, material, color, trim):
    tie = materials.cotton(color, 60, 0.4)
    sweep("band", [(-1.22 + 0.1 * i, -0.04, 2.28) for i in range(25)], (0.03, 0.1), tie, root, 10)
    for side in (-1, 1):
        slab("clip", 0.16, 0.16, 0.3, materials.plastic("#2b2d2f", 0.35), group(root, (side * 0.85, -0.02, 2.28)), 0.03, 0.02)
        sweep("tie", spline([(side * 1.2, 0, 2.28), (side * 1.42, -0.05, 1.9), (side * 1.36, -0.08, 1.2), (side * 1.5, -0.05, 0.6)], 8), (0.015, 0.05), tie, root, 10)
    slab("pocket", 0.62, 0.03, 0.66, material, group(root, (0.55, -0.12, 1.3)), 0.02, 0.01)
    sweep("bar", [(-1.05 + 0.21 * i, 0, 2.58) for i in range(11)], (0.035, 0.035), materials.polished("#8a8d90", 0.2), root, 14)
    tube("hook", [(0, 0, 2.58), (0, 0, 2.86)] + [(0.13 - 0.13 * cos(a), 0, 2.9 + 0.14 * sin(a)) for a in [pi * k / 10 for k in range(10)]], 0.025, materials.polished("#8a8d90", 0.2), root)


def _hanger(root, z, half):
    oak = materials.wood("#b58a58", axis="x")
    sweep("hanger", spline([(-half, 0.02, z - 0.5), (-half * 0.5, 0.02, z - 0.16), (0, 0.02, z), (half * 0.5, 0.02, z - 0.16), (half, 0.02, z - 0.5)], 8), (0.05, 0.07), oak, root, 14)
    hook = [(0, 0.02, z), (0, 0.02, z + 0.3)] + [(0.14 - 0.14 * cos(a), 0.02, z + 0.36 + 0.16 * sin(a)) for a in [pi * i / 10 for i in range(9)]]
    tube("hook", hook, 0.025, materials.polished(), root)


GARNISH = {"bathrobe": _dress_robe, "jacket": _dress_jacket, "apron": _dress_apron, "waist": _dress_waist}


def hanger_row(root, color="#c9a77a", count=3):
    wood = materials.wood(color, 0.7 if color != "#26282B" else 0.9)
    steel = materials.polished()
    for i in range(count):
        place = group(root, (0.25 * i, -0.5 * i, 0), (-1.25, 0, 0.2))
        sweep("hanger", spline([(-2.1, 0, 0.0), (-1.2, 0, 0.5), (0, 0, 0.9), (1.2, 0, 0.5), (2.1, 0, 0.0)], 9), (0.1, 0.13), wood, place, 16)
        sweep("bar", [(-1.7 + 0.34 * k, 0, 0.06) for k in range(11)], (0.06, 0.06), wood, place, 12)
        tube("hook", [(0, 0, 0.9), (0, 0, 1.25)] + [(0.2 - 0.2 * cos(a), 0, 1.3 + 0.22 * sin(a)) for a in [pi * k / 10 for k in range(10)]], 0.035, steel, place)
    return {"elevation": 40}


FINGERS = (
    ([(0.3, -0.3, 0), (0.8, -0.38, 0.02), (1.22, -0.43, 0)], 0.118),
    ([(0.35, -0.1, 0), (0.9, -0.13, 0.03), (1.4, -0.14, 0)], 0.122),
    ([(0.33, 0.11, 0), (0.85, 0.14, 0.02), (1.3, 0.17, 0)], 0.118),
    ([(0.28, 0.3, 0), (0.65, 0.39, 0.01), (1.02, 0.45, 0)], 0.104),
    ([(-0.45, -0.22, 0), (-0.12, -0.56, 0.03), (0.2, -0.74, 0.04), (0.5, -0.8, 0.02)], 0.125),
)


def glove(root, material, edge):
    """Knitted, lying flat: palm, fingers and cuff grown together."""
    parts = [sweep("palm", [(-0.62 + 0.105 * i, 0, 0) for i in range(11)], [(0.36 + 0.1 * min(1, i / 6) - (0.1 if i == 10 else 0), 0.13) for i in range(11)], material, root, 28)]
    for line, r in FINGERS:
        path = spline(line, 8)
        last = len(path) - 1
        round_end = [max(0.05, 1 - max(0, (i - last + 4) / 4) ** 2) ** 0.5 for i in range(last + 1)]
        parts.append(sweep("finger", path, [(r * share, r * 0.86 * share) for share in round_end], material, root, 20))
    hand = merged("glove", parts, material, group(root, (0, 0, 0.13)))
    skin = hand.modifiers.new("skin", "REMESH")
    skin.mode, skin.voxel_size, skin.use_smooth_shade = "VOXEL", 0.022, True
    soft = hand.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.6, 9
    ruffle(hand, 0.05, 0.35)
    ribs = [(cos(a), sin(a), 1 + 0.03 * sin(30 * a)) for a in [2 * pi * k / 90 for k in range(90)]]
    rows = [(-0.55, 0.345), (-0.7, 0.33), (-0.9, 0.335), (-1.12, 0.36), (-1.13, 0.33), (-0.9, 0.3)]
    vertices = [(x, y * wide * out, 0.13 + z * 0.125 * out) for x, wide in rows for y, z, out in ribs]
    faces = [(90 * r + k, 90 * r + (k + 1) % 90, 90 * (r + 1) + (k + 1) % 90, 90 * (r + 1) + k) for r in range(len(rows) - 1) for k in range(90)]
    ruffle(mesh_object("cuff", vertices, faces, material, root), 0.02, 0.4)
    sweep("edge", [(-1.12, 0.355 * y, 0.13 + z * 0.13) for y, z, _ in ribs], (0.022, 0.022), CLOTHS["cotton"](edge), root, 10, True)


def gloves(root, color="#b9bdc0", edge="#2f5e9e", count=1):
    knit = materials.cotton(color, 130, 0.6)
    for i in range(count):
        glove(group(root, (0.14 * (i % 3), 0.1 * i, 0.21 * i), (0, 0, (0.9, 0.35, 1.25, 0.6)[i % 4])), knit, edge)
    return {"elevation": 46}


FORMS = {"garment": garment, "hangers": hanger_row, "gloves": gloves}
