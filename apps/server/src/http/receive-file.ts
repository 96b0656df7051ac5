import multipart from '@fastify/multipart';
import type { Operation } from '@mise/contract/operation.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FileCall, fileMark } from './file-body.ts';

/** Takes bodies with a file; nothing of them is written to disk. */
export async function acceptFiles(api: FastifyInstance): Promise<void> {
  await api.register(multipart, { limits: { files: 1, fields: 4, parts: 5, fieldSize: 1000, headerPairs: 20 } });
}

/** The call that a multipart body stands for: its one file, whose name is in the field that the operation says. */
export async function readMultipart(request: FastifyRequest, { fileName, bodyLimit }: Operation): Promise<FileCall> {
  if (fileName === undefined) throw refusal('unsupportedMediaType');
  const received = await receive(request, bodyLimit).catch((error: Error & { code?: string }) => {
    // What the parser says of a broken body has no code: limits and other failures have one.
    throw error.code === undefined ? refusal('invalidInput', { cause: { base64: 'invalid' } }) : error;
  });
  if (!received || received.bytes.length === 0) throw refusal('invalidInput', { cause: { base64: 'required' } });
  const { file, bytes } = received;
  return { argument: { base64: fileMark, [fileName]: file.filename, type: file.mimetype }, file: bytes };
}

async function receive(request: FastifyRequest, mostBytes = 0) {
  const file = await request.file({ limits: { fileSize: mostBytes } });
  return file && { file, bytes: await file.toBuffer() };
}
