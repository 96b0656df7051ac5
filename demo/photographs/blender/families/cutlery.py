"""Knives, forks and spoons, lying side by side on the paper."""
from math import pi, sin

import numpy as np

import materials
from forged import bar, blade as forged_blade, joined, through
from shapes import cutout, group, lathe, spline, sweep


def metal(color, brushed=False):
    return materials.brushed(color, strength=0.05) if brushed else materials.polished(color, 0.14)


def _arch(t):
    """Height of a handle that lies on the table, from the neck to the end."""
    return 0.05 + 0.15 * (1 - t) ** 1.5 + 0.04 * sin(pi * t)


HANDLES = {
    "plain": [(0, 0.046), (0.2, 0.05), (0.5, 0.074), (0.8, 0.102), (0.93, 0.106), (1.0, 0.098)],
    "pearl": [(0, 0.05), (0.2, 0.056), (0.5, 0.08), (0.8, 0.104), (0.93, 0.106), (1.0, 0.098)],
    "slim": [(0, 0.058), (0.2, 0.062), (0.5, 0.072), (0.8, 0.084), (0.94, 0.088), (1.0, 0.084)],
}


def _grip(start, length, kind, wide=1.0, thick=0.03):
    """Sections of a handle from its neck at `start` to its round end, along x."""
    at = np.concatenate([np.linspace(0, 0.9, 30), 1 - 0.1 * np.cos(np.linspace(0, pi / 2, 16))[1:]])
    half = through(HANDLES[kind], at)[:, 0] * wide
    round_ = half[30] / length
    sections = []
    for t, w in zip(at, half):
        over = max(0.0, (t - (1 - round_)) / round_)
        end = max(0.03, (1 - min(over, 1) ** 2) ** 0.5)
        sections.append((start + length * t, 0, _arch(t), w * end, thick * (1 - 0.35 * t) * (0.4 + 0.6 * end), -0.012 * end))
    return sections


def _pearls(sections, material, root):
    """A border of beads along both edges of a handle."""
    line = [section for section in sections if section[0] > sections[0][0] + 0.35]
    at = np.arange(line[0][0], line[-3][0], 0.036)
    columns = np.array(line)
    for side in (-1, 1):
        for x in at:
            y, z = (float(np.interp(x, columns[:, 0], columns[:, k])) for k in (3, 2))
            lathe("bead", [(0, -0.017), (0.012, -0.012), (0.017, 0), (0.012, 0.012), (0, 0.017)], material, group(root, (x, side * (y - 0.012), z + 0.02)), segments=12)


def spoon(root, color="#c4c8cb", length=205, kind="plain", bowl=1.0, brush=False, grip=None, elevation=50):
    base = group(root, turn=(0, 0, 0.9))
    _spoon(base, metal(color, brush), length / 100, kind, bowl)
    return {"elevation": elevation, "samples": 12, "metal": True}


def _spoon(root, material, length, kind="plain", bowl=1.0):
    """The bowl is pressed from the same bar as the handle: the rim runs into the neck."""
    start, long, half = -length / 2, length * 0.31 * bowl, length * 0.103 * bowl
    neck = HANDLES[kind][0][1] * min(1.0, length / 2)
    u = np.concatenate([(1 - np.cos(np.linspace(0.02, pi / 2, 24))) * 0.45, np.linspace(0.46, 1.24, 40)])
    front = half * np.sqrt(np.clip(1 - ((0.45 - u) / 0.45) ** 2, 0, 1))
    back = through([(0.44, half), (0.6, half * 0.93), (0.78, half * 0.66), (0.92, max(half * 0.32, neck)), (1.04, neck * 1.02), (1.24, neck)], u)[:, 0]
    depth = 0.62 * half + 0.04
    # What follows the bowl rises from its rim to the neck and comes down with the handle.
    rest = start + long * 1.24
    lift = through([(0, depth * 0.98), (0.45, depth * 0.9), (0.85, depth + 0.02), (1.05, depth * 0.4 + 0.14), (1.24, _arch(0))], u)[:, 0]
    sections = []
    for t, f, b, z in zip(u, front, back, lift):
        hollow = depth * max(0.0, sin(pi * min(t / 1.02, 1))) ** 0.8 if t < 1.02 else 0.0
        wide = f if t < 0.45 else b
        thick = 0.012 + 0.02 * min(1, max(0, (t - 0.8) / 0.25))
        sections.append((start + long * t, 0, z, max(wide, 0.004), thick, hollow - 0.012 * min(1, max(0, (t - 0.95) / 0.2))))
    handle = _grip(rest, length / 2 - rest, kind, min(1.0, length / 2))
    bar("spoon", joined(sections, handle[1:]), material, root)
    if kind == "pearl":
        _pearls(handle, material, root)


def fork(root, color="#c4c8cb", length=205, kind="plain", tines=4, brush=False, elevation=50):
    _fork(group(root, turn=(0, 0, 0.9)), metal(color, brush), length / 100, kind, tines)
    return {"elevation": elevation, "samples": 12, "metal": True}


def _fork(root, material, length, kind="plain", tines=4):
    """Tines that grow out of the palm with round grounds between them; palm, neck and handle are one bar."""
    start, head = -length / 2, length * 0.36
    ground, half = start + head * 0.6, {2: 0.062, 3: 0.1}.get(tines, 0.124) * length / 2.05
    neck = HANDLES[kind][0][1] * min(1.0, length / 2)
    profile = [(start, 0.15), (start + head * 0.3, 0.055), (start + head * 0.6, 0.045), (start + head * 0.85, 0.12), (start + head * 1.15, _arch(0))]
    pitch = 2 * half / tines
    slim = pitch * 0.29
    root_radius = pitch / 2 - slim
    for i in range(tines):
        middle = -half + pitch * (i + 0.5)
        at = np.concatenate([start + (1 - np.cos(np.linspace(0.1, pi / 2, 8))) * 0.06, np.linspace(start + 0.07, ground - root_radius, 20), ground - root_radius * np.cos(np.linspace(0, pi / 2, 10))[1:], [ground + 0.012]])
        height = through(profile, at)[:, 0]
        sections = []
        for x, z in zip(at, height):
            near = min(1.0, max(0.0, 1 - (ground - x) / root_radius))
            flare = root_radius * (1 - (1 - near**2) ** 0.5)
            taper = slim * (0.62 + 0.38 * min(1, (x - start) / (head * 0.5)))
            point = min(1.0, ((x - start) / 0.06 + 0.05) ** 0.5)
            left = taper * point + (flare if i > 0 else (slim - taper) * 0)
            right = taper * point + (flare if i < tines - 1 else 0)
            if i == 0:
                left = taper * point + root_radius * min(1, max(0, (x - start) / (head * 0.6))) ** 1.5
            if i == tines - 1:
                right = taper * point + root_radius * min(1, max(0, (x - start) / (head * 0.6))) ** 1.5
            sections.append((x, middle + (right - left) / 2, z, (left + right) / 2, 0.019, 0))
        bar("tine", sections, material, root, 28, 3.6)
    at = np.linspace(ground - 0.004, start + head * 1.15, 30)
    wide = through([(ground - 0.01, half), (ground + head * 0.1, half * 0.97), (ground + head * 0.24, half * 0.7), (ground + head * 0.38, max(neck * 1.2, half * 0.4)), (start + head * 1.15, neck)], at)[:, 0]
    height = through(profile, at)[:, 0]
    grow = np.clip((at - ground) / (head * 0.4), 0, 1)
    sections = [(x, 0, z, w, 0.019 + 0.011 * g, -0.012 * g) for x, z, w, g in zip(at, height, wide, grow)]
    rest = start + head * 1.15
    handle = _grip(rest, length / 2 - rest, kind, min(1.0, length / 2))
    bar("fork", joined(sections, handle[1:]), material, root, square=3.6)
    if kind == "pearl":
        _pearls(handle, material, root)


def knife(root, color="#c4c8cb", length=232, kind="plain", blade="table", grip=None, serrated=False, brush=False, elevation=50):
    _knife(group(root, turn=(0, 0, 0.9)), metal(color, brush), length / 100, kind, blade, grip, serrated)
    return {"elevation": elevation, "samples": 12, "metal": True}


# Edge and spine of a blade from its point, x in shares of its length, y in units.
BLADES = {
    "table": ([(0, 0.0), (0.02, -0.05), (0.1, -0.088), (0.3, -0.102), (0.7, -0.092), (0.94, -0.066), (1, -0.05)], [(0, 0.02), (0.03, 0.07), (0.12, 0.094), (0.5, 0.09), (1, 0.058)]),
    "steak": ([(0, 0.1), (0.12, 0.055), (0.3, -0.01), (0.6, -0.066), (0.92, -0.078), (1, -0.06)], [(0, 0.104), (0.2, 0.13), (0.5, 0.115), (1, 0.075)]),
    "fish": ([(0, 0.12), (0.1, 0.03), (0.3, -0.09), (0.55, -0.13), (0.8, -0.075), (1, -0.04)], [(0, 0.124), (0.2, 0.155), (0.4, 0.11), (0.7, 0.075), (1, 0.05)]),
    "oyster": ([(0, 0.0), (0.1, -0.05), (0.3, -0.1), (0.7, -0.105), (1, -0.07)], [(0, 0.004), (0.1, 0.055), (0.3, 0.1), (0.7, 0.105), (1, 0.07)]),
}


def _knife(root, material, length, kind="plain", blade="table", grip=None, serrated=False):
    size = length / 2.32 if grip is None else 1.0
    start, cut = -length / 2, length * (0.52 if blade != "oyster" else 0.44)
    edge, spine = ([(x * cut, y * size) for x, y in line] for line in BLADES[blade])
    lying = group(root, (start, 0, 0.07))
    waves = (0.05, 0.014) if serrated else None
    forged_blade("blade", edge, spine, material, lying, 0.017, 0.2 if blade != "oyster" else 0.36, serrated=waves)
    rest = length - cut
    if grip is None:
        # The bolster: blade and handle are forged in one.
        handle = _grip(start + cut - 0.02, rest + 0.02, kind, 1.06 * size, 0.05)
        flat = [(x, y, 0.07 + (z - _arch(0)) * 0 + 0.012 * sin(pi * (x - start - cut) / rest), w, t, h) for x, y, z, w, t, h in handle]
        joint = [(start + cut - 0.07, 0, 0.07, 0.05 * size, 0.017, 0), (start + cut - 0.045, 0, 0.07, 0.052 * size, 0.03, 0)]
        bar("handle", joint + flat, material, root)
        if kind == "pearl":
            _pearls(flat, material, root)
        return
    wood = materials.wood(grip) if grip != "#1E1E1E" else materials.plastic(grip, 0.4, 0.05)
    at = np.concatenate([np.linspace(0, 0.92, 26), 1 - 0.08 * np.cos(np.linspace(0, pi / 2, 12))[1:]])
    half = through([(0, 0.088), (0.15, 0.1), (0.45, 0.112), (0.75, 0.1), (0.92, 0.118), (1, 0.116)], at)[:, 0]
    sections = []
    for t, w in zip(at, half):
        end = max(0.25, (1 - max(0, (t - 0.92) / 0.08) ** 2) ** 0.5)
        sections.append((start + cut + rest * t, -0.012 * sin(pi * t), 0.07, w * (0.4 + 0.6 * end), 0.062 * end, -0.006))
    bar("grip", sections, wood, root, square=2.8)
    collar = [(start + cut - 0.05 + 0.02 * k, 0, 0.07, 0.078 + 0.004 * k, 0.03 + 0.01 * k, 0) for k in range(4)]
    bar("bolster", collar, materials.polished("#c6c9cb", 0.12), root)
    if blade == "oyster":
        # A rim around the collar keeps the hand from slipping; it lies on the table with its lower edge.
        rim = [(start + cut - 0.03 + 0.012 * k, 0, 0.085, 0.15 * wide, 0.075 * wide, 0) for k, wide in enumerate((0.86, 1.0, 1.0, 0.86))]
        bar("guard", rim, materials.polished("#c6c9cb", 0.16), root, square=2.2)
    for share in (0.22, 0.5, 0.78):
        holder = group(root, (start + cut + rest * share, -0.012 * sin(pi * share), 0.134))
        lathe("rivet", [(0.03, -0.004), (0.028, 0.003), (0, 0.005)], materials.polished(), holder, segments=24)


def place_setting(root, color="#c4c8cb", kind="plain", brush=False, short=1.0, elevation=54, grip=None, turn=1.3, gap=0.42):
    """Fork, knife and spoon next to each other."""
    base = group(root, turn=(0, 0, turn))
    material = metal(color, brush)
    _fork(group(base, (0, gap, 0)), material, 2.05 * short, kind)
    _knife(group(base, (0.1, 0, 0)), material, 2.32 * short, kind, grip=grip)
    _spoon(group(base, (0, -gap, 0)), material, 2.05 * short, kind)
    _spoon(group(base, (0.28, -2 * gap, 0)), material, 1.4 * short, kind)
    return {"elevation": elevation, "samples": 12, "metal": True}


def row(root, piece="spoon", count=4, color="#c4c8cb", length=205, gap=0.5, **details):
    """The same piece several times."""
    base = group(root, turn=(0, 0, 1.3))
    make = {"spoon": _spoon, "fork": _fork, "knife": _knife}[piece]
    for i in range(count):
        make(group(base, (0.03 * (i % 2), (i - (count - 1) / 2) * gap, 0)), metal(color), length / 100, **details)
    return {"elevation": 54, "samples": 12, "metal": True}


def chopsticks(root, color="#2a2a2a"):
    base = group(root, turn=(0, 0, 0.8))
    paint = materials.plastic(color, 0.35)
    for y, turn in ((0.08, 0.02), (-0.08, -0.05)):
        stick = group(base, (0, y, 0.04), (0, 0, turn))
        sweep("stick", [(-1.15 + 0.23 * i, 0, 0.02) for i in range(11)], [(0.018 + 0.0022 * i, 0.018 + 0.0022 * i) for i in range(11)], paint, stick, 14)
    return {"elevation": 50}


def wooden(root, piece="fork", color="#d6b98c", count=1):
    """Pressed birch: flat, pale, without shine."""
    birch = materials.wood(color, 0.88, gloss=0.75)
    base = group(root, turn=(0, 0, 0.9))
    outlines = {
        "fork": [(-0.8, 0.085), (-0.42, 0.07), (-0.42, 0.035), (-0.8, 0.025), (-0.8, -0.025), (-0.42, -0.035), (-0.42, -0.07), (-0.8, -0.085), (-0.8, -0.125), (-0.3, -0.135),
                 (-0.1, -0.06), (0.75, -0.085), (0.8, 0), (0.75, 0.085), (-0.1, 0.06), (-0.3, 0.135), (-0.8, 0.125)],
        "knife": [(-0.8, 0.05), (-0.7, -0.05), (-0.1, -0.1), (0.0, -0.07), (0.75, -0.085), (0.8, 0), (0.75, 0.085), (0, 0.07), (-0.6, 0.1)],
    }
    for i in range(count):
        place = group(base, (0, (i - (count - 1) / 2) * 0.4, 0))
        if piece == "spoon":
            outline = spline([(-0.8, 0), (-0.72, -0.12), (-0.5, -0.16), (-0.3, -0.1), (-0.1, -0.06), (0.7, -0.085), (0.8, 0), (0.7, 0.085), (-0.1, 0.06), (-0.3, 0.1), (-0.5, 0.16), (-0.72, 0.12), (-0.8, 0)], 5)[:-1]
            cutout("spoon", outline, 0.022, birch, place, 0.01, 0.008)
        else:
            cutout(piece, outlines[piece], 0.022, birch, place, 0.01, 0.006)
    return {"elevation": 50}


FORMS = {"spoon": spoon, "fork": fork, "table-knife": knife, "place-setting": place_setting, "cutlery-row": row, "chopsticks": chopsticks, "wooden-cutlery": wooden}
