"""Gastronorm: containers, lids, trays and grids."""
from math import pi

import materials
from families.stacks import stacked
from label import sheet
from shapes import group, lathe, lettering, loft, mesh_object, rounded_rectangle, slab, sweep, tube


def _gn_material(kind, color):
    if kind == "clear":
        return materials.clear_plastic(color)
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
    return {"elevation": elevation, "glass": kind == "clear", "cards": False}


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
    loft("lid", line, [(0, -0.02), (0.0, 0.03), (0.12, 0.04), (0.2, 0.0), (0.34, 0.0), (0.42, 0.05), (0.6, 0.05)], material, root)
    if kind == "seal":
        tube("seal", [(x * 0.985, y * 0.985, 0.0) for x, y, _, _ in line], 0.035, materials.rubber("#3d7ea6"), root, True)
    grip = materials.brushed("#c4c7c9") if kind != "clear" else material
    path = [(-0.45, 0, 0.05), (-0.4, 0, 0.16), (-0.3, 0, 0.2), (0.3, 0, 0.2), (0.4, 0, 0.16), (0.45, 0, 0.05)]
    sweep("grip", path, (0.07, 0.03), grip, root)


def gn_lid(root, kind="steel", w=530, d=325):
    gn_lid_on(group(root, (0, 0, 0.04), (0, 0, 0.55)), kind, w, d)
    return {"elevation": 34, "glass": kind == "clear", "metal": kind == "steel"}


def gn_field(root):
    """Containers of several sizes next to each other, divided by bars."""
    base = group(root, turn=(0, 0, 0.45))
    steel = _gn_material("steel", "#c9ccce")
    for x, y, w, d in ((-1.32, 0, 265, 325), (1.32, 0.81, 265, 162), (1.32, -0.81, 265, 162)):
        _gn_body(group(base, (x, y, 0)), steel, w, d, 100, "steel")
    slab("bar", 0.16, 3.3, 0.03, materials.polished("#d4d6d7", 0.2), group(base, (0, 0, 1.0)), 0.02, 0.01)
    return {"elevation": 34}


def gn_sizes(root):
    """Containers of different sizes side by side."""
    steel = _gn_material("steel", "#c9ccce")
    base = group(root, turn=(0, 0, 0.45))
    for x, y, w, d, h in ((-1.1, 1.2, 530, 325, 100), (-2.1, -1.7, 265, 325, 100), (0.85, -1.5, 265, 162, 100), (2.6, -1.2, 176, 162, 65)):
        _gn_body(group(base, (x, y, 0)), steel, w, d, h, "steel")
    return {"elevation": 34}


def gn_labelled(root, color="#edefee"):
    """A container with its lid and a label that tells what is in it since when."""
    milky = _gn_material("milky", color)
    base = group(root, turn=(0, 0, 0.55))
    _gn_body(base, milky, 265, 325, 100, "milky")
    gn_lid_on(group(base, (0, 0, 1.012)), "clear", 265, 325)
    place = group(base, (0.1, -1.425, 0.36), (-0.09, 0, 0))
    sheet(place, 1.2, 0.5, materials.paper("#f8f6f0"))
    sheet(place, 1.2, 0.15, materials.paper("#e4bc3a"), 0.003, low=0.35, thick=0.002)
    ink = materials.paper("#3a3d40")
    for text, size, high in (("Dienstag", 0.1, 0.37), ("Tomatensauce", 0.12, 0.2), ("24.11.  14:30  KM", 0.085, 0.07)):
        lettering(text, size, ink, group(place, (0, -0.0062, high), (pi / 2, 0, 0)))
    return {"elevation": 26, "glass": True, "samples": 20}


def lined_tray(root, lining="paper", color="#c9a77a", metal="#c9ced2"):
    """A baking sheet with paper or a mat of silicone on it."""
    base = group(root, turn=(0, 0, 0.5))
    tray(base, metal, "aluminium", 600, 400, 20, turn=0)
    cloth = materials.paper(color) if lining == "paper" else materials.plastic(color, 0.45, 0.1)
    vertices, faces = [], []
    for a in range(41):
        for b in range(31):
            x, y = (a / 40 - 0.5) * 5.5, (b / 30 - 0.5) * 3.55
            lift = max(0, x + y - 2.9) if lining == "mat" else max(0, x - 2.1)
            back = 0.35 if lining == "mat" else 0.1
            vertices.append((x - lift * back, y - (lift * back if lining == "mat" else 0), 0.045 + lift * lift * 0.4))
    for a in range(40):
        for b in range(30):
            i = a * 31 + b
            faces.append((i, i + 31, i + 32, i + 1))
    mesh_object("lining", vertices, faces, cloth, base).modifiers.new("thick", "SOLIDIFY").thickness = 0.012
    return {"elevation": 38}


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
    wire = materials.polished("#a4a8ab", 0.2)

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
    return {"elevation": 36, "metal": True}


FORMS = {"gn": gn, "gn-lid": gn_lid, "gn-field": gn_field, "gn-sizes": gn_sizes, "gn-labelled": gn_labelled, "lined-tray": lined_tray, "tray": tray, "grid": grid}
