"""What people leave: bread, crumbs, a napkin that was laid down, a branch in water."""
from math import cos, pi, sin
from random import Random

import materials
from families.linen import CLOTHS, ruffle
from shapes import group, lathe, mesh_object, spline, tube


def _crust():
    paint = materials.Paint("crust").set(Roughness=0.62, Specular=0.3)
    spots = paint.noise(2.4, detail=6.0, roughness=0.65)
    dark, brown, flour = (materials.linear(color) for color in ("#8a4f1f", "#b9772f", "#e0b877"))
    paint.link(paint.ramp(spots, (0.3, dark), (0.5, brown), (0.72, flour)), "Base Color")
    return paint.bump(paint.noise(9, detail=4.0), 0.4, 0.03).material


def rolls(root, places, size=0.5, seed=3):
    """Bread rolls, each baked a little differently: places as (x, y, z)."""
    chance, crust = Random(seed), _crust()
    for x, y, z in places:
        place = group(root, (x, y, z), (chance.uniform(-0.25, 0.25), chance.uniform(-0.25, 0.25), chance.uniform(0, pi)), size)
        thing = lathe("roll", spline([(0, 0), (0.5, 0.02), (0.86, 0.16), (1.0, 0.42), (0.84, 0.74), (0.45, 0.92), (0, 0.97)], 6), crust, place, 64)
        thing.scale = (1.12, 0.86, 0.78)
        for vertex in thing.data.vertices:
            cut = max(0.0, 1 - abs(vertex.co.y) * 7) * max(0.0, vertex.co.z - 0.6)
            vertex.co.z -= 0.3 * cut
        ruffle(thing, 0.1, 0.6)


def crumbs(root, x, y, z=0.0, reach=0.8, count=40, seed=1):
    chance, crust = Random(seed), materials.wood("#c79a5b", 0.7)
    for _ in range(count):
        away, around, size = reach * chance.random() ** 0.7, chance.uniform(0, 2 * pi), chance.uniform(0.008, 0.03)
        place = group(root, (x + away * cos(around), y + 0.7 * away * sin(around), z), (chance.uniform(0, 3), 0, chance.uniform(0, 3)), size)
        lathe("crumb", [(0, -0.6), (0.9, -0.2), (0.7, 0.5), (0, 0.7)], crust, place, 5)


def laid_napkin(root, color="#e9e3d5", kind="linen", wide=2.0, deep=1.2, seed=2):
    """A napkin that was folded once and put down without care: waves along it that die out to its edges."""
    chance = Random(seed)
    waves = [(chance.uniform(2.0, 5.0), chance.uniform(0, 6), chance.uniform(0.4, 1.0)) for _ in range(4)]
    across, along = 80, 60
    for layer in (0, 1):
        vertices, faces = [], []
        for a in range(across + 1):
            for b in range(along + 1):
                u, v = a / across - 0.5, b / along - 0.5
                lift = sum(part * max(0.0, sin(pitch * (u * 2.1 + 0.55 * v) * 2 + shift)) ** 2 for pitch, shift, part in waves)
                calm = (1 - (2 * abs(v)) ** 4 * 0.5) * (1 - (2 * abs(u)) ** 6 * 0.6)
                x = u * wide * (1 - 0.05 * lift) + 0.1 * v
                y = v * deep + 0.09 * sin(5 * u + layer) + 0.04 * layer
                vertices.append((x, y, 0.02 + 0.03 * layer + 0.12 * lift * calm * (1 + 0.12 * layer)))
        row = along + 1
        for a in range(across):
            for b in range(along):
                o = a * row + b
                faces.append((o, o + row, o + row + 1, o + 1))
        thing = mesh_object("napkin", vertices, faces, CLOTHS[kind](color), root)
        thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.02
        ruffle(thing, 0.05, 0.6)


def branch(root, height=3.6, leaves=13, seed=5):
    """A branch of olive that stands in a bottle."""
    chance = Random(seed)
    leaf = materials.Paint("leaf").set(Base_Color=materials.linear("#5f7350"), Roughness=0.5, Specular=0.3).material
    wood = materials.wood("#6d5a45", 0.7)
    for arm, lean in enumerate((-0.5, 0.25, 0.75)):
        tall = height * (1 - 0.16 * arm)
        path = spline([(0, 0, 0.3), (0.02 * lean, 0.02, tall * 0.45), (lean * 0.5, 0.1 * lean, tall * 0.75), (lean * 1.25, 0.2 * lean, tall)], 12)
        tube("stem", path, 0.022, wood, root)
        for i in range(leaves):
            x, y, z = path[int(len(path) * (0.42 + 0.57 * i / leaves)) - 1]
            turn, rise, long = (pi if i % 2 else 0) + chance.uniform(-0.7, 0.7), chance.uniform(0.1, 0.9), chance.uniform(0.5, 0.72)
            vertices, faces = [], []
            for k in range(9):
                t = k / 8
                half = 0.11 * sin(pi * t ** 0.8)
                vertices += [(long * t, -half, -0.12 * t * t), (long * t, 0, 0.02 - 0.12 * t * t), (long * t, half, -0.12 * t * t)]
            for k in range(8):
                faces += [(3 * k, 3 * k + 3, 3 * k + 4, 3 * k + 1), (3 * k + 1, 3 * k + 4, 3 * k + 5, 3 * k + 2)]
            mesh_object("leaf", vertices, faces, leaf, group(root, (x, y, z), (0, -rise, turn)))


def lemons(root, places, seed=8):
    """Lemons, the last of them cut in half: places as (x, y, z)."""
    chance = Random(seed)
    peel = materials.Paint("peel").set(Base_Color=materials.linear("#e8bf2e"), Roughness=0.38, Specular=0.4)
    peel.bump(peel.noise(26), 0.25, 0.02)
    flesh = materials.Paint("flesh").set(Base_Color=materials.linear("#f3e08a"), Roughness=0.25, Specular=0.5).material
    pith = materials.paper("#f6efcf")
    whole = spline([(0, -0.44), (0.06, -0.41), (0.2, -0.33), (0.3, -0.12), (0.31, 0.06), (0.24, 0.26), (0.1, 0.38), (0.05, 0.44), (0, 0.47)], 6)
    for i, (x, y, z) in enumerate(places):
        if i + 1 < len(places) or len(places) == 1:
            place = group(root, (x, y, z + 0.3), (pi / 2, chance.uniform(-0.3, 0.3), chance.uniform(0, 2 * pi)))
            lathe("lemon", whole, peel.material, place, 48)
            continue
        place = group(root, (x, y, z + 0.2), (-0.5, 0, -0.3))
        lathe("half", [(r, h) for r, h in whole if h < 0.01] + [(0.31, 0.0)], peel.material, place, 48)
        lathe("pith", [(0.31, 0.001), (0.27, 0.002)], pith, place, 48)
        lathe("flesh", [(0.27, 0.002), (0.02, 0.004), (0, 0.004)], flesh, place, 48)
        for k in range(9):
            turn = 2 * pi * k / 9
            tube("skin", [(0.02 * cos(turn), 0.02 * sin(turn), 0.004), (0.27 * cos(turn), 0.27 * sin(turn), 0.004)], 0.006, pith, place)
