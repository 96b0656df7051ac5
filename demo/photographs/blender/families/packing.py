"""Cartons with one of the goods that are in them, and packs that have been opened."""
from math import cos, pi, sin
from random import Random

import materials
from families.boxes import carton
from families.linen import CLOTHS
from forged import bar
from shapes import ellipse, fillet, group, lathe, loft, mesh_object, rounded_rectangle, slab, spline, sweep

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
    line = spline([(0.0, 0.84), (-0.25, 0.76), (-0.42, 0.42), (-0.5, 0.1), (-0.75, 0.02), (-1.3, 0.015)], 7)
    flat = group(root, turn=(0, 0, TURN))
    vertices = [(x, y, z) for y, z in line for x in (-1.12, -0.4, 0.4, 1.12)]
    faces = [(4 * i + k, 4 * i + k + 1, 4 * i + k + 5, 4 * i + k + 4) for i in range(len(line) - 1) for k in range(3)]
    mesh_object("end", vertices, faces, film, flat).modifiers.new("thick", "SOLIDIFY").thickness = 0.01


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
    tool = group(sheet, (0.1, -0.45, 0.012), (0, 0, 0.5))
    slab("body", 1.5, 0.44, 0.2, materials.plastic("#a3271f", 0.35), tool, 0.16, 0.06)
    slab("screen", 0.5, 0.26, 0.012, materials.plastic("#c3ccc4", 0.15), group(tool, (0.3, 0, 0.196)), 0.03, 0.004)
    lathe("key", fillet([(0, 0), (0.07, 0), (0.065, 0.02, 0.01), (0, 0.02)]), materials.plastic("#f4f2ec"), group(tool, (-0.2, 0, 0.196)), 24)
    lathe("pivot", fillet([(0, 0), (0.14, 0), (0.14, 0.03, 0.01), (0, 0.03)]), materials.polished(), group(tool, (-0.6, 0, 0.19)), 32)
    sweep("probe", [(-0.6 - 0.17 * i, 0.02 * i, 0.12) for i in range(9)], [(0.03 if i < 7 else 0.012, 0.03 if i < 7 else 0.012) for i in range(9)], materials.polished("#d4d6d7", 0.1), tool, 14)


INSIDE = {"sticks": _sticks_inside}
CONTENTS = {"sticks": _sticks, "rolls": _rolls, "bags": _bags, "tablets": _tablets, "slippers": _slippers, "dryer": _dryer, "certificate": _certificate}


def boxed(root, contents="certificate", w=170, d=60, h=60, away=1.3, along=0.3, elevation=32, **box):
    """As `opened`, the box shut."""
    carton(root, w=w, d=d, h=h, turn=TURN, **box)
    CONTENTS[contents](_before(root, w, d, along, away))
    return {"elevation": elevation}


def laid(root, contents="slippers", turn=0.0, elevation=34):
    """What is in the packs, alone."""
    CONTENTS[contents](group(root, turn=(0, 0, turn)))
    return {"elevation": elevation}


FORMS = {"packed": packed, "opened": opened, "boxed": boxed, "laid": laid}
