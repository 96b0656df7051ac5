import { createHmac } from 'node:crypto';
import { isSameToken } from '../domains/customers/session-token.ts';

export const priceGroupCookieName = 'price_group';

/** Which prices a visitor sees: the customer class, until when. */
export type PriceGroup = { customerClassId: number; until: Date };

/** The value of the cookie: readable, and signed so that nobody picks a class. */
export function signPriceGroup(secret: string, { customerClassId, until }: PriceGroup): string {
  const content = `${customerClassId}.${Math.floor(until.getTime() / 1000)}`;
  return `${content}.${signatureOf(secret, content)}`;
}

/** The group of a cookie; null for none, one that has ended, or one that the shop did not sign. */
export function readPriceGroup(secret: string, cookie: string | undefined, now: Date): PriceGroup | null {
  const match = /^((\d{1,9})\.(\d{1,12}))\.([\w-]+)$/.exec(cookie ?? '');
  if (!match) return null;
  const [, content = '', customerClassId, seconds, signature = ''] = match;
  if (!isSameToken(signature, signatureOf(secret, content))) return null;
  const until = new Date(Number(seconds) * 1000);
  return until > now ? { customerClassId: Number(customerClassId), until } : null;
}

function signatureOf(secret: string, content: string): string {
  return createHmac('sha256', secret).update(`price-group:${content}`).digest('base64url');
}
