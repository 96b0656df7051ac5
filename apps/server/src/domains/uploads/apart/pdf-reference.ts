import { skipBlanks, startsAt } from './pdf-dictionaries.ts';

/** The number of the object that "5 0 R" stands for; null for what is none. */
export function referenceAt(bytes: Buffer, at: number): number | null {
  const afterNumber = endOfDigits(bytes, at);
  const generation = skipBlanks(bytes, afterNumber);
  const afterGeneration = endOfDigits(bytes, generation);
  if (afterNumber === at || generation === afterNumber || afterGeneration === generation) return null;
  return startsAt(bytes, skipBlanks(bytes, afterGeneration), 'R')
    ? Number(bytes.toString('latin1', at, afterNumber))
    : null;
}

function endOfDigits(bytes: Buffer, begin: number): number {
  let at = begin;
  while (isDigit(bytes[at])) at += 1;
  return at;
}

function isDigit(byte = 0): boolean {
  return byte >= 0x30 && byte <= 0x39;
}
