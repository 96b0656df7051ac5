/** A program that saves for slow lines writes about ten, the most thorough ones twice as many. */
const mostScans = 50;

const marker = {
  escape: 0xff,
  temporary: 0x01,
  firstUsed: 0xc0,
  firstRestart: 0xd0,
  lastRestart: 0xd7,
  end: 0xd9,
  scan: 0xda,
};

/** Frames whose samples are packed arithmetically (ITU-T T.81, table B.1). */
const arithmetic = new Set([0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/**
 * Whether a JPEG has more scans than any program writes. Each costs as much as a whole picture and takes a few bytes: eight megabytes keep a
 * processor busy for minutes, in a thread that nothing can end. Or a marker that nobody writes: behind such a one readers find scans that stand in no
 * segment.
 */
export function hasTooManyScans(bytes: Buffer): boolean {
  let scans = 0;
  for (const code of markersOf(bytes)) {
    if (code === marker.scan) scans += 1;
    if (scans > mostScans || code < marker.firstUsed) return true;
  }
  return false;
}

/**
 * Whether it is packed as hardly any program does, and no browser reads. A scan of all samples takes next to no bytes then: 20 KB kept a processor busy
 * for five seconds.
 */
export function isArithmetic(bytes: Buffer): boolean {
  for (const code of markersOf(bytes)) if (arithmetic.has(code)) return true;
  return false;
}

/** All up to its end, but those within what is packed. */
function* markersOf(bytes: Buffer): Generator<number> {
  let at = 2;
  for (;;) {
    at = bytes.indexOf(marker.escape, at);
    const code = at < 0 ? marker.end : (bytes[at + 1] ?? marker.end);
    if (code === marker.end) return;
    if (code === marker.escape) {
      at += 1;
    } else if (code <= marker.temporary || (code >= marker.firstRestart && code <= marker.lastRestart)) {
      at += 2;
    } else {
      yield code;
      // What a segment holds is no marker, whatever it looks like. A length says itself.
      at += 2 + (at + 3 < bytes.length ? bytes.readUInt16BE(at + 2) : 0);
    }
  }
}
