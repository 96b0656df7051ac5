"""Things of paper that are printed: hangers for doors, pockets for cutlery."""
from math import cos, pi, sin

import materials
from families.cutlery import _fork, _knife, metal
from shapes import cutout, group, lettering, mesh_object, slab, spline


def door_hanger(root, color="#14493b", lines=("Bitte nicht stören", "Please do not disturb"), ink="#f6f3ea", tick=False, elevation=50):
    """A sheet with a hole for the handle and a slit that leads to it."""
    base = group(root, turn=(0, 0, -0.35))
    wide, tall, corner, hole, high = 0.95, 2.4, 0.09, 0.31, 0.72
    outline = []
    for cx, cy, first in ((1, -1, -pi / 2), (1, 1, 0)):
        outline += [(cx * (wide / 2 - corner) + corner * cos(first + pi / 16 * k), cy * (tall / 2 - corner) + corner * sin(first + pi / 16 * k)) for k in range(9)]
    slit = 0.02
    outline += [(slit, tall / 2)]
    outline += [(hole * sin(a), high + hole * cos(a)) for a in [0.07 + (2 * pi - 0.14) * k / 56 for k in range(57)]]
    outline += [(-slit, tall / 2)]
    for cx, cy, first in ((-1, 1, pi / 2), (-1, -1, pi)):
        outline += [(cx * (wide / 2 - corner) + corner * cos(first + pi / 16 * k), cy * (tall / 2 - corner) + corner * sin(first + pi / 16 * k)) for k in range(9)]
    cutout("hanger", outline, 0.012, materials.plastic(color, 0.45), base, 0.012, 0.002, False)
    print_ = materials.paper(ink)
    lettering(lines[0], min(0.118, 2.0 / len(lines[0])), print_, group(base, (0, 0.06, 0.025)))
    lettering(lines[1], 0.076, print_, group(base, (0, -0.16, 0.025)))
    slab("rule", 0.5, 0.012, 0.002, print_, group(base, (0, -0.3, 0.024)), 0.004, 0.0005)
    if tick:
        slab("field", 0.1, 0.1, 0.002, print_, group(base, (-0.3, -0.5, 0.024)), 0.01, 0.0005)
        lettering("Handtücher wechseln", 0.062, print_, group(base, (0.1, -0.52, 0.025)))
    lettering("Tafelwerk", 0.084, print_, group(base, (0, -0.88, 0.025)))
    return {"elevation": elevation, "samples": 16}


def cutlery_pocket(root, color="#f4f1ea", napkin="#fbfaf7", steel="#c4c8cb"):
    """A pocket of paper with a napkin, knife and fork in it."""
    base = group(root, turn=(0, 0, -0.6))
    paper, tissue = materials.paper(color), materials.paper(napkin)
    slab("back", 0.9, 2.1, 0.014, paper, base, 0.02, 0.004)
    slab("napkin", 0.82, 2.0, 0.05, tissue, group(base, (0, 0.12, 0.014)), 0.02, 0.016)
    slab("fold", 0.8, 1.96, 0.04, tissue, group(base, (0.01, 0.1, 0.06), (0, 0, 0.006)), 0.02, 0.014)
    shine = metal(steel)
    _knife(group(base, (0.16, 0.36, 0.06), (0, 0, pi / 2 + 0.02)), shine, 2.2)
    _fork(group(base, (-0.16, 0.4, 0.07), (0, 0, pi / 2 - 0.03)), shine, 2.0)
    rows, columns = 40, 28
    vertices, faces = [], []
    for r in range(rows + 1):
        for c in range(columns + 1):
            x = (c / columns - 0.5) * 0.9
            top = 0.42 + 0.24 * x / 0.45
            y = -1.05 + (top + 1.05) * r / rows
            edge = min(1.0, (1 - abs(c / columns * 2 - 1)) * 5) ** 0.6
            foot = min(1.0, r / rows * 8) ** 0.6
            ridge = 0.012 * (cos((x - 0.16) * 16) + cos((x + 0.16) * 16))
            vertices.append((x, y, 0.02 + (0.235 + ridge) * edge * foot))
    for r in range(rows):
        for c in range(columns):
            k = r * (columns + 1) + c
            faces.append((k, k + 1, k + columns + 2, k + columns + 1))
    mesh_object("front", vertices, faces, paper, base).modifiers.new("thick", "SOLIDIFY").thickness = 0.012
    return {"elevation": 52, "samples": 16}


FORMS = {"door-hanger": door_hanger, "cutlery-pocket": cutlery_pocket}
