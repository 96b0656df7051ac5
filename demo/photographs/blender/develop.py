"""From noisy light to a finished picture: an edge-keeping filter guided by albedo and normals, then the tone curve."""
import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2
import numpy as np

GRAY = np.float32([0.25, 0.6, 0.15])
TAPS = [(i, j, a * b) for i, a in enumerate((1, 4, 6, 4, 1)) for j, b in enumerate((1, 4, 6, 4, 1)) if a * b > 1]


def _noise(gray):
    """Standard deviation of the grain, from medians of blocks so that edges do not count."""
    height, width = gray.shape
    high = np.abs(cv2.filter2D(gray, -1, np.float32([[1, -2, 1], [-2, 4, -2], [1, -2, 1]])))
    rows, columns = height // 8, width // 8
    blocks = high[: rows * 8, : columns * 8].reshape(rows, 8, columns, 8).transpose(0, 2, 1, 3).reshape(rows, columns, 64)
    sigma = np.median(blocks, axis=2) / (0.6745 * 6)
    return cv2.resize(cv2.GaussianBlur(sigma.astype(np.float32), (0, 0), 1.5), (width, height))


def _without_fireflies(color):
    """Single points far brighter than all around them are accidents of sampling."""
    around = cv2.medianBlur(color, 3)
    wild = (color @ GRAY) > 1.5 * (around @ GRAY) + 0.06
    return np.where(wild[..., None], around, color)


def denoise(color, albedo, normal, strength=1.0, levels=4):
    """À-trous wavelet filter; neighbours count as far as albedo, normal and, within the grain, brightness agree."""
    floor = 0.05
    color = _without_fireflies(color)
    albedo, normal = cv2.medianBlur(albedo, 3), cv2.medianBlur(normal, 3)
    height, width = color.shape[:2]
    light = color / (albedo + floor)
    guides = np.concatenate([normal * 2.4, albedo * 6], axis=2)
    margin = 2 * 2 ** (levels - 1)
    wide_guides = np.pad(guides, ((margin, margin), (margin, margin), (0, 0)), mode="reflect")
    grain = _noise(light @ GRAY)
    for level in range(levels):
        step = 2**level
        gray = light @ GRAY
        tolerance = strength * (3.2 * np.maximum(_noise(gray), grain * 0.5**level) + 0.004)
        wide = np.pad(np.dstack([light, gray]), ((margin, margin), (margin, margin), (0, 0)), mode="reflect")
        total, weights = np.zeros_like(light), np.zeros_like(gray)
        for i, j, share in TAPS:
            y, x = margin + (j - 2) * step, margin + (i - 2) * step
            near = wide[y : y + height, x : x + width]
            change = wide_guides[y : y + height, x : x + width] - guides
            unlike = np.einsum("ijk,ijk->ij", change, change) + ((near[:, :, 3] - gray) / tolerance) ** 2
            weight = np.exp(-unlike) * share
            total += near[:, :, :3] * weight[..., None]
            weights += weight
        light = total / weights[..., None]
    return light * (albedo + floor)


def tone(light, exposure=0.95):
    """Straight up to the middle, a soft shoulder to white; sRGB."""
    light = np.maximum(light * exposure, 0)
    knee = 0.7
    over = np.maximum(light - knee, 0)
    light = np.where(light > knee, knee + (1 - knee) * (1 - np.exp(-over / (1 - knee) * 0.9)), light)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * np.power(np.maximum(light, 1e-6), 1 / 2.4) - 0.055)


def enlarge(picture, size):
    picture = np.clip(picture, 0, 1).astype(np.float32)
    return cv2.resize(picture, tuple(size), interpolation=cv2.INTER_CUBIC)


def write_webp(path, picture, quality=82):
    """BGR bytes with a last touch of sharpness; written beside and moved, so that a kill leaves no half picture."""
    picture = np.clip(picture, 0, 1).astype(np.float32)
    soft = cv2.GaussianBlur(picture, (0, 0), 1.1)
    picture = np.clip(picture + 0.5 * (picture - soft), 0, 1)
    data = (picture * 255 + 0.5).astype(np.uint8)
    ok, encoded = cv2.imencode(".webp", data, [cv2.IMWRITE_WEBP_QUALITY, quality])
    if not ok:
        raise RuntimeError(f"{path} could not be encoded")
    part = f"{path}.part"
    with open(part, "wb") as file:
        file.write(encoded.tobytes())
    os.replace(part, path)


def read_exr(path):
    image = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    return np.ascontiguousarray(image[:, :, :3]).astype(np.float32)
