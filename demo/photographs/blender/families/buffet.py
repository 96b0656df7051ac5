"""Buffet, bar and table: what shows food, keeps it warm or stands beside it."""
from math import cos, pi, sin

import materials
from shapes import ellipse, fillet, group, lathe, loft, mesh_object, rounded_rectangle, shell, slab, spline, sweep, tube


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


def menu_holder(root, color="#b08a5b"):
    base = group(root, turn=(0, 0, 0.5))
    slab("foot", 2.4, 0.75, 0.34, materials.wood(color), base, 0.04, 0.025)
    card = group(base, (0, 0, 0.3), (-0.16, 0, 0))
    slab("sheet", 1.44, 0.012, 2.0, materials.paper("#fbf8f0"), group(card, (0, 0, 0.05)), 0.005, 0.001)
    ink = materials.paper("#3b3f41")
    for i, part in enumerate((0.5, 0.8, 0.7, 0.84, 0.6, 0.76, 0.66)):
        slab("line", part, 0.004, 0.06 if i == 0 else 0.032, ink, group(card, (0, -0.01, 1.7 - 0.19 * i - (0.1 if i else 0))), 0.004, 0.0006)
    slab("acrylic", 1.56, 0.05, 2.16, materials.glass("#fbfdfd", 0, 1.45), card, 0.02, 0.008)
    return {"elevation": 14, "glass": True}


def menu_cover(root, color="#6a4a34"):
    base = group(root, turn=(0, 0, 0.55))
    hide = materials.leather(color)
    slab("pages", 2.2, 3.02, 0.08, materials.paper("#f6f1e4"), group(base, (0.06, 0, 0.05)), 0.03, 0.005)
    slab("back", 2.35, 3.2, 0.055, hide, base, 0.06, 0.02)
    slab("front", 2.35, 3.2, 0.055, hide, group(base, (0, 0, 0.12), (0, -0.012, 0)), 0.06, 0.02)
    sweep("spine", [(-1.16, -1.58 + 0.316 * i, 0.09) for i in range(11)], (0.05, 0.085), hide, base)
    for x, y, w, d in ((0, 1.48, 2.2, 0.012), (0, -1.48, 2.2, 0.012), (1.07, 0, 0.012, 2.96), (-1.0, 0, 0.012, 2.96)):
        slab("seam", w, d, 0.01, materials.paper("#c9b48e"), group(base, (x, y, 0.172)), 0.004, 0.002)
    slab("mark", 0.7, 0.16, 0.006, materials.polished("#c2a14d", 0.3), group(base, (0, 0.2, 0.176)), 0.02, 0.001)
    return {"elevation": 40}


def mill(root, color="#b08a5b"):
    wood = materials.wood(color, axis="z")
    line = spline([(0, 0), (0.28, 0.0), (0.29, 0.06), (0.24, 0.3), (0.2, 0.55), (0.22, 0.8), (0.27, 0.94), (0.22, 1.0)], 8)
    lathe("body", line, wood, root)
    lathe("gap", [(0.2, 1.0), (0.2, 1.03)], materials.polished(), root)
    lathe("head", spline([(0.22, 1.03), (0.27, 1.1), (0.26, 1.28), (0.14, 1.4), (0.0, 1.42)], 8), wood, root)
    lathe("nut", spline([(0.05, 1.41), (0.06, 1.46), (0.0, 1.5)], 6), materials.polished(), root)
    return {"elevation": 12}


def candle(root, color="#e9d8a6", count=1):
    wax = materials.Paint("wax")
    wax.set(Base_Color=materials.linear("#f4ead2"), Roughness=0.45, Subsurface=0.12)
    wax.shader.inputs["Subsurface Color"].default_value = (*materials.linear("#f6d9a0"), 1)
    flame = materials.Paint("flame").set(Base_Color=(0, 0, 0), Emission=materials.linear("#ffc266"), Emission_Strength=5.0).material
    for i in range(count):
        place = group(root, (0.62 * i, 0.35 * i, 0), scale=1.0 if i == 0 else 0.86)
        lathe("body", fillet([(0, 0), (0.36, 0, 0.03), (0.36, 1.0, 0.08), (0.28, 1.0, 0.03), (0.22, 0.93), (0, 0.92)]), wax.material, place)
        lathe("flame", spline([(0, 0.94), (0.05, 1.02), (0.035, 1.14), (0.0, 1.26)], 7), flame, place, 24)
    return {"elevation": 16}


def fuel(root):
    lathe("tin", fillet([(0, 0), (0.42, 0, 0.02), (0.42, 0.66, 0.02), (0.38, 0.7), (0.3, 0.7), (0.3, 0.64), (0, 0.64)]), materials.polished("#cfd1d2", 0.16), root)
    lathe("label", [(0.424, 0.08), (0.424, 0.58)], materials.paper("#2f5e9e"), root)
    gel = materials.plastic("#9fc4e6", 0.1)
    lathe("gel", [(0.3, 0.645), (0, 0.65)], gel, root)
    return {"elevation": 20}


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


def shaker(root, color="#c4c8cb", kind="boston"):
    metal = materials.brushed(color, around=True, strength=0.04) if color.lower() not in ("#1e1e1e", "#222426") else materials.plastic("#1c1d1f", 0.3)
    lathe("large", [(0, 0), (0.3, 0.0), (0.32, 0.02)] + [(0.32 + 0.14 * i / 10, 0.02 + 1.74 * i / 10) for i in range(11)] + [(0.45, 1.78), (0.44, 1.76), (0.3, 0.05), (0, 0.05)], metal, root)
    top = group(root, (0.03, 0, 1.36), (0, 0.06, 0))
    lathe("small", [(0.41, 0.0), (0.43, 0.4)] + [(0.43 - 0.12 * i / 10, 0.4 + 1.06 * i / 10) for i in range(11)] + [(0.28, 1.48), (0, 1.48)], metal, top)
    return {"elevation": 10}


def jigger(root, color="#c0c5c8"):
    metal = materials.brushed(color, around=True, strength=0.04) if color.lower() != "#222426" else materials.plastic("#1c1d1f", 0.28)
    outer = [(0.21, 0.0), (0.2, 0.02), (0.12, 0.4), (0.07, 0.44), (0.13, 0.48), (0.22, 0.98), (0.235, 1.0)]
    lathe("jigger", outer + [(0.21, 1.0), (0.1, 0.52), (0, 0.5)], metal, root)
    return {"elevation": 20}


def bar_spoon(root, color="#c0c5c8", length=300):
    metal = materials.polished(color, 0.16) if color.lower() != "#222426" else materials.plastic("#1c1d1f", 0.3)
    base = group(root, turn=(0, 0, 0.85))
    half = length / 200
    twist = [(-half + 0.4 + 0.012 * i, 0.022 * cos(i * 0.7), 0.1 + 0.022 * sin(i * 0.7)) for i in range(int((length - 75) / 1.2))]
    tube("twist", twist, 0.026, metal, base)
    tube("core", [(-half + 0.35, 0, 0.1), (0, 0, 0.1), (half - 0.3, 0, 0.1)], 0.025, metal, base)
    lathe("drop", spline([(0, 0), (0.06, 0.05), (0.1, 0.16), (0.04, 0.32), (0.0, 0.34)], 7), metal, group(base, (half, 0, 0.1), (0, -pi / 2, 0)))
    dish = lathe("bowl", spline([(0, 0.0), (0.1, 0.015), (0.15, 0.06), (0.16, 0.1)], 7), metal, group(base, (-half + 0.18, 0, 0.03)))
    dish.scale = (1.5, 0.9, 0.8)
    dish.modifiers.new("thick", "SOLIDIFY").thickness = 0.015
    return {"elevation": 48, "samples": 16}


def bucket(root, color="#c4c8cb", d=210, h=200, kind="steel", handles="knobs", lid=False, tongs=False, count=1, scale_marks=False, elevation=16):
    r, z = d / 200, h / 100
    metal = steel(color, True) if kind == "steel" else materials.plastic(color, 0.4)
    outer = spline([(0, 0), (r * 0.72, 0.0), (r * 0.78, 0.05), (r * 0.9, z * 0.5), (r * 0.97, z * 0.95), (r, z)], 8)
    for i in range(count):
        place = group(root, (-0.9 * r * i, 1.9 * r * i, 0), (0, 0, 0), 1 - 0.25 * i)
        lathe("bucket", shell(outer, 0.04), metal, place)
        rim = [(r * cos(a), r * sin(a), z) for a in [2 * pi * k / 120 for k in range(120)]]
        sweep("rim", rim, (0.04, 0.04), materials.polished() if kind == "steel" else metal, place, 10, True)
        for side in (0, pi):
            ear = group(place, turn=(0, 0, side - 0.5))
            if handles == "knobs":
                lathe("knob", spline([(0.06, 0), (0.06, 0.12), (0.16, 0.18), (0.15, 0.28), (0, 0.31)], 7), materials.polished(), group(ear, (r * 0.93, 0, z * 0.82), (0, pi / 2, 0)))
            elif handles == "rings":
                ring = [(r * 0.97 + 0.06, 0.3 * cos(a), z * 0.7 + 0.3 * sin(a)) for a in [2 * pi * k / 40 for k in range(40)]]
                sweep("ring", ring, (0.035, 0.035), materials.polished(), ear, 10, True)
        if lid:
            lathe("lid", spline([(r * 1.02, z + 0.01), (r * 1.0, z + 0.06), (r * 0.5, z + 0.16), (0, z + 0.2)], 8), metal, place)
            lathe("knob", spline([(0.05, z + 0.19), (0.05, z + 0.26), (0.13, z + 0.33), (0, z + 0.4)], 7), materials.polished() if kind == "steel" else metal, place)
        if scale_marks:
            ink = materials.paper("#2c5f8a")
            for k in range(1, 7):
                slab("mark", 0.26 if k % 2 else 0.4, 0.006, 0.02, ink, group(place, (0.15, -r * (0.78 + 0.2 * k / 7) - 0.025, z * k / 7)), 0.004, 0.001)
    if tongs:
        grip = group(root, (r * 1.05, -r * 0.9, 0.06), (0, 0, 0.7))
        for side in (-1, 1):
            sweep("arm", spline([(-0.8, side * 0.02, 0), (-0.3, side * 0.13, 0), (0.4, side * 0.12, 0), (0.8, side * 0.1, 0)], 8), (0.012, 0.06), materials.polished(), grip, 10)
    return {"elevation": elevation}


def vacuum_jug(root, color="#b4b9bc", polish=False):
    metal = materials.polished("#cfd2d4", 0.08) if polish else steel(color, True)
    black = materials.plastic("#1b1c1d", 0.35)
    base = group(root, turn=(0, 0, -0.4))
    lathe("body", spline([(0, 0), (0.6, 0.0), (0.66, 0.06), (0.68, 1.0), (0.64, 1.6), (0.5, 1.92), (0.44, 2.02)], 8), metal, base)
    lathe("collar", fillet([(0.46, 1.98), (0.47, 2.16, 0.03), (0.4, 2.24, 0.04), (0, 2.26)]), black, base)
    sweep("spout", [(-0.3, 0, 2.1), (-0.52, 0, 2.18), (-0.66, 0, 2.24)], [(0.2, 0.08), (0.14, 0.06), (0.07, 0.03)], black, base)
    sweep("handle", spline([(0.42, 0, 2.1), (0.9, 0, 2.08), (1.02, 0, 1.7), (0.98, 0, 1.0), (0.84, 0, 0.62), (0.64, 0, 0.6)], 9), (0.13, 0.06), black, base)
    slab("lever", 0.34, 0.22, 0.06, black, group(base, (0.2, 0, 2.24), (0, -0.14, 0)), 0.06, 0.02)
    return {"elevation": 12}


def kettle(root, color="#c4c8cb"):
    metal = steel(color, True) if color.lower() == "#c4c8cb" else materials.plastic(color, 0.25)
    black = materials.plastic("#1b1c1d", 0.35)
    base = group(root, turn=(0, 0, -0.45))
    lathe("stand", fillet([(0, 0), (0.74, 0, 0.03), (0.74, 0.14, 0.04), (0, 0.16)]), black, base)
    lathe("body", spline([(0.68, 0.16), (0.7, 0.22), (0.66, 0.9), (0.54, 1.6), (0.52, 1.7)], 8), metal, base)
    lathe("lid", spline([(0.53, 1.7), (0.5, 1.76), (0.2, 1.82), (0, 1.83)], 7), black, base)
    sweep("spout", [(-0.42, 0, 1.3), (-0.6, 0, 1.5), (-0.74, 0, 1.68)], [(0.26, 0.1), (0.2, 0.08), (0.1, 0.03)], metal, base)
    sweep("handle", spline([(0.4, 0, 1.74), (0.86, 0, 1.74), (1.0, 0, 1.45), (0.96, 0, 0.8), (0.7, 0, 0.4)], 9), (0.13, 0.08), black, base)
    return {"elevation": 14}


def to_go(root, color="#3b3f42", d=90, h=117):
    r, z = d / 200, h / 100
    cup = materials.plastic(color, 0.45, 0.05)
    lathe("cup", shell([(0, 0), (r * 0.7, 0), (r * 0.74, 0.03), (r, z)], 0.025), cup, root)
    lathe("band", [(r * 0.84 + 0.012, z * 0.36), (r * 0.93 + 0.012, z * 0.7)], materials.rubber("#2b2d2f" if color != "#3B3F42" else "#b9b3a6"), root)
    lathe("lid", fillet([(r * 1.04, z - 0.06), (r * 1.05, z + 0.04, 0.02), (r * 0.94, z + 0.06, 0.02), (r * 0.9, z + 0.16, 0.03), (r * 0.8, z + 0.16), (r * 0.76, z + 0.1), (0, z + 0.1)]), materials.plastic("#26282a", 0.4), root)
    return {"elevation": 18}


def compartments(root, color="#f8f7f3", d=260, count=1):
    from families.stacks import stacked

    r = d / 200
    clay = materials.porcelain(color)
    line = shell(spline([(0, 0.02), (r * 0.8, 0.02), (r * 0.88, 0.06), (r * 0.95, 0.24), (r, 0.3)], 8), 0.05)

    def one(place):
        lathe("plate", line, clay, place)
        for angle in (pi / 2, pi * 7 / 6, pi * 11 / 6):
            wall = group(place, turn=(0, 0, angle))
            sweep("ridge", [(0.02 + r * 0.9 * i / 12, 0, 0.1 + 0.06 * min(1, i / 3)) for i in range(13)], (0.05, 0.1), clay, wall, 16)

    stacked(root, one, count, 0.14)
    return {"elevation": 42 if count == 1 else 24}


def gratin(root, color="#efe6d2", elevation=28):
    clay = materials.porcelain(color)
    base = group(root, turn=(0, 0, 0.35))
    line = ellipse(2.4, 1.4)
    loft("dish", line, [(0.3, 0), (0.16, 0.0), (0.1, 0.06), (0.02, 0.42), (0.0, 0.46), (0.03, 0.48), (0.07, 0.46), (0.15, 0.1), (0.2, 0.06), (0.3, 0.05)], clay, base)
    for side in (0, pi):
        ear = group(base, turn=(0, 0, side))
        sweep("ear", spline([(1.1, -0.32, 0.42), (1.36, -0.26, 0.45), (1.44, 0, 0.46), (1.36, 0.26, 0.45), (1.1, 0.32, 0.42)], 8), (0.1, 0.045), clay, ear, 16)
    return {"elevation": elevation}


def sizzle(root):
    base = group(root, turn=(0, 0, 0.4))
    iron = materials.cast_iron("#242322")
    loft("board", ellipse(3.3, 2.0), fillet([(0.05, 0), (0, 0.06, 0.02), (0.0, 0.18, 0.03), (0.1, 0.2)]), materials.wood("#c9a77a"), base)
    loft("plate", ellipse(2.7, 1.6), [(0.3, 0.2), (0.12, 0.2), (0.02, 0.36), (0.0, 0.4), (0.04, 0.42), (0.08, 0.4), (0.16, 0.26), (0.4, 0.25)], iron, base)
    for side in (0, pi):
        sweep("ear", spline([(1.25, -0.2, 0.37), (1.5, -0.14, 0.38), (1.56, 0, 0.38), (1.5, 0.14, 0.38), (1.25, 0.2, 0.37)], 7), (0.06, 0.04), iron, group(base, turn=(0, 0, side)), 12)
    return {"elevation": 28}


def hot_plate(root, count=1, color="#1f2022"):
    base = group(root, turn=(0, 0, 0.5))
    for i in range(count):
        place = group(base, (0.04 * i, 0.03 * i, 0.9 * i))
        slab("body", 5.3, 3.25, 0.7, steel("#c2c5c8"), place, 0.15, 0.04)
        glass = materials.plastic(color, 0.06)
        slab("glass", 5.26, 3.21, 0.06, glass, group(place, (0, 0, 0.7)), 0.14, 0.015)
        lathe("dial", fillet([(0, 0), (0.2, 0), (0.19, 0.16, 0.03), (0, 0.16)]), materials.plastic("#1b1b1b"), group(place, (1.9, -1.62, 0.36), (pi / 2, 0, 0)))
    return {"elevation": 26}


FORMS = {"chafing-dish": chafing_dish, "tiers": tiers, "cake-stand": cake_stand, "basket": basket, "menu-holder": menu_holder, "menu-cover": menu_cover, "mill": mill,
         "candle": candle, "fuel": fuel, "juice": juice, "soup-kettle": soup_kettle, "shaker": shaker, "jigger": jigger, "bar-spoon": bar_spoon, "bucket": bucket,
         "vacuum-jug": vacuum_jug, "kettle": kettle, "to-go": to_go, "compartments": compartments, "gratin": gratin, "sizzle": sizzle, "hot-plate": hot_plate}
