"""Materials of the shop's goods. Lengths are those of the mesh (one unit is 100 mm), before the studio scales it."""
from paint import Paint, linear


def ground_paper(color):
    """Matt paper; the wall behind glows a little, as if lit by a lamp of its own."""
    paint = Paint("ground")
    matt = paint.node("ShaderNodeBsdfDiffuse", Color=(*linear(color), 1))
    glow = paint.node("ShaderNodeEmission", Color=(*linear(color), 1))
    place = paint.node("ShaderNodeSeparateXYZ")
    paint.links.new(paint.node("ShaderNodeNewGeometry").outputs["Position"], place.inputs[0])
    far = paint.node("ShaderNodeMapRange")
    far.interpolation_type = "SMOOTHSTEP"
    for key, value in (("From Min", 0.5), ("From Max", 13.0), ("To Max", 0.42)):
        far.inputs[key].default_value = value
    paint.links.new(place.outputs["Y"], far.inputs["Value"])
    paint.links.new(far.outputs["Result"], glow.inputs["Strength"])
    both = paint.node("ShaderNodeAddShader")
    paint.links.new(matt.outputs[0], both.inputs[0])
    paint.links.new(glow.outputs[0], both.inputs[1])
    paint.links.new(both.outputs[0], paint.nodes["Material Output"].inputs["Surface"])
    return paint.material


def matt_black():
    paint = Paint("black")
    matt = paint.node("ShaderNodeBsdfDiffuse", Color=(0.004, 0.004, 0.004, 1))
    paint.links.new(matt.outputs[0], paint.nodes["Material Output"].inputs["Surface"])
    return paint.material


def shaded_card():
    """Light that grows across a card from dark to bright."""
    paint = Paint("card")
    place = paint.node("ShaderNodeSeparateXYZ")
    paint.links.new(paint.node("ShaderNodeTexCoord").outputs["Generated"], place.inputs[0])
    slope = paint.node("ShaderNodeMath")
    slope.operation = "MULTIPLY_ADD"
    slope.inputs[1].default_value = 0.55
    paint.links.new(place.outputs["X"], slope.inputs[0])
    paint.links.new(place.outputs["Y"], slope.inputs[2])
    shade = paint.ramp(slope.outputs[0], (0.25, 0.16), (0.62, 0.42), (0.85, 1.0), (1.0, 0.9))
    glow = paint.node("ShaderNodeEmission", Strength=1.0)
    paint.links.new(shade, glow.inputs["Color"])
    paint.links.new(glow.outputs[0], paint.nodes["Material Output"].inputs["Surface"])
    return paint.material


def porcelain(color, gloss=0.07):
    """Hard porcelain under a clear glaze."""
    paint = Paint("porcelain").set(Base_Color=tuple(c * 0.9 for c in linear(color)), Roughness=gloss, Specular=0.5)
    paint.set(Clearcoat=0.4, Clearcoat_Roughness=0.03)
    return paint.material


def stoneware(color, speckle="#5b4c3c", amount=0.35):
    """Reactive glaze: small dark grains of iron, softer gloss, a little unevenness."""
    paint = Paint("stoneware").set(Roughness=0.24, Specular=0.45)
    base = linear(color)
    grains = paint.ramp(
        paint.noise(34, detail=2.0),
        (0.0, tuple(c * 0.96 for c in base)),
        (0.66 - amount * 0.1, base),
        (0.74 - amount * 0.1, linear(speckle)),
    )
    mix = paint.node("ShaderNodeMixRGB", Fac=1.0)
    mix.blend_type = "MULTIPLY"
    clouds = paint.ramp(paint.noise(1.6), (0.3, 0.86), (0.7, 1.0))
    paint.links.new(grains, mix.inputs[1])
    paint.links.new(clouds, mix.inputs[2])
    paint.link(mix.outputs[0], "Base Color")
    return paint.bump(paint.noise(7), 0.05, 0.05).material


def glaze_edge(color, edge="#6d5236"):
    """A glaze that has run off the rim: see `stoneware`; the bare clay of foot and rim."""
    return Paint("clay").set(Base_Color=linear(edge), Roughness=0.6).bump(Paint("n").noise(30), 0).material


def plastic(color, roughness=0.32, grain=0.0):
    paint = Paint("plastic").set(Base_Color=linear(color), Roughness=roughness, Specular=0.45)
    return paint.bump(paint.noise(60), grain, 0.02).material if grain else paint.material


def clear_plastic(color):
    """Thin walls that shine but bend no light."""
    paint = Paint("clear")
    clear = paint.node("ShaderNodeBsdfTransparent")
    through = tuple(0.74 + 0.22 * c for c in linear(color))
    facing = paint.node("ShaderNodeLayerWeight", Blend=0.5).outputs["Facing"]
    paint.links.new(paint.ramp(facing, (0.0, through), (0.55, through), (0.92, tuple(0.3 * c for c in through))), clear.inputs["Color"])
    shine = paint.node("ShaderNodeBsdfGlossy", Color=(1, 1, 1, 1), Roughness=0.06)
    edge, mix = paint.node("ShaderNodeFresnel", IOR=1.5), paint.node("ShaderNodeMixShader")
    front = paint.node("ShaderNodeMixRGB", Color2=(0.02, 0.02, 0.02, 1))
    paint.links.new(paint.node("ShaderNodeNewGeometry").outputs["Backfacing"], front.inputs["Fac"])
    paint.links.new(edge.outputs[0], front.inputs[1])
    paint.links.new(front.outputs[0], mix.inputs[0])
    paint.links.new(clear.outputs[0], mix.inputs[1])
    paint.links.new(shine.outputs[0], mix.inputs[2])
    paint.links.new(mix.outputs[0], paint.nodes["Material Output"].inputs["Surface"])
    return paint.material


def melamine(color):
    paint = Paint("melamine").set(Base_Color=linear(color), Roughness=0.28, Specular=0.4)
    return paint.bump(paint.noise(3), 0.02, 0.05).material


def rubber(color="#1b1b1b"):
    return Paint("rubber").set(Base_Color=linear(color), Roughness=0.62, Specular=0.3).material


def cast_iron(color="#1d1c1b"):
    paint = Paint("iron").set(Base_Color=linear(color), Roughness=0.5, Specular=0.45)
    return paint.bump(paint.noise(42, detail=4.0), 0.35, 0.02).material


def enamel(color):
    paint = Paint("enamel").set(Base_Color=linear(color), Roughness=0.1, Specular=0.5, Clearcoat=0.5)
    return paint.bump(paint.noise(9), 0.03, 0.03).material


def _metal(name, color, roughness):
    """Catalogue colours of metal are mid greys; what reflects the studio has to be lighter."""
    bright = tuple(min(0.96, c * 1.35) for c in linear(color))
    return Paint(name).set(Base_Color=bright, Metallic=1.0, Roughness=roughness)


def polished(color="#d4d5d6", roughness=0.1):
    return _metal("polished", color, roughness).material


def brushed(color="#c9cbcd", around=False, along=(1, 0, 0), strength=0.12):
    """Steel drawn through the brush: `around` a turned body, else along an axis."""
    paint = _metal("brushed", color, 0.27)
    if around:
        stretch = paint.place((1.2, 1.2, 90))
        tangent = paint.node("ShaderNodeTangent")
        tangent.direction_type, tangent.axis = "RADIAL", "Z"
        paint.link(tangent.outputs[0], "Tangent")
        paint.set(Anisotropic=0.55, Anisotropic_Rotation=0.25)
    else:
        stretch = paint.place(tuple(1.5 if axis else 90 for axis in along))
    lines = paint.noise(1.6, stretch, detail=4.0, roughness=0.6)
    paint.link(paint.ramp(lines, (0.25, 0.2), (0.75, 0.34)), "Roughness")
    return paint.bump(lines, strength, 0.01).material


def aluminium(color="#c4c6c7"):
    paint = _metal("aluminium", color, 0.38)
    return paint.bump(paint.noise(40), 0.05, 0.01).material


def hammered(color):
    """Beaten with a round hammer."""
    paint = _metal("hammered", color, 0.16)
    cells = paint.node("ShaderNodeTexVoronoi", Scale=8.0)
    cells.feature = "SMOOTH_F1"
    paint.links.new(paint.place(), cells.inputs["Vector"])
    return paint.bump(cells.outputs["Distance"], 0.5, 0.06).material


def glass(color="#ffffff", roughness=0.0, ior=1.5, edge=1.0, edge_from=0.4, edge_to=0.86):
    """Clear to the shadow as well: light goes through it, tinted by the glass. `edge`: how much of it is left where one looks along the wall,
    that is from `edge_from` (0 is seen from the front, 1 from the side) to `edge_to`."""
    paint = Paint("glass")
    nodes, links = paint.nodes, paint.links
    body = paint.node("ShaderNodeBsdfGlass", Color=(*linear(color), 1), Roughness=roughness, IOR=ior)
    if edge < 1:
        facing = paint.node("ShaderNodeLayerWeight", Blend=0.5).outputs["Facing"]
        base = linear(color)
        links.new(paint.ramp(facing, (0.0, base), (edge_from, base), (edge_to, tuple(c * edge for c in base))), body.inputs["Color"])
    shade = tuple(0.55 + 0.4 * c for c in linear(color))
    clear = paint.node("ShaderNodeBsdfTransparent", Color=(*shade, 1))
    path, mix = paint.node("ShaderNodeLightPath"), paint.node("ShaderNodeMixShader")
    either = paint.node("ShaderNodeMath")
    either.operation = "MAXIMUM"
    links.new(path.outputs["Is Shadow Ray"], either.inputs[0])
    links.new(path.outputs["Is Diffuse Ray"], either.inputs[1])
    links.new(either.outputs[0], mix.inputs[0])
    links.new(body.outputs[0], mix.inputs[1])
    links.new(clear.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return paint.material


def wood(color, dark=0.55, axis="x", scale=1.0, gloss=0.45):
    """Long grain along `axis`, with pores."""
    paint = Paint("wood").set(Roughness=gloss, Specular=0.3)
    long, cross = 0.5 * scale, 6.0 * scale
    stretch = {"x": (long, cross, cross), "y": (cross, long, cross), "z": (cross, cross, long)}[axis]
    where = paint.place(stretch)
    base = linear(color)
    rings = paint.noise(0.9, where, detail=5.0, roughness=0.62)
    tone = paint.ramp(rings, (0.28, tuple(c * dark for c in base)), (0.5, base), (0.75, tuple(min(c * 1.22, 1) for c in base)))
    fine = paint.place(tuple(v * (3 if v == long else 9) for v in stretch))
    pores = paint.noise(1.3, fine, detail=3.0, roughness=0.7)
    mix = paint.node("ShaderNodeMixRGB", Fac=0.65)
    mix.blend_type = "MULTIPLY"
    paint.links.new(tone, mix.inputs[1])
    paint.links.new(paint.ramp(pores, (0.3, 0.55), (0.55, 1.0)), mix.inputs[2])
    paint.link(mix.outputs[0], "Base Color")
    return paint.bump(pores, 0.12, 0.02).material


def cardboard(color="#c9a77a"):
    paint = Paint("cardboard").set(Roughness=0.8, Specular=0.2)
    base = linear(color)
    fibre = paint.ramp(paint.noise(14, detail=5.0), (0.3, tuple(c * 0.9 for c in base)), (0.7, base))
    paint.link(fibre, "Base Color")
    flutes = paint.noise(1.0, paint.place((26, 26, 0.4)), detail=0.0)
    return paint.bump(flutes, 0.05, 0.02).material


def paper(color):
    paint = Paint("paper").set(Base_Color=linear(color), Roughness=0.7, Specular=0.2)
    return paint.bump(paint.noise(50), 0.03, 0.01).material


def cotton(color, weave=110.0, strength=0.25):
    """Woven threads that show close up, with the soft sheen of fibres."""
    paint = Paint("cotton").set(Base_Color=linear(color), Roughness=0.9, Specular=0.12, Sheen=0.4)
    waves = []
    for axis in ("X", "Y"):
        wave = paint.node("ShaderNodeTexWave", Scale=weave / 20, Distortion=0.6, Detail=1.0)
        wave.bands_direction = axis
        paint.links.new(paint.place(), wave.inputs["Vector"])
        waves.append(wave.outputs["Fac"])
    mix = paint.node("ShaderNodeMixRGB", Fac=0.5)
    paint.links.new(waves[0], mix.inputs[1])
    paint.links.new(waves[1], mix.inputs[2])
    return paint.bump(mix.outputs[0], strength, 0.02).material


def striped(color):
    """Sateen whose stripes shine against the matt ground, in the same white."""
    paint = Paint("striped").set(Specular=0.45, Sheen=0.3)
    base = linear(color)
    bands = paint.node("ShaderNodeTexWave", Scale=1.15, Distortion=0.0, Detail=0.0)
    bands.bands_direction = "X"
    paint.links.new(paint.place(), bands.inputs["Vector"])
    paint.link(paint.ramp(bands.outputs["Fac"], (0.46, tuple(c * 0.82 for c in base)), (0.54, base)), "Base Color")
    paint.link(paint.ramp(bands.outputs["Fac"], (0.46, 0.85), (0.54, 0.35)), "Roughness")
    return paint.material


def terry(color):
    """Loops of terry: rough, soft, deep."""
    paint = Paint("terry").set(Roughness=0.95, Specular=0.08, Sheen=0.7)
    loops = paint.noise(30, detail=2.0, roughness=0.7)
    base = linear(color)
    paint.link(paint.ramp(loops, (0.3, tuple(c * 0.8 for c in base)), (0.6, base)), "Base Color")
    return paint.bump(loops, 0.9, 0.06).material


def leather(color):
    paint = Paint("leather").set(Base_Color=linear(color), Roughness=0.42, Specular=0.4)
    cells = paint.node("ShaderNodeTexVoronoi", Scale=38.0)
    paint.links.new(paint.place(), cells.inputs["Vector"])
    return paint.bump(cells.outputs["Distance"], 0.3, 0.015).material


def slate(color="#43484d"):
    paint = Paint("slate").set(Roughness=0.62, Specular=0.35)
    base = linear(color)
    layers = paint.noise(2.2, detail=8.0, roughness=0.65)
    paint.link(paint.ramp(layers, (0.3, tuple(c * 0.7 for c in base)), (0.7, tuple(c * 1.25 for c in base))), "Base Color")
    return paint.bump(layers, 0.5, 0.05).material


def liquid(color, clear=True):
    if not clear:
        return Paint("liquid").set(Base_Color=linear(color), Roughness=0.05, Specular=0.5).material
    return glass(color, ior=1.34)


def foam(color="#fbf3df"):
    paint = Paint("foam").set(Base_Color=linear(color), Roughness=0.9, Specular=0.1)
    return paint.bump(paint.noise(22, detail=4.0), 0.5, 0.03).material
