import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. */
export function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** One token per session: a hash of its own, which is as long as it is random, so that nothing has to be stored. It is neither that nor what the database keeps. */
export function csrfTokenOf(sessionToken: string): string {
  return hash('sha256', `csrf:${sessionToken}`, 'base64url');
}

/** Compares in constant time. */
export function isSameToken(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
