import { createHmac } from 'node:crypto';
import type { Side } from '@mise/rules/net-gross.ts';
import { isSameToken } from '../domains/customers/session-token.ts';

export const priceGroupCookieName = 'price_group';

/** For how long a browser is told. */
export const priceGroupDays = 365;

/**
 * What the cookie says, until when: the class of whoever logged in, or the side that a guest chose. A class stands there so
 * that the session is looked for; the cookie itself grants nothing but a side, which is everyone's to choose.
 */
export type ToldPriceGroup = { customerClassId: number | 'guest'; side: Side; until: Date };

/** The value of the cookie: readable, and signed so that nobody makes one up. */
export function signPriceGroup(secret: string, { customerClassId, side, until }: ToldPriceGroup): string {
  const content = `${customerClassId}.${side}.${Math.floor(until.getTime() / 1000)}`;
  return `${content}.${signatureOf(secret, content)}`;
}

/** What a cookie says; null for none, one that has ended, or one that the shop did not sign. */
export function readPriceGroup(secret: string, cookie: string | undefined, now: Date): ToldPriceGroup | null {
  const match = /^((guest|\d{1,9})\.(net|gross)\.(\d{1,12}))\.([\w-]+)$/.exec(cookie ?? '');
  if (!match) return null;
  const [, content = '', who, side, seconds, signature = ''] = match;
  if (!isSameToken(signature, signatureOf(secret, content))) return null;
  const until = new Date(Number(seconds) * 1000);
  if (until <= now) return null;
  return { customerClassId: who === 'guest' ? who : Number(who), side: side as Side, until };
}

function signatureOf(secret: string, content: string): string {
  return createHmac('sha256', secret).update(`price-group:${content}`).digest('base64url');
}
