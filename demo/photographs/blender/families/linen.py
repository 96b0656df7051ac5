"""Cloth that is folded, stacked, rolled or stuffed."""
from math import cos, pi, sin
from random import Random

import bpy

import materials
from shapes import group, mesh_object, slab, sweep, tube


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
    "striped": materials.striped,
}


def ruffle(thing, amount, size=1.0):
    """Unevenness of cloth that a hand has laid down."""
    texture = bpy.data.textures.new("unrest", "CLOUDS")
    texture.noise_scale = size
    move = thing.modifiers.new("unrest", "DISPLACE")
    move.texture, move.strength, move.mid_level, move.texture_coords = texture, amount, 0.5, "GLOBAL"


def _folded(root, material, width, depth, thick, layers, z, roundness=1.0, seed=1):
    """A cloth folded into layers: each a soft slab, the fold in front round. Returns the uppermost."""
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
    return thing


def towel_stack(root, color="#f6f4ef", kind="terry", w=300, d=220, thick=26, count=4, layers=2, band=True, turn=0.4, elevation=22, colors=None):
    base = group(root, turn=(0, 0, turn))
    for i in range(count):
        tint = (colors or [color])[i % len(colors or [color])]
        material = CLOTHS[kind](tint)
        place = group(base, (0.03 * ((i * 7) % 3 - 1), 0.03 * ((i * 5) % 3 - 1), 0), (0, 0, 0.02 * ((i * 3) % 3 - 1)))
        cloth = _folded(place, material, w / 100, d / 100, thick / 100, layers, i * layers * thick / 100, 1.0, i)
        if band and i == count - 1:
            _woven_band(place, CLOTHS["damask"](tint), w / 100 * 0.97, d / 100, (i + 1) * layers * thick / 100, cloth)
    return {"elevation": elevation}


def _woven_band(root, material, wide, depth, top, cloth):
    """Two flat stripes across the upper side of a cloth."""
    for near, far in ((-0.36, -0.325), (-0.3, -0.285)):
        columns = 60
        vertices = [((c / columns - 0.5) * wide, y * depth, top + 0.2) for c in range(columns + 1) for y in (near, (near + far) / 2, far)]
        faces = [(3 * c + k, 3 * c + 3 + k, 3 * c + 4 + k, 3 * c + 1 + k) for c in range(columns) for k in (0, 1)]
        lying = mesh_object("band", vertices, faces, material, root).modifiers.new("lying", "SHRINKWRAP")
        lying.target, lying.wrap_method, lying.offset = cloth, "PROJECT", 0.008
        lying.use_project_z = lying.use_negative_direction = True
        lying.use_positive_direction = False


def napkin(root, color="#f6f4ef", kind="cotton", size=165, thick=5, layers=2, count=1, turn=0.65, elevation=34, hem=True, aspect=1.0, fan=0.0, paper=None):
    """`fan`: each lies turned from the one below; `paper`: colour of a strip around all."""
    base = group(root, turn=(0, 0, turn))
    material = CLOTHS[kind](color)
    for i in range(count):
        place = group(base, (0.04 * ((i * 7) % 3 - 1), 0.04 * ((i * 5) % 3 - 1), 0), (0, 0, 0.03 * ((i * 3) % 3 - 1) + fan * i))
        z = i * layers * thick / 100
        _folded(place, material, size / 100, size * aspect / 100, thick / 100, layers, z, 1.0, i)
        if hem and i == count - 1:
            stitch = materials.cotton(color, 40, 0.6)
            top = z + layers * thick / 100
            for y in (-0.86, 0.86):
                tube("hem", [(-size * 0.43 / 100 + size * 0.86 / 3000 * k, y * size * aspect / 200, top + 0.0) for k in range(31)], 0.01, stitch, place, around=6)
    if paper:
        high = count * layers * thick / 100
        slab("strip", size * 0.3 / 100, size * aspect / 100 + 0.22, high + 0.05, materials.paper(paper), base, 0.06, 0.03)
    return {"elevation": elevation}


def rolled(root, color="#4b4a3c", kind="canvas", length=420, d=90, strap="#5a3b26", straps=(-0.9, 0.9), broad=0.11, count=1):
    if count > 1:
        for i in range(count):
            rolled(group(root, (-0.55 * d / 100 * i, 1.02 * d / 100 * i, 0)), color, kind, length, d, strap, straps, broad)
        return {"elevation": 30}
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
    for x in straps:
        ring = [(x, (r + 0.03) * cos(a), (r + 0.03) * sin(a)) for a in [2 * pi * i / 40 for i in range(40)]]
        sweep("strap", ring, (0.02, broad), materials.leather(strap) if broad == 0.11 else materials.paper(strap), base, 10, True)
    return {"elevation": 26}


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


FORMS = {"towel-stack": towel_stack, "napkin": napkin, "rolled": rolled, "pillow": pillow, "mat": cut_cloth}
