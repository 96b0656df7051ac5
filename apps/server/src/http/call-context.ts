import { sessionMark } from '@mise/contract/session-mark.ts';
import { defaultLanguage, type Language, languages } from '@mise/rules/languages.ts';
import type { Side } from '@mise/rules/net-gross.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Shop } from '../context.ts';
import { noDependencies } from '../dependencies.ts';
import { deviceDays as customerDeviceDays } from '../domains/customers/known-device.ts';
import { sessionDays } from '../domains/customers/sessions.ts';
import { createVisitor, type Visitor } from '../domains/customers/visitor.ts';
import { type CallOperator, createCallOperator } from '../domains/operators/call-operator.ts';
import { deviceDays } from '../domains/operators/known-device.ts';
import { operatorSessionMs } from '../domains/operators/operator-sessions.ts';
import { type CallKind, countAfterwards } from '../turns/call-limit.ts';
import { announceLongTurn, takeLongTurn } from '../turns/long-turns.ts';
import { countedCaller } from './count-call.ts';
import { cookieName, knownAs, ownCookie } from './own-cookies.ts';
import { priceGroupCookieName, readPriceGroup } from './price-group.ts';
import { readCookie } from './read-cookie.ts';
import { sendPriceGroup } from './send-price-group.ts';
import { clearCookie, setCookie } from './set-cookie.ts';
import { visitorCookie } from './visitor-cookie.ts';

/** What of a request an operation may depend on; pages are given the same context by the storefront. */
export function createCallContext(
  shop: Shop,
  request: FastifyRequest,
  language: Language,
  kind: CallKind = 'pages',
): Context {
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
    dependencies: noDependencies(),
    counts: (weight) => countAfterwards(shop.callLimit, countedCaller(shop, request, kind), weight),
    takesLong: takeLongTurn,
    willTakeLong: announceLongTurn,
    hasGone: () => request.socket.destroyed,
    visitor: visitorOf(shop, request, now),
    operator: operatorOf(shop, request, now),
  };
}

const visitors = new WeakMap<FastifyRequest, Visitor>();

/** One for a request, however many contexts it is given: their session is read once. */
function visitorOf(shop: Shop, request: FastifyRequest, now: Date): Visitor {
  const known = visitors.get(request);
  if (known) return known;
  const visitor = createVisitor(shop, {
    now,
    token: ownCookie(shop, request, 'session'),
    deviceToken: ownCookie(shop, request, 'device'),
    knownAs: knownAs(shop, request),
    priceSide: chosenSide(shop, request),
    address: request.ip,
    userAgent: headerOf(request, 'user-agent') ?? '',
  });
  visitors.set(request, visitor);
  return visitor;
}

const operators = new WeakMap<FastifyRequest, CallOperator>();

/** One for a request, as the visitor is. */
function operatorOf(shop: Shop, request: FastifyRequest, now: Date): CallOperator {
  const known = operators.get(request);
  if (known) return known;
  const operator = createCallOperator(shop, {
    now,
    token: ownCookie(shop, request, 'operator'),
    deviceToken: ownCookie(shop, request, 'operator_device'),
    device: headerOf(request, 'user-agent') ?? '',
  });
  operators.set(request, operator);
  return operator;
}

/** The side of prices that a guest chose before. */
function chosenSide(shop: Shop, request: FastifyRequest): Side | null {
  const told = readPriceGroup(shop.secret, readCookie(request, priceGroupCookieName), shop.now());
  return told?.customerClassId === 'guest' ? told.side : null;
}

/**
 * The `locale` header selects the texts, and with them the language of an order and its mails; a client that sends none is
 * answered in the language that its visitor chose last (the cookie). An unknown one falls back to the default.
 */
export function requestLanguage(request: FastifyRequest): Language {
  return languageOf(headerOf(request, 'locale') ?? readCookie(request, 'locale'));
}

function languageOf(locale: string | undefined): Language {
  return languages.find((language) => locale?.toLowerCase().startsWith(language)) ?? defaultLanguage;
}

export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Sets the cookies of sessions that began, were renewed or ended in this call, and tells the client its CSRF token. */
export async function sendSession(context: Context, reply: FastifyReply): Promise<void> {
  const { config } = context.shop;
  const token = context.visitor.issuedToken();
  const options = visitorCookie(config);
  if (token !== null) {
    const maxAge = sessionDays * 86_400;
    setCookie(reply, cookieName(context.shop, 'session'), token, { ...options, maxAge, httpOnly: true });
    setCookie(reply, sessionMark, '1', { ...options, maxAge });
  } else if (context.visitor.hasLeft()) {
    clearCookie(reply, cookieName(context.shop, 'session'), { ...options, httpOnly: true });
    clearCookie(reply, sessionMark, options);
  }
  sendDevice(context, reply);
  await sendPriceGroup(context, reply);
  sendOperator(context, reply);
  const csrfToken = await csrfTokenOf(context);
  if (csrfToken !== null) reply.header('x-csrf-token', csrfToken);
}

function sendDevice({ shop, visitor }: Context, reply: FastifyReply): void {
  const options = { ...visitorCookie(shop.config), httpOnly: true };
  const token = visitor.issuedDeviceToken();
  const name = cookieName(shop, 'device');
  if (token === null) clearCookie(reply, name, options);
  if (token) setCookie(reply, name, token, { ...options, maxAge: customerDeviceDays * 86_400 });
}

function sendOperator({ shop, operator }: Context, reply: FastifyReply): void {
  const options = {
    path: '/',
    sameSite: 'lax' as const,
    secure: shop.config.shopUrl.startsWith('https:'),
    httpOnly: true,
  };
  const token = operator.issuedToken();
  if (token === null) clearCookie(reply, cookieName(shop, 'operator'), options);
  if (token) setCookie(reply, cookieName(shop, 'operator'), token, { ...options, maxAge: operatorSessionMs / 1000 });
  const deviceToken = operator.issuedDeviceToken();
  if (deviceToken === null) return;
  const maxAge = deviceDays * 86_400;
  setCookie(reply, cookieName(shop, 'operator_device'), deviceToken, { ...options, sameSite: 'strict', maxAge });
}

/** The token that a write has to bring: that of the operator's session where one is logged in, else the visitor's. */
export async function csrfTokenOf({ operator, visitor }: Context): Promise<string | null> {
  return (await operator.csrfToken()) ?? (await visitor.csrfToken());
}
