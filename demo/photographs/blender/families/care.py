"""Bottles, canisters, dispensers, bins, brushes and gloves."""
from math import pi, sin

import materials
from label import lines_around, set_label
from shapes import ellipse, fillet, group, lathe, loft, mesh_object, rounded_rectangle, slab, spline, sweep


def canister(root, color="#9cae94", w=180, d=130, h=250, body="#f4f4f0", cap=None, count=1, print=("Klarspur",), small=None):
    """Five litres with a handle in the shoulder; the colour is that of cap and label. `small`: how much a smaller one beside it holds."""
    plastic = materials.plastic(body, 0.4)
    tone = materials.plastic(cap or color, 0.35)
    base = group(root, turn=(0, 0, 0.55))
    sizes = [1.0] if count == 1 else [1.0, 0.62]
    for i, size in enumerate(sizes):
        part = group(base, (0, 0, 0) if i == 0 else (-w / 100 * 0.55, -d / 100 * 1.15, 0), scale=size)
        x, y, z = w / 100, d / 100, h / 100
        line = rounded_rectangle(x, y, 0.26, 10)
        loft("body", line, fillet([(0.1, 0.0), (0.0, 0.03, 0.03), (0.0, z * 0.72, 0.14), (0.28, z * 0.88, 0.2), (0.42, z * 0.9)], 6), plastic, part)
        sweep("grip", spline([(-x * 0.34, 0, z * 0.8), (-x * 0.3, 0, z * 0.98), (-x * 0.1, 0, z * 1.02), (x * 0.1, 0, z * 0.95), (x * 0.2, 0, z * 0.84)], 8), (0.15, 0.1), plastic, part)
        lathe("neck", fillet([(0.24, z * 0.84), (0.24, z * 0.98), (0, z * 0.98)]), plastic, group(part, (x * 0.31, 0, 0)))
        lathe("cap", fillet([(0, z * 0.93), (0.28, z * 0.93, 0.02), (0.27, z * 1.05, 0.03), (0, z * 1.05)]), tone, group(part, (x * 0.31, 0, 0)), flutes=(40, 0.02))
        set_label(group(part, (0, -y / 2 - 0.004, z * 0.14)), x * 0.74, z * 0.5, [*print[:3], small] if i and small else print, band=color)
    return {"elevation": 18}


def spray(root, color="#a3271f", body="#f6f6f3", h=270, foam=False, print=("Klarspur",)):
    plastic, tone = materials.plastic(body, 0.38), materials.plastic(color, 0.35)
    base = group(root, turn=(0, 0, 0.6))
    z = h / 100
    line = ellipse(0.95, 0.62)
    loft("body", line, spline([(0.06, 0.0), (0.0, 0.05), (0.0, z * 0.4), (0.04, z * 0.5), (0.17, z * 0.68), (0.18, z * 0.74)], 7), plastic, base)
    lathe("collar", fillet([(0, z * 0.72), (0.17, z * 0.72), (0.16, z * 0.82, 0.02), (0, z * 0.82)]), tone, base, flutes=(30, 0.02))
    slab("head", 0.8, 0.2, 0.24, tone, group(base, (-0.1, 0, z * 0.86)), 0.08, 0.05)
    slab("throat", 0.24, 0.18, 0.3, tone, group(base, (0.02, 0, z * 0.78)), 0.06, 0.03)
    sweep("trigger", spline([(-0.22, 0, z * 0.87), (-0.3, 0, z * 0.8), (-0.26, 0, z * 0.7), (-0.34, 0, z * 0.62)], 7), (0.06, 0.035), tone, base)
    lathe("nozzle", fillet([(0, 0), (0.09, 0, 0.01), (0.09, 0.16, 0.02), (0, 0.16)]), materials.plastic("#f4f4f0"), group(base, (-0.48, 0, z * 0.9), (0, -pi / 2, 0)), 4 if foam else 40)
    set_label(group(base, (0, -0.315, z * 0.1)), 0.54, z * 0.28, print, band=color)
    return {"elevation": 14}


def pump(root, color="#f4f2ec", h=210, w=72, label="#f8f6f0", print=("Sous-Bois", "Haar- & Duschgel", "", "500 ml")):
    z, r = h / 100, w / 200
    body = materials.plastic(color, 0.25)
    base = group(root, turn=(0, 0, 0.4))
    lathe("bottle", fillet([(0, 0), (r, 0, 0.05), (r, z * 0.66, 0.14), (r * 0.42, z * 0.74, 0.05), (r * 0.42, z * 0.78), (0, z * 0.78)], 8), body, base)
    black = materials.plastic("#1d1e1f", 0.3)
    lathe("collar", fillet([(0, z * 0.76), (r * 0.5, z * 0.76, 0.02), (r * 0.46, z * 0.86, 0.02), (0.06, z * 0.87), (0.06, z * 0.96), (0, z * 0.96)]), black, base)
    head = group(base, (0, 0, z * 0.96), (0, 0, 2.4))
    sweep("spout", spline([(0.1, 0, 0.02), (-0.2, 0, 0.03), (-0.5, 0, 0.02), (-0.6, 0, -0.06)], 7), (0.075, 0.055), black, head)
    ink = materials.paper("#3d3a36" if sum(materials.linear(label)) > 0.9 else "#f6f3ea")
    lathe("label", [(r + 0.004, z * 0.13), (r + 0.004, z * 0.56)], materials.paper(label), base)
    front = group(base, turn=(0, 0, -0.4))
    lines = [(text, size, z * high) for text, size, high in zip(print, (0.13, 0.07, 0.06, 0.06), (0.42, 0.34, 0.27, 0.18))]
    lines_around(front, lines, r + 0.004, ink)
    return {"elevation": 12}


def dispenser(root, color="#f6f4ef", kind="plastic"):
    """For the wall: a lockable case with a lever below, on a piece of wall."""
    case = materials.plastic(color, 0.28) if kind == "plastic" else materials.brushed(color, along=(0, 0, 1))
    base = group(root, turn=(0, 0, 0.5))
    slab("wall", 2.0, 0.16, 3.35, materials.paper("#cfcabf"), group(base, (0, 0.6, 0)), 0.03, 0.02)
    line = rounded_rectangle(1.2, 1.05, 0.2, 10)
    loft("case", line, fillet([(0.12, 0.6), (0.0, 0.64, 0.05), (0.0, 2.75, 0.12), (0.16, 2.85)], 6), case, base)
    slab("window", 0.28, 0.02, 1.1, materials.plastic("#8fa3a8", 0.12), group(base, (0, -0.525, 1.1)), 0.06, 0.006)
    lathe("lock", [(0.07, 0), (0.065, 0.02), (0, 0.02)], materials.polished(), group(base, (0, -0.525, 2.5), (pi / 2, 0, 0)), 24)
    grip = materials.plastic("#2a2c2e", 0.35) if kind == "plastic" else materials.polished("#c9ccce", 0.15)
    sweep("lever", spline([(0, -0.3, 0.66), (0, -0.7, 0.6), (0, -1.0, 0.36), (0, -1.15, 0.02)], 8), (0.3, 0.045), grip, base)
    lathe("nozzle", [(0.09, 0.34), (0.1, 0.62), (0, 0.62)], grip, group(base, (0, -0.25, 0)))
    return {"elevation": 12}


def pedal_bin(root, color="#c4c8cb", open=False):
    steel = materials.brushed(color, around=True)
    black = materials.plastic("#1b1c1d", 0.4)
    base = group(root, turn=(0, 0, -0.4))
    lathe("foot", fillet([(0, 0), (0.86, 0, 0.03), (0.86, 0.14, 0.03), (0, 0.14)]), black, base)
    lathe("body", [(0.82, 0.12), (0.82, 2.25), (0.8, 2.25), (0.8, 0.2)], steel, base)
    lathe("rim", fillet([(0.78, 2.2), (0.85, 2.2, 0.02), (0.85, 2.3, 0.02), (0.76, 2.3)]), black, base)
    lid = group(base, (0, 0.8, 2.32), (-1.25 if open else 0, 0, 0))
    lathe("lid", spline([(0.84, 0.0), (0.82, 0.06), (0.5, 0.16), (0.0, 0.2)], 8), steel, group(lid, (0, -0.8, 0)))
    slab("pedal", 0.5, 0.36, 0.06, materials.brushed("#b9bdc0"), group(base, (0, -0.98, 0.06), (0.12, 0, 0)), 0.08, 0.02)
    return {"elevation": 16}


def drawn(root, material, wide, high):
    """The end of a cloth that is drawn out of its box: gathered below, a corner of it hanging over above."""
    vertices, faces = [], []
    rows, columns = 18, 40
    for r in range(rows + 1):
        up = r / rows
        for c in range(columns + 1):
            across = 2 * c / columns - 1
            top = 1 - 0.35 * abs(across - 0.15)
            x = across * wide * (0.16 + 0.34 * up ** 0.8)
            fold = (0.5 - 0.3 * up) * wide * 0.16 * sin(across * 9 + 1.2 * up)
            vertices.append((x + 0.06 * up * up, fold - 0.25 * wide * max(0, up - 0.55) ** 1.4, high * top * up - 0.5 * high * max(0, up - 0.7) ** 2))
    for r in range(rows):
        for c in range(columns):
            k = r * (columns + 1) + c
            faces.append((k, k + 1, k + columns + 2, k + columns + 1))
    mesh_object("drawn", vertices, faces, material, root).modifiers.new("thick", "SOLIDIFY").thickness = 0.006


def tub(root, color="#dce8ec", lid="#2f7fa8", h=210, d=120):
    r, z = d / 200, h / 100
    lathe("tub", fillet([(0, 0), (r * 0.95, 0, 0.05), (r, z * 0.84, 0.02), (r * 0.96, z * 0.86), (0, z * 0.86)]), materials.plastic("#f5f7f7", 0.35), root)
    lathe("label", [(r * 0.965 + 0.008, z * 0.16), (r * 0.995 + 0.008, z * 0.7)], materials.paper("#eef4f6"), root)
    lathe("band", [(r * 0.985 + 0.014, z * 0.5), (r * 0.99 + 0.014, z * 0.64)], materials.paper(lid), root)
    dark, light = materials.paper("#2e3235"), materials.paper("#f6f8f8")
    lines_around(root, [("Klarspur", 0.2, z * 0.535)], r * 0.99 + 0.016, light)
    lines_around(root, [("Desinfektionstücher", 0.13, z * 0.4), ("für Flächen, alkoholfrei", 0.09, z * 0.32), ("100 Tücher", 0.1, z * 0.21)], r * 0.99 + 0.006, dark)
    lathe("lid", fillet([(0, z * 0.84), (r * 1.04, z * 0.84, 0.02), (r * 1.02, z * 0.97, 0.05), (r * 0.3, z, 0.02), (0, z * 0.99)]), materials.plastic(lid, 0.35), root)
    drawn(group(root, (0, 0, z * 0.985), (0, 0, 0.35)), materials.cotton("#fbfbfa", 40, 0.1), 0.42, 0.46)
    return {"elevation": 18}


def cylinder(root, color="#8b8d8e"):
    """For cutlery in the dishwasher: walls of slots."""
    plastic = materials.plastic(color, 0.45)
    for z in (0.06, 0.3, 0.55, 0.8, 1.05, 1.3):
        ring = [(0.52 * x, 0.52 * y, z) for x, y, _, _ in ellipse(2, 2, 64)]
        sweep("ring", ring, (0.035, 0.05 if z in (0.06, 1.3) else 0.025), plastic, root, 8, True)
    from math import cos, sin

    for i in range(20):
        a = 2 * pi * i / 20
        slab("bar", 0.06, 0.05, 1.28, plastic, group(root, (0.52 * cos(a), 0.52 * sin(a), 0.03), (0, 0, a)), 0.015, 0.01)
    lathe("floor", [(0, 0.05), (0.52, 0.05), (0.52, 0.02), (0, 0.02)], plastic, root)
    return {"elevation": 22}


def rack_of_cylinders(root, color="#8b8d8e"):
    """A rack for the dishwasher with cylinders of cutlery in it."""
    from families.boxes import dish_rack

    dish_rack(root, color, "lattice")
    base = group(root, turn=(0, 0, 0.6))
    for x in (-1.25, 0.0, 1.25):
        for y in (-0.7, 0.7):
            cylinder(group(base, (x, y, 0.1)), color)
    return {"elevation": 30}


def brush(root, color="#2f5e9e"):
    base = group(root, turn=(0, 0, -0.7))
    plastic = materials.plastic(color, 0.35)
    sweep("handle", spline([(-0.55, 0, 0.5), (0.1, 0, 0.52), (0.8, 0, 0.42), (1.9, 0, 0.36), (2.35, 0, 0.34)], 9), [(0.26 if i < 9 else max(0.12, 0.26 - 0.02 * (i - 9)), 0.09) for i in range(37)], plastic, base)
    bristle = materials.plastic(color, 0.5)
    from random import Random

    chance = Random(2)
    for i in range(15):
        for j in range(8):
            x, y = -0.48 + i * 0.062, (j - 3.5) * 0.055
            lean = chance.uniform(-0.05, 0.05) + (i - 7) * 0.012
            for k in range(2):
                sweep("bristle", [(x, y, 0.44), (x + lean / 2, y + (j - 3.5) * 0.006, 0.22), (x + lean + 0.01 * k, y + (j - 3.5) * 0.016, 0.0)], (0.014, 0.014), bristle, base, 6)
    return {"elevation": 30}


def squeeze(root, color="#e6eef0", h=200, d=60):
    r, z = d / 200, h / 100
    base = group(root)
    milky = materials.plastic("#f3f3ef" if color.lower() == "#e6eef0" else color, 0.35)
    lathe("bottle", fillet([(0, 0), (r, 0, 0.04), (r, z * 0.66, 0.1), (r * 0.7, z * 0.72, 0.02), (0, z * 0.72)], 8), milky, base)
    cap = fillet([(0, z * 0.7), (r * 0.8, z * 0.7, 0.02), (r * 0.76, z * 0.78, 0.03), (0.09, z * 0.83, 0.03), (0.035, z), (0, z)])
    lathe("cap", cap, milky, base)
    return {"elevation": 14}


def scourer(root, count=4):
    from math import cos, sin
    from random import Random

    from mathutils import Euler, Vector

    steel = materials.Paint("wool").set(Base_Color=materials.linear("#c3c6c8"), Metallic=0.45, Roughness=0.3, Specular=0.8).material
    for n in range(count):
        chance = Random(n)
        place = group(root, ((n % 2) * 1.05 - 0.5, (n // 2) * 0.95 - 0.4, 0.34))
        for strand in range(3):
            points = []
            a, b = 2.1 * strand, 0.9 * strand
            pole = Euler((1.1 * strand, 0.7 * strand + 0.4 * n, 0.0)).to_matrix()
            for _ in range(900):
                a += 0.33 + chance.uniform(-0.1, 0.1)
                b += 0.047 + chance.uniform(-0.03, 0.03)
                r = 0.44 + chance.uniform(-0.05, 0.03) - 0.02 * strand
                x, y, z = pole @ Vector((r * cos(a) * cos(b), r * sin(a) * cos(b), r * sin(b)))
                points.append((x, y, 0.74 * z))
            sweep("wool", points, (0.017, 0.006), steel, place, 4)
    return {"elevation": 28}


def rolls(root, color="#f6f5f1", count=3, d=110, h=98, core="#c0a07a", lying=False, wide=1.0):
    tissue = materials.cotton(color, 30, 0.25)
    board = materials.cardboard(core)
    r, z, hole = d / 200, h / 100 * wide, 0.2
    places = [(0, 0, 0), (r * 2.1, 0.25, 0), (r * 1.0, 0.12, z)] if count == 3 else [(0, 0, 0)]
    for place in places:
        part = group(root, place, (0, pi / 2, 0.4) if lying else (0, 0, 0))
        lathe("roll", fillet([(hole, 0), (r, 0, 0.03), (r, z, 0.03), (hole, z)]), tissue, part)
        lathe("core", [(hole, -0.002), (hole, z + 0.002), (hole - 0.03, z + 0.002), (hole - 0.03, 0)], board, part)
    return {"elevation": 22}


FORMS = {"canister": canister, "spray": spray, "pump": pump, "dispenser": dispenser, "pedal-bin": pedal_bin, "tub": tub, "cutlery-cylinder": cylinder, "rack-of-cylinders": rack_of_cylinders,
         "brush": brush, "squeeze": squeeze, "scourer": scourer, "rolls": rolls}
