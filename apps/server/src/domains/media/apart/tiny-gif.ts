/** Red, green, blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Bits of an index, and with them of the codes below: two, for four colors. */
const colorBits = 2;
const codeBits = colorBits + 1;
const clearCode = 1 << colorBits;
const endCode = clearCode + 1;
/** So many pixels follow a clear code before the decoder expects longer codes. */
const pixelsPerClear = 2;

/**
 * A GIF of at most four colors (GIF89a without compression). For pictures of a few pixels: smaller than what any library
 * writes, and its colors are exact. Below 255 bytes of pixels.
 */
export function tinyGif(picture: { width: number; height: number; colors: Rgb[]; pixels: number[] }): Buffer {
  const { width, height, colors, pixels } = picture;
  const palette = Array.from({ length: clearCode }, (_, index) => colors[index] ?? [0, 0, 0]).flat();
  const codes = pixels.flatMap((index, at) => (at % pixelsPerClear === 0 ? [clearCode, index] : [index]));
  const data = pack([...codes, endCode]);
  return Buffer.from([
    ...Buffer.from('GIF89a'),
    ...[width, 0, height, 0, 0b1000_0000 | (colorBits - 1), 0, 0],
    ...palette,
    ...[0x2c, 0, 0, 0, 0, width, 0, height, 0, 0],
    ...[colorBits, data.length, ...data, 0],
    0x3b,
  ]);
}

/** Codes one after the other, the lowest bit first. */
function pack(codes: number[]): number[] {
  const bytes = new Array<number>(Math.ceil((codes.length * codeBits) / 8)).fill(0);
  codes.forEach((code, at) => {
    for (let bit = 0; bit < codeBits; bit += 1) {
      const place = at * codeBits + bit;
      if (code & (1 << bit)) bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (1 << (place & 7));
    }
  });
  return bytes;
}
