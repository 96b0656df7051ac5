"""Meshes of goods: what is turned, lofted over an outline, or swept along a path. One unit is 100 mm; z is up."""
from math import copysign, cos, hypot, pi, sin, sqrt

import bpy
from mathutils import Vector


def mesh_object(name, vertices, faces, material, root, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.validate()
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, 0.9
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    thing.parent = root
    bpy.context.scene.collection.objects.link(thing)
    return thing


def group(root, place=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """A place for parts that move together."""
    holder = bpy.data.objects.new("group", None)
    holder.parent, holder.location, holder.rotation_euler = root, place, turn
    holder.scale = (scale, scale, scale)
    bpy.context.scene.collection.objects.link(holder)
    return holder


def spline(points, steps=8):
    """A smooth curve through points of any dimension (Catmull-Rom)."""
    result = []
    for i in range(len(points) - 1):
        p0, p1 = points[max(i - 1, 0)], points[i]
        p2, p3 = points[i + 1], points[min(i + 2, len(points) - 1)]
        for step in range(steps):
            t = step / steps
            result.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(p0, p1, p2, p3)
            ))
    return result + [tuple(points[-1])]


def fillet(points, steps=6):
    """A polyline whose corners (x, z, radius) are rounded."""
    result = []
    for i, point in enumerate(points):
        radius = point[2] if len(point) > 2 else 0
        if radius == 0 or i in (0, len(points) - 1):
            result.append(point[:2])
            continue
        here = Vector(point[:2])
        before, after = Vector(points[i - 1][:2]) - here, Vector(points[i + 1][:2]) - here
        reach = min(radius, before.length * 0.49, after.length * 0.49)
        start, end = here + before.normalized() * reach, here + after.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            corner = start * (1 - t) ** 2 + here * 2 * t * (1 - t) + end * t * t
            result.append((corner.x, corner.y))
    return result


def shell(outer, wall, base=None):
    """Outer profile from the middle of the foot to the rim, made a wall with a rounded rim."""
    normals = []
    for i in range(len(outer)):
        ax, az = outer[max(i - 1, 0)]
        bx, bz = outer[min(i + 1, len(outer) - 1)]
        length = hypot(bx - ax, bz - az) or 1
        normals.append((-(bz - az) / length, (bx - ax) / length))
    (x, z), (nx, nz) = outer[-1], normals[-1]
    rim = []
    for step in range(1, 6):
        angle = pi * step / 6
        along, across = sin(angle) * wall / 2, (1 - cos(angle)) * wall / 2
        rim.append((x + nx * across + nz * along, z + nz * across - nx * along))
    floor = base if base is not None else outer[0][1] + wall
    inner = []
    for i in range(len(outer) - 1, 0, -1):
        (x, z), (nx, nz) = outer[i], normals[i]
        point = (x + nx * wall, z + nz * wall)
        if point[1] <= floor or point[0] <= 0:
            continue
        if inner and (point[0] - inner[-1][0]) * -nz + (point[1] - inner[-1][1]) * nx < 1e-4:
            continue
        inner.append(point)
    return list(outer) + rim + inner + [(inner[-1][0] * 0.85, floor), (0.0, floor)]


def lathe(name, profile, material, root, segments=112, flutes=None):
    """Turns (radius, z) around the axis. `flutes`: (count, depth) waves the wall."""
    vertices, faces, rings = [], [], []
    for radius, z in profile:
        if radius < 1e-5:
            rings.append([len(vertices)])
            vertices.append((0.0, 0.0, z))
            continue
        ring = []
        for s in range(segments):
            angle = 2 * pi * s / segments
            wide = radius * (1 + flutes[1] * cos(flutes[0] * angle)) if flutes else radius
            ring.append(len(vertices))
            vertices.append((wide * cos(angle), wide * sin(angle), z))
        rings.append(ring)
    _join_rings(rings, faces)
    return mesh_object(name, vertices, faces, material, root)


def _join_rings(rings, faces):
    for low, high in zip(rings, rings[1:]):
        count = max(len(low), len(high))
        for s in range(count):
            following = (s + 1) % count
            face = [low[s % len(low)], low[following % len(low)], high[following % len(high)], high[s % len(high)]]
            unique = list(dict.fromkeys(face))
            if len(unique) > 2:
                faces.append(unique)


class Rounded(list):
    """An outline that knows the radius of its corners."""

    radius = 0.0


def rounded_rectangle(width, depth, radius, steps=10):
    """An outline as (x, y, outward x, outward y), counter-clockwise."""
    points = Rounded()
    points.radius = radius
    for cx, cy, first in ((1, -1, -pi / 2), (1, 1, 0), (-1, 1, pi / 2), (-1, -1, pi)):
        x, y = cx * (width / 2 - radius), cy * (depth / 2 - radius)
        for step in range(steps + 1):
            angle = first + pi / 2 * step / steps
            points.append((x + radius * cos(angle), y + radius * sin(angle), cos(angle), sin(angle)))
    return points


def ellipse(width, depth, steps=112):
    points = []
    for step in range(steps):
        angle = 2 * pi * step / steps
        nx, ny = cos(angle) * depth, sin(angle) * width
        length = sqrt(nx * nx + ny * ny)
        points.append((width / 2 * cos(angle), depth / 2 * sin(angle), nx / length, ny / length))
    return points


def loft(name, outline, profile, material, root, close=True, smooth=True):
    """An outline at every (inset, z) of a profile; ends are closed with a face unless `close` is False."""
    vertices, faces, rings = [], [], []
    for inset, z in profile:
        rings.append(list(range(len(vertices), len(vertices) + len(outline))))
        within = min(inset, getattr(outline, "radius", inset))
        rest = inset - within
        vertices += [
            (x - nx * within - copysign(rest, x), y - ny * within - copysign(rest, y), z) for x, y, nx, ny in outline
        ]
    _join_rings(rings, faces)
    if close:
        faces.append(rings[0][::-1])
        faces.append(rings[-1])
    return mesh_object(name, vertices, faces, material, root, smooth)


def slab(name, width, depth, height, material, root, corner=0.1, edge=0.03, z=0.0):
    """A board with rounded corners and broken edges."""
    steps = [(edge * (1 - sin(a)), edge * (1 - cos(a))) for a in (i * pi / 8 for i in range(5))]
    profile = [(inset, z + rise) for inset, rise in steps]
    profile += [(inset, z + height - rise) for inset, rise in steps[::-1]]
    return loft(name, rounded_rectangle(width, depth, max(corner, edge * 1.1)), profile, material, root)


def sweep(name, path, sections, material, root, around=20, closed=False):
    """An ellipse (half width, half height) carried along a path; one section for all points or one each."""
    points = [Vector(p) for p in path]
    sizes = sections if isinstance(sections, list) else [sections] * len(points)
    vertices, faces, rings = [], [], []
    normal = None
    for i, point in enumerate(points):
        ahead, behind = points[min(i + 1, len(points) - 1)], points[max(i - 1, 0)]
        if closed:
            ahead, behind = points[(i + 1) % len(points)], points[i - 1]
        tangent = (ahead - behind).normalized()
        if normal is None:
            normal = tangent.orthogonal() if abs(tangent.y) > 0.9 else tangent.cross(Vector((0, 1, 0)))
        normal = (normal - tangent * normal.dot(tangent)).normalized()
        side = tangent.cross(normal)
        high, wide = sizes[i][1], sizes[i][0]
        ring = []
        for s in range(around):
            angle = 2 * pi * s / around
            ring.append(len(vertices))
            vertices.append(tuple(point + side * (wide * cos(angle)) + normal * (high * sin(angle))))
        rings.append(ring)
    _join_rings(rings + ([rings[0]] if closed else []), faces)
    if not closed:
        faces.append(rings[0][::-1])
        faces.append(rings[-1])
    return mesh_object(name, vertices, faces, material, root)


def cutout(name, outline, thickness, material, root, z=0.0, edge=0.012, smooth=True):
    """A sheet or board cut along an outline of (x, y), its edges broken."""
    count = len(outline)
    vertices = [(x, y, z) for x, y in outline] + [(x, y, z + thickness) for x, y in outline]
    faces = [list(range(count))[::-1], list(range(count, 2 * count))]
    faces += [[i, (i + 1) % count, count + (i + 1) % count, count + i] for i in range(count)]
    thing = mesh_object(name, vertices, faces, material, root, smooth)
    if edge:
        bevel = thing.modifiers.new("edge", "BEVEL")
        bevel.width, bevel.segments, bevel.limit_method = edge, 2, "ANGLE"
    return thing


def merged(name, parts, material, root):
    """Parts that overlap, as one mesh with a single skin."""
    vertices, faces = [], []
    for part in parts:
        first = len(vertices)
        vertices += [tuple(vertex.co) for vertex in part.data.vertices]
        faces += [[first + i for i in polygon.vertices] for polygon in part.data.polygons]
        bpy.data.objects.remove(part)
    return mesh_object(name, vertices, faces, material, root)


def lettering(text, size, material, root):
    """A line of print, centred, flat on the place of `root`."""
    curve = bpy.data.curves.new("lettering", "FONT")
    curve.body, curve.size, curve.align_x = text, size, "CENTER"
    curve.materials.append(material)
    thing = bpy.data.objects.new("lettering", curve)
    thing.parent = root
    bpy.context.scene.collection.objects.link(thing)
    return thing


def lettering_around(text, size, material, root, radius, height):
    """A line of print on an upright cylinder, its middle towards -y."""
    flat = lettering(text, size, material, root)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    for vertex in mesh.vertices:
        angle, up = vertex.co.x / radius, vertex.co.y
        vertex.co = (radius * sin(angle), -radius * cos(angle), height + up)
    thing = bpy.data.objects.new("lettering", mesh)
    thing.parent = root
    bpy.context.scene.collection.objects.link(thing)
    return thing


def tube(name, points, radius, material, root, closed=False, around=10):
    """Wire along a path."""
    return sweep(name, points, (radius, radius), material, root, around, closed)
