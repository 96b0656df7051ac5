import { readFile } from 'node:fs/promises';
import { toLines } from '@mise/rules/typed-text.ts';
import { StartError } from '../start-error.ts';
import { cleanHtml } from '../texts/clean-html.ts';
import { escapeHtml } from '../texts/html.ts';
import { ownStylesOf } from '../texts/own-styles.ts';
import { plainTextOf } from '../texts/plain-text.ts';
import { leftOutWords } from './left-out-words.ts';

const largest = 1_000_000;

type TextFile = { html: string; leftOut: string[]; unread: string[]; uncounted: string[] };

/**
 * The text of a file, as HTML that pages may show: of a plain text (.txt) its paragraphs. `leftOut`: words of the file that are not in
 * it; `unread` and `uncounted`: selectors of its own styles that strike out or hide something, which is nobody knows what, and that number it otherwise. Throws a StartError that says what is wrong with it.
 */
export async function readTextFile(file: string): Promise<TextFile> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new StartError(`${file} cannot be read.`, { cause: error });
  });
  if (bytes.length > largest) throw new StartError(`${file} is too large: at most 1 MB.`);
  const text = toLines(decode(bytes, file)).trim();
  if (text === '') throw new StartError(`${file} is empty.`);
  const isPlain = /\.txt$/i.test(file);
  const html = cleanHtml(isPlain ? paragraphsOf(text) : text).trim();
  if (plainTextOf(html) === '') throw new StartError(`${file} has no words that a page may show.`);
  if (isPlain) return { html, leftOut: [], unread: [], uncounted: [] };
  const { unread, uncounted } = ownStylesOf(text);
  return { html, leftOut: leftOutWords(text, html), unread, uncounted };
}

/** A zero is in UTF-8, and in no text: the file is UTF-16, or none at all. */
function decode(bytes: Uint8Array, file: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {}
  throw new StartError(`${file} is no text in UTF-8: save it as that.`);
}

function paragraphsOf(text: string): string {
  const paragraphs = text.split(/\n[^\S\n]*\n\s*/);
  return paragraphs.map((each) => `<p>${escapeHtml(each).replace(/\s*\n/g, '<br />')}</p>`).join('\n');
}
