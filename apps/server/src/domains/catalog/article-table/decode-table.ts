import { CellProblem } from './cell-problem.ts';

/**
 * The text of a file that a table program saved: UTF-8, UTF-16 with its mark, or else Windows-1252. What is well-formed UTF-8 is that: a
 * text with umlauts in Windows-1252 hardly ever is. Throws a CellProblem where it is none of them.
 */
export function decodeTable(bytes: Uint8Array): string {
  const text = decoded(bytes);
  if (text.includes('\0')) throw new CellProblem('is no text: save the table as CSV');
  return text;
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return read('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return read('utf-16be', bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return ofWindows(bytes);
  }
}

function read(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new CellProblem('is damaged: save the table as CSV in UTF-8');
  }
}

/** The five bytes that mean nothing in Windows-1252. */
const unused = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

/** ä, ö, ü, Ä, Ö, Ü and ß in Windows-1252, and ä, ö, ü and ß as a Mac writes them. */
const umlauts = [0xe4, 0xf6, 0xfc, 0xc4, 0xd6, 0xdc, 0xdf];
const macUmlauts = [0x8a, 0x9a, 0x9f, 0xa7];

/** Signs within words, and before them, that are the umlauts of a Mac or of MS-DOS: „ of ä, ” of ö, € of Ä, ™ of Ö and † of Ü. */
const misread = /\p{L}[„”€†]\p{Ll}|(?<![\p{L}\d])(?:€(?!uro)|™|†)\p{Ll}/u;

function ofWindows(bytes: Uint8Array): string {
  const isThere = (letters: readonly number[]) => bytes.some((byte) => letters.includes(byte));
  const text = new TextDecoder('windows-1252').decode(bytes);
  if (isThere(unused) || (isThere(macUmlauts) && !isThere(umlauts)) || misread.test(text))
    throw new CellProblem('is neither UTF-8 nor Windows-1252: save the table as CSV in UTF-8');
  return text;
}
