import { type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';

type CookieOptions = Omit<SetCookie, 'name' | 'value'>;

/** Beside those that the answer sets already. `maxAge` is in seconds. */
export function setCookie(reply: FastifyReply, name: string, value: string, options: CookieOptions): void {
  reply.header('set-cookie', stringifySetCookie({ ...options, name, value }));
}

/** Takes one away that was set with the same options. */
export function clearCookie(reply: FastifyReply, name: string, options: CookieOptions): void {
  setCookie(reply, name, '', { ...options, maxAge: 0, expires: new Date(0) });
}
