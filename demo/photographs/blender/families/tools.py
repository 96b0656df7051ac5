"""Kitchen tools: what is bent and welded of sheet and wire."""
from math import cos, pi, sin

import materials
from shapes import fillet, group, lathe, lettering, shell, slab, spline, sweep, tube


def _steel():
    return materials.brushed("#c9ccce", strength=0.05)


def _stem(root, steel, start, end, wide=0.09):
    """A flat handle that ends in a hook."""
    steps = 20
    path = [(start[0] + (end[0] - start[0]) * i / steps, 0, start[2] + (end[2] - start[2]) * i / steps) for i in range(steps + 1)]
    path += [(end[0] + 0.14 * sin(a), 0, end[2] + 0.04 - 0.14 * (1 - cos(a))) for a in (0.6, 1.2, 1.8, 2.4, 3.0)]
    sweep("stem", path, [(wide * (0.7 + 0.5 * min(1, i / steps)), 0.028) for i in range(len(path))], steel, root, 16)


def ladle(root, elevation=34):
    base = group(root, turn=(0, 0, 0.7))
    steel = _steel()
    cup = shell(spline([(0, 0), (0.2, 0.01), (0.4, 0.12), (0.49, 0.36), (0.5, 0.46)], 8), 0.016)
    lathe("cup", cup, steel, group(base, (-1.4, 0, 0)))
    _stem(base, steel, (-0.92, 0, 0.42), (1.75, 0, 0.95))
    return {"elevation": elevation}


def tongs(root, count=1):
    steel = materials.polished("#a6aaad", 0.24)
    for i in range(count):
        base = group(root, (0, 0.75 * i, 0.1), (0, 0, 0.6), 1 - 0.14 * i)
        for side in (-1, 1):
            path = spline([(1.6, side * 0.03, 0.05), (0.8, side * 0.12, 0.08), (-0.6, side * 0.3, 0.05), (-1.3, side * 0.26, 0.0), (-1.6, side * 0.12, 0.0)], 8)
            count_points = len(path) - 1
            sweep("arm", path, [(0.02, 0.1 - 0.02 * sin(pi * k / count_points)) if k < count_points - 6 else (0.025, 0.16) for k in range(count_points + 1)], steel, base, 16)
        lathe("pivot", [(0, -0.1), (0.05, -0.1), (0.05, 0.2), (0, 0.2)], materials.polished(), group(base, (1.58, 0, 0)))
    return {"elevation": 44, "metal": True}


def utensils(root):
    """Ladle, whisk and tongs side by side."""
    base = group(root, turn=(0, 0, 0.35))
    ladle(group(base, (0, 1.35, 0)))
    whisk(group(base, (-0.15, 0, 0)))
    tongs(group(base, (0.15, -1.1, 0)))
    return {"elevation": 46}


def whisk(root):
    base = group(root, turn=(0, 0, 0.7))
    wire = materials.polished("#d0d2d4", 0.14)
    for i in range(8):
        turned = group(base, (0, 0, 0.42), (pi * i / 8, 0, 0))
        loop = spline([(0.3, 0.05, 0), (-0.3, 0.2, 0), (-1.1, 0.4, 0), (-1.55, 0.25, 0), (-1.66, 0, 0), (-1.55, -0.25, 0), (-1.1, -0.4, 0), (-0.3, -0.2, 0), (0.3, -0.05, 0)], 8)
        tube("wire", loop, 0.014, wire, turned, around=8)
    path = [(0.22 + 0.08 * i, 0, 0.42) for i in range(19)]
    sweep("grip", path, [(0.1 + 0.03 * sin(pi * i / 18),) * 2 for i in range(19)], _steel(), base)
    return {"elevation": 30}


def chinois(root):
    """Put down on its rim."""
    base = group(root, (0, 0, 1.82), (pi, 0, -0.4))
    steel = _steel()
    mesh = materials.Paint("mesh").set(Base_Color=materials.linear("#aeb3b6"), Metallic=1.0, Roughness=0.4)
    wave = mesh.node("ShaderNodeTexChecker", Scale=60.0)
    mesh.links.new(mesh.place(), wave.inputs["Vector"])
    mesh.bump(wave.outputs["Fac"], 0.6, 0.02)
    lathe("cone", [(0.0, 0.1), (0.12, 0.2), (0.98, 1.7), (0.96, 1.7), (0.1, 0.24), (0.0, 0.14)], mesh.material, base)
    lathe("rim", [(0.97, 1.68), (1.03, 1.68), (1.03, 1.82), (0.97, 1.82), (0.97, 1.68)], steel, base)
    for i in range(4):
        turned = group(base, turn=(0, 0, pi / 2 * i + 0.5))
        tube("guard", [(0.0, 0, 0.02), (0.16, 0, 0.12), (1.04, 0, 1.72)], 0.028, steel, turned)
    sweep("handle", [(1.0 + 0.1 * i, 0, 1.77) for i in range(22)], [(0.1 + 0.02 * min(1, i / 12), 0.035) for i in range(22)], steel, base, 16)
    return {"elevation": 24}


def scoops(root):
    """Of several sizes: the colour of the grip tells which."""
    for i, (size, color) in enumerate(((1.0, "#2a4d7a"), (0.9, "#4a7d43"), (0.8, "#a3271f"))):
        scoop(group(root, (0.35 * i, -0.8 * i, 0), scale=size), color)
    return {"elevation": 40}


def scoop(root, grip="#2a4d7a"):
    base = group(root, turn=(0, 0, 0.7))
    steel = materials.polished("#d0d2d4", 0.12)
    bowl = lathe("bowl", shell(spline([(0, 0), (0.16, 0.02), (0.3, 0.14), (0.34, 0.34)], 8), 0.014), steel, group(base, (-1.1, 0, 0.02)))
    bowl.rotation_euler = (0, 0.2, 0)
    sweep("rod", [(-0.8 + 0.1 * i, 0, 0.32 + 0.006 * i) for i in range(12)], (0.045, 0.045), steel, base)
    for side in (-1, 1):
        path = spline([(0.3, side * 0.05, 0.38), (0.6, side * 0.16, 0.4), (1.3, side * 0.17, 0.4), (1.5, side * 0.06, 0.4)], 8)
        sweep("grip", path, (0.05, 0.07), materials.plastic(grip, 0.35) if side > 0 else steel, base)
    return {"elevation": 34}


def scale(root):
    base = group(root, turn=(0, 0, 0.45))
    slab("body", 2.6, 2.3, 0.5, materials.plastic("#e6e8e9", 0.35), base, 0.16, 0.06)
    slab("plate", 2.5, 2.0, 0.1, _steel(), group(base, (0, 0.12, 0.54)), 0.12, 0.03)
    face = group(base, (0, -1.155, 0.08))
    slab("screen", 1.0, 0.02, 0.28, materials.plastic("#20303a", 0.1), face, 0.02, 0.006)
    shown = materials.Paint("digits").set(Base_Color=materials.linear("#a9dfe8"), Emission=materials.linear("#a9dfe8"), Emission_Strength=0.6)
    lettering("1248 g", 0.24, shown.material, group(face, (0, -0.0115, 0.06), (pi / 2, 0, 0)))
    for x in (-0.85, 0.85):
        slab("key", 0.28, 0.02, 0.16, materials.plastic("#8f9599", 0.4), group(face, (x, 0, 0.06)), 0.03, 0.008)
    return {"elevation": 28}


def safe(root, open=False):
    base = group(root, turn=(0, 0, 0.5))
    coat = materials.plastic("#3b3f42", 0.5, 0.15)
    slab("body", 4.0, 3.4, 2.1, coat, base, 0.05, 0.03)
    door = group(base, (-1.75, -1.72, 0.16), (0, 0, -1.2 if open else 0))
    if open:
        slab("inside", 3.5, 0.02, 1.8, materials.plastic("#17191a", 0.8), group(base, (0, -1.7, 0.15)), 0.03, 0.005)
    slab("door", 3.5, 0.12, 1.78, materials.plastic("#44494c", 0.45, 0.15), group(door, (1.75, 0, 0)), 0.04, 0.02)
    slab("pad", 1.3, 0.06, 0.7, materials.plastic("#121314", 0.2), group(door, (2.3, -0.08, 0.75)), 0.05, 0.02)
    for i in range(4):
        for j in range(3):
            slab("key", 0.16, 0.03, 0.12, materials.plastic("#c8cbcd", 0.4), group(door, (1.95 + 0.23 * i, -0.12, 0.84 + 0.19 * j)), 0.03, 0.01)
    lathe("knob", fillet([(0, 0), (0.26, 0), (0.24, 0.24, 0.04), (0, 0.24)]), materials.polished(), group(door, (0.9, -0.06, 0.95), (pi / 2, 0, 0)))
    return {"elevation": 18}


def minibar(root, open=False):
    """A small refrigerator; open, it shows two shelves with bottles and its light."""
    w, d, h, wall = 4.0, 4.1, 5.3, 0.24
    base = group(root, turn=(0, 0, 0.2 if open else 0.5))
    coat = materials.plastic("#33363a", 0.4, 0.12)
    liner = materials.plastic("#eef0f0", 0.45)
    for x in (-1.6, 1.6):
        for y in (-1.6, 1.6):
            slab("foot", 0.34, 0.34, 0.14, materials.plastic("#17191a", 0.8), group(base, (x, y, 0)), 0.05, 0.01)
    box = group(base, (0, 0, 0.12))
    for name, place, size in (
        ("left", (-(w - wall) / 2, 0, wall), (wall, d, h - 2 * wall)),
        ("right", ((w - wall) / 2, 0, wall), (wall, d, h - 2 * wall)),
        ("back", (0, (d - wall) / 2, wall), (w - 2 * wall, wall, h - 2 * wall)),
        ("floor", (0, 0, 0), (w, d, wall)),
        ("top", (0, 0, h - wall), (w, d, wall)),
    ):
        slab(name, *size, coat, group(box, place), 0.02, 0.008)
    door = group(box, (-w / 2, -d / 2 - 0.03, 0), (0, 0, -2.05 if open else 0))
    panel = group(door, (w / 2, -0.16, 0.02))
    slab("door", w, 0.32, h - 0.04, coat, panel, 0.05, 0.03)
    slab("grip", 0.1, 0.16, 1.3, _steel(), group(panel, (w / 2 - 0.16, -0.22, h * 0.4)), 0.04, 0.02)
    lettering("Kernzone", 0.2, materials.polished("#b9bdc0", 0.25), group(panel, (0, -0.163, h - 0.55), (pi / 2, 0, 0)))
    if open:
        _inside(box, (w, d, h), wall, liner)
        slab("liner", w - 0.5, 0.04, h - 0.5, liner, group(panel, (0, 0.18, 0.23)), 0.05, 0.01)
        for z in (0.5, 2.7):
            slab("rack", w - 0.8, 0.6, 0.5, liner, group(panel, (0, 0.46, z)), 0.05, 0.02)
    return {"elevation": 14 if open else 16}


def _inside(box, size, wall, liner):
    w, d, h = size
    for name, place, part in (
        ("lined left", (-(w / 2 - wall - 0.02), 0, wall), (0.04, d - 0.1, h - 2 * wall)),
        ("lined right", (w / 2 - wall - 0.02, 0, wall), (0.04, d - 0.1, h - 2 * wall)),
        ("lined back", (0, d / 2 - wall - 0.02, wall), (w - 2 * wall, 0.04, h - 2 * wall)),
        ("lined floor", (0, 0, wall), (w - 2 * wall, d - 0.1, 0.04)),
        ("lined top", (0, 0, h - wall - 0.04), (w - 2 * wall, d - 0.1, 0.04)),
        ("shelf", (0, 0.1, h * 0.5), (w - 2 * wall - 0.08, d - 0.9, 0.05)),
    ):
        slab(name, *part, liner, group(box, place), 0.01, 0.005)
    lamp = materials.Paint("lamp").set(Base_Color=materials.linear("#fff6e6"), Emission=materials.linear("#fff6e6"), Emission_Strength=2.6)
    for z in (h - wall - 0.1, h * 0.5 - 0.06):
        slab("lamp", w - 2 * wall - 0.4, d - 1.6, 0.03, lamp.material, group(box, (0, 0.2, z)), 0.04, 0.01)
    drinks = ((-1.2, "#2f5d3a"), (-0.6, "#7a3b1c"), (0.05, "#b9c9cf"), (0.7, "#2f5d3a"), (1.25, "#b9c9cf"))
    for floor, share in ((wall + 0.04, 1.0), (h * 0.5 + 0.05, 0.92)):
        for x, color in drinks:
            _bottle(group(box, (x, -0.5 + 0.25 * cos(5 * x), floor), scale=share), color)


def _bottle(root, color):
    profile = fillet([(0, 0), (0.26, 0, 0.05), (0.26, 1.05, 0.16), (0.11, 1.4, 0.06), (0.1, 1.78), (0, 1.78)], 8)
    lathe("bottle", profile, materials.plastic(color, 0.08), root)
    lathe("cap", fillet([(0, 0), (0.12, 0), (0.12, 0.16, 0.02), (0, 0.16)]), materials.polished("#c9ccce", 0.25), group(root, (0, 0, 1.74)))
    lathe("label", [(0.264, 0.3), (0.264, 0.85)], materials.plastic("#f4f1ea", 0.6), root)


FORMS = {"ladle": ladle, "tongs": tongs, "utensils": utensils, "whisk": whisk, "chinois": chinois, "scoop": scoop, "scoops": scoops, "scale": scale, "safe": safe, "minibar": minibar}
