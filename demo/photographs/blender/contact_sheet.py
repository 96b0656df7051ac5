"""Puts pictures side by side: `contact_sheet.py <folder> <sheet.webp> <name>...`; names without a picture are left out."""
import os
import sys

import cv2
import numpy as np

WIDTH, COLUMNS, LABEL = 200, 10, 18


def tile(folder, name):
    picture = cv2.imread(f"{folder}/{name}.webp")
    share = WIDTH / max(picture.shape[:2])
    small = cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    high, wide = WIDTH - small.shape[0], WIDTH - small.shape[1]
    small = cv2.copyMakeBorder(small, high, 0, 0, wide, cv2.BORDER_CONSTANT, value=(255, 255, 255))
    label = np.full((LABEL, WIDTH, 3), 255, np.uint8)
    cv2.putText(label, name, (4, 13), cv2.FONT_HERSHEY_SIMPLEX, 0.42, (40, 40, 40), 1, cv2.LINE_AA)
    return np.vstack([small, label])


def main():
    folder, sheet, *names = sys.argv[1:]
    tiles = [tile(folder, name) for name in names if os.path.exists(f"{folder}/{name}.webp")]
    blank = np.full((WIDTH + LABEL, WIDTH, 3), 255, np.uint8)
    tiles += [blank] * (-len(tiles) % COLUMNS)
    rows = [np.hstack(tiles[i : i + COLUMNS]) for i in range(0, len(tiles), COLUMNS)]
    cv2.imwrite(sheet, np.vstack(rows), [cv2.IMWRITE_WEBP_QUALITY, 80])


main()
