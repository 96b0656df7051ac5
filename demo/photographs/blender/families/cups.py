"""Cups, saucers, mugs, pots and jugs."""
from math import pi

import materials
from families.porcelain import MATERIALS
from shapes import fillet, group, lathe, shell, spline, sweep


def handle(root, material, low, high, reach, thick=(0.05, 0.085)):
    """An ear from the wall at `high` to the wall at `low`; both are (radius, z)."""
    (x1, z1), (x0, z0) = high, low
    tall = z1 - z0
    path = spline([(x1 - 0.015, 0, z1 - 0.01), (x1 + reach * 0.45, 0, z1 + 0.03), (x1 + reach * 0.88, 0, z1 - tall * 0.12),
                   (x1 + reach, 0, z1 - tall * 0.42), (x1 + reach * 0.8, 0, z0 + tall * 0.22), (x0 + reach * 0.4, 0, z0), (x0 - 0.015, 0, z0 - 0.02)], 10)
    return sweep("handle", path, (thick[1], thick[0]), material, root)


def cup(root, color="#f8f7f3", kind="porcelain", d=88, h=66, saucer=0, drink=None, ears=1, count=1, elevation=24):
    material = MATERIALS[kind](color)
    r, z = d / 200, h / 100
    outer = spline([(0, 0.05), (r * 0.46, 0.05), (r * 0.5, 0), (r * 0.57, 0.03), (r * 0.8, z * 0.25), (r * 0.94, z * 0.56), (r, z)], 8)
    profile = shell(outer, 0.036)

    def one(place):
        if saucer:
            _saucer(place, material, saucer)
        body = group(place, (0, 0, 0.045 if saucer else 0))
        lathe("cup", profile, material, body)
        for ear in range(ears):
            handle(group(body, turn=(0, 0, pi * ear)), material, (r * 0.84, z * 0.32), (r * 0.96, z * 0.84), r * 0.58)
        if drink:
            lathe("drink", [(r * 0.955, z * 0.86), (0, z * 0.86)], materials.liquid(drink, False), body)

    if count == 2:
        one(group(root, (0, 0, 0), (0, 0, -0.5)))
        one(group(root, (-r * 1.5 - saucer / 240, r * 2.7, 0), (0, 0, -2.4)))
    else:
        one(group(root, turn=(0, 0, -0.5)))
    return {"elevation": elevation}


def _saucer(place, material, d):
    r = d / 200
    outer = spline([(0, 0.04), (r * 0.5, 0.04), (r * 0.54, 0), (r * 0.6, 0.03), (r * 0.8, 0.1), (r, 0.2)], 8)
    lathe("saucer", shell(outer, 0.042), material, place)


def saucer(root, color="#f8f7f3", kind="porcelain", d=150, elevation=40):
    r = d / 200
    outer = spline([(0, 0.04), (r * 0.5, 0.04), (r * 0.54, 0), (r * 0.6, 0.03), (r * 0.8, 0.1), (r, 0.2)], 8)
    well = [(r * 0.36, 0.0), (r * 0.34, 0.018), (r * 0.325, 0.0)]
    material = MATERIALS[kind](color)
    lathe("saucer", shell(outer, 0.042), material, root)
    lathe("well", [(x, z + 0.082) for x, z in well], material, root)
    return {"elevation": elevation}


def mug(root, color="#24324a", kind="porcelain", d=82, h=95, ear=True, rim=None, count=1, band=None, drink=None, turn=-0.55, elevation=20):
    material = MATERIALS[kind](color)
    r, z = d / 200, h / 100
    wall = 0.02 if kind in ("enamel", "copper", "steel") else 0.04
    outer = fillet([(0, 0.02), (r * 0.76, 0.02, 0.02), (r * 0.82, 0.0, 0.02), (r * 0.98, 0.09, 0.14), (r, z)], 8)
    edge = materials.enamel(rim) if rim else None

    def one(place):
        lathe("mug", shell(outer, wall), material, place)
        if ear:
            brass = materials.polished("#c9a35a", 0.16) if kind == "copper" else material
            handle(place, brass, (r * 0.99, z * 0.22), (r * 0.99, z * 0.82), r * 0.68)
        if edge:
            sweep("rim", [(r * a, r * b, z) for a, b in _circle(96)], (0.022, 0.022), edge, place, closed=True)
        if band:
            lathe("band", [(r * 0.985 + 0.01, z * 0.3), (r * 0.993 + 0.01, z * 0.72)], materials.porcelain(band), place)
        if drink:
            lathe("drink", [(r * 0.95, z * 0.86), (0, z * 0.86)], materials.liquid(drink, False), place)

    one(group(root, turn=(0, 0, turn)))
    if count > 1:
        one(group(root, (-r * 2.3, r * 1.9, 0), (0, 0, -2.5)))
    return {"elevation": elevation, "glass": kind == "glass"}


def _circle(steps):
    from math import cos, sin

    return [(cos(2 * pi * i / steps), sin(2 * pi * i / steps)) for i in range(steps)]


def teapot(root, color="#f8f7f3", kind="porcelain", d=130, h=120, spout=True, ear=True, lid=True, shape="round"):
    material = MATERIALS[kind](color)
    base = group(root, turn=(0, 0, -0.35))
    r, z = d / 200, h / 100
    body = {
        "round": [(0, 0.04), (r * 0.56, 0.04), (r * 0.6, 0), (r * 0.66, 0.03), (r * 0.94, z * 0.26), (r, z * 0.48), (r * 0.84, z * 0.8), (r * 0.58, z)],
        "jug": [(0, 0.04), (r * 0.6, 0.04), (r * 0.66, 0), (r * 0.74, 0.04), (r, z * 0.3), (r * 0.92, z * 0.62), (r * 0.7, z * 0.86), (r * 0.78, z)],
        "straight": [(0, 0.0), (r * 0.9, 0.0), (r * 0.98, 0.08), (r * 0.94, z * 0.5), (r * 0.74, z * 0.92), (r * 0.66, z)],
    }[shape]
    lathe("pot", shell(spline(body, 8), 0.045), material, base)
    if spout:
        path = spline([(r * 0.8, 0, z * 0.3), (r * 1.25, 0, z * 0.46), (r * 1.42, 0, z * 0.72), (r * 1.72, 0, z * 0.96)], 10)
        wide = [(0.2 - 0.12 * i / (len(path) - 1),) * 2 for i in range(len(path))]
        sweep("spout", path, [(a * r / 0.65, b * r / 0.65) for a, b in wide], material, group(base, turn=(0, 0, pi)))
    if ear:
        handle(base, material, (r * 0.95, z * 0.28), (r * 0.84, z * 0.82), r * 0.72, (0.06, 0.1))
    if lid:
        top = r * 0.58 if shape == "round" else r * 0.66
        dome = spline([(top * 1.02, z), (top * 0.96, z + 0.05), (top * 0.6, z + 0.14), (0.1, z + 0.2)], 8)
        knob = spline([(0.06, z + 0.2), (0.055, z + 0.25), (0.12, z + 0.32), (0.11, z + 0.38), (0.0, z + 0.41)], 8)
        lathe("lid", dome + knob, material, base)
    return {"elevation": 20}


def jug(root, color="#faf8f2", kind="porcelain", d=70, h=85):
    """A pourer without lid: its rim is drawn out to a lip."""
    material = MATERIALS[kind](color)
    base = group(root, turn=(0, 0, -0.4))
    r, z = d / 200, h / 100
    outer = spline([(0, 0.04), (r * 0.6, 0.04), (r * 0.66, 0), (r * 0.74, 0.04), (r, z * 0.3), (r * 0.92, z * 0.62), (r * 0.72, z * 0.86), (r * 0.82, z)], 8)
    body = lathe("jug", shell(outer, 0.035), material, base)
    for vertex in body.data.vertices:
        x, y, high = vertex.co
        if high > z * 0.75 and x < 0:
            pull = ((high - z * 0.75) / (z * 0.25)) ** 2 * max(0, -x / r - 0.35)
            vertex.co.x -= pull * r * 0.8
            vertex.co.y *= 1 - 0.5 * pull
            vertex.co.z += pull * 0.1
    handle(base, material, (r * 0.96, z * 0.26), (r * 0.76, z * 0.86), r * 0.75)
    return {"elevation": 20}


FORMS = {"cup": cup, "saucer": saucer, "mug": mug, "teapot": teapot, "jug": jug}
