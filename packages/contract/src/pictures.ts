/**
 * Addresses of photographs: the address of the original, the width that is asked for, and what the picture is.
 *
 *     /media/photographs/plate.webp/320/3f9a1c2b4d-1200x900.avif
 *     /media/photographs/plate.webp/full/                         the widest, in the format of the shop, whichever it is now
 *
 * Everything that decides about the bytes stands in the path, so that caches need know nothing else. Free of zod: the
 * browser imports this file.
 */

/** Widths in pixels that a photograph is served in, beside its own where that is no more than the last. */
export const pictureWidths: readonly number[] = [160, 320, 480, 640, 800, 960, 1280, 1600, 1920];

const widest = 1920;

/** Widths of a photograph, ascending; the last is "full". None is wider than the original. */
export function widthsOf(originalWidth: number): number[] {
  const full = Math.min(originalWidth, widest);
  return [...pictureWidths.filter((width) => width < full), full];
}
