"""Bar and coffee: what mixes, measures, cools and pours."""
from math import cos, pi, sin

import numpy as np

import materials
from families.buffet import steel
from shapes import fillet, group, lathe, lettering_around, shell, slab, spline, sweep, tube


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
                radius = np.interp(z * k / 7, [high for _, high in outer], [wide for wide, _ in outer]) + 0.006
                arc = [(radius * sin(a), -radius * cos(a), z * k / 7) for a in np.linspace(0.0, 0.2, 9)]
                sweep("mark", arc, (0.012, 0.012), ink, place, 6)
                lettering_around(f"{k} l", 0.13, ink, group(place, turn=(0, 0, -0.16)), radius, z * k / 7 - 0.045)
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


FORMS = {"shaker": shaker, "jigger": jigger, "bar-spoon": bar_spoon, "bucket": bucket, "vacuum-jug": vacuum_jug, "kettle": kettle, "to-go": to_go}
