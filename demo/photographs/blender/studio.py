"""The photographer's studio: one ground, one light, one lens. A product is scaled to fill the frame."""
from math import cos, radians, sin

import bpy
import numpy as np
from mathutils import Vector

from materials import ground_paper, linear, matt_black, shaded_card

DISTANCE = 10.0
GROUND = "#e4ded4"


def empty_scene(threads):
    """A scene with nothing in it and the settings of every render."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = threads
    scene.render.use_persistent_data = True
    scene.render.film_transparent = False
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.14
    cycles.adaptive_min_samples = 6
    cycles.use_denoising = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.5
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.4
    cycles.use_fast_gi = True
    cycles.fast_gi_method = "REPLACE"
    cycles.ao_bounces = cycles.ao_bounces_render = 1
    bpy.context.view_layer.cycles.denoising_store_passes = True
    return scene


def set_effort(scene, samples, glass):
    """Few bounces for what is opaque; light has to pass several walls of glass."""
    cycles = scene.cycles
    cycles.samples = samples
    cycles.max_bounces = 14 if glass else 4
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 6 if glass else 3
    cycles.transmission_bounces = 12 if glass else 4
    cycles.transparent_max_bounces = 16


def black_cards():
    """Left and right of glass stands something dark that only glass sees: it draws the edges."""
    for side in (-1, 1):
        vertices = [(side * 2.7, -2.5, 0.02), (side * 3.3, 3.5, 0.02), (side * 3.3, 3.5, 6.0), (side * 2.7, -2.5, 6.0)]
        mesh = bpy.data.meshes.new("card")
        mesh.from_pydata(vertices, [], [(0, 1, 2, 3)])
        mesh.materials.append(matt_black())
        card = bpy.data.objects.new("card", mesh)
        card.visible_camera = card.visible_diffuse = card.visible_shadow = card.visible_glossy = False
        bpy.context.scene.collection.objects.link(card)


def bright_card(elevation):
    """What a flat piece of metal mirrors stands behind it, seen by nothing else: bright on one side, dark on the other, so that it is no gray."""
    angle = radians(elevation)
    away, up = Vector((0, cos(angle), sin(angle))), Vector((0, -sin(angle), cos(angle)))
    middle = 8 * away
    vertices = [tuple(middle + Vector((x, 0, 0)) + y * up) for x, y in ((-5, -3.5), (5, -3.5), (5, 3.5), (-5, 3.5))]
    mesh = bpy.data.meshes.new("card")
    mesh.from_pydata(vertices, [], [(0, 1, 2, 3)])
    mesh.materials.append(shaded_card())
    card = bpy.data.objects.new("card", mesh)
    card.visible_camera = card.visible_diffuse = card.visible_shadow = card.visible_transmission = False
    bpy.context.scene.collection.objects.link(card)


def build_studio(scene, elevation, lens=100.0):
    """Ground, lights and camera; `elevation` in degrees above the table."""
    _seamless_ground()
    _world(scene)
    _soft_box("key", (-4.8, -2.6, 6.4), (0, 0, 0.4), 3.6, 3.6, 640, "#fff9f0")
    return _camera(scene, elevation, lens)


def _seamless_ground():
    """A sheet of paper that lies flat under the product and curves up behind it."""
    rows = [(-40.0, 0.0), (9.0, 0.0)]
    rows += [(9.0 + 5.0 * sin(radians(a)), 5.0 - 5.0 * cos(radians(a))) for a in range(6, 91, 6)]
    rows += [(14.0, 30.0)]
    vertices = [(x, y, z) for y, z in rows for x in (-40.0, 40.0)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(rows) - 1)]
    mesh = bpy.data.meshes.new("ground")
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.materials.append(ground_paper(GROUND))
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("ground", mesh))


def _world(scene):
    """Soft light all around, darker at the horizon; a strip from behind right and a card from the front right to reflect."""
    world = bpy.data.worlds.new("studio")
    world.use_nodes = True
    world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", 256
    scene.world = world
    tree = world.node_tree
    texture = tree.nodes.new("ShaderNodeTexEnvironment")
    texture.image = _surroundings(256, 128)
    tree.links.new(texture.outputs[0], tree.nodes["Background"].inputs["Color"])


def _surroundings(width, height):
    """The room as a picture of all directions: x runs around (middle is +x), y from below to above."""
    turn, rise = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)
    around, up = (0.5 - turn) * 360, (rise - 0.5) * 180
    room = 0.2 + 0.5 * np.clip(up / 75, 0, 1) ** 0.8
    for angle, high, wide, tall, light in ((48, 36, 22, 30, 4.2), (-148, 30, 15, 24, 2.6), (-22, 20, 12, 24, 0.9)):
        aside = np.abs((around - angle + 180) % 360 - 180)
        inside = np.clip((wide - aside) / 7, 0, 1) * np.clip((tall - np.abs(up - high)) / 7, 0, 1)
        room = room + light * inside
    front = np.clip(np.cos(np.radians(around + 100)), 0, 1) * np.clip(1 - np.abs(up - 15) / 60, 0, 1)
    room = room + 0.62 * front
    image = bpy.data.images.new("surroundings", width, height, float_buffer=True)
    warm = np.stack([room * 1.0, room * 0.985, room * 0.96, np.ones_like(room)], axis=2)
    image.pixels.foreach_set(warm.astype(np.float32).ravel())
    image.pack()
    return image


def _soft_box(name, place, target, width, height, watts, color):
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", width, height
    light.energy, light.color = watts, linear(color)
    lamp = bpy.data.objects.new(name, light)
    lamp.location = place
    lamp.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    lamp.visible_camera = False
    bpy.context.scene.collection.objects.link(lamp)


def _camera(scene, elevation, lens):
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    camera.data.lens, camera.data.sensor_width = lens, 36.0
    angle = radians(elevation)
    target = Vector((0, 0, 0.9 * cos(angle)))
    camera.location = target + DISTANCE * Vector((0, -cos(angle), sin(angle)))
    camera.rotation_euler = (target - camera.location).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(camera)
    scene.camera = camera
    return camera


def frame(scene, root, filling=0.78):
    """Scales the product under `root` until it fills the frame, and shifts the lens until it is in the middle."""
    camera = scene.camera
    for _ in range(5):
        bpy.context.view_layer.update()
        low, high = _outline(camera, root)
        root.scale *= filling / max(high - low)
        camera.data.shift_x, camera.data.shift_y = (low[0] + high[0]) / 2, (low[1] + high[1]) / 2 + 0.01


def _outline(camera, root):
    """Corners of the product in frames from the axis of the lens."""
    view = np.array(camera.matrix_world.inverted())
    wide = camera.data.lens / camera.data.sensor_width
    seen = []
    for part in root.children_recursive:
        if part.type != "MESH":
            continue
        points = np.empty(len(part.data.vertices) * 3, dtype=np.float32)
        part.data.vertices.foreach_get("co", points)
        points = np.c_[points.reshape(-1, 3), np.ones(len(points) // 3)]
        placed = points @ (view @ np.array(part.matrix_world)).T
        seen.append(placed[:, :2] / -placed[:, 2:3] * wide)
    seen = np.concatenate(seen)
    return seen.min(axis=0), seen.max(axis=0)
