"""What stands on the table beside the plates, and dishes of special forms."""
from math import pi

import materials
from label import lines_around
from shapes import ellipse, fillet, group, lathe, lettering, loft, shell, slab, spline, sweep


MENU = (("Tageskarte", 0.19, 1.72), ("Kürbissuppe", 0.1, 1.42), ("mit Ingwer und Kokos  7,50", 0.075, 1.3), ("Zanderfilet", 0.1, 1.08), ("auf Linsengemüse  19,80", 0.075, 0.96),
        ("Rinderschmorbraten", 0.1, 0.74), ("mit Knödeln  17,90", 0.075, 0.62), ("Apfelstrudel", 0.1, 0.4), ("mit Vanillesauce  6,90", 0.075, 0.28))


def menu_holder(root, color="#b08a5b"):
    base = group(root, turn=(0, 0, 0.5))
    slab("foot", 2.4, 0.75, 0.34, materials.wood(color), base, 0.04, 0.025)
    card = group(base, (0, 0, 0.3), (-0.16, 0, 0))
    slab("sheet", 1.44, 0.012, 2.0, materials.paper("#fbf8f0"), group(card, (0, 0, 0.05)), 0.005, 0.001)
    ink = materials.paper("#3b3f41")
    for text, size, high in MENU:
        lettering(text, size, ink, group(card, (0, -0.012, high), (pi / 2, 0, 0)))
    slab("acrylic", 1.56, 0.05, 2.16, materials.glass("#fbfdfd", 0, 1.45), card, 0.02, 0.008)
    return {"elevation": 14, "glass": True}


def menu_cover(root, color="#6a4a34"):
    base = group(root, turn=(0, 0, 0.55))
    hide = materials.leather(color)
    slab("pages", 2.2, 3.02, 0.08, materials.paper("#f6f1e4"), group(base, (0.06, 0, 0.05)), 0.03, 0.005)
    slab("back", 2.35, 3.2, 0.055, hide, base, 0.06, 0.02)
    slab("front", 2.35, 3.2, 0.055, hide, group(base, (0, 0, 0.12), (0, -0.012, 0)), 0.06, 0.02)
    sweep("spine", [(-1.16, -1.58 + 0.316 * i, 0.09) for i in range(11)], (0.05, 0.085), hide, base)
    for x, y, w, d in ((0, 1.48, 2.2, 0.012), (0, -1.48, 2.2, 0.012), (1.07, 0, 0.012, 2.96), (-1.0, 0, 0.012, 2.96)):
        slab("seam", w, d, 0.01, materials.paper("#c9b48e"), group(base, (x, y, 0.172)), 0.004, 0.002)
    pressed = materials.leather("#" + "".join(f"{int(int(color[i : i + 2], 16) * 0.45):02x}" for i in (1, 3, 5)))
    lettering("Speisekarte", 0.26, pressed, group(base, (0, 0.3, 0.1795), (0, -0.012, 0)))
    return {"elevation": 40}


def mill(root, color="#b08a5b"):
    wood = materials.wood(color, axis="z")
    line = spline([(0, 0), (0.28, 0.0), (0.29, 0.06), (0.24, 0.3), (0.2, 0.55), (0.22, 0.8), (0.27, 0.94), (0.22, 1.0)], 8)
    lathe("body", line, wood, root)
    lathe("gap", [(0.2, 1.0), (0.2, 1.03)], materials.polished(), root)
    lathe("head", spline([(0.22, 1.03), (0.27, 1.1), (0.26, 1.28), (0.14, 1.4), (0.0, 1.42)], 8), wood, root)
    lathe("nut", spline([(0.05, 1.41), (0.06, 1.46), (0.0, 1.5)], 6), materials.polished(), root)
    return {"elevation": 12}


def candle(root, color="#e9d8a6", count=1):
    """Wax with a lamp in it: the warm light fills the hollow around a small flame of milky plastic."""
    wax = _glowing("wax", "#f4ead2", "#ffa84a", (0.45, 0.0), (0.8, 0.1), (1.0, 0.75))
    wax.set(Roughness=0.45, Subsurface=0.12)
    wax.shader.inputs["Subsurface Color"].default_value = (*materials.linear("#f6d9a0"), 1)
    flame = _glowing("flame", "#f7e2b4", "#ffb347", (0.9, 0.7), (1.02, 2.4), (1.16, 0.9)).set(Roughness=0.4)
    for i in range(count):
        place = group(root, (0.8 * i, 0.62 * i, 0), scale=1.0 if i == 0 else 0.86)
        lathe("body", fillet([(0, 0), (0.36, 0, 0.03), (0.36, 1.0, 0.06), (0.31, 1.01, 0.03), (0.26, 0.9, 0.05), (0, 0.87)]), wax.material, place)
        lathe("flame", spline([(0.012, 0.87), (0.05, 0.93), (0.072, 1.0), (0.05, 1.08), (0.0, 1.19)], 8), flame.material, place, 32).scale = (1, 0.45, 1)
    return {"elevation": 24, "samples": 20}


def _glowing(name, color, light, *heights):
    """A material that glows by itself, more or less by (height, strength)."""
    top, strongest = heights[-1][0], max(strength for _, strength in heights)
    paint = materials.Paint(name).set(Base_Color=materials.linear(color), Emission=materials.linear(light))
    place = paint.node("ShaderNodeSeparateXYZ")
    paint.links.new(paint.place((1, 1, 1 / top)), place.inputs[0])
    share = paint.ramp(place.outputs["Z"], *((height / top, strength / strongest) for height, strength in heights))
    strength = paint.node("ShaderNodeMath")
    strength.operation = "MULTIPLY"
    strength.inputs[1].default_value = strongest
    paint.links.new(share, strength.inputs[0])
    return paint.link(strength.outputs[0], "Emission Strength")


def fuel(root):
    lathe("tin", fillet([(0, 0), (0.42, 0, 0.02), (0.42, 0.66, 0.02), (0.38, 0.7), (0.3, 0.7), (0.3, 0.64), (0, 0.64)]), materials.polished("#cfd1d2", 0.16), root)
    lathe("label", [(0.424, 0.08), (0.424, 0.58)], materials.paper("#2f5e9e"), root)
    lines = [("Klarspur", 0.13, 0.43), ("Brennpaste", 0.1, 0.31), ("Ethanol  200 g", 0.062, 0.23), ("Achtung: entzündbar", 0.05, 0.13)]
    lines_around(root, lines, 0.424, materials.paper("#f6f4ee"))
    gel = materials.plastic("#9fc4e6", 0.1)
    lathe("gel", [(0.3, 0.645), (0, 0.65)], gel, root)
    return {"elevation": 20}


def compartments(root, color="#f8f7f3", d=260, count=1):
    from families.stacks import stacked

    r = d / 200
    clay = materials.porcelain(color)
    line = shell(spline([(0, 0.02), (r * 0.8, 0.02), (r * 0.88, 0.06), (r * 0.95, 0.24), (r, 0.3)], 8), 0.05)

    def one(place):
        lathe("plate", line, clay, place)
        for angle in (pi / 2, pi * 7 / 6, pi * 11 / 6):
            wall = group(place, turn=(0, 0, angle))
            sweep("ridge", [(0.02 + r * 0.9 * i / 12, 0, 0.1 + 0.06 * min(1, i / 3)) for i in range(13)], (0.05, 0.1), clay, wall, 16)

    stacked(root, one, count, 0.14)
    return {"elevation": 42 if count == 1 else 24}


def gratin(root, color="#efe6d2", elevation=28):
    clay = materials.porcelain(color)
    base = group(root, turn=(0, 0, 0.35))
    line = ellipse(2.4, 1.4)
    loft("dish", line, [(0.3, 0), (0.16, 0.0), (0.1, 0.06), (0.02, 0.42), (0.0, 0.46), (0.03, 0.48), (0.07, 0.46), (0.15, 0.1), (0.2, 0.06), (0.3, 0.05)], clay, base)
    for side in (0, pi):
        ear = group(base, turn=(0, 0, side))
        sweep("ear", spline([(1.1, -0.32, 0.42), (1.36, -0.26, 0.45), (1.44, 0, 0.46), (1.36, 0.26, 0.45), (1.1, 0.32, 0.42)], 8), (0.1, 0.045), clay, ear, 16)
    return {"elevation": elevation}


def sizzle(root):
    base = group(root, turn=(0, 0, 0.4))
    iron = materials.cast_iron("#242322")
    loft("board", ellipse(3.3, 2.0), fillet([(0.05, 0), (0, 0.06, 0.02), (0.0, 0.18, 0.03), (0.1, 0.2)]), materials.wood("#c9a77a"), base)
    loft("plate", ellipse(2.7, 1.6), [(0.3, 0.2), (0.12, 0.2), (0.02, 0.36), (0.0, 0.4), (0.04, 0.42), (0.08, 0.4), (0.16, 0.26), (0.4, 0.25)], iron, base)
    for side in (0, pi):
        sweep("ear", spline([(1.25, -0.2, 0.37), (1.5, -0.14, 0.38), (1.56, 0, 0.38), (1.5, 0.14, 0.38), (1.25, 0.2, 0.37)], 7), (0.06, 0.04), iron, group(base, turn=(0, 0, side)), 12)
    return {"elevation": 28}


FORMS = {"menu-holder": menu_holder, "menu-cover": menu_cover, "mill": mill, "candle": candle, "fuel": fuel, "compartments": compartments, "gratin": gratin, "sizzle": sizzle}
