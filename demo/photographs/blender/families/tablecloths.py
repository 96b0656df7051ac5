"""Cloth that hangs over a table."""
from math import cos, pi, sin
from random import Random

import materials
from families.linen import CLOTHS, ruffle
from shapes import group, lathe, mesh_object, slab, spline


def tablecloth(root, color="#f6f4ef", kind="cotton", shape="square", w=200, h=150, top=None, elevation=16, pleats=26, depth=0.07, turn=0.0):
    """A cloth over a table: flat above, falling in waves at the sides."""
    material = CLOTHS[kind](color)
    half, fall = w / 200, h / 100
    around, rows = 360, 24
    vertices, faces = [], []
    chance = Random(3)
    phases = [chance.uniform(0, 2 * pi) for _ in range(4)]
    for r in range(rows + 1):
        for s in range(around):
            a = 2 * pi * s / around
            if shape == "round":
                ex, ey = cos(a), sin(a)
                wave = pleats
            else:
                power = 10
                scale = (abs(cos(a)) ** power + abs(sin(a)) ** power) ** (-1 / power)
                ex, ey = cos(a) * scale, sin(a) * scale
                wave = pleats
            if r <= 8:
                t = r / 8
                vertices.append((ex * half * t, ey * half * t, fall))
                continue
            t = (r - 8) / (rows - 8)
            corner = 0.0 if shape == "round" else max(0.0, abs(cos(a) * sin(a)) * 2 - 0.62) * 2.2
            wide = 1 + 0.02 * t + depth * t * (0.5 + 0.35 * sin(wave * a + phases[0]) + 0.3 * sin(wave * 0.62 * a + phases[1])) + corner * 0.42 * t
            bend = min(1.0, t * 10)
            vertices.append((ex * half * (wide + 0.008 * bend), ey * half * (wide + 0.008 * bend), fall - 0.03 * bend - (fall - 0.06) * t + corner * 0.0))
    for r in range(rows):
        for s in range(around):
            n = (s + 1) % around
            faces.append((r * around + s, r * around + n, (r + 1) * around + n, (r + 1) * around + s))
    thing = mesh_object("cloth", vertices, faces, material, group(root, turn=(0, 0, turn)))
    ruffle(thing, 0.03, 0.8)
    if top:
        top(root, fall)
    return {"elevation": elevation, "filling": 0.8}


def runner(root, color="#14493b"):
    """A runner over a table of oak."""
    wood = materials.wood("#c49a63", 0.7, scale=0.5)
    base = group(root, turn=(0, 0, 0.5))
    slab("table", 3.4, 2.2, 0.12, wood, group(base, (0, 0, 1.2)), 0.06, 0.03)
    for x in (-1.5, 1.5):
        for y in (-0.9, 0.9):
            slab("leg", 0.14, 0.14, 1.2, wood, group(base, (x, y, 0)), 0.03, 0.02)
    cloth = CLOTHS["airlaid"](color)
    line = spline([(-1.15, 0.45), (-1.14, 1.0), (-1.13, 1.3), (-1.05, 1.345), (0, 1.345), (1.05, 1.345), (1.13, 1.3), (1.14, 1.0), (1.15, 0.45)], 8)
    vertices = [(x, y, z) for y, z in line for x in (-0.55, -0.2, 0.2, 0.55)]
    faces = [(4 * i + k, 4 * i + k + 1, 4 * i + k + 5, 4 * i + k + 4) for i in range(len(line) - 1) for k in range(3)]
    mesh_object("runner", vertices, faces, cloth, base).modifiers.new("thick", "SOLIDIFY").thickness = 0.012
    return {"elevation": 20}


def poseur(root, color="#faf8f4", top="#f2efe8"):
    """A stretch cover, drawn in at the waist, over a standing table."""
    material = materials.cotton(color, 200, 0.04)
    line = spline([(0.0, 1.105), (0.38, 1.105), (0.4, 1.08), (0.3, 0.9), (0.15, 0.62), (0.13, 0.5), (0.17, 0.34), (0.3, 0.1), (0.36, 0.0)], 10)
    thing = lathe("cover", [(x * 2, z * 2) for x, z in line], material, root, 160)
    for vertex in thing.data.vertices:
        x, y, z = vertex.co
        pull = max(0, 0.9 - z) / 0.9
        vertex.co.x *= 1 + 0.22 * pull * cos(4 * _angle(x, y))
        vertex.co.y *= 1 + 0.22 * pull * cos(4 * _angle(x, y))
    return {"elevation": 14}


def _angle(x, y):
    from math import atan2

    return atan2(y, x)


FORMS = {"tablecloth": tablecloth, "runner": runner, "poseur": poseur}
