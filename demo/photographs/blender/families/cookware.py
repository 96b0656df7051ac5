"""Pots, pans, lids, kettles: turned bodies with handles that are welded, riveted or cast on."""
from math import cos, pi, sin, sqrt

import materials
from shapes import fillet, group, lathe, shell, slab, spline, sweep

METALS = {
    "steel": lambda color: materials.brushed(color, around=True),
    "carbon": lambda color: materials.brushed(color, around=True, strength=0.06),
    "iron": materials.cast_iron,
    "enamel": materials.enamel,
    "aluminium": materials.aluminium,
    "copper": lambda color: materials.brushed(color, around=True, strength=0.05),
    "plastic": materials.plastic,
}


def loop_handles(root, material, r, z, width=0.9, out=0.34, thick=0.055):
    """Two handles of round bar, opposite each other."""
    for turn in (0, pi):
        side = group(root, turn=(0, 0, turn))
        half = width / 2
        wall = sqrt(max(r * r - half * half, 0)) - 0.03
        path = spline([(wall, -half, z - 0.03), (r + out * 0.55, -half * 0.98, z), (r + out, -half * 0.62, z + 0.02), (r + out, half * 0.62, z + 0.02),
                       (r + out * 0.55, half * 0.98, z), (wall, half, z - 0.03)], 9)
        sweep("handle", path, (thick, thick), material, side)


def long_handle(root, material, r, z, length, kind="steel"):
    """A long handle rising away from the wall, with rivets."""
    rise = length * (0.28 if kind != "iron" else 0.06)
    wide = 0.13 if kind == "steel" else 0.15
    path = spline([(r - 0.05, 0, z - 0.1), (r + 0.12, 0, z - 0.02), (r + length * 0.35, 0, z + rise * 0.45), (r + length * 0.75, 0, z + rise * 0.85), (r + length, 0, z + rise)], 9)
    last = len(path) - 1
    section = [(wide * (0.75 + 0.35 * i / last), 0.05 + 0.02 * sin(pi * i / last)) for i in range(last + 1)]
    section[-1] = (wide * 0.8, 0.035)
    sweep("handle", path, section, material, root)
    rivet = materials.polished("#cfd0d1", 0.2)
    for y in (-0.09, 0.09):
        holder = group(root, (r - 0.03, y, z - 0.09), (0, -pi / 2, 0))
        lathe("rivet", spline([(0.05, 0.0), (0.04, 0.03), (0.0, 0.045)], 5), rivet, holder, segments=20)


def pot(root, color="#c4c8cb", metal="steel", d=240, h=200, lid=True, lid_beside=False, handle="loops", wall=0.025, tap=False, knob=None):
    material = METALS[metal](color)
    base = group(root, turn=(0, 0, -0.45))
    r, z = d / 200, h / 100
    corner = 0.16 if metal != "iron" and metal != "enamel" else 0.35
    outer = fillet([(0, 0.0), (r, 0, corner), (r, z - 0.03, 0.02), (r + 0.035, z)], 8)
    lathe("pot", shell(outer, wall if metal != "enamel" else 0.07), material, base)
    if metal == "steel":
        lathe("base", fillet([(0, -0.005), (r * 0.95, -0.005, 0.02), (r * 0.95, 0.07, 0.02), (r * 0.9, 0.08)]), materials.polished("#b4b7b9", 0.22), base)
    if handle == "loops":
        grip = material if metal in ("enamel", "iron") else materials.polished("#d0d2d4", 0.16)
        loop_handles(base, grip, r, z * 0.78, min(1.0, d / 240), 0.3, 0.055 if metal == "steel" else 0.075)
    elif handle == "long":
        long_handle(base, materials.polished("#c8cacc", 0.2) if metal != "copper" else materials.polished("#c9a35a", 0.2), r, z * 0.8, d / 100 * 0.95)
    if tap:
        faucet = group(base, (0, -r, z * 0.1), (pi / 2, 0, 0))
        lathe("tap", fillet([(0, -0.05), (0.16, -0.05), (0.16, 0.14, 0.02), (0.1, 0.16), (0.1, 0.5, 0.02), (0, 0.5)]), materials.polished(), faucet)
        slab("lever", 0.1, 0.42, 0.06, materials.plastic("#1b1b1b"), group(base, (0, -r - 0.28, z * 0.1 + 0.1)), 0.04, 0.02)
    if lid or lid_beside:
        top = group(base, (r * 1.15, -r * 1.25, r * 0.0), (0, 0, 0)) if lid_beside else group(base, (0, 0, z))
        pot_lid(top, material, r + 0.04, metal, knob)
    return {"elevation": 18}


def pot_lid(root, material, r, metal="steel", knob=None):
    high = 0.1 if metal == "steel" else 0.22
    lathe("lid", spline([(r * 0.99, -0.03), (r, 0.0), (r * 0.96, 0.03), (r * 0.6, high * 0.8), (0.0, high)], 8), material, root)
    if metal == "steel":
        path = spline([(-0.42, 0, high * 0.85), (-0.36, 0, high + 0.14), (-0.2, 0, high + 0.22), (0.2, 0, high + 0.22), (0.36, 0, high + 0.14), (0.42, 0, high * 0.85)], 8)
        sweep("grip", path, (0.06, 0.04), materials.polished("#d0d2d4", 0.16), root)
    else:
        lathe("knob", spline([(0.1, high - 0.02), (0.08, high + 0.06), (0.2, high + 0.14), (0.19, high + 0.22), (0.0, high + 0.25)], 7), materials.polished("#c9b47a", 0.18) if knob else material, root)


def lid(root, d=240, leaning=True):
    material = METALS["steel"]("#c9cccf")
    pot_lid(group(root, (0, 0, 0.05)), material, d / 200)
    return {"elevation": 28}


def pan(root, color="#3b3f42", metal="aluminium", d=280, h=50, handle="long", inside=None, elevation=30, flare=0.2, spouts=False, lid=False, length=None):
    material = METALS[metal](color)
    base = group(root, turn=(0, 0, -0.62))
    r, z = d / 200, h / 100
    outer = spline([(0, 0.0), (r * (1 - flare) * 0.96, 0.0), (r * (1 - flare), 0.015), (r * (1 - flare * 0.5), z * 0.42), (r, z)], 8)
    thick = {"iron": 0.05, "aluminium": 0.035}.get(metal, 0.026)
    body = lathe("pan", shell(outer, thick), material, base)
    if spouts:
        for vertex in body.data.vertices:
            x, y, high = vertex.co
            if high > z * 0.7 and abs(x) < r * 0.16:
                pull = (high - z * 0.7) / (z * 0.3) * (1 - (x / (r * 0.16)) ** 2)
                vertex.co.y += (0.1 if y > 0 else -0.1) * pull
    if inside:
        wet = [(x * 0.985, y + 0.008) for x, y in shell(outer, thick)[len(outer) + 5 :]]
        lathe("coating", wet, materials.plastic(inside, 0.38, 0.02), base)
    if handle == "long":
        grip = {"iron": material, "carbon": materials.brushed("#55585b")}.get(metal, materials.brushed("#c4c8cb"))
        long_handle(base, grip, r * 0.97, z * 0.82, length or d / 100 * 0.78, metal)
    elif handle == "wood":
        long_handle(base, materials.brushed("#9a9da0"), r * 0.97, z * 0.84, 0.7, "steel")
        path = [(r + 0.5 + i * 0.1, 0, z * 0.84 + 0.16 + 0.022 * i) for i in range(14)]
        sweep("wood", path, [(0.12 + 0.03 * sin(pi * i / 13), 0.11 + 0.02 * sin(pi * i / 13)) for i in range(14)], materials.wood("#a9793f", axis="x"), base)
    elif handle == "ears":
        loop_handles(base, material, r * 0.98, z * 0.85, 0.7, 0.26, 0.07)
    return {"elevation": elevation}


def wok(root, color="#4a4d50", d=340, h=95):
    material = METALS["carbon"](color)
    base = group(root, turn=(0, 0, -0.62))
    r, z = d / 200, h / 100
    outer = spline([(0, 0.0), (r * 0.3, 0.02), (r * 0.7, z * 0.34), (r * 0.92, z * 0.74), (r, z)], 9)
    lathe("wok", shell(outer, 0.022), material, base)
    path = [(r - 0.04 + i * 0.13, 0, z - 0.08 + 0.045 * i) for i in range(15)]
    section = [(0.07, 0.07) if i < 5 else (0.12 + 0.025 * sin(pi * (i - 5) / 9), 0.12) for i in range(15)]
    sweep("steel", path[:6], section[:6], material, base)
    sweep("wood", path[5:], section[5:], materials.wood("#b58a4e", axis="x"), base)
    return {"elevation": 26}


def mixing_bowl(root, d=280, h=120, count=1, elevation=20):
    from families.stacks import stacked

    r, z = d / 200, h / 100
    material = METALS["steel"]("#c9ccce")
    outer = spline([(0, 0.0), (r * 0.5, 0.0), (r * 0.62, 0.04), (r * 0.86, z * 0.4), (r * 0.95, z * 0.9), (r * 0.955, z)], 9)
    profile = shell(outer, 0.012)

    def one(place):
        lathe("bowl", profile, material, place)
        lathe("rim", [(r * 0.95 + 0.05 * sin(a), z - 0.02 + 0.035 * cos(a)) for a in [i * 2 * pi / 16 for i in range(17)]], materials.polished("#cfd1d3", 0.15), place)

    stacked(root, one, count, 0.22)
    return {"elevation": elevation}


def ring(root, d=180, h=60, color="#cdd0d2", inner=True):
    r, z = d / 200, h / 100
    lathe("ring", [(r, 0), (r, z), (r - 0.012, z), (r - 0.012, 0)], METALS["steel"](color), root)
    return {"elevation": 22}


def cake_ring(root, d=240, h=60):
    """A cake that has been built in the ring, on its board."""
    from random import Random

    r, z = d / 200, h / 100
    lathe("board", fillet([(0, 0), (r + 0.22, 0, 0.01), (r + 0.22, 0.03, 0.01), (0, 0.03)]), materials.polished("#c9a75a", 0.3), root)
    place = group(root, (0, 0, 0.03))
    ring(place, d, h)
    lathe("glaze", [(0, z * 0.86)] + [(r * (0.2 + 0.79 * i / 20), z * 0.86 + (0.012 if i % 2 else 0)) for i in range(20)] + [(r - 0.014, z * 0.84), (r - 0.014, 0.02), (0, 0.02)], materials.plastic("#3a1d12", 0.12), place)
    red = materials.Paint("berry").set(Base_Color=materials.linear("#a81f38"), Roughness=0.35, Specular=0.4).material
    leaf = materials.plastic("#4a7d43", 0.4)
    chance = Random(6)
    for i in range(16):
        a = 2 * pi * i / 16
        _raspberry(red, group(place, (r * 0.8 * cos(a), r * 0.8 * sin(a), z * 0.87), (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4), a)))
    for x, y in ((0, 0), (0.2, 0.06), (0.06, -0.2), (-0.17, 0.1)):
        _raspberry(red, group(place, (x, y, z * 0.87), (chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5), 0)))
    for turn in (0.4, 2.6):
        blade = group(place, (0.05, 0.02, z * 0.9 + 0.1), (0, -0.5, turn))
        sweep("leaf", [(0.1 + 0.05 * i, 0, 0.02 * i) for i in range(8)], [(0.01 + 0.075 * sin(pi * i / 7), 0.006) for i in range(8)], leaf, blade, 12)
    return {"elevation": 32}


def _raspberry(material, root):
    """Rows of drupelets around a core."""
    lathe("core", spline([(0.0, 0.0), (0.08, 0.01), (0.105, 0.07), (0.08, 0.15), (0.0, 0.19)], 5), material, root, 20)
    drop = spline([(0.0, -0.034), (0.03, -0.018), (0.03, 0.018), (0.0, 0.034)], 3)
    for row, (count, out, high) in enumerate(((10, 0.098, 0.035), (10, 0.104, 0.082), (8, 0.086, 0.13), (5, 0.05, 0.168), (1, 0.0, 0.185))):
        for k in range(count):
            a = 2 * pi * (k + 0.5 * (row % 2)) / count
            lathe("drupelet", drop, material, group(root, (out * cos(a), out * sin(a), high)), 10)


def tart(root, d=280, h=25, count=1, color="#b9bec2"):
    from families.stacks import stacked

    r, z = d / 200, h / 100
    outer = [(0, 0), (r * 0.88, 0), (r * 0.9, 0.02), (r, z), (r + 0.04, z)]
    material = METALS["aluminium"](color)
    stacked(root, lambda place: lathe("tin", shell(outer, 0.014), material, place, segments=288, flutes=(36, 0.016)), count, 0.1)
    return {"elevation": 34 if count == 1 else 20}


FORMS = {"pot": pot, "pan": pan, "wok": wok, "pot-lid": lid, "mixing-bowl": mixing_bowl, "ring": ring, "cake-ring": cake_ring, "tart": tart}
