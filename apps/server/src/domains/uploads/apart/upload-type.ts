import { constants, type Inflate, inflateSync, type ZlibOptions } from 'node:zlib';
import type { UploadType } from '@mise/rules/uploaded-file.ts';
import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { hasTooManyScans, isArithmetic } from '../../media/apart/jpeg-scans.ts';
import { isTooLarge, maximumPixels } from '../../media/apart/picture-size.ts';
import { pixelsAlone } from '../../media/apart/png-chunks.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
const pageNamespace = 'http://www.w3.org/1999/xhtml';

/**
 * What a printing house's program would run, or cannot open. Three characters stand in many a large photograph by chance, so what follows
 * the shortest of these names is looked at, too.
 */
const activePdf = /\/(?:JavaScript\b|JS(?=[\s\0(<%/[])|Launch\b|EmbeddedFile\b|RichMedia\b|Encrypt\b)/;

/** Characters before a stream that say what it is. */
const longestDictionary = 1000;
/** Bytes of all streams of objects of a file, packed or unpacked, whichever are more. One that breaks off has cost as much as this, or as all that follows. */
const mostUnpacked = 32 * 1024 * 1024;
const costOfBroken = 1024 * 1024;
/** Far more than a file of ten megabytes has of use: each is looked at, and takes a few bytes. */
const mostStreams = 50_000;
const mostStreamsOfObjects = 5_000;

/**
 * Levels of a drawing, and how many of them are gone through for all of its names: what looks for the meaning of a prefix, or of none, may go up to
 * the first one. A second's work.
 */
const deepest = 500;
const mostLevelsPassed = 50_000_000;
/** Of one element. All are held until it ends: a million took nine seconds. */
const mostAttributes = 10_000;

/**
 * What some bytes are by their content, whatever they are called; null for what the shop does not take: unknown, broken, locked by a
 * password, or made to do something when it is opened.
 */
export async function uploadTypeOf(bytes: Buffer): Promise<UploadType | null> {
  const head = bytes.toString('latin1', 0, 1024);
  if (head.startsWith('%PDF-')) return isPlainPdf(bytes) ? 'pdf' : null;
  if (/^%!PS-Adobe-\d\.\d EPSF-\d/.test(head)) return bytes.toString('latin1').includes('%%BoundingBox') ? 'eps' : null;
  if (head.startsWith('\xff\xd8\xff')) return (await isPhotograph(bytes, 'jpeg')) ? 'jpg' : null;
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return (await isPhotograph(bytes, 'png')) ? 'png' : null;
  return isDrawing(bytes) ? 'svg' : null;
}

/** Its end is there, so that nothing was cut on the way. */
function isPlainPdf(bytes: Buffer): boolean {
  if (!bytes.toString('latin1', Math.max(0, bytes.length - 2048)).includes('%%EOF')) return false;
  if (isActive(bytes)) return false;
  let left = mostUnpacked;
  let streams = 0;
  let ofObjects = 0;
  for (const { index, 0: begin } of bytes.toString('latin1').matchAll(/(?<!end)stream\r?\n/g)) {
    streams += 1;
    if (streams > mostStreams) return false;
    if (!isOfObjects(bytes.subarray(Math.max(0, index - longestDictionary), index))) continue;
    ofObjects += 1;
    if (ofObjects > mostStreamsOfObjects) return false;
    const { unpacked, cost } = unpack(bytes.subarray(index + begin.length), left);
    left -= cost;
    if (left < 0 || isActive(unpacked)) return false;
  }
  return true;
}

function isActive(written: Buffer): boolean {
  return activePdf.test(readNames(written));
}

/** Whether a stream holds objects, which a program reads as if they stood in the file itself. `before`: what stands before it. */
function isOfObjects(before: Buffer): boolean {
  return /\/ObjStm\b/.test(readNames(before.subarray(before.lastIndexOf(' obj') + 1)));
}

const hash = 0x23;

/**
 * "/J#61vaScript" is read as "/JavaScript". Byte by byte: a file of nothing else has millions of these, and what `replace` takes for each
 * ends the whole process, not the thread alone.
 */
function readNames(written: Buffer): string {
  const read = Buffer.alloc(written.length);
  let length = 0;
  for (let at = 0; at < written.length; at += 1) {
    const byte = written[at] ?? 0;
    const escaped = byte === hash ? 16 * hexDigit(written[at + 1]) + hexDigit(written[at + 2]) : Number.NaN;
    read[length] = Number.isNaN(escaped) ? byte : escaped;
    length += 1;
    if (!Number.isNaN(escaped)) at += 2;
  }
  return read.toString('latin1', 0, length);
}

/** NaN for a byte that is none. */
function hexDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN;
}

/**
 * What nobody can unpack holds nothing. `cost`: bytes that it took, more than `most` where it is longer. Those that are read count, too: a stream may go
 * on over all that follow, and unpack to nothing.
 */
function unpack(bytes: Buffer, most: number): { unpacked: Buffer; cost: number } {
  try {
    const maxOutputLength = Math.max(most, 1);
    const { buffer: unpacked, engine } = inflateWithInfo(bytes, {
      maxOutputLength,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    return { unpacked, cost: Math.max(unpacked.length, engine.bytesWritten) };
  } catch (error) {
    const isTooLong = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    const ofBroken = isPacked(bytes) ? Math.max(costOfBroken, bytes.length) : 0;
    return { unpacked: Buffer.alloc(0), cost: isTooLong ? most + 1 : ofBroken };
  }
}

/** Its types know no answer but the bytes. */
function inflateWithInfo(bytes: Buffer, options: ZlibOptions) {
  return inflateSync(bytes, { ...options, info: true }) as unknown as { buffer: Buffer; engine: Inflate };
}

/** Whether a stream begins as one that is packed (RFC 1950). */
function isPacked([method = 0, flags = 0]: Buffer): boolean {
  return (method & 15) === 8 && (method * 256 + flags) % 31 === 0;
}

/**
 * Read to its last pixel: a header alone says nothing of the rest. Anything that is made of the pixels takes many times as long. A profile is not
 * read: five kilobytes that name one curve two hundred times took three seconds, in which no thread can be ended.
 */
async function isPhotograph(bytes: Buffer, format: 'jpeg' | 'png'): Promise<boolean> {
  // Of the whole process, and any thread that loads sharp turns it on: a hundred reads are kept, with 300 megabytes of each photograph in layers.
  sharp.cache(false);
  if (format === 'jpeg' && (hasTooManyScans(bytes) || isArithmetic(bytes))) return false;
  try {
    const plain = format === 'png' ? pixelsAlone(bytes) : bytes;
    const picture = sharp(plain, {
      limitInputPixels: maximumPixels,
      failOn: 'error',
      sequentialRead: true,
      ignoreIcc: true,
    });
    // It is not turned.
    const { orientation: _, ...header } = await picture.metadata();
    const { format: found, width, height } = header;
    if (found !== format || isTooLarge(header)) return false;
    await picture
      .extract({ left: width - 1, top: height - 1, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * Well-formed XML whose root is an SVG's, without scripts. More than that is not asked: drawing programs leave much of their own in their
 * files, and nobody is ever shown one as a page.
 */
function isDrawing(bytes: Buffer): boolean {
  try {
    const parser = new SaxesParser({ xmlns: true, position: false });
    let elements = 0;
    let depth = 0;
    let levelsPassed = 0;
    let attributesOfTag = 0;
    parser.on('opentagstart', () => {
      attributesOfTag = 0;
    });
    parser.on('attribute', () => {
      attributesOfTag += 1;
      if (attributesOfTag > mostAttributes) throw new Error('attributes');
    });
    parser.on('doctype', (declaration) => {
      // Programs take attributes from there that no element has.
      if (declaration.includes('[')) throw new Error('doctype');
    });
    parser.on('processinginstruction', ({ target, body }) => {
      if (target === 'xml-stylesheet' && !/\btype=["']text\/css["']/.test(body)) throw new Error(target);
    });
    parser.on('opentag', ({ uri, local, attributes }) => {
      elements += 1;
      depth += 1;
      if (depth > deepest) throw new Error('depth');
      const isRunning = ['script', 'foreignObject'].includes(local) && uri === svgNamespace;
      if (isRunning || uri === pageNamespace) throw new Error(local);
      if (elements === 1 && (local !== 'svg' || uri !== svgNamespace)) throw new Error(local);
      const named = Object.values(attributes);
      levelsPassed += depth * (1 + named.filter(({ prefix }) => prefix !== '').length);
      if (levelsPassed > mostLevelsPassed) throw new Error('depth');
      for (const { name, local: attribute, value } of named) {
        if (/^on/i.test(name) || runs(value)) throw new Error(name);
        // What an animation sets, and what is drawn from a document of its own.
        if (attribute === 'attributeName' && /^\s*on/i.test(value)) throw new Error(value);
        if (local === 'use' && attribute === 'href' && !value.trim().startsWith('#')) throw new Error(value);
      }
    });
    parser.on('closetag', () => {
      depth -= 1;
    });
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close();
    return elements > 0;
  } catch {
    return false;
  }
}

/** Whether an address, or one of those that an animation takes, is a script: browsers leave out what breaks or begins it. */
function runs(addresses: string): boolean {
  return /(?:^|;)javascript:/i.test(addresses.replace(/[\s\p{Cc}]+/gu, ''));
}
