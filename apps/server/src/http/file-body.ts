import { longestFileText, withoutAddress } from '@mise/contract/file-text.ts';
import type { FastifyRequest } from 'fastify';
import { argumentIn } from './argument-in.ts';
import { usualBodyLimit } from './body-limits.ts';
import type { ReadJson } from './json-body.ts';

/** `file`: what `base64` of the argument stands for, where it is not there as text: of ten megabytes a call has one copy, which it may wait with. */
export type FileCall = { argument: unknown; file?: Buffer };

/** Stands in the argument for a file that is beside it. */
export const fileMark = 'file';
const key = '"base64"';
const beginOfText = /^\s*:\s*"/;
/** More than anybody leaves blank between a key and its value. */
const longestGap = 50;
/** A file may have the name of the key. */
const mostNames = 3;

/**
 * Reads the body of a call that may carry a file in base64, and lets go of it. The file is taken out as it stands: read as JSON are its surroundings, of which
 * there may be as much as of any other call. Fifteen megabytes of anything else keep everybody waiting for a second and more.
 */
export function readWithFile(request: FastifyRequest, readJson: ReadJson): FileCall {
  const { body } = request;
  if (!Buffer.isBuffer(body) || body.length <= usualBodyLimit) return { argument: argumentIn(readJson(request)) };
  const { begin, end } = placeOfFile(body);
  const surroundings = Buffer.concat([body.subarray(0, begin), Buffer.from(fileMark), body.subarray(end)]);
  if (surroundings.length > usualBodyLimit) throw new SyntaxError('the body has more than a file');
  const argument = argumentIn(readJson(request, surroundings)) as { base64?: unknown } | undefined;
  request.body = undefined;
  if (argument?.base64 !== fileMark) return { argument };
  const text = textOf(body.subarray(begin, end));
  if (text.length > longestFileText) return { argument: { ...argument, base64: text } };
  return { argument, file: Buffer.from(withoutAddress(text), 'base64') };
}

/** Where the text of the file is, between its quotation marks. Base64 has none itself. */
function placeOfFile(body: Buffer): { begin: number; end: number } {
  let at = body.indexOf(key);
  for (let count = 0; at >= 0 && count < mostNames; count += 1) {
    const afterKey = at + key.length;
    const [gap] = beginOfText.exec(body.toString('latin1', afterKey, afterKey + longestGap)) ?? [];
    const end = gap === undefined ? -1 : body.indexOf('"', afterKey + gap.length);
    if (gap !== undefined && end >= 0) return { begin: afterKey + gap.length, end };
    at = body.indexOf(key, afterKey);
  }
  throw new SyntaxError('the body has no file');
}

/** Some write a slash as "\/", or a plus as "\u002B". A character that takes two bytes has the whole text take twice the memory, and base64 has none. */
function textOf(file: Buffer): string {
  const text = file.toString('latin1');
  if (!file.includes('\\')) return text;
  if (/\\u(?!00)/.test(text)) throw new SyntaxError('the file is not in base64');
  return JSON.parse(`"${text}"`);
}
