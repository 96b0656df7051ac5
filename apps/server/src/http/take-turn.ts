import { setImmediate as arrivals } from 'node:timers/promises';
import { refusal } from '@mise/contract/refusal.ts';
import type { FastifyRequest } from 'fastify';
import type { Shop } from '../context.ts';
import { networkOf } from '../domains/customers/network-of.ts';
import { refuseLate } from '../stopping.ts';
import type { Caller } from '../turns/admission.ts';
import { ownCookie } from './own-cookies.ts';

/** Who asks, and whether for a change. */
type Asker = Caller & { isWrite?: boolean };

/**
 * Does what needs the database when it is the turn of whoever sent the request (`admission.ts`): an operation, or a page with
 * all the operations that it is made of. Nothing in it may take a turn of its own. Who has gone meanwhile is not served, nor who still waits when
 * a stop has taken long, if they may ask again: an order or another change that was sent before the stop is answered, however late.
 */
export function inTurn<Result>(
  shop: Shop,
  request: FastifyRequest,
  work: () => Promise<Result>,
  asker: Asker = callerOf(shop, request),
): Promise<Result> {
  const { isWrite = false, ...caller } = asker;
  const refuse = isWrite ? () => {} : () => refuseLate(shop);
  return shop.admission.inTurn(caller, async () => {
    // What needs nothing from outside would else be done for all who wait, before anybody who comes meanwhile is heard.
    await arrivals();
    if (request.socket.destroyed) throw refusal('serviceUnavailable');
    refuse();
    return shop.longTurns({ ...caller, hasGone: () => request.socket.destroyed, mayBegin: refuse }, work);
  });
}

export function callerOf(shop: Shop, request: FastifyRequest): Caller {
  return { network: networkOf(request.ip), session: ownCookie(shop, request, 'session') };
}
