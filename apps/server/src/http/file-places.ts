import { refusal } from '@mise/contract/refusal.ts';
import { answerAndEnd } from '@mise/http-connections/answer-and-end.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../context.ts';
import { securityHeaders } from './security-headers.ts';
import { callerOf } from './take-turn.ts';

/** Bodies with files that come at the same time: each is held in memory until it is there. */
const mostAtOnce = 8;
const mostOfNetwork = 3;
/** So many more, each the only one of its network: files that are there and wait to be seen to make no room. */
const mostBeside = 8;
/** For so long (milliseconds) a place is its own, however slowly the file comes, where its network has no more than others. */
const graceMs = 5_000;
/** Bytes a millisecond: a file that comes as fast is soon there, and keeps its place. */
const fast = 200;

type Place = {
  network: string;
  request: FastifyRequest;
  since: number;
  bytesBefore: number;
  /** It is there, and waits for those before it, or is being examined. */
  isSeenTo: boolean;
};

type FilePlaces = {
  take: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Sees to a file that is there. It has its place until that is done, also where its client is gone: it takes as long. */
  seeTo: <Result>(request: FastifyRequest, work: () => Promise<Result>) => Promise<Result>;
  /** To be called as soon as a file was seen to, or refused, whenever its client reads the answer. */
  giveBack: (request: FastifyRequest) => void;
};

/**
 * Refuses a body with a file where too many come already, before anything of it is read: all places, or those of its network. Where a file
 * has come for some seconds, the slowest of them makes room: a few that come as slowly as they may would else keep everybody's out for minutes.
 * Of all places a network with two more than whoever comes gives one up at once, however fast its files come: three would else have them all.
 * Where all have come, and wait to be seen to, whoever has none comes in beside them.
 */
export function createFilePlaces(shop: Shop): FilePlaces {
  const places = new Set<Place>();

  function take(request: FastifyRequest, reply: FastifyReply): void {
    const { network } = callerOf(shop, request);
    const now = performance.now();
    const coming = [...places].filter((place) => !place.request.raw.complete);
    const isTooSlow = (place: Place) => now - place.since >= graceMs && paceOf(place, now) < fast;
    const own = ofNetwork(network);
    if (own >= mostOfNetwork) {
      makeRoom(coming.filter((place) => place.network === network && isTooSlow(place)));
    } else if (places.size >= mostAtOnce) {
      const ofMany = coming.filter((place) => ofNetwork(place.network) > own + 1);
      const slow = coming.filter((place) => ofNetwork(place.network) > own && isTooSlow(place));
      const among = ofMany.length > 0 ? ofMany : slow;
      const mayStandBeside = own === 0 && places.size < mostAtOnce + mostBeside;
      if (among.length > 0 || !mayStandBeside) makeRoom(among);
    }
    const place = { network, request, since: now, bytesBefore: request.socket.bytesRead, isSeenTo: false };
    places.add(place);
    // After an interruption.
    reply.raw.once('close', () => {
      if (!place.isSeenTo) giveBack(request);
    });
  }

  async function seeTo<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result> {
    for (const place of places) if (place.request === request) place.isSeenTo = true;
    try {
      return await work();
    } finally {
      giveBack(request);
    }
  }

  function giveBack(request: FastifyRequest): void {
    for (const place of places) if (place.request === request) places.delete(place);
    // An answer stays as long as its client reads none before it, and keeps its request.
    request.body = undefined;
  }

  function ofNetwork(network: string): number {
    return [...places].filter((place) => place.network === network).length;
  }

  function makeRoom(among: readonly Place[]): void {
    const now = performance.now();
    const [slowest] = among.toSorted((one, other) => paceOf(one, now) - paceOf(other, now));
    if (!slowest) throw refusal('serviceUnavailable', { retryAfter: 5 });
    places.delete(slowest);
    answerAndEnd(slowest.request.socket, 'ERR_HTTP_REQUEST_TIMEOUT', securityHeaders(shop.config));
  }

  return { take, seeTo, giveBack };
}

/** Bytes a millisecond. */
function paceOf({ request, since, bytesBefore }: Place, now: number): number {
  return (request.socket.bytesRead - bytesBefore) / Math.max(1, now - since);
}
