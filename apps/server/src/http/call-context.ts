import { sessionMark } from '@mise/contract/session-mark.ts';
import { defaultLanguage, type Language, languages } from '@mise/rules/languages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Shop } from '../context.ts';
import { noDependencies } from '../dependencies.ts';
import { deviceDays } from '../domains/customers/known-device.ts';
import { sessionDays } from '../domains/customers/sessions.ts';
import { createVisitor, type Visitor } from '../domains/customers/visitor.ts';

/** What of a request an operation may depend on; pages are given the same context by the storefront. */
export function createCallContext(shop: Shop, request: FastifyRequest, language: Language): Context {
  const now = shop.now();
  const referrerId = headerOf(request, 'referrerid')?.slice(0, 100) ?? null;
  return {
    shop,
    db: shop.db,
    log: request.log,
    requestId: request.id,
    language,
    now,
    referrerId,
    customerClassId: null,
    dependencies: noDependencies(),
    visitor: visitorOf(shop, request, now),
  };
}

const visitors = new WeakMap<FastifyRequest, Visitor>();

/** One for a request, however many contexts it is given: their session is read once. */
function visitorOf(shop: Shop, request: FastifyRequest, now: Date): Visitor {
  const known = visitors.get(request);
  if (known) return known;
  const deviceToken = request.cookies[deviceCookieName(shop)] ?? null;
  const visitor = createVisitor(shop, { now, token: sessionTokenOf(shop, request), deviceToken, address: request.ip });
  visitors.set(request, visitor);
  return visitor;
}

/** What the cookie says: nobody has looked yet whether there is such a session. */
export function sessionTokenOf(shop: Shop, request: FastifyRequest): string | null {
  return request.cookies[sessionCookieName(shop)] || null;
}

/** Over https the prefix makes browsers take it from this host alone, never from a neighbor of its domain. */
function sessionCookieName({ config }: Shop): string {
  return isHttps(config.shopUrl) ? '__Host-session' : 'session';
}

function deviceCookieName({ config }: Shop): string {
  return isHttps(config.shopUrl) ? '__Host-operator_device' : 'operator_device';
}

function isHttps(url: string): boolean {
  return url.startsWith('https:');
}

/**
 * The `locale` header selects the texts, and with them the language of an order and its mails; a client that sends none is
 * answered in the language that its visitor chose last (the cookie). An unknown one falls back to the default.
 */
export function requestLanguage(request: FastifyRequest): Language {
  // A request that is refused early has no cookies yet.
  return languageOf(headerOf(request, 'locale') ?? request.cookies?.locale);
}

function languageOf(locale: string | undefined): Language {
  return languages.find((language) => locale?.toLowerCase().startsWith(language)) ?? defaultLanguage;
}

export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Sets the cookie of a session that began or was renewed in this call, and tells the client its CSRF token. */
export async function sendSession(context: Context, reply: FastifyReply): Promise<void> {
  const { config } = context.shop;
  const token = context.visitor.issuedToken();
  if (token !== null) {
    const options = {
      path: '/',
      sameSite: config.allowedOrigins.length > 0 ? ('none' as const) : ('lax' as const),
      secure: isHttps(config.shopUrl),
      maxAge: sessionDays * 86_400,
    };
    reply.setCookie(sessionCookieName(context.shop), token, { ...options, httpOnly: true });
    reply.setCookie(sessionMark, '1', options);
  }
  const deviceToken = context.visitor.issuedDeviceToken();
  if (deviceToken !== null) {
    const options = { path: '/', sameSite: 'strict' as const, secure: isHttps(config.shopUrl), httpOnly: true };
    reply.setCookie(deviceCookieName(context.shop), deviceToken, { ...options, maxAge: deviceDays * 86_400 });
  }
  const csrfToken = await context.visitor.csrfToken();
  if (csrfToken !== null) reply.header('x-csrf-token', csrfToken);
}
