/** What separates words of a PDF. */
export const blanks = new Set([...' \t\r\n\f\0'].map((blank) => blank.charCodeAt(0)));
const brackets = new Set([...'()<>[]{}/%'].map((bracket) => bracket.charCodeAt(0)));

/** Of all dictionaries. A sound file has none that lie within each other, and is a third as long. */
const mostRead = 32 * 1024 * 1024;

/**
 * Where the dictionaries of streams begin, by where the keyword "stream" stands behind them; null where they lie within each other so often that
 * reading them takes long. Read as programs do, from each "obj" on: texts and comments may have words that look like an end.
 */
export function findDictionaries(bytes: Buffer): Map<number, number> | null {
  const dictionaries = new Map<number, number>();
  let left = mostRead;
  for (let object = bytes.indexOf('obj'); object !== -1; object = bytes.indexOf('obj', object + 3)) {
    const begin = skipBlanks(bytes, object + 3);
    const end = startsAt(bytes, begin, '<<') ? skipBlanks(bytes, endOfDictionary(bytes, begin)) : begin;
    left -= end - object;
    if (left < 0) return null;
    // The first one that ends there has the others in it.
    if (startsAt(bytes, end, 'stream') && !dictionaries.has(end)) dictionaries.set(end, begin);
  }
  return dictionaries;
}

/** Behind the brackets that close what begins there; the end of the file where none do. */
export function endOfDictionary(bytes: Buffer, begin: number): number {
  let depth = 0;
  let at = begin;
  while (at < bytes.length) {
    if (startsAt(bytes, at, '<<')) depth += 1;
    const closes = startsAt(bytes, at, '>>');
    at = endOfWord(bytes, at);
    if (closes) depth -= 1;
    if (closes && depth === 0) return at;
  }
  return at;
}

/** Behind a bracket, a text, a comment, a name or a number; behind one byte of what is none of these. */
export function endOfWord(bytes: Buffer, begin: number): number {
  const character = String.fromCharCode(bytes[begin] ?? 0);
  if (character === '(') return endOfText(bytes, begin);
  if (character === '%') return endOfLine(bytes, begin);
  if (startsAt(bytes, begin, '<<') || startsAt(bytes, begin, '>>')) return begin + 2;
  if (character === '<') return endOfHex(bytes, begin);
  let at = begin + 1;
  if (!isRegular(bytes[begin]) && character !== '/') return at;
  while (at < bytes.length && isRegular(bytes[at])) at += 1;
  return at;
}

/** What names and numbers are made of. */
function isRegular(byte = 0): boolean {
  return !blanks.has(byte) && !brackets.has(byte);
}

/** Brackets within a text are a part of it where they are pairs, or where a backslash stands before them. */
function endOfText(bytes: Buffer, begin: number): number {
  let depth = 0;
  for (let at = begin; at < bytes.length; at += 1) {
    const character = String.fromCharCode(bytes[at] ?? 0);
    if (character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return bytes.length;
}

function endOfHex(bytes: Buffer, begin: number): number {
  const end = bytes.indexOf('>', begin);
  return end === -1 ? bytes.length : end + 1;
}

function endOfLine(bytes: Buffer, begin: number): number {
  let at = begin;
  while (at < bytes.length && !startsAt(bytes, at, '\n') && !startsAt(bytes, at, '\r')) at += 1;
  return at;
}

/** Comments are blanks. */
export function skipBlanks(bytes: Buffer, begin: number): number {
  let at = begin;
  while (at < bytes.length) {
    if (startsAt(bytes, at, '%')) at = endOfLine(bytes, at);
    else if (blanks.has(bytes[at] ?? 0)) at += 1;
    else break;
  }
  return at;
}

export function startsAt(bytes: Buffer, at: number, word: string): boolean {
  for (let letter = 0; letter < word.length; letter += 1) {
    if (bytes[at + letter] !== word.charCodeAt(letter)) return false;
  }
  return true;
}
