"""Every form of the demo, by the name that a shot gives it. A form builds its parts and returns the wishes of the camera."""
from families import buffet, care, containers, cookware, cutlery, glass, knives, linen, porcelain, tools

MODULES = (porcelain, glass, cookware, cutlery, knives, containers, linen, care, buffet, tools)
FORMS = {name: form for module in MODULES for name, form in module.FORMS.items()}


def build(job, root):
    return FORMS[job["form"]](root, **job.get("with", {}))
