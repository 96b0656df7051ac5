import type { FastifyRequest } from 'fastify';
import type { Shop } from '../context.ts';
import { nameIn } from '../domains/customers/named-token.ts';
import { readCookie } from './read-cookie.ts';

type OwnCookie = 'session' | 'device' | 'operator' | 'operator_device';

/** What tells who is, or was, logged in, the surest first. */
const named: OwnCookie[] = ['operator', 'operator_device', 'device'];

/** Over https the prefix makes browsers take it from this host alone, never from a neighbor of its domain. */
export function cookieName({ config }: Shop, cookie: OwnCookie): string {
  return config.shopUrl.startsWith('https:') ? `__Host-${cookie}` : cookie;
}

/** What the cookie says, or null: nobody has looked yet whether that opens anything. */
export function ownCookie(shop: Shop, request: FastifyRequest, cookie: OwnCookie): string | null {
  return readCookie(request, cookieName(shop, cookie)) || null;
}

/**
 * As whom the shop let this browser in before: an operator, or a customer with an account; null: not as far as it can show. Asks no database, so a
 * login may have ended since: it says for whom a call counts, and nothing else.
 */
export function knownAs(shop: Shop, request: FastifyRequest): string | null {
  for (const cookie of named) {
    // The device of an operator says more behind the token.
    const [token] = ownCookie(shop, request, cookie)?.split('.') ?? [];
    const name = token ? nameIn(shop.secret, token) : null;
    if (name !== null) return name;
  }
  return null;
}
