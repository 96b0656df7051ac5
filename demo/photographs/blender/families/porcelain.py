"""Plates, bowls and platters of porcelain, stoneware, melamine, slate and glass."""
from math import pi

import materials
from families.glass import hollow_foot
from families.stacks import stacked
from shapes import ellipse, fillet, group, lathe, loft, rounded_rectangle, shell, spline


MATERIALS = {
    "porcelain": materials.porcelain,
    "stoneware": materials.stoneware,
    "enamel": materials.enamel,
    "melamine": materials.melamine,
    "glass": lambda color: materials.glass(color, edge=0.15),
    "slate": materials.slate,
    "copper": materials.hammered,
    "steel": lambda color: materials.brushed(color, around=True),
    "polished": lambda color: materials.polished(color),
    "plastic": materials.plastic,
}


def plate_profile(shape, r, rise, wall):
    """Outer profile of a plate from the middle to the rim."""
    if shape == "coupe":
        points = [(0, 0.03), (r * 0.55, 0.03), (r * 0.58, 0), (r * 0.63, 0.02), (r * 0.8, rise * 0.28), (r * 0.93, rise * 0.66), (r, rise)]
    elif shape == "rim":
        points = [(0, 0.03), (r * 0.56, 0.03), (r * 0.59, 0), (r * 0.63, 0.02), (r * 0.69, rise * 0.45), (r * 0.73, rise * 0.68), (r * 0.86, rise * 0.84), (r, rise)]
    elif shape == "deep":
        points = [(0, 0.03), (r * 0.46, 0.03), (r * 0.49, 0), (r * 0.54, 0.03), (r * 0.62, rise * 0.42), (r * 0.68, rise * 0.78), (r * 0.73, rise * 0.88), (r, rise)]
    elif shape == "pasta":
        points = [(0, 0.03), (r * 0.42, 0.03), (r * 0.46, 0), (r * 0.52, 0.02), (r * 0.74, rise * 0.3), (r * 0.92, rise * 0.74), (r, rise)]
    elif shape == "gourmet":
        points = [(0, 0.03), (r * 0.3, 0.03), (r * 0.33, 0), (r * 0.38, 0.03), (r * 0.43, rise * 0.5), (r * 0.47, rise * 0.86), (r * 0.52, rise * 0.93), (r, rise)]
    else:
        points = [(0, 0.0), (r * 0.9, 0.0), (r * 0.96, rise * 0.4), (r, rise)]
    return shell(spline(points, 7), wall)


def plate(root, color="#f8f7f3", kind="porcelain", shape="coupe", d=270, h=None, count=1, elevation=42, relief=False, wall=0.045):
    r = d / 200
    rise = (h or {"deep": 38, "pasta": 50, "gourmet": 40, "flat": 12}.get(shape, 24)) / 100
    material = MATERIALS[kind](color)
    profile = plate_profile(shape, r, rise, wall)

    def one(place):
        lathe("plate", profile, material, place, flutes=(28, 0.012) if relief == "edge" else None)
        if relief is True:
            _grains(place, material, r, rise, wall)

    stacked(root, one, count, 0.42 * rise if shape != "gourmet" else 0.5 * rise)
    return {"elevation": elevation if count == 1 else min(elevation, 20), "glass": kind == "glass"}


def _grains(place, material, r, rise, wall):
    """A relief of grains of corn around the rim, on its upper side."""
    from math import cos, sin

    for row, share in ((0, 0.82), (1, 0.88), (2, 0.94)):
        for i in range(64):
            angle = 2 * pi * (i + row * 0.5) / 64
            holder = group(place, (r * share * cos(angle), r * share * sin(angle), rise * (0.86 + 0.08 * row) + wall + 0.012), (0, 0, angle))
            lathe("grain", [(0.0, -0.02), (0.026, 0.0), (0.0, 0.02)], material, holder, segments=8)


def bowl(root, color="#f8f7f3", kind="porcelain", shape="round", d=160, h=65, count=1, elevation=26, wall=0.045, lid=False, flutes=None):
    r, z = d / 200, h / 100
    material = MATERIALS[kind](color)
    forms = {
        "round": [(0, 0.04), (r * 0.38, 0.04), (r * 0.41, 0), (r * 0.47, 0.03), (r * 0.76, z * 0.32), (r * 0.94, z * 0.68), (r, z)],
        "poke": [(0, 0.03), (r * 0.44, 0.03), (r * 0.48, 0), (r * 0.54, 0.03), (r * 0.86, z * 0.4), (r * 0.97, z * 0.72), (r, z)],
        "steep": [(0, 0.0), (r * 0.82, 0.0), (r * 0.92, 0.05), (r * 0.95, z * 0.4), (r, z)],
        "flare": [(0, 0.0), (r * 0.55, 0.0), (r * 0.62, 0.04), (r * 0.8, z * 0.5), (r, z)],
    }
    outer = fillet([(0, 0.0), (r * 0.93, 0, 0.06), (r, z)]) if shape == "ramekin" else spline(forms[shape], 8)
    if kind == "glass":
        outer = hollow_foot(outer[next(i for i, (x, _) in enumerate(outer) if x >= r * 0.54) :], 0.08)
    profile = shell(outer, wall, 0.08 if kind == "glass" else None)

    def one(place):
        lathe("bowl", profile, material, place, flutes=(40, 0.012) if shape == "ramekin" else flutes, segments=320 if shape == "ramekin" else 112)

    stacked(root, one, count, z * (0.42 if shape != "ramekin" else 0.7))
    return {"elevation": elevation if count == 1 else min(elevation, 18), "glass": kind == "glass", "cards": False}


def flat(root, color="#f8f7f3", kind="porcelain", outline="oval", w=320, d=220, h=22, rim=0.3, count=1, elevation=40, corner=0.25, wall=0.045):
    """Platters: an outline of any form with a raised rim."""
    material = MATERIALS[kind](color)
    line = ellipse(w / 100, d / 100) if outline == "oval" else rounded_rectangle(w / 100, d / 100, corner, 14)
    z = h / 100
    profile = [(rim + 0.14, 0), (rim + 0.06, 0.0), (rim, 0.02), (rim * 0.72, z * 0.42), (rim * 0.35, z * 0.75), (0.0, z - 0.01), (0.0, z + wall * 0.5), (0.02, z + wall * 0.8),
               (0.06, z + wall * 0.7), (rim * 0.4, z * 0.8 + wall * 0.6), (rim * 0.76, z * 0.45 + wall), (rim + 0.06, wall + 0.03), (rim + 0.12, wall + 0.022)]
    stacked(root, lambda place: loft("platter", line, profile, material, group(place, turn=(0, 0, 0.25))), count, 0.5 * z + 0.03)
    return {"elevation": elevation if count == 1 else 22}


FORMS = {"plate": plate, "bowl": bowl, "platter": flat}
