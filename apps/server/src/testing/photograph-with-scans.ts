/**
 * A progressive JPEG of eight gray pixels a side in so many scans, 883 at most: the mean, then bit by bit one frequency after the
 * other, each of which is zero.
 */
export function photographWithScans(count: number): Buffer {
  const bits = 14;
  const refinements = Array.from({ length: count - 1 }, (_, at) => {
    const [frequency, step] = [1 + Math.floor(at / bits), at % bits];
    const known = step === 0 ? 0 : bits - step;
    return scan({ table: 0x00, first: frequency, last: frequency, depth: (known << 4) | (bits - 1 - step) });
  });
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
    // One code each: of no difference, and of a block that has ended.
    ...[0x00, 0x10].map((table) => segment(0xc4, [table, 1, ...Array<number>(15).fill(0), 0])),
    scan({ table: 0x00, first: 0, last: 0, depth: 0 }),
    ...refinements,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A JPEG of as many pixels whose samples are packed arithmetically. */
export function arithmeticPhotograph(): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc9, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.from([0x55, 0x55, 0xff, 0xd9]),
  ]);
}

type Scan = { table: number; first: number; last: number; depth: number };

/** Of the one block, whose code is a bit of zero; the rest of the byte is filled with ones. */
function scan({ table, first, last, depth }: Scan): Buffer {
  return Buffer.concat([segment(0xda, [1, 1, table, first, last, depth]), Buffer.from([0x7f])]);
}

function segment(code: number, content: number[]): Buffer {
  const length = content.length + 2;
  return Buffer.from([0xff, code, length >> 8, length & 0xff, ...content]);
}
