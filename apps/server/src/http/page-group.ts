import { defaultLanguage } from '@mise/rules/languages.ts';
import type { FastifyRequest } from 'fastify';
import type { Shop } from '../context.ts';
import { everyone, groupOf, type PriceGroup } from '../domains/customers/price-group.ts';
import { createCallContext } from './call-context.ts';
import { priceGroupCookieName, readPriceGroup } from './price-group.ts';
import { readCookie } from './read-cookie.ts';
import { inTurn } from './take-turn.ts';

/**
 * For which group a kept page is wanted. A guest's side is taken from the cookie, which costs nothing; where that names a class
 * the session says which one, so that a cookie which outlived its session is worth nothing.
 */
export async function pageGroupOf(shop: Shop, request: FastifyRequest): Promise<PriceGroup> {
  const told = readPriceGroup(shop.secret, readCookie(request, priceGroupCookieName), shop.now());
  if (told === null) return everyone;
  if (told.customerClassId === 'guest') return { ...everyone, side: told.side };
  const { visitor } = createCallContext(shop, request, defaultLanguage);
  return inTurn(shop, request, () => groupOf(visitor));
}
