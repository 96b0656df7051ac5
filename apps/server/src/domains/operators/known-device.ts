import { createHmac } from 'node:crypto';
import { newNamedToken } from '../customers/named-token.ts';
import { isSameToken } from '../customers/session-token.ts';

/** A device that an operator logged in from is known for this long after the last time. */
export const deviceDays = 90;

/** Whose device it is: a new password ends it, since its hash is another one. */
type Owner = { id: number; passwordHash: string | null };

/** What a device is told after a login, so that it is known again: `<its id>.<when it ends>.<HMAC>`; nothing is stored. */
export function deviceToken(secret: string, owner: Owner, { now, known }: { now: Date; known: string | null }): string {
  const id = known ?? newNamedToken(secret, `operator-${owner.id}`);
  const until = String(now.getTime() + deviceDays * 86_400_000);
  return `${id}.${until}.${signatureOf(secret, owner, id, until)}`;
}

/** The id of a device that its owner logged in from, or null. */
export function knownDevice(
  secret: string,
  owner: Owner,
  { now, token }: { now: Date; token: string | null },
): string | null {
  const [id = '', until = '', signature = ''] = token?.split('.') ?? [];
  if (!isSameToken(signature, signatureOf(secret, owner, id, until))) return null;
  return Number(until) > now.getTime() ? id : null;
}

function signatureOf(secret: string, { id: operatorId, passwordHash }: Owner, id: string, until: string): string {
  const text = JSON.stringify(['operator-device', operatorId, passwordHash, id, until]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}
