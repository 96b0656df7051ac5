import { createHmac } from 'node:crypto';
import { isSameToken, newToken } from './session-token.ts';

/**
 * A token that says whose it is, signed by the shop: nobody makes one up, and whose it is can be told without the database. It opens
 * nothing by that: whether it still does is for the database to say.
 */
export function newNamedToken(secret: string, name: string): string {
  const content = `${name}~${newToken()}`;
  return `${content}~${signatureOf(secret, content)}`;
}

/** Whose such a token is, though it may have ended; null where the shop did not sign it. */
export function nameIn(secret: string, token: string): string | null {
  const [name, random, signature] = token.split('~');
  if (name === undefined || random === undefined || signature === undefined) return null;
  return isSameToken(signature, signatureOf(secret, `${name}~${random}`)) ? name : null;
}

function signatureOf(secret: string, content: string): string {
  return createHmac('sha256', secret).update(`named-token:${content}`).digest('base64url');
}
