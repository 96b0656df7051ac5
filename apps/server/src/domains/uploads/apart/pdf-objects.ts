import { constants, type Inflate, inflateSync, type ZlibOptions } from 'node:zlib';

/** Whether a stream holds objects, which a program reads as if they stood in the file itself. Many go by its numbers, not by its type. */
export function isObjects(dictionary: string): boolean {
  return /\/ObjStm\b/.test(dictionary) || (/\/First\b/.test(dictionary) && /\/N\b/.test(dictionary));
}

const packing = /\/(?:Filter|F)(?![\w.-])/;
/** All but the one way that is read here, said by its full name. Programs know short names, too, and take several one after the other. */
const otherPacking =
  /\/F(?![\w.-])|\/Filter(?![\w.-])(?![\s\0]*(?:\/FlateDecode|\[[\s\0]*\/FlateDecode[\s\0]*\])(?![\w.-]))/;
/** What is changed before it is packed, or may be: a value that stands elsewhere is not looked up. */
const changed = /\/Predictor\b|\/DP(?![\w.-])|\/DecodeParms(?![\s\0]*(?:<<|null\b|\[[\s\0]*(?:null[\s\0]*\]|<<)))/;

/**
 * The objects of a stream, which begins with a number; null where that cannot be said: packed otherwise, or twice, or more than `most` bytes. One that is broken is not
 * taken either: programs read what stands before the fault. `cost`: bytes that it took. Those that are read count, too: a stream may go on over
 * all that follow, and unpack to nothing.
 */
export function unpackObjects(
  bytes: Buffer,
  dictionary: string,
  most: number,
): { unpacked: Buffer; cost: number } | null {
  if (changed.test(dictionary)) return null;
  // As it stands in the file, so it was looked at with the rest.
  if (!packing.test(dictionary)) return { unpacked: Buffer.alloc(0), cost: 0 };
  if (otherPacking.test(dictionary)) return null;
  try {
    const maxOutputLength = Math.max(most, 1);
    const { buffer: unpacked, engine } = inflateWithInfo(bytes, {
      maxOutputLength,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    if (!/^[ \t\r\n\f]*(?:\d|$)/.test(unpacked.toString('latin1'))) return null;
    return { unpacked, cost: Math.max(unpacked.length, engine.bytesWritten) };
  } catch {
    return null;
  }
}

/** Its types know no answer but the bytes. */
function inflateWithInfo(bytes: Buffer, options: ZlibOptions) {
  return inflateSync(bytes, { ...options, info: true }) as unknown as { buffer: Buffer; engine: Inflate };
}
