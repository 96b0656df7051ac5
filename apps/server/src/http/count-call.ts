import type { FastifyRequest } from 'fastify';
import type { Shop } from '../context.ts';
import type { CallKind, CountedCaller } from '../turns/call-limit.ts';
import { knownAs } from './own-cookies.ts';
import { callerOf } from './take-turn.ts';

/** Counts a request, which weighs as much as it costs. Refuses with `security.tooManyRequests` what is too much. */
export function countCall(shop: Shop, request: FastifyRequest, kind: CallKind, weight?: number): void {
  shop.callLimit(countedCaller(shop, request, kind), weight);
}

/** For whom a request counts. */
export function countedCaller(shop: Shop, request: FastifyRequest, kind: CallKind): CountedCaller {
  return { ...callerOf(shop, request), knownAs: knownAs(shop, request), kind };
}
