"""What materials are mixed from: colours in linear light, nodes and links."""
import bpy


def linear(color):
    """"#rrggbb" as linear light."""
    values = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


class Paint:
    """A material under construction: its nodes, its links and its principled shader."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.nodes, self.links = self.tree.nodes, self.tree.links
        self.shader = self.nodes["Principled BSDF"]

    def set(self, **values):
        for key, value in values.items():
            socket = self.shader.inputs[key.replace("_", " ")]
            socket.default_value = (*value, 1) if isinstance(value, tuple) and len(value) == 3 else value
        return self

    def link(self, output, target):
        self.links.new(output, self.shader.inputs[target] if isinstance(target, str) else target)
        return self

    def node(self, kind, **inputs):
        node = self.nodes.new(kind)
        for key, value in inputs.items():
            node.inputs[key.replace("_", " ")].default_value = value
        return node

    def place(self, scale=(1, 1, 1), rotation=(0, 0, 0)):
        """Coordinates of the object itself, stretched by `scale`."""
        mapping = self.node("ShaderNodeMapping", Scale=scale, Rotation=rotation)
        self.links.new(self.node("ShaderNodeTexCoord").outputs["Object"], mapping.inputs["Vector"])
        return mapping.outputs[0]

    def noise(self, scale, where=None, detail=3.0, roughness=0.5):
        noise = self.node("ShaderNodeTexNoise", Scale=scale, Detail=detail, Roughness=roughness)
        self.links.new(where or self.place(), noise.inputs["Vector"])
        return noise.outputs["Fac"]

    def ramp(self, factor, *stops):
        ramp = self.node("ShaderNodeValToRGB")
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = (*color, 1) if isinstance(color, tuple) else (color, color, color, 1)
        self.links.new(factor, ramp.inputs[0])
        return ramp.outputs[0]

    def bump(self, height, strength, distance=0.01):
        bump = self.node("ShaderNodeBump", Strength=strength, Distance=distance)
        self.links.new(height, bump.inputs["Height"])
        self.links.new(bump.outputs[0], self.shader.inputs["Normal"])
        return self
