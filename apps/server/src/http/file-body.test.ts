import { longestFileText } from '@mise/contract/file-text.ts';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { fileMark, readWithFile } from './file-body.ts';
import type { ReadJson } from './json-body.ts';

const readJson: ReadJson = ({ body }, given = body as Buffer) => JSON.parse(given.toString());

function requestWith(call: unknown): FastifyRequest {
  return { body: Buffer.from(JSON.stringify(call)) } as unknown as FastifyRequest;
}

it('a large file is handed on as bytes, once: neither the body nor its text is kept beside them', () => {
  const bytes = Buffer.alloc(200_000, 'mise');
  const request = requestWith([{ base64: bytes.toString('base64'), filename: 'a.pdf' }]);
  expect(readWithFile(request, readJson)).toEqual({ argument: { base64: fileMark, filename: 'a.pdf' }, file: bytes });
  expect(request.body).toBeUndefined();
});

it('a small one stays in the argument', () => {
  const call = { base64: 'YQ==', filename: 'a.pdf' };
  expect(readWithFile(requestWith(call), readJson)).toEqual({ argument: call });
});

it('a text longer than any file stays in the argument, too: its schema says so', () => {
  const call = { base64: 'A'.repeat(longestFileText + 1), filename: 'a.pdf' };
  expect(readWithFile(requestWith(call), readJson)).toEqual({ argument: call });
  const longest = { base64: 'A'.repeat(longestFileText) };
  expect(readWithFile(requestWith(longest), readJson).file).toHaveLength((longestFileText / 4) * 3);
});

it('a file elsewhere in the argument is none', () => {
  const call = { something: { base64: 'A'.repeat(200_000) } };
  expect(readWithFile(requestWith(call), readJson)).toEqual({ argument: { something: { base64: fileMark } } });
});
