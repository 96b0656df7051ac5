/**
 * What people type or paste, without what they cannot see: whoever is told that a name is wrong could not find what is to be mended.
 * Other programs leave it on the clipboard: tabs of a spreadsheet, breaks of a letter, marks of direction around a telephone number.
 */

/** Marks that turn the direction of all that follows, and the mark of an encoding. Those that only say one of a letter stay. */
const unseen = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g;

const gap = /[\s\p{Cc}]+/gu;
const lineBreak = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * A text of one line: every break of a line and every other control character becomes a space, together with the spaces around it. So
 * none comes into the header of a mail, the row of a table or a line of a document.
 */
export function toOneLine(typed: string): string {
  return typed.replace(unseen, '').replace(gap, (found) => (lineBreak.test(found) ? ' ' : found));
}

/** A text of several lines, which end in "\n"; tabs stay, and every other control character becomes a space. */
export function toLines(typed: string): string {
  return typed
    .replace(unseen, '')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\t\n]+/gu, ' ');
}
