"""Set scenes for the banners: a table or shelf before a wall, the goods on the right, calm on the left."""
from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Vector

import materials
import traces
from families import FORMS
from shapes import group, lathe, mesh_object, slab, spline, sweep


def put(root, form, x, y, z=0.0, turn=0.0, scale=1.0, **details):
    FORMS[form](group(root, (x, y, z), (0, 0, turn), scale), **details)


def plane(root, corners, material):
    return mesh_object("plane", corners, [(0, 1, 2, 3)], material, root)


def table(root, material, front=-9.0, back=7.0, z=0.0):
    return plane(root, [(-40, front, z), (40, front, z), (40, back, z), (-40, back, z)], material)


def wall(root, material, y=7.0, top=30.0):
    return plane(root, [(-50, y, -8), (50, y, -8), (50, y, top), (-50, y, top)], material)


def plaster(color):
    paint = materials.Paint("plaster").set(Base_Color=materials.linear(color), Roughness=0.9, Specular=0.1)
    return paint.bump(paint.noise(1.3, detail=6.0), 0.15, 0.1).material


def tiles(color, grout="#b9b5ab", width=2.0, height=1.0):
    paint = materials.Paint("tiles").set(Roughness=0.12, Specular=0.5)
    brick = paint.node("ShaderNodeTexBrick", Scale=1.0)
    for key, value in (("Color1", materials.linear(color)), ("Color2", tuple(c * 0.94 for c in materials.linear(color))), ("Mortar", materials.linear(grout))):
        brick.inputs[key].default_value = (*value, 1)
    for key, value in (("Brick Width", width), ("Row Height", height), ("Mortar Size", 0.025), ("Mortar Smooth", 0.4)):
        brick.inputs[key].default_value = value
    paint.links.new(paint.place((1, 1, 1), (pi / 2, 0, 0)), brick.inputs["Vector"])
    paint.link(brick.outputs["Color"], "Base Color")
    bump = paint.node("ShaderNodeBump", Strength=0.4, Distance=0.05)
    bump.invert = True
    paint.links.new(brick.outputs["Fac"], bump.inputs["Height"])
    paint.link(bump.outputs[0], "Normal")
    return paint.material


def laid_table(root):
    """Between two services: three places are laid, at the fourth somebody has had bread."""
    table(root, materials.cotton("#e9e4d9", 40, 0.25), -9.0, 9.0)
    wall(root, plaster("#2c5a4b"), 17.0, 16.0)
    steel = {"brush": True, "color": "#d9dbdc"}
    for x, y in ((3.6, -0.5), (8.8, 0.5), (6.2, 5.4)):
        put(root, "plate", x, y, shape="rim", d=310, h=26)
        put(root, "plate", x, y, 0.12, shape="rim", d=230, h=24)
        traces.laid_napkin(group(root, (x, y, 0.34), (0, 0, 0.5)), "#b9c2ae", "linen", 1.5, 0.7, seed=int(x))
        put(root, "fork", x - 1.95, y, 0, 3.82, **steel, length=205)
        put(root, "table-knife", x + 1.95, y, 0, 3.82, **steel, length=232)
        put(root, "stem", x + 1.5, y + 2.2, bowl="red", d=92, h=212, fill="#8e2437", level=0.34)
        put(root, "stem", x + 2.7, y + 1.7, bowl="goblet", d=80, h=165, cup=0.56)
    put(root, "candle", 7.4, 3.0, count=2)
    put(root, "basket", 0.6, 3.4, w=250, d=190, h=70)
    traces.rolls(root, ((0.1, 3.2, 0.35), (1.05, 3.3, 0.35), (0.6, 3.9, 0.36), (0.55, 3.35, 0.78)), 0.48)
    put(root, "carafe", 10.4, 4.0, d=100, h=262, fill="#eaf4f4", level=0.6)
    put(root, "mill", 2.3, 2.3, color="#5C4033")
    put(root, "carafe", 3.3, 5.2, shape="bottle", d=98, h=232)
    traces.branch(group(root, (3.3, 5.2, 0.2)), 3.7)
    # The place on the left: a roll broken, crumbs, the napkin put down.
    put(root, "plate", -2.6, 1.2, shape="coupe", d=240, h=24)
    traces.rolls(root, ((-2.8, 1.3, 0.1),), 0.42, 9)
    traces.crumbs(root, -2.2, 0.9, 0.1, 0.7, 22)
    traces.crumbs(root, -1.2, 0.1, 0.0, 1.1, 34, 4)
    traces.laid_napkin(group(root, (-5.4, 2.6, 0), (0, 0, -0.5)), "#b9c2ae", "linen", 2.3, 1.3)
    put(root, "table-knife", -0.9, 0.9, 0, 3.6, **steel, length=210)
    put(root, "stem", -3.6, 4.4, bowl="white", d=80, h=205, cup=0.44, fill="#f1e3a4", level=0.22)
    return {"centre": (4.4, 1.2, 1.15), "height": 6.6, "elevation": 17, "glass": True, "sun": (0.9, 0.62), "mirrored": 14.0}


def bar_shelf(root):
    oak = materials.wood("#7a5332", 0.5, scale=0.5)
    wall(root, plaster("#d6d3c8"), 4.2)
    for z in (0.0, 3.9):
        slab("shelf", 60, 3.4, 0.3, oak, group(root, (0, 1.2, z - 0.3)), 0.04, 0.03)
    for i in range(5):
        put(root, "stem", 0.4 + 1.25 * i, 1.2 + 0.25 * (i % 2), bowl="red" if i < 3 else "burgundy", d=92, h=215, **({"fill": "#8e2437", "level": 0.34} if i == 4 else {}))
    for i in range(3):
        put(root, "stem", 6.9 + 1.2 * i, 1.3, bowl="coupe", d=100, h=158, cup=0.36, **({"fill": "#d98b4a", "level": 0.7} if i == 0 else {}))
    put(root, "shaker", 10.4, 0.9)
    put(root, "jigger", 11.3, 0.3)
    for i in range(4):
        put(root, "tumbler", 1.0 + 1.05 * i, 0.8 + 0.3 * (i % 2), 3.9, shape="straight", d=80, h=100, base=14)
    put(root, "carafe", 6.0, 1.1, 3.9, shape="decanter", d=170, h=230)
    put(root, "bucket", 8.4, 1.1, 3.9, d=170, h=160)
    for i in range(3):
        put(root, "tumbler", -4.6 + 1.1 * i, 1.3, shape="conic", d=84, h=90, base=16)
    put(root, "carafe", -7.4, 1.2, shape="bottle", d=98, h=262, cork=True)
    put(root, "carafe", -5.9, 1.5, shape="bottle", d=98, h=200)
    traces.branch(group(root, (-5.9, 1.5, 0.2)), 3.2)
    traces.laid_napkin(group(root, (8.9, 0.1, 0), (0, 0, 0.15)), "#e4ddcd", "linen", 1.5, 0.8)
    traces.lemons(root, ((-0.9, 0.5, 0), (-0.4, 0.9, 0), (-0.2, 0.2, 0)))
    return {"centre": (5.6, 1.0, 2.2), "height": 6.4, "elevation": 6, "glass": True, "glow": (4, 4.0, 4.0), "sun": (1.3, 0.5)}


def buffet(root):
    table(root, materials.cotton("#e2dccf", 40, 0.25), -6.5)
    wall(root, plaster("#b9a98e"), 13.0)
    put(root, "chafing-dish", 2.0, 0.6, scale=0.85)
    put(root, "chafing-dish", 8.6, 1.4, scale=0.85)
    put(root, "tiers", 5.4, 6.4, scale=1.0)
    put(root, "cake-stand", 12.6, 2.4, dome=True)
    put(root, "bowl", -1.6, 4.4, d=220, h=82, count=4)
    put(root, "plate", -2.0, -0.6, shape="rim", d=270, h=26, count=9, elevation=20)
    put(root, "basket", 5.2, -2.0, w=260, d=190)
    put(root, "board", 10.2, -2.4, kind="wood", color="#b08a5b", w=400, d=220, groove=False, turn=0.2)
    put(root, "mill", 9.4, -2.2, 0.2)
    put(root, "bowl", 10.9, -2.4, 0.2, kind="stoneware", color="#59674A", d=110, h=45)
    traces.rolls(root, ((4.7, -2.1, 0.35), (5.6, -1.9, 0.35), (5.1, -2.5, 0.36), (5.2, -2.1, 0.78)), 0.48)
    traces.rolls(root, ((11.4, -1.8, 0.2),), 0.42, 4)
    traces.crumbs(root, 7.4, -3.0, 0, 1.1, 40)
    traces.crumbs(root, 11.0, -2.1, 0.2, 0.8, 24, 3)
    traces.laid_napkin(group(root, (-4.6, 0.8, 0), (0, 0, -0.4)), "#dfd3b8", "linen", 2.4, 1.3)
    put(root, "carafe", -4.4, 5.6, shape="bottle", d=98, h=232)
    traces.branch(group(root, (-4.4, 5.6, 0.2)), 3.7)
    return {"centre": (5.6, 0.6, 1.5), "height": 7.0, "elevation": 13, "glass": True, "sun": (0.9, 0.6)}


def kitchen_pass(root):
    table(root, materials.brushed("#b9bcbe", strength=0.05), -7, 4.0)
    wall(root, tiles("#ece9e1"), 4.0)
    put(root, "pot", 1.2, 1.2, d=240, h=240, scale=0.9)
    put(root, "pot", 4.2, 1.6, d=200, h=110, handle="long", lid=False, scale=0.95)
    put(root, "pan", 3.6, -1.8, 0, 0.3, metal="carbon", color="#5d6165", d=280, h=50)
    put(root, "gn", 9.2, 1.0, h=150, turn=0.15, elevation=20)
    put(root, "gn", 9.0, -2.2, w=325, d=176, h=100, turn=0.15)
    put(root, "mixing-bowl", 6.4, -1.6, d=220, h=100, count=2, scale=0.9)
    put(root, "plate", -1.6, 0.2, shape="rim", d=270, h=26, count=8, elevation=20)
    put(root, "board", 13.2, 0.6, kind="wood", w=400, d=280, turn=0.2)
    put(root, "chef-knife", 13.0, 0.2, 0.2, 0.5)
    rail = materials.polished("#cfd1d3", 0.15)
    sweep("rail", [(-30 + 6 * i, 3.7, 5.2) for i in range(11)], (0.09, 0.09), rail, root)
    for i, x in enumerate((0.6, 2.2, 3.8, 5.4)):
        _hung(root, x, 3.55, 5.2, rail, i)
    traces.lemons(root, ((-3.4, -1.4, 0), (-2.8, -0.9, 0), (-2.5, -1.8, 0)))
    traces.laid_napkin(group(root, (-6.2, 0.6, 0), (0, 0, 0.3)), "#7f93a8", "linen", 2.6, 1.5)
    traces.rolls(root, ((12.4, 1.2, 0.2),), 0.6, 6)
    traces.crumbs(root, 12.4, 0.4, 0.2, 1.0, 36)
    return {"centre": (5.0, 0.4, 1.8), "height": 7.6, "elevation": 12, "sun": (1.1, 0.7)}


def _hung(root, x, y, z, material, kind):
    sweep("stem", [(x, y, z + 0.1), (x, y, z - 1.0), (x, y, z - 2.3)], (0.05, 0.03), material, root)
    if kind % 2 == 0:
        cup = lathe("ladle", spline([(0, 0), (0.3, 0.03), (0.46, 0.2), (0.5, 0.45)], 8), material, group(root, (x, y - 0.42, z - 2.7)))
        cup.modifiers.new("thick", "SOLIDIFY").thickness = 0.02
    else:
        disc = lathe("skimmer", spline([(0, 0), (0.4, 0.03), (0.52, 0.1)], 8), material, group(root, (x, y - 0.06, z - 2.7), (pi / 2, 0, 0)))
        disc.modifiers.new("thick", "SOLIDIFY").thickness = 0.02


def hotel_bath(root):
    stone = materials.Paint("stone").set(Roughness=0.25, Specular=0.5)
    veins = stone.ramp(stone.noise(0.5, detail=8.0, roughness=0.7), (0.35, materials.linear("#cfc9bd")), (0.55, materials.linear("#e6e1d7")), (0.62, materials.linear("#b9b2a5")), (0.68, materials.linear("#e3ded4")))
    stone.link(veins, "Base Color")
    table(root, stone.material, -7, 4.4)
    wall(root, tiles("#dfe3de", "#c6c8c0", 1.5, 1.5), 4.4)
    put(root, "towel-stack", 2.2, 1.0, turn=0.15, count=4, w=320, d=230)
    put(root, "towel-stack", 6.0, 1.4, turn=-0.1, count=2, w=280, d=220, color="#d3c2a3")
    put(root, "rolled", 5.6, -1.6, kind="terry", color="#f6f4ef", length=240, d=90, strap="#f6f4ef")
    put(root, "pump", 8.5, -0.4, color="#8C6B5C")
    put(root, "pump", 9.5, 0.1, color="#F4F2EC")
    put(root, "tumbler", 7.8, -1.5, shape="conic", d=78, h=95)
    put(root, "candle", 3.6, -1.7)
    rail = materials.polished("#cfd1d3", 0.12)
    sweep("rail", [(9.8 + 1.0 * i, 4.1, 5.6) for i in range(8)], (0.09, 0.09), rail, root)
    FORMS["garment"](group(root, (12.6, 3.4, -0.9), scale=1.12), form="bathrobe", color="#F6F4EF")
    traces.laid_napkin(group(root, (-2.6, 0.2, 0), (0, 0, 0.25)), "#f1ede4", "terry", 3.2, 1.8)
    put(root, "carafe", 10.7, 1.6, shape="bottle", d=98, h=200)
    traces.branch(group(root, (10.7, 1.6, 0.2)), 3.4)
    return {"centre": (6.4, 0.4, 2.2), "height": 7.0, "elevation": 9, "glass": True, "sun": (1.1, 0.75)}


SETS = {"laid-table": laid_table, "bar-shelf": bar_shelf, "buffet": buffet, "kitchen-pass": kitchen_pass, "hotel-bath": hotel_bath}


def light_and_camera(scene, setting, ratio):
    """Daylight from a window on the left; the goods stand right of the middle."""
    _room(scene)
    x, y, z = setting["centre"]
    _lamp("window", (x - 14, y - 9, 13), (x, y, 1), 9, 9, 2300 if setting.get("sun") else 4600, "#fff3e2")
    _lamp("back", (x + 13, y + 2, 10), (x, y, 1), 4, 9, 1500, "#ffffff")
    if "mirrored" in setting:
        _bright_wall(setting["mirrored"])
    if setting.get("sun"):
        _sun(setting["centre"], *setting["sun"])
    if setting.get("glow"):
        gx, gy, gz = setting["glow"]
        _lamp("glow", (gx, gy - 3.2, 9.5), (gx, gy, 2), 12, 1, 1500, "#ffd9a8")
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    wide = setting["height"] * ratio
    camera.data.lens, camera.data.sensor_width = 70.0, 36.0
    distance = wide / 36.0 * 70.0
    angle = radians(setting["elevation"])
    target = Vector((x - wide * 0.2, y, z))
    camera.location = target + distance * Vector((0, -cos(angle), sin(angle)))
    camera.rotation_euler = (target - camera.location).to_track_quat("-Z", "Y").to_euler()
    camera.data.dof.use_dof = True
    camera.data.dof.focus_distance, camera.data.dof.aperture_fstop = distance - 0.6, 0.5
    scene.collection.objects.link(camera)
    scene.camera = camera


def _bright_wall(y):
    """What metal on the table mirrors instead of a dark wall behind it."""
    light = materials.Paint("light").set(Base_Color=(0.0, 0.0, 0.0), Emission=materials.linear("#f3eee4"), Emission_Strength=0.7)
    card = plane(None, [(-40, y, 0.3), (40, y, 0.3), (40, y, 16), (-40, y, 16)], light.material)
    card.visible_camera = card.visible_diffuse = card.visible_transmission = card.visible_shadow = False


def _sun(centre, aside, rise):
    """Low sun from the left through a window whose bars lie as shadows on all that is there."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = 2.5, 0.02, materials.linear("#ffe9c8")
    lamp = bpy.data.objects.new("sun", light)
    away = Vector((-1.0, -0.55 * aside, rise)).normalized()
    lamp.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    frame = bpy.data.objects.new("window", None)
    frame.location = Vector(centre) + 26 * away
    frame.rotation_euler = lamp.rotation_euler
    bpy.context.scene.collection.objects.link(frame)
    bars = [(0, 3.4, 16, 0.45), (0, -3.4, 16, 0.45)] + [(x, 0, 0.45, 22) for x in (-9, -3, 3, 9)]
    for x, y, wide, high in bars + [(0, 14, 40, 11), (0, -14, 40, 11)]:
        corners = [(x - wide, y - high, 0), (x + wide, y - high, 0), (x + wide, y + high, 0), (x - wide, y + high, 0)]
        bar = mesh_object("bar", corners, [(0, 1, 2, 3)], materials.matt_black(), frame)
        bar.visible_camera = bar.visible_glossy = bar.visible_transmission = bar.visible_diffuse = False


def _room(scene):
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    scene.world = world
    image = bpy.data.images.new("room", 64, 32, float_buffer=True)
    turn, rise = np.meshgrid((np.arange(64) + 0.5) / 64, (np.arange(32) + 0.5) / 32)
    light = 0.3 + 0.45 * np.clip(rise * 2 - 1, 0, 1) + 0.25 * np.clip(np.cos((turn - 0.85) * 2 * np.pi), 0, 1)
    image.pixels.foreach_set(np.stack([light, light * 0.98, light * 0.94, np.ones_like(light)], axis=2).astype(np.float32).ravel())
    image.pack()
    texture = world.node_tree.nodes.new("ShaderNodeTexEnvironment")
    texture.image = image
    world.node_tree.links.new(texture.outputs[0], world.node_tree.nodes["Background"].inputs["Color"])


def _lamp(name, place, target, width, height, watts, color):
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", width, height
    light.energy, light.color = watts, materials.linear(color)
    lamp = bpy.data.objects.new(name, light)
    lamp.location = place
    lamp.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    lamp.visible_camera = False
    bpy.context.scene.collection.objects.link(lamp)
