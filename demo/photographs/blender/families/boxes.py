"""Boxes: cartons, crates, racks for the dishwasher."""
from math import pi

import materials
from families.care import drawn
from label import fitting, line_of, set_label
from shapes import group, lettering, loft, rounded_rectangle, slab, sweep


def carton(root, color="#c9a77a", w=400, d=300, h=260, open=False, label=None, stripe=None, tape=True, turn=0.6, slot=None, kind="cardboard", count=1, elevation=22, mark=True, print=None, face="#f7f6f2"):
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
        if print and open:
            share = 0.62 if x < 2 * z else 0.8 if x < 4 * z else 0.46
            wide, high = x * share, min(z * 0.62, x * share * 0.62)
            set_label(group(box, (0, -y / 2 - 0.019, (z - high) / 2)), wide, high, print, band=label or "#14493b")
        elif print:
            _printed(box, (x, y, z), print, label or "#14493b", face, on_top=slot is None)
        elif label or (mark and kind == "cardboard"):
            share = 0.5 if label else 0.36
            place = group(box, (0 if label else x * 0.12, -y / 2 - (0.019 if open else 0.004), z * 0.3))
            set_label(place, x * share, min(z * share, x * share * 0.7), ("Tafelwerk", "Gastronomiebedarf"), band=label if label and sum(materials.linear(label)) < 0.9 else "#14493b")
        if slot:
            # What is in it is drawn out of the top.
            slab("slot", x * 0.56, y * 0.2, 0.003, materials.matt_black(), group(box, (0, 0, z)), y * 0.08, 0.001)
            drawn(group(box, (0, 0, z - 0.04), (0, 0, -0.25)), materials.rubber(slot) if kind == "paper" else materials.paper(slot), x * 0.34, x * 0.26)
    return {"elevation": elevation}


def _printed(box, size, print, band, face, on_top):
    """A box that is printed all over its front; brand and name stand on top and side as well, as it is stacked in a store."""
    x, y, z = size
    set_label(group(box, (0, -y / 2 - 0.001, z * 0.02)), x * 0.985, z * 0.96, print, face, band)
    light = materials.paper("#f7f6f2")
    side = group(box, (-x / 2 - 0.001, 0, 0), (0, 0, -pi / 2))
    if y > z * 0.6:
        line_of(side, print[0], y * 0.8, z * 0.16, z * 0.62, light, 0.002)
        line_of(side, print[3], y * 0.8, z * 0.12, z * 0.24, light, 0.002)
    if on_top and x > y * 1.6:
        lettering(print[1], fitting(print[1], x * 0.62, y * 0.2), light, group(box, (-x * 0.12, y * 0.12, z + 0.002)))


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


FORMS = {"carton": carton, "dish-rack": dish_rack, "bottle-crate": bottle_crate, "wooden-crate": wooden_crate, "insulated-box": insulated_box}
