"""Several of a thing: on top of each other, each a little turned and out of line as a hand puts them."""
from random import Random

from shapes import group


def stacked(root, one, count, pitch):
    chance = Random(7)
    for i in range(count):
        aside = 0 if i == 0 else 0.012
        place = (chance.uniform(-aside, aside), chance.uniform(-aside, aside), i * pitch)
        one(group(root, place, (0, 0, chance.uniform(-0.06, 0.06) if i else 0)))
