"""Every form of the demo, by the name that a shot gives it. A form builds its parts and returns the wishes of the camera."""
from families import bar, boxes, buffet, care, containers, cookware, cups, cutlery, garments, glass, knives, linen, packing, porcelain, printed, tablecloths, tabletop, together, tools

MODULES = (porcelain, cups, glass, cookware, cutlery, knives, containers, boxes, linen, tablecloths, garments, care, buffet, bar, tabletop, together, tools, packing, printed)
FORMS = {name: form for module in MODULES for name, form in module.FORMS.items()}


def build(job, root):
    return FORMS[job["form"]](root, **job.get("with", {}))
