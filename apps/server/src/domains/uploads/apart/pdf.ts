import { blanks, findDictionaries } from './pdf-dictionaries.ts';
import { hasActiveKey, isElsewhere } from './pdf-keys.ts';
import { readNames } from './pdf-names.ts';
import { isObjects, unpackObjects } from './pdf-objects.ts';
import { opensPlainly, type Unpacked } from './pdf-opening.ts';

/**
 * What a printing house's program would run or fetch, or cannot open. Not "/JS": that stands in many a large photograph by chance, and a script has
 * "/JavaScript", "/Rendition" or "/OnInstantiate" beside it. Of names as short as that, hasActiveKey looks at what follows.
 */
const activePdf =
  /\/(?:JavaScript|Rendition|OnInstantiate|Launch|EmbeddedFiles?|FileAttachment|RichMedia\w*|GoTo[ER]|SubmitForm|ImportData|Encrypt)\b/;

/** Bytes of all streams of objects of a file, packed or unpacked, whichever are more. */
const mostUnpacked = 32 * 1024 * 1024;
/** Far more than a file of ten megabytes has of use: each is looked at, and takes a few bytes. */
const mostStreams = 50_000;
const mostStreamsOfObjects = 5_000;

/** Some programs write a mark of their encoding, or blanks, before it. */
export function isPdf(head: string): boolean {
  return /^(?:\xef\xbb\xbf)?[ \t\r\n\f\0]*%PDF-/.test(head);
}

/** Nothing of it is run or locked, and its end is there, so that nothing was cut on the way. */
export function isPlainPdf(bytes: Buffer): boolean {
  if (!isWhole(bytes) || isActive(bytes)) return false;
  const dictionaries = findDictionaries(bytes);
  if (dictionaries === null) return false;
  let left = mostUnpacked;
  let streams = 0;
  let ofObjects = 0;
  let endOfKeyword = 0;
  const unpacked: Unpacked[] = [];
  for (const { index, 0: begin, 1: lineEnd } of bytes
    .toString('latin1')
    .matchAll(/(?<!end)stream(?:[ \t\f\0]*(\r\n?|\n))?/g)) {
    streams += 1;
    if (streams > mostStreams) return false;
    // One that no object has: a program that mends broken files may find it, so all that can be its dictionary is read. No byte is read twice.
    const written = readNames(bytes.subarray(dictionaries.get(index) ?? endOfKeyword, index));
    if (dictionaries.has(index) && isElsewhere(written)) return false;
    const dictionary = written.toString('latin1');
    endOfKeyword = index + begin.length;
    if (!isObjects(dictionary)) continue;
    ofObjects += 1;
    // Where no line ends there, programs do not agree where it begins.
    if (ofObjects > mostStreamsOfObjects || lineEnd === undefined) return false;
    const objects = unpackObjects(bytes.subarray(endOfKeyword), dictionary, left);
    if (objects === null || isActive(objects.unpacked)) return false;
    left -= objects.cost;
    if (left < 0) return false;
    unpacked.push({ objects: objects.unpacked, dictionary });
  }
  return opensPlainly(bytes, unpacked);
}

/** Blanks behind the end are no part of it: some programs fill blocks with them. */
function isWhole(bytes: Buffer): boolean {
  let end = bytes.length;
  while (end > 0 && blanks.has(bytes[end - 1] ?? 0)) end -= 1;
  return bytes.toString('latin1', Math.max(0, end - 2048), end).includes('%%EOF');
}

function isActive(written: Buffer): boolean {
  const bytes = readNames(written);
  const text = bytes.toString('latin1');
  return activePdf.test(text) || hasActiveKey(bytes, text);
}
