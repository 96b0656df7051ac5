"""Buffet: what shows food and keeps it warm or cold."""
from math import cos, pi, sin

import materials
from shapes import ellipse, fillet, group, lathe, loft, mesh_object, rounded_rectangle, slab, spline, sweep, tube


def steel(color="#c9ccce", around=False):
    return materials.brushed(color, around=around, strength=0.06)


def chafing_dish(root, color="#c4c8cb", open=0.0):
    """A roll top over a water pan on a frame."""
    base = group(root, turn=(0, 0, 0.45))
    metal, bright = steel(color), materials.polished("#d3d5d7", 0.1)
    line = rounded_rectangle(5.6, 3.5, 0.2, 8)
    loft("pan", line, [(0.2, 1.3), (0.1, 1.4), (0.08, 2.1), (0.0, 2.12), (0.0, 2.2), (0.25, 2.2), (0.3, 1.6), (0.6, 1.58)], metal, base)
    for x in (-2.5, 2.5):
        for y in (-1.45, 1.45):
            tube("leg", [(x, y, 0.04), (x, y, 0.8), (x, y, 2.0)], 0.07, bright, base, around=14)
            lathe("foot", fillet([(0, 0), (0.13, 0, 0.03), (0.1, 0.08, 0.02), (0, 0.08)]), materials.rubber(), group(base, (x, y, 0)), 24)
    for y in (-1.45, 1.45):
        tube("stay", [(-2.5, y, 0.5), (0, y, 0.5), (2.5, y, 0.5)], 0.05, bright, base)
    for x in (-1.2, 1.2):
        lathe("burner", fillet([(0, 0.45), (0.42, 0.45, 0.04), (0.42, 0.78, 0.04), (0.2, 0.82), (0, 0.82)]), metal, group(base, (x, 0, 0)))
    steps, radius = 26, 1.72
    vertices, faces = [], []
    turned = open * pi / 2
    for i in range(steps + 1):
        a = pi * i / steps
        y, z = -radius * cos(a), radius * 0.92 * sin(a)
        for x in (-2.72, 2.72):
            vertices.append((x, y, z))
    for i in range(steps):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    hood = group(base, (0, 0, 2.24), (-turned, 0, 0))
    for end in (0, 1):
        faces.append([2 * i + end for i in range(steps + 1)])
    roof = mesh_object("hood", vertices, faces, metal, hood)
    edge = roof.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = 0.06, 3, "ANGLE"
    path = spline([(-1.0, -1.62, 0.55), (-0.9, -2.0, 0.62), (0.9, -2.0, 0.62), (1.0, -1.62, 0.55)], 9)
    sweep("grip", path, (0.08, 0.08), bright, hood)
    return {"elevation": 18, "samples": 16}


def tiers(root, color="#b08a5b"):
    """Three boards on a black frame."""
    base = group(root, turn=(0, 0, 0.5))
    oak, iron = materials.wood(color, scale=0.7), materials.plastic("#1d1e1f", 0.45)
    for i, (w, z) in enumerate(((5.3, 0.35), (4.3, 1.75), (3.3, 3.15))):
        slab("board", w, 2.0 - 0.2 * i, 0.16, oak, group(base, (0, 0.55 * i, z)), 0.08, 0.03)
    for side in (-1, 1):
        for y in (-0.7, 0.7):
            tube("post", [(side * 2.0, y + 0.45, 0), (side * 1.75, y * 0.8 + 0.75, 1.7), (side * 1.5, y * 0.6 + 1.05, 3.15)], 0.06, iron, base)
        for z, y, half in ((0.3, 0.0, 1.0), (1.7, 0.55, 0.9), (3.1, 1.1, 0.8)):
            x = side * (2.0 - z * 0.15)
            tube("cross", [(x, y - half * 0.6, z), (x, y, z), (x, y + half * 0.6, z)], 0.06, iron, base)
    return {"elevation": 16}


def cake_stand(root, color="#b08a5b", dome=False):
    oak = materials.wood(color, scale=0.8)
    lathe("foot", spline([(0, 0), (0.9, 0.0), (0.92, 0.06), (0.5, 0.14), (0.22, 0.34), (0.17, 0.75), (0.3, 0.98), (0.6, 1.05)], 8), oak, root)
    lathe("plate", fillet([(0, 1.02), (1.55, 1.02, 0.05), (1.6, 1.2, 0.04), (1.52, 1.2, 0.02), (1.5, 1.16), (0, 1.16)]), oak, root)
    if dome:
        line = spline([(1.38, 1.18), (1.38, 1.9), (1.2, 2.35), (0.7, 2.66), (0.02, 2.75)], 9)
        glass = materials.glass("#fcfefe")
        lathe("dome", line + [(max(x - 0.03, 0), z - 0.03) for x, z in line[::-1]], glass, root)
        lathe("knob", spline([(0.06, 2.74), (0.06, 2.82), (0.16, 2.95), (0.1, 3.08), (0, 3.1)], 7), glass, root)
    return {"elevation": 16, "glass": dome}


def basket(root, color="#8a6a48", w=260, d=190, h=80, elevation=26):
    """Weave around upright stakes."""
    base = group(root, turn=(0, 0, 0.4))
    strand = materials.plastic(color, 0.55, 0.2)
    stakes, rows = 46, int(h / 7)
    for row in range(rows):
        z = 0.05 + row * h / 100 / rows
        grow = 0.84 + 0.16 * row / rows
        path = []
        for s in range(stakes * 4):
            a = 2 * pi * s / (stakes * 4)
            inout = 0.035 * cos(stakes / 2 * a + pi * row)
            path.append(((w / 200 * grow + inout) * cos(a), (d / 200 * grow + inout) * sin(a), z))
        sweep("strand", path, (0.028, 0.045), strand, base, 8, True)
    for s in range(stakes):
        a = 2 * pi * s / stakes
        tube("stake", [(w / 200 * g * cos(a), d / 200 * g * sin(a), z) for g, z in ((0.84, 0.0), (0.92, h / 200), (1.0, h / 100))], 0.022, strand, base, around=6)
    rim = [(w / 200 * 1.01 * cos(a), d / 200 * 1.01 * sin(a), h / 100) for a in [2 * pi * s / 120 for s in range(120)]]
    sweep("rim", rim, (0.06, 0.05), strand, base, 10, True)
    loft("floor", ellipse(w / 100 * 0.84, d / 100 * 0.84, 60), [(0, 0.03), (0, 0.06)], strand, base)
    return {"elevation": elevation}


def juice(root, color="#e49b3c"):
    base = group(root)
    chrome = materials.polished("#d3d5d7", 0.1)
    lathe("foot", fillet([(0, 0), (1.15, 0, 0.04), (1.15, 0.12, 0.04), (0.5, 0.2, 0.1), (0.42, 0.8, 0.1), (0.95, 0.92, 0.05), (0.95, 1.0), (0, 1.0)]), steel(around=True), base)
    lathe("juice", [(0, 1.04), (0.9, 1.04), (0.9, 3.3), (0, 3.3)], materials.plastic(color, 0.2), base)
    lathe("glass", [(0.94, 1.0), (0.96, 1.0), (0.96, 3.8), (0.93, 3.8), (0.93, 1.0)], materials.glass("#fbfdfd", 0, 1.4), base)
    lathe("lid", fillet([(0, 3.78), (1.02, 3.78, 0.02), (1.0, 3.92, 0.04), (0.3, 4.0, 0.04), (0.12, 4.05), (0.12, 4.2, 0.06), (0, 4.24)]), steel(around=True), base)
    tap = group(base, (0, -0.9, 1.2), (pi / 2, 0, 0))
    lathe("tap", fillet([(0, -0.1), (0.16, -0.1), (0.16, 0.1, 0.02), (0.09, 0.12), (0.09, 0.55, 0.03), (0, 0.55)]), chrome, tap)
    lathe("spout", [(0.07, -0.35), (0.1, 0.0), (0, 0.0)], chrome, group(base, (0, -1.38, 1.2)))
    slab("lever", 0.12, 0.08, 0.5, materials.plastic("#1b1b1b"), group(base, (0, -1.35, 1.28), (-0.2, 0, 0)), 0.03, 0.02)
    return {"elevation": 9, "glass": True}


def soup_kettle(root, color="#26282a"):
    shell_paint = materials.plastic(color, 0.3) if color.lower() == "#26282a" else steel(color, True)
    lathe("foot", fillet([(0, 0), (1.35, 0, 0.05), (1.35, 0.2, 0.05), (0, 0.2)]), materials.plastic("#1b1b1b"), root)
    lathe("body", spline([(1.3, 0.16), (1.55, 0.5), (1.62, 1.2), (1.5, 2.2), (1.46, 2.45)], 8), shell_paint, root)
    lathe("rim", fillet([(1.4, 2.4), (1.6, 2.42, 0.04), (1.6, 2.5, 0.03), (1.3, 2.52)]), materials.polished(), root)
    lathe("lid", spline([(1.4, 2.52), (1.3, 2.62), (0.7, 2.8), (0, 2.86)], 8), steel("#c9ccce", True), root)
    lathe("knob", spline([(0.08, 2.85), (0.07, 2.95), (0.22, 3.04), (0.18, 3.14), (0, 3.16)], 7), materials.plastic("#1b1b1b"), root)
    dial = group(root, (0.0, -1.5, 0.62), (pi / 2 - 0.2, 0, 0))
    lathe("dial", fillet([(0, 0), (0.26, 0), (0.24, 0.18, 0.03), (0, 0.18)]), materials.plastic("#d9dbdc", 0.3), dial, flutes=(24, 0.02))
    return {"elevation": 14}


def hot_plate(root, count=1, color="#1f2022"):
    base = group(root, turn=(0, 0, 0.5))
    for i in range(count):
        place = group(base, (0.04 * i, 0.03 * i, 0.9 * i))
        slab("body", 5.3, 3.25, 0.7, steel("#c2c5c8"), place, 0.15, 0.04)
        glass = materials.plastic(color, 0.06)
        slab("glass", 5.26, 3.21, 0.06, glass, group(place, (0, 0, 0.7)), 0.14, 0.015)
        lathe("dial", fillet([(0, 0), (0.2, 0), (0.19, 0.16, 0.03), (0, 0.16)]), materials.plastic("#1b1b1b"), group(place, (1.9, -1.62, 0.36), (pi / 2, 0, 0)))
    return {"elevation": 26}


FORMS = {"chafing-dish": chafing_dish, "tiers": tiers, "cake-stand": cake_stand, "basket": basket, "juice": juice, "soup-kettle": soup_kettle, "hot-plate": hot_plate}
