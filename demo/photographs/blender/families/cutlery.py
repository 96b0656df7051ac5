"""Knives, forks and spoons, lying side by side on the paper."""
from math import cos, pi, sin

import materials
from shapes import cutout, group, spline, sweep


def metal(color, brushed=False):
    return materials.brushed(color, strength=0.05) if brushed else materials.polished(color, 0.14)


def _handle(root, material, start, length, kind="plain", wide=0.1, thick=0.035):
    """From the neck at `start` to the end at `start + length`, along x; swelling towards the end."""
    steps = 26
    path, section = [], []
    for i in range(steps + 1):
        t = i / steps
        swell = 0.42 + 0.58 * t**0.8 if kind != "slim" else 0.75 + 0.25 * t
        end = min(1.0, ((1 - t) * 9) ** 0.5) if t > 0.88 else 1.0
        path.append((start + length * t, 0, 0.05 + 0.07 * sin(pi * t) * (1 - 0.3 * t)))
        section.append((max(wide * swell * end, 0.004), max(thick * (0.8 + 0.2 * t) * end, 0.004)))
    sweep("handle", path, section, material, root)
    if kind == "pearl":
        bead = materials.polished("#c4c8cb", 0.1)
        from shapes import lathe

        for i in range(4, steps, 1):
            for side in (-1, 1):
                holder = group(root, (path[i][0], side * section[i][0] * 0.92, path[i][2] + 0.02))
                lathe("bead", [(0, -0.016), (0.016, 0), (0, 0.016)], bead, holder, segments=8)


def spoon(root, color="#c4c8cb", length=205, kind="plain", bowl=1.0, brush=False, grip=None, elevation=50):
    base = group(root, turn=(0, 0, 0.9))
    _spoon(base, metal(color, brush), length / 100, kind, bowl)
    return {"elevation": elevation, "samples": 16}


def _spoon(root, material, length, kind="plain", bowl=1.0):
    long, wide = length * 0.31 * bowl, length * 0.205 * bowl
    rows, columns = 14, 40
    vertices, faces = [], []
    for i in range(rows + 1):
        share = i / rows
        for j in range(columns):
            angle = 2 * pi * j / columns
            point = 1 - 0.12 * cos(angle)
            vertices.append((long / 2 * share * cos(angle), wide / 2 * share * sin(angle) * point, 0.16 * bowl * (share**2.2 - 1) + 0.17 * bowl))
    for i in range(rows):
        for j in range(columns):
            k = (j + 1) % columns
            faces.append((i * columns + j, i * columns + k, (i + 1) * columns + k, (i + 1) * columns + j))
    from shapes import mesh_object

    dish = mesh_object("bowl", vertices, faces, material, group(root, (-length / 2 + long / 2, 0, 0)))
    solid = dish.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = 0.02, 0
    neck = -length / 2 + long
    path = spline([(neck - 0.06, 0, 0.15 * bowl), (neck + 0.1, 0, 0.12), (neck + 0.24, 0, 0.066), (neck + 0.3, 0, 0.056)], 6)
    joint = 0.075 if kind == "slim" else 0.042
    sweep("neck", path, [(0.075 + (joint - 0.075) * i / (len(path) - 1), 0.027) for i in range(len(path))], material, root)
    _handle(root, material, neck + 0.28, length / 2 - neck - 0.28, kind)


def fork(root, color="#c4c8cb", length=205, kind="plain", tines=4, brush=False, elevation=50):
    _fork(group(root, turn=(0, 0, 0.9)), metal(color, brush), length / 100, kind, tines)
    return {"elevation": elevation, "samples": 16}


def _fork(root, material, length, kind="plain", tines=4):
    head = length * 0.34
    start = -length / 2
    spread = 0.105
    for i in range(tines):
        y = (i - (tines - 1) / 2) * spread * 4 / max(tines, 3) * 0.72
        path = spline([(start, y * 0.94, 0.14), (start + head * 0.3, y, 0.05), (start + head * 0.62, y, 0.05)], 7)
        section = [(0.012 + 0.018 * min(1, k / 8), 0.016) for k in range(len(path))]
        sweep("tine", path, section, material, root, 12)
    path = spline([(start + head * 0.56, 0, 0.05), (start + head * 0.66, 0, 0.06), (start + head * 0.85, 0, 0.1), (start + head * 1.1, 0, 0.12), (start + head * 1.3, 0, 0.1)], 6)
    count = len(path) - 1
    section = [(0.135 * (1 - (k / count)) ** 1.2 + 0.042, 0.02) for k in range(count + 1)]
    section[0] = (0.125, 0.012)
    sweep("shoulder", path, section, material, root)
    _handle(root, material, start + head * 1.2, length - head * 1.2, kind)


def knife(root, color="#c4c8cb", length=232, kind="plain", blade="table", grip=None, serrated=False, brush=False, elevation=50):
    _knife(group(root, turn=(0, 0, 0.9)), metal(color, brush), length / 100, kind, blade, grip, serrated)
    return {"elevation": elevation, "samples": 16}


def _knife(root, material, length, kind="plain", blade="table", grip=None, serrated=False):
    start, cut = -length / 2, length * 0.52
    if blade == "steak":
        line = [(0, 0.1), (0.3, 0.02), (0.8, -0.06), (cut, -0.07), (cut, 0.075), (cut * 0.5, 0.11), (0.3, 0.13)]
    elif blade == "fish":
        line = [(0, 0.12), (0.25, -0.04), (0.7, -0.12), (cut * 0.8, -0.06), (cut, -0.035), (cut, 0.05), (cut * 0.75, 0.07), (0.5, 0.1), (0.25, 0.16)]
    elif blade == "oyster":
        line = [(0, 0.0), (0.16, -0.07), (0.42, -0.1), (cut, -0.06), (cut, 0.06), (0.42, 0.1), (0.16, 0.07)]
    else:
        line = [(0, 0.02), (0.1, -0.07), (0.4, -0.1), (cut * 0.9, -0.085), (cut, -0.05), (cut, 0.055), (0.35, 0.095), (0.1, 0.085)]
    outline = spline(line + [line[0]], 6)[:-1]
    if serrated:
        outline = [(x, y - 0.008 * (int(x * 40) % 2) if y < 0 and x < cut * 0.85 else y) for x, y in outline]
    cutout("blade", [(start + x, y) for x, y in outline], 0.022, material, root, 0.04, 0.006, False)
    rest = length - cut + 0.04
    if grip is None:
        return _handle(root, material, start + cut - 0.04, rest, kind, 0.115, 0.05)
    wood = materials.wood(grip) if grip != "#1E1E1E" else materials.plastic(grip, 0.4, 0.05)
    _handle(root, wood, start + cut - 0.04, rest, "slim", 0.125, 0.075)
    from shapes import lathe

    if blade == "oyster":
        guard = group(root, (start + cut + 0.02, 0, 0.1), (0, pi / 2, 0))
        lathe("guard", [(0, -0.02), (0.2, -0.02), (0.21, 0.0), (0.2, 0.02), (0, 0.02)], materials.polished(), guard, 48).scale = (0.5, 1, 1)
    for share in (0.3, 0.6):
        holder = group(root, (start + cut + rest * share, 0, 0.17))
        lathe("rivet", [(0.035, 0), (0.03, 0.012), (0, 0.014)], materials.polished(), holder, segments=20)
    return None


def place_setting(root, color="#c4c8cb", kind="plain", brush=False, short=1.0, elevation=54, grip=None):
    """Fork, knife and spoon next to each other."""
    base = group(root, turn=(0, 0, 1.3))
    material = metal(color, brush)
    _fork(group(base, (0, 0.42, 0)), material, 2.05 * short, kind)
    _knife(group(base, (0.1, 0, 0)), material, 2.32 * short, kind, grip=grip)
    _spoon(group(base, (0, -0.42, 0)), material, 2.05 * short, kind)
    _spoon(group(base, (0.28, -0.84, 0)), material, 1.4 * short, kind)
    return {"elevation": elevation, "samples": 16}


def row(root, piece="spoon", count=4, color="#c4c8cb", length=205, gap=0.5, **details):
    """The same piece several times."""
    base = group(root, turn=(0, 0, 1.3))
    make = {"spoon": _spoon, "fork": _fork, "knife": _knife}[piece]
    for i in range(count):
        make(group(base, (0.03 * (i % 2), (i - (count - 1) / 2) * gap, 0)), metal(color), length / 100, **details)
    return {"elevation": 54, "samples": 16}


def chopsticks(root, color="#2a2a2a"):
    base = group(root, turn=(0, 0, 0.8))
    paint = materials.plastic(color, 0.35)
    for y, turn in ((0.08, 0.02), (-0.08, -0.05)):
        stick = group(base, (0, y, 0.04), (0, 0, turn))
        sweep("stick", [(-1.15 + 0.23 * i, 0, 0.02) for i in range(11)], [(0.018 + 0.0022 * i, 0.018 + 0.0022 * i) for i in range(11)], paint, stick, 14)
    return {"elevation": 50}


def wooden(root, piece="fork", color="#d6b98c", count=1):
    """Pressed birch: flat, pale, without shine."""
    birch = materials.wood(color, 0.88, gloss=0.75)
    base = group(root, turn=(0, 0, 0.9))
    outlines = {
        "fork": [(-0.8, 0.1), (-0.42, 0.1), (-0.42, 0.05), (-0.8, 0.04), (-0.8, -0.04), (-0.42, -0.05), (-0.42, -0.1), (-0.8, -0.1), (-0.3, -0.13), (-0.1, -0.06), (0.75, -0.085), (0.8, 0), (0.75, 0.085), (-0.1, 0.06), (-0.3, 0.13)],
        "knife": [(-0.8, 0.05), (-0.7, -0.05), (-0.1, -0.1), (0.0, -0.07), (0.75, -0.085), (0.8, 0), (0.75, 0.085), (0, 0.07), (-0.6, 0.1)],
    }
    for i in range(count):
        place = group(base, (0, (i - (count - 1) / 2) * 0.4, 0))
        if piece == "spoon":
            outline = spline([(-0.8, 0), (-0.72, -0.12), (-0.5, -0.16), (-0.3, -0.1), (-0.1, -0.06), (0.7, -0.085), (0.8, 0), (0.7, 0.085), (-0.1, 0.06), (-0.3, 0.1), (-0.5, 0.16), (-0.72, 0.12), (-0.8, 0)], 5)[:-1]
            cutout("spoon", outline, 0.022, birch, place, 0.01, 0.008)
        else:
            cutout(piece, outlines[piece], 0.022, birch, place, 0.01, 0.006)
    return {"elevation": 50}


FORMS = {"spoon": spoon, "fork": fork, "table-knife": knife, "place-setting": place_setting, "cutlery-row": row, "chopsticks": chopsticks, "wooden-cutlery": wooden}
