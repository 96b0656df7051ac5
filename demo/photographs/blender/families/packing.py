"""Cartons with one of the goods that are in them, and packs that have been opened."""
from math import cos, pi, sin
from random import Random

import materials
from families.boxes import carton
from families.linen import CLOTHS
from forged import bar
from label import set_label
from shapes import ellipse, fillet, group, lathe, lettering, loft, mesh_object, rounded_rectangle, slab, spline, sweep

TURN = 0.6


def _before(root, w, d, along, away):
    """A place before the long side of a carton: `along` it in shares of half its width, `away` from it in units."""
    return group(root, (cos(TURN) * along * w / 200 + sin(TURN) * (d / 200 + away), sin(TURN) * along * w / 200 - cos(TURN) * (d / 200 + away), 0))


def packed(root, piece="stem", details=None, w=320, d=230, h=240, radius=0.45, along=0.72, elevation=20, **box):
    """A carton, and before it one of what it holds."""
    from families import FORMS

    carton(root, w=w, d=d, h=h, turn=TURN, **box)
    wishes = FORMS[piece](_before(root, w, d, along, radius + 0.25), **(details or {}))
    return {"elevation": elevation, "glass": wishes.get("glass", False), "cards": wishes.get("cards", True)}


def opened(root, contents="rolls", w=320, d=230, h=200, away=0.9, along=0.35, elevation=24, **box):
    """An open pack with some of its contents before it."""
    carton(root, w=w, d=d, h=h, turn=TURN, open=True, **box)
    if contents in INSIDE:
        INSIDE[contents](group(root, turn=(0, 0, TURN)), w / 100, d / 100, h / 100)
    CONTENTS[contents](_before(root, w, d, along, away))
    return {"elevation": elevation}


def _rolls(root):
    tissue, board = materials.cotton("#f6f5f1", 30, 0.25), materials.cardboard("#c0a07a")
    for x, y, z in ((-0.62, 0.05, 0), (0.62, -0.1, 0)):
        part = group(root, (x, y, z))
        lathe("roll", fillet([(0.2, 0), (0.56, 0, 0.03), (0.56, 1.0, 0.03), (0.2, 1.0)]), tissue, part)
        lathe("core", [(0.2, -0.002), (0.2, 1.002), (0.17, 1.002), (0.17, 0)], board, part)


def _bags(root):
    """A roll of film, its end lying on the table."""
    film = materials.plastic("#4f8fd0", 0.22)
    lying = group(root, (0, 0, 0.42), (0, pi / 2, TURN))
    lathe("roll", fillet([(0.16, -1.15), (0.42, -1.15, 0.02), (0.42, 1.15, 0.02), (0.16, 1.15)]), film, lying, flutes=(3, 0.006))
    lathe("core", [(0.16, -1.152), (0.16, 1.152), (0.13, 1.152), (0.13, -1.152)], materials.cardboard("#c0a07a"), lying)
    _end(root, [(0.0, 0.84), (-0.25, 0.76), (-0.42, 0.42), (-0.5, 0.1), (-0.75, 0.02), (-1.3, 0.015)], 1.12, film)


def _tablets(root):
    """A heap of pressed salt."""
    salt = materials.Paint("salt")
    salt.set(Base_Color=materials.linear("#f3f4f4"), Roughness=0.75, Specular=0.3).bump(salt.noise(40), 0.4, 0.02)
    line = fillet([(0, 0), (0.11, 0, 0.03), (0.125, 0.05, 0.03), (0.125, 0.09, 0.03), (0.11, 0.14, 0.03), (0, 0.14)], 4)
    chance = Random(4)
    for layer, (count, spread) in enumerate(((26, 0.95), (14, 0.62), (6, 0.34), (1, 0.0))):
        for i in range(count):
            turn = 2.4 * i + layer
            reach = spread * ((i + 0.5) / count) ** 0.5
            tilt = (chance.uniform(-0.35, 0.35), chance.uniform(-0.35, 0.35), 0) if layer or i > count * 0.7 else (0, 0, 0)
            lathe("tablet", line, salt.material, group(root, (reach * cos(turn), reach * sin(turn), 0.035 * bool(layer or tilt[0]) + 0.13 * layer), tilt), 24)


def _slippers(root):
    """A pair of closed slippers of terry."""
    terry, sole = CLOTHS["terry"]("#f4f1ea"), materials.rubber("#c9c1b2")
    for side in (-1, 1):
        shoe = group(root, (side * 0.6, 0.1 * side, 0), (0, 0, 0.2 + 0.08 * side))
        line = [(x * (1 + 0.14 * y / 1.4), y, nx, ny) for x, y, nx, ny in rounded_rectangle(0.92, 2.75, 0.44, 14)]
        loft("sole", line, [(0.02, 0), (0, 0.02), (0, 0.1), (0.02, 0.12)], sole, shoe)
        loft("bed", [(x * 0.97, y * 0.985, nx, ny) for x, y, nx, ny in line], [(0, 0.11), (0, 0.17), (0.04, 0.2), (0.2, 0.2)], terry, shoe)
        vertices, faces = [], []
        rows, columns = 26, 30
        for r in range(rows + 1):
            y = -1.38 + 1.68 * r / rows
            near = max(0.0, 1 - (-y - 0.88) ** 2 / 0.26) ** 0.5 if y < -0.88 else 1.0
            half = 0.49 * (1 + 0.14 * y / 1.4) * near
            high = (0.14 + 0.5 * (r / rows) ** 0.75) * (0.35 + 0.65 * near)
            for c in range(columns + 1):
                a = pi * c / columns
                vertices.append((half * cos(a), y, 0.1 + high * sin(a) ** 0.8))
        for r in range(rows):
            for c in range(columns):
                k = r * (columns + 1) + c
                faces.append((k, k + 1, k + columns + 2, k + columns + 1))
        upper = mesh_object("upper", vertices, faces, terry, shoe)
        upper.modifiers.new("thick", "SOLIDIFY").thickness = 0.07


def _dryer(root):
    """A hairdryer lying on its side."""
    shell, dark = materials.plastic("#2c2e30", 0.3), materials.plastic("#17181a", 0.4)
    body = group(root, (0, 0, 0.42), (0, pi / 2, TURN - 0.35))
    lathe("barrel", spline([(0.0, -1.0), (0.26, -1.0), (0.4, -0.9), (0.42, -0.5), (0.38, 0.3), (0.27, 0.9), (0.26, 1.0), (0.23, 1.0), (0.2, 0.7), (0, 0.7)], 7), shell, body)
    lathe("grid", [(0.3, -1.004), (0, -1.01)], materials.brushed("#8f9497"), body)
    lathe("nozzle", fillet([(0.27, 0.96), (0.29, 1.0), (0.24, 1.5), (0.21, 1.5), (0.2, 1.0)]), dark, body)
    lathe("ring", [(0.405, -0.72), (0.425, -0.7), (0.425, -0.62), (0.405, -0.6)], materials.polished("#c2a14d", 0.25), body)
    path = spline([(0.0, -0.2, -0.35), (0.02, -0.7, -0.42), (0.05, -1.3, -0.5), (0.06, -1.55, -0.52)], 8)
    last = len(path) - 1
    sweep("grip", path, [(0.17 + 0.03 * i / last - (0.08 if i == last else 0), 0.2 - 0.03 * i / last - (0.08 if i == last else 0)) for i in range(last + 1)], shell, body)
    sweep("cord", spline([(0.06, -1.5, -0.52), (0.3, -1.9, -0.5), (0.38, -2.1, 0.1), (0.38, -1.7, 0.8), (0.38, -1.3, 0.5)], 10), (0.035, 0.035), dark, body, 10)


def _stick(root, color):
    """Sugar in a tube of paper, pressed flat at both ends."""
    ends = [(0, 0.07, 0.004), (0.06, 0.07, 0.005), (0.14, 0.058, 0.03), (0.3, 0.055, 0.045), (0.94, 0.055, 0.045), (1.1, 0.058, 0.03), (1.18, 0.07, 0.005), (1.24, 0.07, 0.004)]
    bar("stick", [(x - 0.62, 0, 0.045, wide, thick, 0) for x, wide, thick in ends], materials.paper("#fbfaf6"), root, 20, 2.2)
    bar("print", [(x, 0, 0.045, 0.0565, 0.0465, 0) for x in (-0.2, 0.2)], materials.paper(color), root, 20, 2.2)


def _sticks(root):
    """A handful of sticks of sugar."""
    chance = Random(11)
    for i in range(13):
        layer = 0 if i < 8 else 1 if i < 12 else 2
        place = (chance.uniform(-0.35, 0.35), (i % 8 - 3.5) * 0.15 if layer == 0 else chance.uniform(-0.35, 0.35), 0.09 * layer)
        _stick(group(root, place, (0, 0, TURN + chance.uniform(-0.5, 0.5) * (1 + layer))), "#b4622d" if i % 3 else "#14493b")


def _sticks_inside(root, x, y, z):
    """Sticks that stand in their box, row by row."""
    chance = Random(5)
    for i in range(int((x - 0.2) / 0.15)):
        for j in range(int((y - 0.2) / 0.13)):
            place = group(root, (-x / 2 + 0.17 + 0.15 * i, -y / 2 + 0.16 + 0.13 * j, z - 0.62 + chance.uniform(-0.05, 0.04)), (0, -pi / 2 + chance.uniform(-0.06, 0.06), chance.uniform(-0.3, 0.3)))
            _stick(place, "#b4622d" if (i + j) % 3 else "#14493b")


def _certificate(root):
    """A folding thermometer upon the sheet that certifies it."""
    sheet = group(root, turn=(0, 0, TURN + 0.15))
    slab("sheet", 1.5, 2.1, 0.008, materials.paper("#fdfcf8"), sheet, 0.01, 0.002)
    ink = materials.paper("#4a4f52")
    for i, part in enumerate((0.7, 1.2, 1.1, 1.16, 0.9, 1.1, 0.5)):
        slab("line", part, 0.05 if i == 0 else 0.026, 0.003, ink, group(sheet, (-(1.2 - part) / 2, 0.85 - 0.2 * i - (0.06 if i else 0), 0.008)), 0.004, 0.001)
    _tool(group(sheet, (0.1, -0.45, 0.012), (0, 0, 0.5)))


def _tool(tool):
    slab("body", 1.5, 0.44, 0.2, materials.plastic("#a3271f", 0.35), tool, 0.16, 0.06)
    slab("screen", 0.5, 0.26, 0.012, materials.plastic("#c3ccc4", 0.15), group(tool, (0.3, 0, 0.196)), 0.03, 0.004)
    lettering("4,2 °C", 0.15, materials.paper("#20262a"), group(tool, (0.3, -0.05, 0.2095)))
    lathe("key", fillet([(0, 0), (0.07, 0), (0.065, 0.02, 0.01), (0, 0.02)]), materials.plastic("#f4f2ec"), group(tool, (-0.2, 0, 0.196)), 24)
    lathe("pivot", fillet([(0, 0), (0.14, 0), (0.14, 0.03, 0.01), (0, 0.03)]), materials.polished(), group(tool, (-0.6, 0, 0.19)), 32)
    sweep("probe", [(-0.6 - 0.17 * i, 0.02 * i, 0.12) for i in range(9)], [(0.03 if i < 7 else 0.012, 0.03 if i < 7 else 0.012) for i in range(9)], materials.polished("#d4d6d7", 0.1), tool, 14)


def _straws(root, color="#f3ead6", stripe="#d9c59c"):
    """A handful of straws of paper, wound in a spiral that shows."""
    chance = Random(8)
    outer, band = materials.paper(color), materials.paper(stripe)
    for i in range(15):
        layer = 0 if i < 8 else 1 if i < 13 else 2
        place = ((chance.uniform(-0.1, 0.1)), (i % 8 - 3.5) * 0.075 if layer == 0 else chance.uniform(-0.2, 0.2), 0.032 + 0.058 * layer)
        straw = group(root, place, (0, pi / 2, TURN + chance.uniform(-0.12, 0.12) * (1 + layer)))
        lathe("straw", [(0.022, -1.0), (0.03, -1.0), (0.03, 1.0), (0.022, 1.0), (0.022, -1.0)], outer, straw, 24)
        turns = [2 * pi * 5 * k / 120 for k in range(121)]
        sweep("seam", [(0.0302 * cos(a), 0.0302 * sin(a), -0.99 + 1.98 * k / 120) for k, a in enumerate(turns)], (0.012, 0.0012), band, straw, 6)


def _dark_straws(root):
    _straws(root, "#2a2c2e", "#46494c")


TEAS = (("Frühstückstee", "#a3532b"), ("Grüner Tee", "#6f7f52"), ("Pfefferminze", "#3f7a5c"), ("Früchte", "#a33a4a"), ("Kamille", "#d3a63c"))


def _teas(root):
    """One envelope of each sort, fanned out."""
    light = materials.paper("#fbf9f3")
    for i, (name, tone) in enumerate(TEAS):
        bag = group(root, (-0.92 + 0.46 * i, 0.05 * i, 0.012 + 0.022 * i), (0, 0.03, TURN - 0.62 + 0.1 * i))
        slab("envelope", 0.62, 0.75, 0.03, light, bag, 0.012, 0.01)
        slab("band", 0.62, 0.3, 0.002, materials.paper(tone), group(bag, (0, 0.2, 0.0305)), 0.01, 0.0005)
        lettering(name, min(0.1, 0.54 / (0.56 * len(name))), light, group(bag, (0, 0.17, 0.034)))
        lettering("Portenkamp", 0.062, materials.paper("#3a3d40"), group(bag, (0, -0.16, 0.032)))


def _glove_pair(root):
    """Two gloves of nitrile, one upon the other."""
    from families.garments import glove

    film = materials.plastic("#4b86c9", 0.4)
    for i, turn in enumerate((0.4, 1.0)):
        glove(group(root, (0.12 * i, -0.05 * i, 0.02 + 0.1 * i), (0, 0, turn), 0.62), film, "#4b86c9")


def _baking_roll(root):
    """A roll of baking paper, its end lying on the table."""
    paper = materials.paper("#d8c29b")
    lying = group(root, (0, 0, 0.37), (0, pi / 2, TURN))
    lathe("roll", fillet([(0.2, -1.9), (0.37, -1.9, 0.01), (0.37, 1.9, 0.01), (0.2, 1.9)]), paper, lying)
    lathe("core", [(0.2, -1.902), (0.2, 1.902), (0.17, 1.902), (0.17, -1.902)], materials.cardboard("#b08d60"), lying)
    _end(root, [(0.0, 0.74), (-0.24, 0.65), (-0.37, 0.37), (-0.42, 0.12), (-0.62, 0.02), (-1.25, 0.015)], 1.9, paper)


def _end(root, line, half, material):
    """What has been unrolled: a line of (y, z), `half` as wide."""
    flat = group(root, turn=(0, 0, TURN))
    line = spline(line, 7)
    vertices = [(x, y, z) for y, z in line for x in (-half, -half / 3, half / 3, half)]
    faces = [(4 * i + k, 4 * i + k + 1, 4 * i + k + 5, 4 * i + k + 4) for i in range(len(line) - 1) for k in range(3)]
    mesh_object("end", vertices, faces, material, flat).modifiers.new("thick", "SOLIDIFY").thickness = 0.01


WEEK = (("Montag", "#2f5e9e"), ("Dienstag", "#d3a63c"), ("Mittwoch", "#a3271f"), ("Donnerstag", "#6a4a34"), ("Freitag", "#4a7d43"))


def _weekdays(root):
    """Labels of five days, and a roll of them."""
    paper, ink = materials.paper("#f8f6f0"), materials.paper("#3a3d40")
    for i, (day, tone) in enumerate(WEEK):
        label = group(root, (-0.75 + 0.36 * i, -0.28 - 0.05 * i, 0.002 + 0.006 * i), (0, 0, TURN - 0.5 + 0.09 * i))
        slab("label", 0.75, 0.5, 0.005, paper, label, 0.03, 0.001)
        slab("band", 0.75, 0.15, 0.002, materials.paper(tone), group(label, (0, 0.175, 0.005)), 0.02, 0.0005)
        lettering(day, 0.1, paper, group(label, (0, 0.14, 0.0085)))
        for field, y in (("Produkt", 0.02), ("Datum   Uhrzeit", -0.1), ("Kürzel", -0.21)):
            lettering(field, 0.062, ink, group(label, (0, y, 0.0065)))


def _thermometer(root):
    """A folding thermometer, its probe half out."""
    _tool(group(root, (0, 0, 0), (0, 0, 0.9)))


INSIDE = {"sticks": _sticks_inside}
CONTENTS = {"sticks": _sticks, "rolls": _rolls, "bags": _bags, "tablets": _tablets, "slippers": _slippers, "dryer": _dryer, "certificate": _certificate, "thermometer": _thermometer,
            "straws": _straws, "dark-straws": _dark_straws, "teas": _teas, "gloves": _glove_pair, "baking-roll": _baking_roll, "weekdays": _weekdays}


def boxed(root, contents="certificate", w=170, d=60, h=60, away=1.3, along=0.3, elevation=32, **box):
    """As `opened`, the box shut."""
    carton(root, w=w, d=d, h=h, turn=TURN, **box)
    CONTENTS[contents](_before(root, w, d, along, away))
    return {"elevation": elevation}


def sack(root, color="#eef3f5", w=300, d=110, h=420, print=("Klarspur",), band="#2f6f9e", contents=None):
    """A welded sack of film that stands, filled; a grip is cut into the seam above."""
    base = group(root, turn=(0, 0, 0.5))
    film = materials.plastic(color, 0.3)
    x, z, deep = w / 200, h / 100, d / 200
    vertices, faces = [], []
    around, rows = 72, 60
    for r in range(rows + 1):
        up = r / rows
        full = min(1.0, (up / 0.12) ** 0.5 if up < 0.12 else ((0.93 - up) / 0.22) ** 0.6 if 0.71 < up < 0.93 else 0.0 if up >= 0.93 else 1.0)
        full = max(full, 0.03 if up > 0.5 else 0.55)
        for c in range(around):
            a = 2 * pi * c / around
            across, out = cos(a), sin(a)
            wrinkle = 1 + 0.05 * sin(9 * a + 14 * up) * (1 - full) + 0.012 * sin(5 * a + 31 * up)
            side = x * (1 - 0.06 * full) * abs(across) ** 0.55 * (1 if across > 0 else -1)
            vertices.append((side, deep * full * wrinkle * abs(out) ** 0.6 * (1 if out > 0 else -1), z * up))
    for r in range(rows):
        for c in range(around):
            n = (c + 1) % around
            faces.append((r * around + c, r * around + n, (r + 1) * around + n, (r + 1) * around + c))
    faces += [list(range(around))[::-1], [rows * around + c for c in range(around)]]
    _punch(mesh_object("sack", vertices, faces, film, base), x * 0.6, z * 0.03, (0, 0, z * 0.962))
    set_label(group(base, (0, -deep * 1.02 - 0.012, z * 0.2)), x * 1.15, z * 0.42, print, band=band)
    if contents:
        CONTENTS[contents](group(root, (w / 130, -d / 55, 0)))
    return {"elevation": 24 if contents else 16}


def _punch(thing, width, height, place):
    """A grip with round ends cut through a seam: the ground is seen through it."""
    through = group(thing, place, turn=(pi / 2, 0, 0))
    cutter = slab("grip", width, height, 1.0, thing.data.materials[0], through, height * 0.48, 0.001, -0.5)
    cutter.hide_render = True
    hole = thing.modifiers.new("grip", "BOOLEAN")
    hole.operation, hole.solver, hole.object = "DIFFERENCE", "EXACT", cutter


def laid(root, contents="slippers", turn=0.0, elevation=34):
    """What is in the packs, alone."""
    CONTENTS[contents](group(root, turn=(0, 0, turn)))
    return {"elevation": elevation}


FORMS = {"packed": packed, "opened": opened, "boxed": boxed, "laid": laid, "sack": sack}
