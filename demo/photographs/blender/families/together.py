"""What is sold as a set stands together."""
from shapes import group


def together(root, pieces, elevation=16):
    """Pieces as [form, x, y, turn, details], in units of the mesh."""
    from families import FORMS

    wishes = [FORMS[form](group(root, (x, y, 0), (0, 0, turn)), **details) for form, x, y, turn, details in pieces]
    return {"elevation": elevation, "glass": any(wish.get("glass") for wish in wishes), "cards": all(wish.get("cards", True) for wish in wishes)}


FORMS = {"together": together}
