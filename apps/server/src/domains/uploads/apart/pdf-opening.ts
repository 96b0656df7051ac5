import { endOfDictionary, skipBlanks, startsAt } from './pdf-dictionaries.ts';
import { readNames } from './pdf-names.ts';
import { referenceAt } from './pdf-reference.ts';

/** Objects that were packed in one stream, as they were written, and what its dictionary says of them. */
export interface Unpacked {
  objects: Buffer;
  dictionary: string;
}

/** Nothing of a name stands behind these words. */
const end = '(?=[ \\t\\r\\n\\f\\0()<>[\\]{}/%]|$)';
const openAction = new RegExp(`\\/OpenAction${end}`, 'g');
/** At opening a part of the file is shown, and that is all: an address is left to whoever clicks on it. */
const more = new RegExp(`\\/(?:URI|Next)${end}`);

/** In all. A sound file has one of each that is opened, and it is short. */
const mostRead = 32 * 1024 * 1024;

/** Whether nothing is done at opening but to show a part of the file. */
export function opensPlainly(file: Buffer, unpacked: Unpacked[]): boolean {
  const opened = new Set<number>();
  let left = mostRead;
  const isPlain = (bytes: Buffer, at: number) => {
    const begin = skipBlanks(bytes, at);
    const behind = startsAt(bytes, begin, '<<') ? endOfDictionary(bytes, begin) : begin;
    left -= behind - at;
    return (
      left >= 0 &&
      referenceAt(bytes, begin) === null &&
      !more.test(readNames(bytes.subarray(begin, behind)).toString('latin1'))
    );
  };
  for (const written of [file, ...unpacked.map(({ objects }) => objects)]) {
    const bytes = readNames(written);
    for (const { index, 0: key } of bytes.toString('latin1').matchAll(openAction)) {
      const value = skipBlanks(bytes, index + key.length);
      left -= value - index;
      const reference = referenceAt(bytes, value);
      if (reference !== null) opened.add(reference);
      else if (!isPlain(bytes, value)) return false;
      if (left < 0) return false;
    }
  }
  if (opened.size === 0) return true;
  return (
    beginsIn(file, opened).every((at) => isPlain(file, at)) &&
    unpacked.every((part) => beginsWithin(part, opened)?.every((at) => isPlain(part.objects, at)) ?? false)
  );
}

/** Where the objects of these numbers begin, as often as there are any, and those of which it cannot be said whether they have one of them. */
function beginsIn(file: Buffer, numbers: Set<number>): number[] {
  const begins: number[] = [];
  for (let at = file.indexOf('obj'); at !== -1; at = file.indexOf('obj', at + 3)) {
    const before = file.toString('latin1', Math.max(0, at - 40), at);
    // From the beginning of a line on, so that it is in no comment.
    const number = /(?:^|[\r\n]|endobj)[ \t\0]*(\d+)[ \t]+\d+[ \t]*$/.exec(before)?.[1];
    if (!before.endsWith('end') && (number === undefined || numbers.has(Number(number)))) begins.push(at + 3);
  }
  return begins;
}

/** Null where it cannot be said: they may not be packed, or it is not said once where they begin. */
function beginsWithin({ objects, dictionary }: Unpacked, numbers: Set<number>): number[] | null {
  const [first, ...others] = [...dictionary.matchAll(/\/First(?![\w.-])[ \t\r\n\f\0]*(\d*)/g)];
  const length = Number(first?.[1] || Number.NaN);
  if (Number.isNaN(length) || length > objects.length || others.length > 0) return null;
  const places = objects.toString('latin1', 0, length);
  if (!/^[\d \t\r\n\f\0]*$/.test(places)) return null;
  return [...places.matchAll(/(\d+)[ \t\r\n\f\0]+(\d+)/g)]
    .filter(([, number]) => numbers.has(Number(number)))
    .map(([, , offset]) => length + Number(offset));
}
