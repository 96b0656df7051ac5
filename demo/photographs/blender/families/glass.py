"""Glasses with and without a stem, carafes, decanters. A wall of glass with an inside; what is in it lies against the wall."""
from math import pi

import materials
from shapes import fillet, group, lathe, shell, spline, sweep

BOWLS = {
    "red": [(0.06, 0.0), (0.5, 0.1), (0.86, 0.32), (1.0, 0.55), (0.93, 0.78), (0.74, 1.0)],
    "white": [(0.06, 0.0), (0.52, 0.12), (0.9, 0.36), (1.0, 0.56), (0.94, 0.8), (0.8, 1.0)],
    "burgundy": [(0.06, 0.0), (0.62, 0.12), (0.96, 0.36), (1.0, 0.5), (0.84, 0.76), (0.66, 1.0)],
    "flute": [(0.06, 0.0), (0.5, 0.1), (0.88, 0.36), (1.0, 0.62), (0.96, 0.82), (0.84, 1.0)],
    "tulip": [(0.06, 0.0), (0.48, 0.14), (0.94, 0.5), (1.0, 0.64), (0.86, 0.86), (0.76, 1.0)],
    "wide-tulip": [(0.06, 0.0), (0.44, 0.1), (0.78, 0.28), (0.97, 0.48), (1.0, 0.58), (0.93, 0.74), (0.69, 1.0)],
    "coupe": [(0.06, 0.0), (0.5, 0.12), (0.84, 0.42), (0.97, 0.76), (1.0, 1.0)],
    "goblet": [(0.06, 0.0), (0.6, 0.1), (0.92, 0.34), (1.0, 0.62), (0.94, 1.0)],
    "balloon": [(0.06, 0.0), (0.6, 0.1), (0.95, 0.36), (1.0, 0.54), (0.9, 0.8), (0.76, 1.0)],
    "nick": [(0.06, 0.0), (0.5, 0.08), (0.86, 0.3), (1.0, 0.62), (0.94, 1.0)],
    "pilsner": [(0.1, 0.0), (0.5, 0.1), (0.76, 0.35), (0.94, 0.7), (1.0, 0.86), (0.95, 1.0)],
}


def stem(root, color="#ffffff", bowl="red", d=90, h=220, cup=0.46, fill=None, level=0.4, count=1, flutes=None, foot=None, wall=0.016, elevation=9, head=False):
    """`cup`: the bowl's share of the height; `fill`: what is in it, up to `level` of the bowl."""
    r, z = d / 200, h / 100
    bottom = z * (1 - cup)
    neck = 0.046
    outline = spline([(max(x * r, neck), bottom + y * z * cup) for x, y in BOWLS[bowl]], 10)
    base = (foot or d * 0.86) / 200
    is_pale = fill and (bowl not in ("red", "burgundy") or d <= 80)
    glass = materials.glass(color, edge=0.1 if is_pale else 0.34)
    foot_line = spline([(base, 0.012), (base * 0.96, 0.03), (base * 0.45, 0.06), (0.09, 0.13), (0.056, min(0.3, bottom * 0.45)), (neck * 0.95, bottom * 0.7), (neck, bottom * 0.92)], 8)
    outer = [(0, 0.07), (base * 0.4, 0.045), (base * 0.82, 0.014), (base * 0.96, 0.004)] + foot_line + outline
    inner = _inside(outline, wall, bottom + 0.06)
    rim = [(outline[-1][0] - wall * 0.5, z + wall * 0.5)]
    profile = outer + rim + inner

    def one(place):
        body = lathe("glass", profile, glass, place, flutes=None)
        _darken_stem(body, color, 0.1, bottom)
        if fill:
            _drink(place, inner, bottom + z * cup * level, fill, head)

    _standing(root, one, count, r * 2.25)
    # Cards that draw the edges would fill a drink with black and leave the stem without any: the wall itself is darker at the edge.
    return {"elevation": elevation, "glass": True, "cards": False, "samples": 36 if fill else 24}


def _darken_stem(body, color, low, high):
    """A stem is a rod of glass: it shows the bright ground right to its edge, which is darkened over a third of it or nothing of it is seen."""
    body.data.materials.append(materials.glass(color, edge=0.16, edge_from=0.04, edge_to=0.5))
    for face in body.data.polygons:
        face.material_index = int(low < face.center.z < high)


def hollow_foot(outline, base):
    """The outside from the middle of the floor: glass stands on a ring, its floor arched, so that the ground does not fill it with white."""
    r = outline[0][0]
    rise = min(0.05, base * 0.5)
    return [(0, rise + 0.012)] + spline([(r * 0.3, rise + 0.008), (r * 0.66, rise * 0.7), (r * 0.8, 0.012), (r * 0.88, 0.003)], 5) + [(x, max(y, 0.006)) for x, y in outline]


def _inside(outline, wall, floor):
    """From the rim down the inside of a wall to the middle of the floor."""
    points = [(max(x - wall, 0), y) for x, y in outline[::-1] if y > floor + 0.01 and x > wall * 1.5]
    return points + [(points[-1][0] * 0.6, floor + 0.002), (0.0, floor)]


def _drink(place, inner, level, color, head=False):
    """A body of drink a hair inside of the glass."""
    wet = [(x * 0.993, y + 0.004) for x, y in inner if y < level]
    if not wet:
        return
    top = wet[0][0]
    lathe("drink", [(0.0, level)] + [(top * 0.96, level), (top, level + 0.008)] + wet, materials.liquid(color), place)
    if head:
        dry = [(x * 0.99, y) for x, y in inner if y >= level]
        high = dry[0][1]
        lathe("foam", [(0.0, high + 0.05)] + spline([(dry[0][0] * 0.8, high + 0.045), (dry[0][0] * 0.97, high)], 6) + dry[1:] + [(0.0, level)], materials.foam(), place)


def _standing(root, one, count, apart):
    if count == 1:
        return one(root)
    one(group(root, (apart * 0.36, -apart * 0.3, 0)))
    one(group(root, (-apart * 0.6, apart * 0.35, 0)))
    return None


TUMBLERS = {
    "stack": [(0.74, 0.0), (0.82, 0.05), (0.86, 0.5), (0.9, 0.62), (0.96, 0.66), (1.0, 1.0)],
    "straight": [(0.94, 0.0), (0.99, 0.04), (1.0, 0.5), (1.0, 1.0)],
    "conic": [(0.7, 0.0), (0.76, 0.04), (0.88, 0.5), (1.0, 1.0)],
    "willi": [(0.72, 0.0), (0.78, 0.03), (0.86, 0.4), (0.93, 0.66), (1.04, 0.78), (0.98, 0.86), (1.0, 1.0)],
    "wheat": [(0.72, 0.0), (0.74, 0.03), (0.62, 0.14), (0.68, 0.34), (0.94, 0.74), (1.0, 0.88), (0.92, 1.0)],
    "barrel": [(0.8, 0.0), (0.88, 0.05), (1.0, 0.45), (0.98, 0.75), (0.9, 1.0)],
    "shot": [(0.76, 0.0), (0.8, 0.03), (0.9, 0.5), (1.0, 1.0)],
    "latte": [(0.64, 0.0), (0.7, 0.04), (0.78, 0.4), (0.92, 0.75), (1.0, 1.0)],
    "double": [(0.5, 0.0), (0.6, 0.04), (0.92, 0.34), (1.0, 0.6), (0.94, 1.0)],
}


def tumbler(root, color="#ffffff", shape="straight", d=78, h=120, base=9, wall=2.2, fill=None, level=0.86, head=False, count=1, flutes=None, ear=False, rough=0.0, layers=None, elevation=14, kind="glass", edge=0.5):
    """`base`: thickness of the floor in mm; `flutes`: (count, depth) of a cut or pressed wall."""
    r, z = d / 200, h / 100
    outline = spline([(x * r, y * z) for x, y in TUMBLERS[shape]], 8)
    inner = _inside(outline, wall / 100, base / 100)
    profile = hollow_foot(outline, base / 100) + [(outline[-1][0] - wall / 200, z + wall / 200)] + inner
    material = materials.glass(color, rough, edge=edge) if kind == "glass" else materials.plastic(color)

    def one(place):
        body = lathe("glass", profile, material, place, segments=288 if flutes else 112)
        if flutes:
            _cut(body, flutes, z, base / 100)
        if ear:
            path = spline([(r * 0.93, 0, z * 0.8), (r * 1.45, 0, z * 0.82), (r * 1.62, 0, z * 0.55), (r * 1.5, 0, z * 0.25), (r * 0.93, 0, z * 0.2)], 9)
            sweep("ear", path, (0.09, 0.06), material, group(place, turn=(0, 0, -0.5)))
        if fill:
            _drink(place, inner, base / 100 + (z - base / 100) * level, fill, head)
        for color_of, low, high in layers or []:
            _layer(place, inner, low * z, high * z, color_of)

    _standing(root, one, count, r * 2.5)
    return {"elevation": elevation, "glass": kind == "glass", "cards": fill is None and layers is None}


def _cut(body, flutes, z, floor):
    """Flutes only outside and below the rim, fading out upwards."""
    from math import atan2, cos

    count, depth = flutes
    for vertex in body.data.vertices:
        x, y, high = vertex.co
        share = min(1, max(0, (0.86 * z - high) / (0.1 * z))) * min(1, max(0, (high - 0.02) / 0.06))
        factor = 1 - depth * (1 - abs(cos(count / 2 * atan2(y, x)))) * share
        vertex.co.x, vertex.co.y = x * factor, y * factor


def _layer(place, inner, low, high, color):
    wall = [(x * 0.993, y) for x, y in inner if low < y < high]
    lathe("layer", [(0.0, high), (wall[0][0], high)] + wall + [(wall[-1][0], low), (0.0, low)], materials.liquid(color, False), place)


CARAFES = {
    "carafe": [(0.9, 0.0), (0.98, 0.03), (1.0, 0.3), (0.84, 0.54), (0.5, 0.72), (0.42, 0.82), (0.46, 0.93), (0.58, 1.0)],
    "bottle": [(0.94, 0.0), (1.0, 0.03), (1.0, 0.5), (0.86, 0.64), (0.5, 0.76), (0.42, 0.84), (0.44, 1.0)],
    "decanter": [(0.5, 0.0), (0.9, 0.05), (1.0, 0.14), (0.8, 0.28), (0.38, 0.44), (0.24, 0.62), (0.24, 0.82), (0.38, 1.0)],
    "pitcher": [(0.8, 0.0), (0.86, 0.03), (0.95, 0.4), (1.0, 0.7), (0.96, 1.0)],
}


def carafe(root, color="#ffffff", shape="carafe", d=100, h=260, wall=2.4, fill=None, level=0.5, cork=False, ear=False, lid=None, count=1, elevation=11):
    r, z = d / 200, h / 100
    outline = spline([(x * r, y * z) for x, y in CARAFES[shape]], 9)
    inner = _inside(outline, wall / 100, 0.09)
    material = materials.glass(color, edge=0.5)

    def one(place):
        lathe("carafe", hollow_foot(outline, 0.09) + [(outline[-1][0] - wall / 200, z + wall / 200)] + inner, material, place)
        if fill:
            _drink(place, inner, z * level, fill)
        if cork:
            neck = outline[-1][0]
            lathe("cork", fillet([(0, z - 0.2), (neck * 0.86, z - 0.2, 0.02), (neck * 0.98, z + 0.22, 0.03), (0, z + 0.22)]), materials.wood("#c79b68", 0.7, scale=3, gloss=0.8), place)
        if ear:
            path = spline([(r * 0.94, 0, z * 0.86), (r * 1.5, 0, z * 0.88), (r * 1.66, 0, z * 0.6), (r * 1.5, 0, z * 0.3), (r * 0.9, 0, z * 0.22)], 9)
            sweep("ear", path, (0.11, 0.06), material, group(place, turn=(0, 0, -0.5)))
        if lid:
            lathe("lid", fillet([(0, z - 0.02), (r * 0.98, z - 0.02), (r * 1.0, z + 0.05, 0.03), (r * 0.3, z + 0.1, 0.05), (r * 0.25, z + 0.22, 0.04), (0, z + 0.22)]), materials.plastic(lid), place)

    _standing(root, one, count, r * 2.6)
    return {"elevation": elevation, "glass": True}


def double_wall(root, d=84, h=96, layers=(("#7a4a24", 0.0, 0.62), ("#e9d5b4", 0.62, 0.78)), count=1, ear=False):
    """Two walls of glass with air between; the drink seems to float."""
    r, z = d / 200, h / 100
    glass = materials.glass("#ffffff", edge=0.6)
    outline = spline([(x * r, y * z) for x, y in TUMBLERS["double"]], 9)
    cup = spline([(0, z * 0.16), (r * 0.3, z * 0.165), (r * 0.58, z * 0.22), (r * 0.76, z * 0.42), (r * 0.83, z * 0.7), (outline[-1][0] - 0.03, z)], 9)
    hull = [(0, 0.0)] + outline + [(x - 0.014, max(y, 0.02)) for x, y in outline[::-1] if x > 0.02] + [(0, 0.02)]
    inner = [(max(x - 0.02, 0), y + 0.018) for x, y in cup[::-1]]
    floor, tall = inner[-1][1], z - inner[-1][1]

    def one(place):
        lathe("hull", hull, glass, place)
        lathe("cup", shell(cup, 0.014), glass, place)
        for color, low, high in layers:
            _coffee(place, inner, floor + low * tall, floor + high * tall, color)

    _standing(root, one, count, r * 2.4)
    return {"elevation": 14, "glass": True, "cards": False}


def _coffee(place, inner, low, high, color):
    """Coffee and milk let light through: they glow a little, or several walls of glass would leave them gray."""
    tone = materials.linear(color)
    drink = materials.Paint("coffee").set(Base_Color=tone, Roughness=0.35, Specular=0.1, Emission=tone, Emission_Strength=0.28)
    wall = [(x, y) for x, y in inner if low - 1e-6 <= y < high]
    edge = next(x for x, y in inner[::-1] if y >= high)
    lathe("layer", [(0.0, high), (edge * 0.99, high)] + wall + [(0.0, low)], drink.material, place)


FORMS = {"stem": stem, "tumbler": tumbler, "carafe": carafe, "double-wall": double_wall}
