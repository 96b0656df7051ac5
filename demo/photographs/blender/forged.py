"""What is forged or pressed from one piece: bars whose section changes along their length, and blades that are ground to an edge."""
from math import copysign, cos, pi, sin

import numpy as np

from shapes import mesh_object, spline


def through(points, at):
    """Values of a smooth curve through (place, value, ...) at the places `at`, one column for each value."""
    curve = np.array(spline([tuple(map(float, point)) for point in points], 12))
    order = np.argsort(curve[:, 0], kind="stable")
    return np.stack([np.interp(at, curve[order, 0], curve[order, k]) for k in range(1, curve.shape[1])], axis=1)


def joined(front, back, reach=0.3):
    """Two runs of sections as one that bends softly where they meet."""
    line = np.array(front + back)
    joint = front[-1][0]
    at = line[:, 0]
    for column in (2, 3, 4):
        soft = line[:, column].copy()
        for i in np.flatnonzero(np.abs(at - joint) < reach):
            near = np.exp(-(((at - at[i]) / (0.09 * (1 - abs(at[i] - joint) / reach) + 0.004)) ** 2)) * np.gradient(at)
            soft[i] = (line[:, column] * near).sum() / near.sum()
        line[:, column] = soft
    return [tuple(section) for section in line]


def bar(name, stations, material, root, around=44, square=3.0):
    """
    Sections across x, in their order: (x, y, z, half width, half thickness, hollow). `hollow` presses the middle down, below
    nought it swells; `square` is how far a section is from an ellipse.
    """
    vertices, faces = [], []
    for x, y, z, wide, thick, hollow in stations:
        for k in range(around):
            a = 2 * pi * k / around
            across = copysign(abs(cos(a)) ** (2 / square), cos(a))
            up = copysign(abs(sin(a)) ** (2 / square), sin(a))
            vertices.append((x, y + wide * across, z + thick * up - hollow * (1 - across * across)))
    for i in range(len(stations) - 1):
        for k in range(around):
            n = (k + 1) % around
            faces.append((i * around + k, (i + 1) * around + k, (i + 1) * around + n, i * around + n))
    last = (len(stations) - 1) * around
    faces += [list(range(around)), [last + k for k in range(around)][::-1]]
    return mesh_object(name, vertices, faces, material, root)


def blade(name, edge, spine, material, root, thick=0.02, bevel=0.3, length=None, serrated=None, steps=150):
    """
    A blade that lies on its side. `edge` and `spine` are curves of (x, y) from the point to the handle; `bevel` is the share of
    the width that is ground to the edge, `serrated` the waves of it: (length, depth).
    """
    length = length or edge[-1][0]
    at = length * (1 - np.cos(np.linspace(0, pi / 2, steps))) if serrated is None else np.linspace(0, length, steps * 2)
    low, high = through(edge, at)[:, 0], through(spine, at)[:, 0]
    vertices, faces = [], []
    for x, bottom, top in zip(at, low, high):
        wide = max(top - bottom, 1e-4)
        wave = 0.0
        if serrated and x < length * 0.95:
            wave = serrated[1] * abs(sin(pi * x / serrated[0]))
        ground = min(bevel * wide + wave, 0.6 * wide)
        full = min(thick, wide * 0.4)
        flat = [(bottom + wave * 0.7, 0.0), (bottom + ground, full * 0.62), (bottom + ground + 0.004, full * 0.68)]
        flat += [(bottom + ground + (wide - ground) * t, full * (0.68 + 0.32 * sin(t * pi / 2))) for t in (0.2, 0.4, 0.6, 0.8, 0.95)]
        flat += [(top, full * 0.9), (top + 0.002, full * 0.3)]
        ring = flat + [(y, -z) for y, z in flat[:0:-1]]
        vertices += [(x, y, z) for y, z in ring]
    count = len(ring)
    for i in range(len(at) - 1):
        for k in range(count):
            n = (k + 1) % count
            faces.append((i * count + k, i * count + n, (i + 1) * count + n, (i + 1) * count + k))
    last = (len(at) - 1) * count
    faces += [list(range(count))[::-1], [last + k for k in range(count)]]
    thing = mesh_object(name, vertices, faces, material, root)
    thing.data.auto_smooth_angle = 0.12
    return thing
