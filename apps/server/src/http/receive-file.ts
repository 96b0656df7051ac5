import multipart from '@fastify/multipart';
import type { Operation } from '@mise/contract/operation.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../context.ts';
import { networkOf } from '../domains/customers/network-of.ts';
import { callerOf } from './take-turn.ts';

/** Bodies with files that come at the same time: each is held in memory until it is there. */
const mostAtOnce = 8;
const mostOfNetwork = 3;

/** Takes bodies with a file; nothing of them is written to disk. */
export async function acceptFiles(api: FastifyInstance): Promise<void> {
  await api.register(multipart, { limits: { files: 1, fields: 4, parts: 5, fieldSize: 1000, headerPairs: 20 } });
}

/** Refuses a body with a file where too many come already, before anything of it is read: all places, or those of its network. */
export function createFilePlaces(shop: Shop): (request: FastifyRequest, reply: FastifyReply) => void {
  const taken = new Map<string, number>();
  let all = 0;
  return function takePlace(request, reply) {
    const network = networkOf(callerOf(shop, request).network);
    const own = taken.get(network) ?? 0;
    if (all >= mostAtOnce || own >= mostOfNetwork) throw refusal('serviceUnavailable', { retryAfter: 5 });
    all += 1;
    taken.set(network, own + 1);
    // After an answer as after an interruption.
    reply.raw.once('close', () => {
      all -= 1;
      const left = (taken.get(network) ?? 1) - 1;
      if (left > 0) taken.set(network, left);
      else taken.delete(network);
    });
  };
}

/** The argument that a multipart body stands for: its one file as `base64`, under the name of the field that the operation says. */
export async function readMultipart(
  request: FastifyRequest,
  { fileName, bodyLimit }: Operation,
): Promise<Record<string, unknown>> {
  if (fileName === undefined) throw refusal('unsupportedMediaType');
  const received = await receive(request, bodyLimit).catch((error: Error & { code?: string }) => {
    // What the parser says of a broken body has no code: limits and other failures have one.
    throw error.code === undefined ? refusal('invalidInput', { cause: { base64: 'invalid' } }) : error;
  });
  if (!received) throw refusal('invalidInput', { cause: { base64: 'required' } });
  const { file, bytes } = received;
  return { base64: bytes.toString('base64'), [fileName]: file.filename, type: file.mimetype };
}

async function receive(request: FastifyRequest, mostBytes = 0) {
  const file = await request.file({ limits: { fileSize: mostBytes } });
  return file && { file, bytes: await file.toBuffer() };
}
