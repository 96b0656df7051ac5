import { endOfWord, skipBlanks, startsAt } from './pdf-dictionaries.ts';
import { referenceAt } from './pdf-reference.ts';

/** Nothing of a name stands behind these. */
const end = '(?=[ \\t\\r\\n\\f\\0()<>[\\]{}/%]|$)';
/**
 * Files within it, forms of another language, what is done by itself, films, sounds, scenes, collections of files, and pictures that another
 * program puts in. Most are so short that they stand in a photograph by chance, and all may be folders in what a program tells of its work.
 */
const keys = new RegExp(`\\/(EF|XFA|AA|Movie|Sound|3DD|Collection|OPI|S)${end}`, 'g');
/** An article is of this type. What is of this kind leads to one, which may be in another file. */
const thread = new RegExp(`^\\/Thread${end}`);

/** Blanks and comments between keys and values. */
const mostPassed = 32 * 1024 * 1024;

/** Whether a key has a value that runs something, lies within the file or leads out of it. True where telling it takes long. */
export function hasActiveKey(bytes: Buffer, text: string): boolean {
  let left = mostPassed;
  for (const { index, 0: written, 1: key } of text.matchAll(keys)) {
    const begin = index + written.length;
    const value = skipBlanks(bytes, begin);
    left -= value - begin;
    if (left < 0) return true;
    if (key === 'S' ? thread.test(text.slice(value, value + 20)) : isLeading(bytes, value)) return true;
  }
  return false;
}

function isLeading(bytes: Buffer, at: number): boolean {
  return startsAt(bytes, at, '<<') || startsAt(bytes, at, '[') || referenceAt(bytes, at) !== null;
}

/**
 * Whether the dictionary of a stream says that it lies in another file, or that another file is shown in its place. Of its own keys alone: a
 * font may have the same name.
 */
export function isElsewhere(dictionary: Buffer): boolean {
  let depth = 0;
  for (let at = 0; at < dictionary.length; ) {
    if (startsAt(dictionary, at, '<<') || startsAt(dictionary, at, '[')) depth += 1;
    if (startsAt(dictionary, at, '>>') || startsAt(dictionary, at, ']')) depth -= 1;
    const next = endOfWord(dictionary, at);
    const word = depth === 1 ? dictionary.toString('latin1', at, Math.min(next, at + 20)) : '';
    at = skipBlanks(dictionary, next);
    if (word === '/FFilter' || word === '/FDecodeParms') return true;
    if (word !== '/F' && word !== '/Ref') continue;
    if (startsAt(dictionary, at, '(') || startsAt(dictionary, at, '<') || referenceAt(dictionary, at) !== null)
      return true;
  }
  return false;
}
