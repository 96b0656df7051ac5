"""Renders a list of jobs: `blender -b --python run.py -- jobs.json`. One line for each: "done <name> <seconds>" or "failed <name> <why>"."""
import json
import os
import sys
import tempfile
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy

import develop
import sets
import studio
from families import build
from shapes import group


SIZE = 800


def passes(scene, folder):
    """Writes light, albedo and normals to files of the folder."""
    view_layer = bpy.context.view_layer
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new("CompositorNodeRLayers")
    output = nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format, output.format.color_depth, output.format.exr_codec = "OPEN_EXR", "16", "NONE"
    output.file_slots.clear()
    for slot, source in (("light", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal")):
        output.file_slots.new(slot)
        links.new(layers.outputs[source], output.inputs[slot])
    assert view_layer.cycles.denoising_store_passes


def out_of(job):
    return os.path.join(job["folder"], f"{job['name']}.webp")


def shoot(job, folder, threads):
    scene = studio.empty_scene(threads)
    root = group(None)
    if "scene" in job:
        return shoot_set(job, folder, scene, root)
    setting = build(job, root)
    studio.set_effort(scene, job.get("samples") or setting.get("samples") or (24 if setting.get("glass") else 8), setting.get("glass", False))
    scene.render.resolution_x, scene.render.resolution_y = job.get("size", [SIZE, SIZE])
    studio.build_studio(scene, setting.get("elevation", 26))
    if setting.get("glass") and setting.get("cards", True):
        studio.black_cards()
    if setting.get("metal"):
        studio.bright_card(setting.get("elevation", 26))
    studio.frame(scene, root, setting.get("filling", 0.78))
    picture, rendered = develop_render(scene, folder, setting.get("denoise", 1.0))
    develop.write_webp(out_of(job), picture)
    return rendered


def shoot_set(job, folder, scene, root):
    """One render gives several pictures: each takes the part of it that has its form."""
    setting = sets.SETS[job["scene"]](root)
    studio.set_effort(scene, job.get("samples", 10), setting.get("glass", False))
    width, height = job["size"]
    scene.render.resolution_x, scene.render.resolution_y = width, height
    sets.light_and_camera(scene, setting, width / height)
    picture, rendered = develop_render(scene, folder, 1.0)
    for cut in job["cuts"]:
        wide, high = cut["size"]
        part_wide = min(width, round(height * wide / high))
        part_high = min(height, round(width * high / wide))
        left, top = round((width - part_wide) * cut["centre"]), (height - part_high) // 2
        part = picture[top : top + part_high, left : left + part_wide]
        develop.write_webp(out_of({**job, **cut}), develop.enlarge(part, [wide, high]), 80)
    return rendered


def develop_render(scene, folder, strength):
    passes(scene, folder)
    start = time.time()
    bpy.ops.render.render()
    rendered = time.time() - start
    light, albedo, normal = (develop.read_exr(f"{folder}/{name}0001.exr") for name in ("light", "albedo", "normal"))
    return develop.tone(develop.denoise(light, albedo, normal, strength)), rendered


def main():
    arguments = sys.argv[sys.argv.index("--") + 1 :]
    with open(arguments[0]) as file:
        order = json.load(file)
    with tempfile.TemporaryDirectory() as folder:
        for job in order["jobs"]:
            start = time.time()
            try:
                rendered = shoot(job, folder, order["threads"])
            except Exception as error:
                traceback.print_exc()
                print(f"failed {job['name']} {error!r}", flush=True)
                continue
            print(f"done {job['name']} {time.time() - start:.1f} {rendered:.1f}", flush=True)


main()
