import { z } from 'zod';

/** Four characters stand for three bytes of 10 MB. */
export const longestFileText = 14 * 1024 * 1024;

/** A file in base64, or the address of one ("data:…"), of which the base64 is left. */
export const fileText = z.string().min(1).max(longestFileText).transform(withoutAddress);

/** The same, where whoever takes it says of an empty file that it is. */
export const fileTextOrNone = z.string().max(longestFileText).transform(withoutAddress);

/** The base64 of the address of a file; what is none stays as it is. */
export function withoutAddress(text: string): string {
  return text.replace(/^data:[^,]{0,100},/, '');
}
