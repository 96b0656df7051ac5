"""Boxes of all kinds: gastronorm, cartons, crates, racks, trays."""
from math import pi

import materials
from families.stacks import stacked
from shapes import fillet, group, lathe, loft, rounded_rectangle, slab, sweep, tube


def _gn_material(kind, color):
    if kind == "clear":
        return materials.glass(color, 0.02, 1.42)
    if kind == "milky":
        return materials.plastic(color, 0.4)
    return materials.brushed(color, strength=0.06)


def gn(root, kind="steel", color="#c9ccce", w=530, d=325, h=100, count=1, lid=None, holes=False, turn=0.55, elevation=30):
    material = _gn_material(kind, color)

    def one(place):
        body = group(place, turn=(0, 0, turn))
        _gn_body(body, material, w, d, h, kind)
        if holes:
            _holes(body, w, d)

    stacked(root, one, count, 0.3)
    if lid:
        top = group(root, (0, 0, h / 100 + 0.3 * (count - 1) + 0.012), (0, 0, turn))
        gn_lid_on(top, lid, w, d)
    return {"elevation": elevation, "glass": kind == "clear", "samples": 20 if kind == "clear" else None}


def _gn_body(root, material, w, d, h, kind):
    z, wall = h / 100, 0.012 if kind == "steel" else 0.03
    line = rounded_rectangle(w / 100, d / 100, 0.22, 12)
    outer = [(0.62, 0.0), (0.42, 0.0), (0.33, 0.03), (0.28, 0.1), (0.2, z - 0.16), (0.17, z - 0.03), (0.12, z), (0.02, z), (0.0, z - 0.035)]
    inner = [(0.0, z - 0.02), (0.02, z + wall), (0.13, z + wall), (0.17 + wall, z - 0.02), (0.2 + wall, z - 0.16), (0.28 + wall, 0.1 + wall), (0.34 + wall, 0.03 + wall), (0.43, wall), (0.62, wall)]
    loft("gn", line, outer + inner, material, root)


def _holes(root, w, d):
    black = materials.matt_black()
    columns, rows = int(w / 24) - 5, int(d / 24) - 5
    for i in range(columns):
        for j in range(rows):
            place = ((i - (columns - 1) / 2) * 0.24, (j - (rows - 1) / 2) * 0.24, 0.016)
            lathe("hole", [(0, 0.0), (0.05, 0.0)], black, group(root, place), 12)


def gn_lid_on(root, kind, w, d):
    color = "#eef5f6" if kind == "clear" else "#cfd2d4"
    material = _gn_material("clear" if kind == "clear" else "steel", color)
    line = rounded_rectangle(w / 100 - 0.02, d / 100 - 0.02, 0.2, 12)
    loft("lid", line, [(0, 0), (0.0, 0.03), (0.12, 0.04), (0.2, 0.0), (0.34, 0.0), (0.42, 0.05), (0.6, 0.05)], material, root)
    if kind == "seal":
        tube("seal", [(x * 0.985, y * 0.985, 0.0) for x, y, _, _ in line], 0.035, materials.rubber("#3d7ea6"), root, True)
    grip = materials.brushed("#c4c7c9") if kind != "clear" else material
    path = [(-0.45, 0, 0.05), (-0.4, 0, 0.16), (-0.3, 0, 0.2), (0.3, 0, 0.2), (0.4, 0, 0.16), (0.45, 0, 0.05)]
    sweep("grip", path, (0.07, 0.03), grip, root)


def gn_lid(root, kind="steel", w=530, d=325):
    gn_lid_on(group(root, (0, 0, 0.04), (0, 0, 0.55)), kind, w, d)
    return {"elevation": 34, "glass": kind == "clear"}


def gn_field(root):
    """Containers of several sizes next to each other, divided by bars."""
    base = group(root, turn=(0, 0, 0.45))
    steel = _gn_material("steel", "#c9ccce")
    for x, y, w, d in ((-1.32, 0, 265, 325), (1.32, 0.81, 265, 162), (1.32, -0.81, 265, 162)):
        _gn_body(group(base, (x, y, 0)), steel, w, d, 100, "steel")
    slab("bar", 0.16, 3.3, 0.03, materials.polished("#d4d6d7", 0.2), group(base, (0, 0, 1.0)), 0.02, 0.01)
    return {"elevation": 34}


def tray(root, color="#c4c8cb", kind="steel", w=530, d=325, h=20, count=1, outline="square", corner=0.15, turn=0.5, elevation=34, rim=0.1, inside=None, holes=False):
    kinds = {"steel": lambda c: materials.brushed(c, strength=0.06), "aluminium": materials.aluminium, "enamel": materials.enamel, "granite": lambda c: materials.stoneware(c, "#9a9c9e", 0.7),
             "plastic": lambda c: materials.plastic(c, 0.5, 0.1), "wood": lambda c: materials.wood(c, scale=0.6), "coated": lambda c: materials.plastic(c, 0.45, 0.04), "melamine": materials.slate}
    material = kinds[kind](color)
    line = rounded_rectangle(w / 100, d / 100, corner, 10)
    if outline == "round":
        from shapes import ellipse

        line = ellipse(w / 100, d / 100)
    z, wall = h / 100, 0.02
    profile = [(rim + 0.1, 0), (rim + 0.03, 0.0), (rim, 0.015), (0.035, z - 0.02), (0.0, z - 0.01), (0.0, z + wall * 0.6), (0.02, z + wall), (0.045, z + wall * 0.6), (rim + 0.02, wall + 0.01), (rim + 0.06, wall), (rim + 0.14, wall)]

    def one(place):
        turned = group(place, turn=(0, 0, turn))
        loft("tray", line, profile, material, turned)
        if inside:
            loft("mat", [(x * 0.96, y * 0.94, nx, ny) for x, y, nx, ny in line], [(rim + 0.03, wall + 0.002), (rim + 0.03, wall + 0.006), (rim + 0.3, wall + 0.006)], materials.rubber(inside), turned)
        if holes:
            _holes(turned, w, d)

    stacked(root, one, count, z * 0.5 + 0.03)
    return {"elevation": elevation if count == 1 else 22}


def grid(root, w=530, d=325, count=1):
    wire = materials.polished("#d0d2d4", 0.2)

    def one(place):
        base = group(place, turn=(0, 0, 0.5))
        tube("frame", [(x, y, 0.1) for x, y, _, _ in rounded_rectangle(w / 100, d / 100, 0.14, 8)], 0.035, wire, base, True)
        wires = int(w / 22)
        for i in range(1, wires):
            x = -w / 200 + i * w / 100 / wires
            tube("wire", [(x, -d / 200, 0.1), (x, 0, 0.1), (x, d / 200, 0.1)], 0.016, wire, base, around=8)
        for y in (-d / 600, d / 600):
            tube("cross", [(-w / 200, y, 0.068), (0, y, 0.068), (w / 200, y, 0.068)], 0.026, wire, base)

    stacked(root, one, count, 0.14)
    return {"elevation": 36}


def carton(root, color="#c9a77a", w=400, d=300, h=260, open=False, label=None, stripe=None, tape=True, turn=0.6, slot=None, kind="cardboard", count=1, elevation=22, mark=True):
    material = {"cardboard": materials.cardboard, "paper": materials.paper, "plastic": lambda c: materials.plastic(c, 0.5, 0.05)}[kind](color)
    base = group(root, turn=(0, 0, turn))
    x, y, z = w / 100, d / 100, h / 100
    for i in range(count):
        box = group(base, (0.05 * i, -0.04 * i, i * (z + 0.01)), (0, 0, 0.05 * i))
        if open:
            _open_box(box, material, x, y, z)
        else:
            slab("box", x, y, z, material, box, 0.03, 0.022)
            if tape:
                slab("tape", x + 0.012, 0.5, 0.004, materials.Paint("tape").set(Base_Color=materials.linear("#a9824f"), Roughness=0.25).material, group(box, (0, 0, z)), 0.005, 0.001)
                slab("seam", x - 0.04, 0.012, 0.002, materials.paper("#5d4426"), group(box, (0, 0, z + 0.003)), 0.002, 0.0005)
        if stripe:
            slab("stripe", x + 0.006, y + 0.006, z * 0.28, materials.paper(stripe), group(box, (0, 0, z * 0.2)), 0.032, 0.02)
        if label:
            _label(box, label, x, y, z)
        elif mark and kind == "cardboard":
            _label(box, "#f4f2ec", x, y, z, 0.34)
        if slot:
            slab("slot", x * 0.56, 0.012, z * 0.22, materials.matt_black(), group(box, (0, -y / 2, z * 0.45)), 0.004, 0.002)
            slab("paper", x * 0.4, 0.1, 0.02, materials.paper(slot), group(box, (0, -y / 2 - 0.04, z * 0.52), (0.7, 0, 0)), 0.02, 0.005)
    return {"elevation": elevation}


def _open_box(root, material, x, y, z):
    thick = 0.03
    for px, py, w, d in ((0, -y / 2, x, thick), (0, y / 2, x, thick), (-x / 2, 0, thick, y), (x / 2, 0, thick, y)):
        slab("wall", w, d, z, material, group(root, (px, py, 0)), 0.012, 0.01)
    slab("floor", x, y, thick, material, root, 0.02, 0.01)
    for px, py, w, d, turn in ((0, -y / 2 - 0.02, x, y / 2, (2.3, 0, 0)), (0, y / 2 + 0.02, x, y / 2, (-2.3, 0, pi)), ):
        flap = group(root, (px, py, z), turn)
        slab("flap", w, d, 0.02, material, group(flap, (0, d / 2, 0)), 0.012, 0.005)
    for side in (-1, 1):
        flap = group(root, (side * (x / 2 + 0.02), 0, z), (0, side * 0.75, 0))
        slab("flap", x * 0.4, y, 0.02, material, group(flap, (side * x * 0.2, 0, 0)), 0.012, 0.005)


def _label(root, color, x, y, z, share=0.5):
    paper, ink = materials.paper(color), materials.paper("#33383b")
    wide, high = x * share, z * share
    place = group(root, (x * 0.12 if share < 0.4 else 0, -y / 2 - 0.002, z * 0.3))
    slab("label", wide, 0.005, high, paper, place, 0.002, 0.0008)
    for i, part in enumerate((0.7, 0.5, 0.62)):
        slab("line", wide * part, 0.003, high * (0.1 if i else 0.16), ink, group(place, (-wide * (0.9 - part) / 2, -0.004, high * (0.72 - 0.24 * i))), 0.001, 0.0004)


def dish_rack(root, color="#8b8d8e", kind="pegs", w=500, h=100, extenders=0, turn=0.6, elevation=32, glass=None):
    """A rack for the dishwasher: lattice walls and floor, pegs or compartments."""
    plastic = materials.plastic(color, 0.45)
    base = group(root, turn=(0, 0, turn))
    half, z = w / 200, h / 100
    for level in range(extenders + 1):
        low = level * z
        for high in (0.05, 0.38, 0.66, 0.95):
            line = [(x, y, low + z * high) for x, y, _, _ in rounded_rectangle(w / 100, w / 100, 0.25, 6)]
            sweep("band", line, (0.03, 0.07 if high in (0.05, 0.95) else 0.035), plastic, base, 8, True)
        for side in range(4):
            wall = group(base, turn=(0, 0, side * pi / 2))
            for i in range(-7, 8):
                slab("bar", 0.07, 0.05, z * 0.92, plastic, group(wall, (i * half / 8, -half, low)), 0.015, 0.008)
    cells = 5 if kind == "cells" else 12
    for i in range(1, cells):
        at = -half + i * w / 100 / cells
        for turned in (0, pi / 2):
            floor = group(base, turn=(0, 0, turned))
            slab("lattice", w / 100 - 0.1, 0.045, 0.05 if kind != "cells" else z * (extenders + 1) * 0.86, plastic, group(floor, (0, at, 0.03)), 0.01, 0.006)
    if kind == "pegs":
        for i in range(9):
            for j in range(-4, 5):
                slab("peg", 0.06, 0.06, 0.75, plastic, group(base, (j * half / 4.8, -half + (i + 1) * w / 1000, 0.05)), 0.025, 0.02)
    return {"elevation": elevation}


def bottle_crate(root, color="#4a5560"):
    return dish_rack(root, color, "cells", 400, 120, 1, 0.6, 26)


def wooden_crate(root, color="#b08a5b", w=530, d=325, h=190):
    wood = materials.wood(color, scale=0.8)
    base = group(root, turn=(0, 0, 0.55))
    x, y, z, thick = w / 100, d / 100, h / 100, 0.12
    for side in (-1, 1):
        slab("long", x, thick, z, wood, group(base, (0, side * (y - thick) / 2, 0)), 0.02, 0.012)
        for low, high in ((0, z * 0.5), (z * 0.78, z)):
            slab("short", thick, y - 2 * thick, high - low, wood, group(base, (side * (x - thick) / 2, 0, low)), 0.02, 0.012)
    slab("floor", x - 0.1, y - 0.1, 0.1, wood, group(base, (0, 0, 0.06)), 0.02, 0.01)
    return {"elevation": 28}


def insulated_box(root, open=False):
    foam = materials.Paint("epp")
    foam.set(Base_Color=materials.linear("#2b2e31"), Roughness=0.8, Specular=0.2)
    cells = foam.node("ShaderNodeTexVoronoi", Scale=22.0)
    foam.links.new(foam.place(), cells.inputs["Vector"])
    foam.bump(cells.outputs["Distance"], 0.3, 0.02)
    base = group(root, turn=(0, 0, 0.6))
    if open:
        line = rounded_rectangle(6.0, 4.0, 0.25)
        loft("box", line, [(0.05, 0), (0, 0.05), (0, 2.3), (0.04, 2.36), (0.36, 2.36), (0.4, 2.3), (0.42, 0.4), (0.8, 0.36)], foam.material, base)
        slab("lid", 6.0, 4.0, 0.4, foam.material, group(base, (0.6, -2.9, 0.25), (0.9, 0, 0)), 0.25, 0.05)
    else:
        slab("box", 6.0, 4.0, 2.3, foam.material, base, 0.25, 0.05)
        slab("lid", 6.05, 4.05, 0.5, foam.material, group(base, (0, 0, 2.33)), 0.27, 0.08)
        for side in (-1, 1):
            slab("grip", 0.2, 1.3, 0.22, materials.matt_black(), group(base, (side * 2.95, 0, 1.7)), 0.06, 0.04)
    return {"elevation": 24}


FORMS = {"gn": gn, "gn-lid": gn_lid, "gn-field": gn_field, "tray": tray, "grid": grid, "carton": carton, "dish-rack": dish_rack,
         "bottle-crate": bottle_crate, "wooden-crate": wooden_crate, "insulated-box": insulated_box}
