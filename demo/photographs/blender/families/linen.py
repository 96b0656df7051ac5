"""Cloth: folded, stacked, hung over a table or on a hanger."""
from math import cos, pi, sin
from random import Random

import bpy

import materials
from shapes import group, lathe, mesh_object, slab, spline, sweep, tube

CLOTHS = {
    "cotton": materials.cotton,
    "damask": lambda color: materials.cotton(color, 150, 0.12),
    "linen": lambda color: materials.cotton(color, 70, 0.45),
    "terry": materials.terry,
    "tissue": materials.paper,
    "airlaid": lambda color: materials.cotton(color, 60, 0.2),
    "canvas": lambda color: materials.cotton(color, 80, 0.5),
    "leather": materials.leather,
    "sateen": lambda color: materials.cotton(color, 200, 0.06),
}


def ruffle(thing, amount, size=1.0):
    """Unevenness of cloth that a hand has laid down."""
    texture = bpy.data.textures.new("unrest", "CLOUDS")
    texture.noise_scale = size
    move = thing.modifiers.new("unrest", "DISPLACE")
    move.texture, move.strength, move.mid_level, move.texture_coords = texture, amount, 0.5, "GLOBAL"


def _folded(root, material, width, depth, thick, layers, z, roundness=1.0, seed=1):
    """A cloth folded into layers: each a soft slab, the fold in front round."""
    chance = Random(seed)
    for i in range(layers):
        low = z + i * thick
        joint = i // 2 * 2 * thick + z
        rows, columns = 22, 30
        profile = []
        half = thick / 2
        back = depth / 2 + chance.uniform(-0.03, 0.03)
        for k in range(rows + 1):
            t = k / rows
            profile.append((back - t * depth, low))
        for k in range(1, 8):
            a = pi * k / 8
            profile.append((-depth / 2 + chance.uniform(-0.01, 0.01) - half * sin(a) * 1.3 * roundness, low + half - half * cos(a)))
        for k in range(rows + 1):
            t = k / rows
            profile.append((-depth / 2 + t * depth, low + thick * 0.97))
        for k in range(1, 6):
            a = pi * k / 6
            profile.append((back + half * sin(a) * 0.8, low + half + half * cos(a)))
        count = len(profile)
        vertices, faces = [], []
        for c in range(columns + 1):
            x = (c / columns - 0.5) * width
            pinch = 1 - 0.1 * (abs(c / columns - 0.5) * 2) ** 12
            for y, high in profile:
                vertices.append((x, y, low + half + (high - low - half) * pinch))
        for c in range(columns):
            for k in range(count):
                n = (k + 1) % count
                faces.append((c * count + k, c * count + n, (c + 1) * count + n, (c + 1) * count + k))
        faces.append(list(range(count))[::-1])
        faces.append([columns * count + k for k in range(count)])
        thing = mesh_object("fold", vertices, faces, material, root)
        soft = thing.modifiers.new("soft", "SUBSURF")
        soft.levels = soft.render_levels = 1
        ruffle(thing, thick * 0.35, 0.9)
        if joint < 0:
            raise ValueError("a cloth lies on the table")


def towel_stack(root, color="#f6f4ef", kind="terry", w=300, d=220, thick=26, count=4, layers=2, band=True, turn=0.4, elevation=22, colors=None):
    base = group(root, turn=(0, 0, turn))
    for i in range(count):
        tint = (colors or [color])[i % len(colors or [color])]
        material = CLOTHS[kind](tint)
        place = group(base, (0.03 * ((i * 7) % 3 - 1), 0.03 * ((i * 5) % 3 - 1), 0), (0, 0, 0.02 * ((i * 3) % 3 - 1)))
        _folded(place, material, w / 100, d / 100, thick / 100, layers, i * layers * thick / 100, 1.0, i)
        if band and i == count - 1:
            trim = CLOTHS["damask"](tint)
            for y in (-0.62, -0.5):
                strip = slab("band", w / 100 * 0.985, 0.05, 0.02, trim, group(place, (0, y * d / 140, (i + 1) * layers * thick / 100 - 0.012)), 0.01, 0.006)
                ruffle(strip, 0.02, 0.9)
    return {"elevation": elevation}


def napkin(root, color="#f6f4ef", kind="cotton", size=165, thick=5, layers=2, count=1, turn=0.65, elevation=34, hem=True, aspect=1.0):
    base = group(root, turn=(0, 0, turn))
    material = CLOTHS[kind](color)
    for i in range(count):
        place = group(base, (0.04 * ((i * 7) % 3 - 1), 0.04 * ((i * 5) % 3 - 1), 0), (0, 0, 0.03 * ((i * 3) % 3 - 1)))
        z = i * layers * thick / 100
        _folded(place, material, size / 100, size * aspect / 100, thick / 100, layers, z, 1.0, i)
        if hem and i == count - 1:
            stitch = materials.cotton(color, 40, 0.6)
            top = z + layers * thick / 100
            for y in (-0.86, 0.86):
                tube("hem", [(-size * 0.43 / 100 + size * 0.86 / 3000 * k, y * size * aspect / 200, top + 0.0) for k in range(31)], 0.01, stitch, place, around=6)
    return {"elevation": elevation}


def rolled(root, color="#4b4a3c", kind="canvas", length=420, d=90, strap="#5a3b26"):
    base = group(root, (0, 0, d / 200), turn=(0, 0, 0.5))
    r = d / 200
    spiral = [(0, (r - 0.012 * k / 4) * cos(k * 0.35), (r - 0.012 * k / 4) * sin(k * 0.35)) for k in range(70)]
    vertices, faces = [], []
    for c in range(31):
        for _, y, z in spiral:
            vertices.append(((c / 30 - 0.5) * length / 100, y, z))
    count = len(spiral)
    for c in range(30):
        for k in range(count - 1):
            faces.append((c * count + k, c * count + k + 1, (c + 1) * count + k + 1, (c + 1) * count + k))
    sheet = mesh_object("roll", vertices, faces, CLOTHS[kind](color), base)
    thick = sheet.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.03
    ruffle(sheet, 0.05, 0.8)
    for x in (-0.9, 0.9):
        ring = [(x, (r + 0.03) * cos(a), (r + 0.03) * sin(a)) for a in [2 * pi * i / 40 for i in range(40)]]
        sweep("strap", ring, (0.02, 0.11), materials.leather(strap), base, 10, True)
    return {"elevation": 26}


def tablecloth(root, color="#f6f4ef", kind="cotton", shape="square", w=200, h=150, top=None, elevation=16, pleats=26, depth=0.07):
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
    thing = mesh_object("cloth", vertices, faces, material, root)
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


def garment(root, color="#f6f4ef", kind="terry", form="bathrobe", trim=None):
    """Hung on a wooden hanger before the wall."""
    material = CLOTHS[kind](color)
    half = {"bathrobe": _robe(), "jacket": _jacket(), "apron": _apron(), "waist": _waist()}[form]
    outline = [(-x, z) for x, z in half[::-1]] + half
    rows = _sheet(outline, 44, 64)
    vertices, faces = rows
    chance = Random(5)
    phases = [chance.uniform(0, 6) for _ in range(5)]
    placed = []
    top = max(z for _, z in outline)
    for x, z in vertices:
        low = (top - z) / top
        wave = 0.14 * low * sin(x * 4.2 + phases[0]) + 0.07 * low * sin(x * 9 + phases[1]) + 0.05 * sin(z * 1.6 + x + phases[2])
        belly = -0.3 * (1 - min(1, abs(x) / 1.2) ** 2) if form in ("bathrobe", "jacket") else 0.0
        placed.append((x, wave + belly, z))
    thing = mesh_object("garment", placed, faces, material, root)
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = {"bathrobe": 0.09, "jacket": 0.04}.get(form, 0.025)
    soft = thing.modifiers.new("soft", "SUBSURF")
    soft.levels = soft.render_levels = 1
    ruffle(thing, 0.1, 0.7)
    GARNISH[form](root, material, color, trim)
    return {"elevation": 6, "filling": 0.84}


def _sheet(outline, across, down):
    """Fills an outline, symmetrical to x = 0, with a net."""
    half = [(x, z) for x, z in outline if x >= -1e-6]
    top, bottom = max(z for _, z in half), min(z for _, z in half)
    vertices, faces = [], []
    for r in range(down + 1):
        z = top - (top - bottom) * r / down
        wide = _width_at(half, min(max(z, bottom + 1e-3), top - 1e-3))
        for c in range(across + 1):
            vertices.append(((c / across * 2 - 1) * wide, z))
    for r in range(down):
        for c in range(across):
            i = r * (across + 1) + c
            faces.append((i, i + 1, i + across + 2, i + across + 1))
    return vertices, faces


def _width_at(half, z):
    found = [0.02]
    for (ax, az), (bx, bz) in zip(half, half[1:]):
        if (az - z) * (bz - z) <= 0 and az != bz:
            found.append(ax + (bx - ax) * (z - az) / (bz - az))
    return max(found)


def _robe():
    return [(0.18, 5.6), (0.5, 5.5), (1.0, 5.28), (1.42, 4.6), (1.75, 3.4), (1.82, 2.9), (1.3, 2.76), (1.12, 3.0), (1.02, 2.6), (1.16, 1.2), (1.26, 0.3), (0.0, 0.26)]


def _jacket():
    return [(0.22, 3.5), (0.5, 3.42), (1.0, 3.2), (1.36, 2.4), (1.62, 1.3), (1.66, 1.0), (1.24, 0.92), (1.1, 1.3), (1.06, 0.8), (1.1, 0.3), (0, 0.28)]


def _apron():
    return [(0.34, 3.4), (0.36, 3.36), (0.42, 2.9), (0.62, 2.5), (1.0, 2.25), (1.02, 2.0), (1.0, 0.3), (0, 0.28)]


def _waist():
    return [(1.2, 2.3), (1.22, 2.2), (1.2, 0.4), (0, 0.38)]


def _dress_robe(root, material, color, trim):
    for side in (-1, 1):
        path = spline([(side * 0.2, -0.36, 5.55), (side * 0.34, -0.46, 5.0), (side * 0.22, -0.5, 4.0), (side * 0.02, -0.5, 3.2), (side * -0.12, -0.48, 2.2), (side * -0.14, -0.46, 0.4)], 8)
        sweep("collar", path, [(0.05, 0.2 - 0.1 * i / (len(path) - 1)) for i in range(len(path))], material, root, 16)
    sweep("belt", [(x / 10, -0.42 - 0.12 * cos(x / 10 * 1.2), 3.02) for x in range(-11, 12)], (0.13, 0.05), material, root, 14)
    for side, length in ((-1, 1.3), (1, 1.6)):
        sweep("end", spline([(side * 0.05, -0.56, 3.0), (side * 0.14, -0.6, 2.5), (side * 0.16, -0.56, 3.0 - length)], 8), (0.1, 0.035), material, root, 12)
        slab("pocket", 0.62, 0.05, 0.66, material, group(root, (side * 0.7, -0.34, 1.7), (0, 0, side * 0.25)), 0.02, 0.018)
    _hanger(root, 5.62, 1.0)


def _dress_jacket(root, material, color, trim):
    stud = materials.plastic("#e9e7e1" if color.lower() > "#80" else "#1a1a1a", 0.3)
    for side in (-1, 1):
        for row in range(5):
            lathe("stud", [(0.055, 0), (0.045, 0.03), (0, 0.035)], stud, group(root, (side * 0.24, -0.36, 2.75 - row * 0.44), (pi / 2, 0, 0)), 20)
    sweep("edge", [(0.4, -0.33, 3.2 - 0.1 * i) for i in range(28)], (0.02, 0.012), material, root, 10)
    sweep("collar", spline([(-0.42, -0.2, 3.42), (-0.2, -0.42, 3.46), (0, -0.45, 3.4), (0.2, -0.42, 3.46), (0.42, -0.2, 3.42)], 8), (0.03, 0.13), material, root, 14)
    _hanger(root, 3.6, 0.9)


def _dress_apron(root, material, color, trim):
    tie = materials.cotton(color, 60, 0.4)
    neck = spline([(-0.34, -0.02, 3.36), (-0.3, 0, 3.9), (0, 0.02, 4.3), (0.3, 0, 3.9), (0.34, -0.02, 3.36)], 9)
    sweep("strap", neck, (0.05, 0.015), tie, root, 10)
    for side in (-1, 1):
        sweep("tie", spline([(side * 1.0, 0, 2.2), (side * 1.22, -0.05, 1.9), (side * 1.2, -0.08, 1.2), (side * 1.3, -0.05, 0.7)], 8), (0.05, 0.015), tie, root, 10)
    slab("pocket", 0.9, 0.03, 0.62, material, group(root, (0, -0.13, 1.35)), 0.02, 0.01)
    tube("hook", [(0, 0.02, 4.3), (0, 0.02, 4.4), (0.06, 0.02, 4.48)], 0.03, materials.polished(), root)


def _dress_waist(root, material, color, trim):
    tie = materials.cotton(color, 60, 0.4)
    sweep("band", [(-1.22 + 0.1 * i, -0.04, 2.28) for i in range(25)], (0.1, 0.03), tie, root, 10)
    for side in (-1, 1):
        sweep("tie", spline([(side * 1.2, 0, 2.28), (side * 1.42, -0.05, 1.9), (side * 1.36, -0.08, 1.2), (side * 1.5, -0.05, 0.6)], 8), (0.05, 0.015), tie, root, 10)
    slab("pocket", 0.62, 0.03, 0.66, material, group(root, (0.55, -0.12, 1.3)), 0.02, 0.01)


def _hanger(root, z, half):
    oak = materials.wood("#b58a58", axis="x")
    sweep("hanger", spline([(-half, 0.02, z - 0.5), (-half * 0.5, 0.02, z - 0.16), (0, 0.02, z), (half * 0.5, 0.02, z - 0.16), (half, 0.02, z - 0.5)], 8), (0.05, 0.07), oak, root, 14)
    hook = [(0, 0.02, z), (0, 0.02, z + 0.3)] + [(0.14 - 0.14 * cos(a), 0.02, z + 0.36 + 0.16 * sin(a)) for a in [pi * i / 10 for i in range(9)]]
    tube("hook", hook, 0.025, materials.polished(), root)


GARNISH = {"bathrobe": _dress_robe, "jacket": _dress_jacket, "apron": _dress_apron, "waist": _dress_waist}


def pillow(root, color="#fbfaf7", w=400, d=280, h=95, count=1, kind="sateen", piping=False):
    material = CLOTHS[kind](color)
    for i in range(count):
        place = group(root, (0, 0.1 * i, i * h / 100 * 0.62), (0, 0, 0.5 + 0.05 * i))
        steps = 60
        vertices, faces = [], []
        for side in (1, -1):
            for a in range(steps + 1):
                for b in range(steps + 1):
                    u, v = a / steps * 2 - 1, b / steps * 2 - 1
                    full = ((1 - abs(u) ** 2.6) * (1 - abs(v) ** 2.6)) ** 0.5
                    pull = 1 - 0.09 * (1 - abs(u) ** 2) * abs(v) ** 3 - 0.0
                    other = 1 - 0.09 * (1 - abs(v) ** 2) * abs(u) ** 3
                    vertices.append((u * w / 200 * other, v * d / 200 * pull, h / 200 + side * full * h / 200))
        row = steps + 1
        for side in range(2):
            for a in range(steps):
                for b in range(steps):
                    o = side * row * row + a * row + b
                    face = (o, o + 1, o + row + 1, o + row)
                    faces.append(face if side else face[::-1])
        ruffle(mesh_object("pillow", vertices, faces, material, place), 0.12, 0.8)
    return {"elevation": 24}


def hanger_row(root, color="#c9a77a", count=3):
    wood = materials.wood(color, 0.7 if color != "#26282B" else 0.9)
    steel = materials.polished()
    for i in range(count):
        place = group(root, (0.25 * i, -0.5 * i, 0), (-1.25, 0, 0.2))
        sweep("hanger", spline([(-2.1, 0, 0.0), (-1.2, 0, 0.5), (0, 0, 0.9), (1.2, 0, 0.5), (2.1, 0, 0.0)], 9), (0.1, 0.13), wood, place, 16)
        sweep("bar", [(-1.7 + 0.34 * k, 0, 0.06) for k in range(11)], (0.06, 0.06), wood, place, 12)
        tube("hook", [(0, 0, 0.9), (0, 0, 1.25)] + [(0.2 - 0.2 * cos(a), 0, 1.3 + 0.22 * sin(a)) for a in [pi * k / 10 for k in range(10)]], 0.035, steel, place)
    return {"elevation": 40}


def cut_cloth(root, color="#c98a4b"):
    """A mat of silicone, a corner lifted."""
    base = group(root, turn=(0, 0, 0.5))
    vertices, faces = [], []
    for a in range(41):
        for b in range(31):
            x, y = (a / 40 - 0.5) * 5.8, (b / 30 - 0.5) * 3.8
            lift = max(0, (x + y) - 3.0)
            vertices.append((x - lift * 0.35, y - lift * 0.35, 0.02 + lift * lift * 0.34))
    for a in range(40):
        for b in range(30):
            i = a * 31 + b
            faces.append((i, i + 31, i + 32, i + 1))
    mesh_object("mat", vertices, faces, materials.plastic(color, 0.45, 0.1), base).modifiers.new("thick", "SOLIDIFY").thickness = 0.02
    return {"elevation": 36}


FORMS = {"towel-stack": towel_stack, "napkin": napkin, "rolled": rolled, "tablecloth": tablecloth, "runner": runner, "poseur": poseur, "garment": garment, "pillow": pillow, "hangers": hanger_row, "mat": cut_cloth}
