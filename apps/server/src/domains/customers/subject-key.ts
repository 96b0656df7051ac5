import { createHmac } from 'node:crypto';
import type { Shop } from '../../context.ts';

/**
 * The key under which is counted what is tried on somebody, or sent to them: `login:subject:<HMAC>`. An e-mail address in any case is one
 * subject, and a copy of the database tells neither which it is nor that it is the one of another action.
 */
export function subjectKey({ secret }: Pick<Shop, 'secret'>, action: string, subject: string): string {
  const text = JSON.stringify(['rate-limit', action, subject.toLowerCase()]);
  return `${action}:subject:${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
