import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiError } from './api-error.ts';
import type { Client } from './client.ts';
import type { Events } from './events.ts';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';

type Reply = { status?: number; headers?: Record<string, string>; body?: unknown };
type Received = { operation: string; headers: IncomingMessage['headers']; body: unknown };

let server: Server;
let baseUrl: string;
let received: Received[];
let reply: (request: Received) => Reply | Promise<Reply>;

beforeEach(async () => {
  received = [];
  reply = () => ({ body: { data: null } });
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const operation = request.url?.replace('/api/plentysystems/', '') ?? '';
    const entry = { operation, headers: request.headers, body: JSON.parse(text) };
    received.push(entry);
    const { status = 200, headers = {}, body } = await reply(entry);
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function client(options: Partial<HttpClientOptions> = {}): Client {
  return createHttpClient({ baseUrl, ...options });
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => {
      throw new Error('The call succeeded.');
    },
    (error: ApiError) => error,
  );
}

const mismatch: Reply = { status: 419, body: { key: 'security.invalidCsrfToken', code: 5, message: 'No.' } };

describe('a call', () => {
  it('posts the list of its arguments and answers the envelope', async () => {
    reply = () => ({ body: { data: [], meta: { version: 3 } } });
    const answer = await client().getBlocks({ identifier: 'index', type: 'immutable' });
    expect(answer).toEqual({ data: [], meta: { version: 3 } });
    await client().getCart();
    await client().doAddCartItems([{ productId: 1 }]);
    expect(received.map((request) => [request.operation, request.body])).toEqual([
      ['getBlocks', [{ identifier: 'index', type: 'immutable' }]],
      ['getCart', []],
      ['doAddCartItems', [[{ productId: 1 }]]],
    ]);
  });

  it('sends locale and further headers, the referrer with writes only', async () => {
    const shop = client({
      locale: () => 'en',
      referrerId: () => '7',
      headers: () => ({ cookie: 'a=b', 'x-config-id': '3' }),
    });
    await shop.getSession();
    await shop.deleteCart();
    const [read, write] = received;
    expect(read?.headers).toMatchObject({ locale: 'en', cookie: 'a=b', 'x-config-id': '3' });
    expect(read?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
    expect(read?.headers.referrerid).toBeUndefined();
    expect(write?.headers.referrerid).toBe('7');
  });

  it('tells of the events of the envelope, of the data and of a refusal', async () => {
    const told: Events[] = [];
    const shop = client({ onEvents: (events) => told.push(events) });
    const languageChanged = { FrontendLanguageChanged: { language: 'en' } };
    reply = () => ({ body: { data: null, events: languageChanged } });
    await shop.getCart();
    reply = () => ({ body: { data: { apiEvents: languageChanged } } });
    await shop.getCart();
    reply = () => ({ status: 409, body: { key: 'cart.reachedMaximumQuantity', events: languageChanged } });
    const error = await errorOf(shop.doAddCartItem({ productId: 1 }));
    expect(error.events).toEqual(languageChanged);
    reply = () => ({ body: { data: null } });
    await shop.getCart();
    expect(told).toEqual([languageChanged, languageChanged, languageChanged]);
  });

  it('is no promise itself and knows nothing but operations', async () => {
    const shop = client();
    expect(await Promise.resolve(shop)).toBe(shop);
    expect('toJSON' in shop).toBe(false);
    expect((shop as Record<string, unknown>).toString).toBeUndefined();
  });
});

describe('a failure', () => {
  it('keeps key, code, message, cause and the time to wait', async () => {
    reply = () => ({
      status: 400,
      headers: { 'retry-after': '12' },
      body: { key: 'invalidInput', code: 3, message: 'Wrong.', cause: { productId: 'required' } },
    });
    const error = await errorOf(client().getCart());
    expect(error).toMatchObject({ key: 'invalidInput', code: 3, message: 'Wrong.', status: 400, retryAfter: 12 });
    expect(error.cause).toEqual({ productId: 'required' });
  });

  it('reads a Retry-After that is a date', async () => {
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    reply = () => ({ status: 503, headers: { 'retry-after': inAMinute }, body: {} });
    const { retryAfter } = await errorOf(client().getCart());
    expect(retryAfter).toBeGreaterThan(55);
    expect(retryAfter).toBeLessThanOrEqual(60);
    reply = () => ({ status: 503, headers: { 'retry-after': 'soon' }, body: {} });
    expect((await errorOf(client().getCart())).retryAfter).toBeUndefined();
  });

  it.each([
    ['a text of another back end', { errorMessage: 'Ausverkauft' }, 'customError', 'Ausverkauft'],
    ['a message before that text', { errorMessage: 'A', message: 'B' }, 'customError', 'B'],
    ['a message alone', { message: 'Only a message' }, 'unknownError', 'Only a message'],
  ])('takes %s', async (_what, body, key, message) => {
    reply = () => ({ status: 418, body });
    expect(await errorOf(client().getCart())).toMatchObject({ key, message, code: 418, status: 418 });
  });

  it.each([
    ['an empty body', ''],
    ['HTML', '<html>'],
    ['null', 'null'],
    ['text', '"no"'],
  ])('names method, address and status text for %s', async (_what, body) => {
    reply = () => ({ status: 502, body });
    const error = await errorOf(client().getCart());
    expect(error).toMatchObject({ key: 'unknownError', code: 502 });
    expect(error.message).toBe(`POST ${baseUrl}/plentysystems/getCart Bad Gateway`);
  });

  it.each(['<html>', 'null', '[]', '{"ok":true}'])('is also a success that is no envelope: %s', async (body) => {
    reply = () => ({ body });
    expect(await errorOf(client().getCart())).toMatchObject({
      key: 'unknownError',
      code: 200,
      message: '[SDK] Error: something went wrong.',
    });
  });

  it('says that the back end cannot be reached when it refuses the connection', async () => {
    await new Promise((resolve) => server.close(resolve));
    const expected = {
      key: 'unknownError',
      code: 'ECONNREFUSED',
      message: 'Please check if the middleware is running and is accessible by frontend app',
    };
    expect(await errorOf(client().getCart())).toMatchObject(expected);
    const byName = client({ baseUrl: baseUrl.replace('127.0.0.1', 'localhost') });
    expect(await errorOf(byName.getCart())).toMatchObject(expected);
  });

  it('keeps the message of a connection that breaks, or falls back', async () => {
    reply = () => {
      server.closeAllConnections();
      return {};
    };
    expect(await errorOf(client().getCart())).toMatchObject({ key: 'unknownError', message: 'fetch failed' });
    const rejecting = (reason: unknown) => client({ fetch: () => Promise.reject(reason) });
    expect(await errorOf(rejecting(new TypeError('Failed to fetch')).getCart())).toMatchObject({
      code: 'TypeError',
      message: 'Failed to fetch',
    });
    expect(await errorOf(rejecting(new Error('')).getCart())).toMatchObject({
      code: 'Error',
      message: '[SDK] Error: something went wrong.',
    });
    expect((await errorOf(rejecting('nothing').getCart())).message).toBe('[SDK] Error: something went wrong.');
  });

  it('is a call that takes too long or is given up', async () => {
    const { promise: never, resolve: release } = Promise.withResolvers<Reply>();
    reply = () => never;
    expect(await errorOf(client({ timeout: 20 }).getCart())).toMatchObject({
      key: 'unknownError',
      code: 'TimeoutError',
    });
    const controller = new AbortController();
    const error = errorOf(client().getItemSearchAutocomplete({ query: 'tel' }, { signal: controller.signal }));
    controller.abort();
    expect(await error).toMatchObject({ key: 'unknownError', code: 'AbortError' });
    release({ body: { data: null } });
  });
});

describe('the token', () => {
  it('of the last answer is sent with the next call', async () => {
    reply = () => ({ headers: { 'x-csrf-token': `t${received.length}` }, body: { data: null } });
    const shop = client();
    await shop.getSession();
    await shop.deleteCart();
    await shop.deleteCart();
    expect(received.map((request) => request.headers['x-csrf-token'])).toEqual([undefined, 't1', 't2']);
  });

  it('keeps the token of a login when a read of before it is answered later', async () => {
    const { promise: isLoggedIn, resolve: logIn } = Promise.withResolvers<void>();
    const answer = (token: string): Reply => ({ headers: { 'x-csrf-token': token }, body: { data: null } });
    reply = async ({ operation }) => {
      if (operation === 'getCart') await isLoggedIn;
      return answer(operation === 'doLoginAsGuest' ? 'after' : 'before');
    };
    const shop = client();
    await shop.getSession();
    const read = shop.getCart();
    await shop.doLoginAsGuest({ email: 'anna@krone.example' });
    logIn();
    await read;
    await shop.deleteCart();
    expect(received.at(-1)).toMatchObject({ operation: 'deleteCart', headers: { 'x-csrf-token': 'after' } });
  });

  it('is renewed by getSession and the write sent once more', async () => {
    reply = ({ operation, headers }) => {
      if (operation === 'getSession') return { headers: { 'x-csrf-token': 'fresh' }, body: { data: null } };
      return headers['x-csrf-token'] === 'fresh' ? { body: { data: null } } : mismatch;
    };
    let token: string | undefined = 'stale';
    const tokens = {
      get: () => token,
      set: (next: string | undefined) => {
        token = next;
      },
    };
    await client({ tokens }).deleteCart();
    expect(received.map((request) => [request.operation, request.headers['x-csrf-token']])).toEqual([
      ['deleteCart', 'stale'],
      ['getSession', undefined],
      ['deleteCart', 'fresh'],
    ]);
    expect(token).toBe('fresh');
  });

  it('is renewed, too, where a shop of an earlier version refuses it', async () => {
    reply = ({ operation, headers }) => {
      if (operation === 'getSession') return { headers: { 'x-csrf-token': 'fresh' }, body: { data: null } };
      return headers['x-csrf-token'] ? { body: { data: null } } : { status: 419, body: { key: 'csrfTokenMismatch' } };
    };
    await client().deleteCart();
    expect(received.map((request) => request.operation)).toEqual(['deleteCart', 'getSession', 'deleteCart']);
  });

  it('is fetched for a write of a session whose token is not known yet', async () => {
    reply = ({ operation, headers }) => {
      if (operation === 'getSession') return { headers: { 'x-csrf-token': 'known' }, body: { data: null } };
      return headers['x-csrf-token'] ? { body: { data: null } } : mismatch;
    };
    await client().deleteCart();
    expect(received.map((request) => request.operation)).toEqual(['deleteCart', 'getSession', 'deleteCart']);
  });

  it('is asked for first where there is known to be a session', async () => {
    reply = ({ operation, headers }) => {
      if (operation === 'getSession') return { headers: { 'x-csrf-token': 'known' }, body: { data: null } };
      return headers['x-csrf-token'] ? { body: { data: null } } : mismatch;
    };
    const own = client({ hasSession: () => true });
    await Promise.all([own.deleteCart(), own.deleteCart()]);
    expect(received.map((request) => request.operation)).toEqual(['getSession', 'deleteCart', 'deleteCart']);
    expect(received[0]?.body).toEqual([{ cartItems: 'none', keepsNotices: true }]);
  });

  it('is waited for where getSession is on its way', async () => {
    reply = ({ operation, headers }) => {
      if (operation === 'getSession') return { headers: { 'x-csrf-token': 'one' }, body: { data: { user: null } } };
      return headers['x-csrf-token'] === 'one' ? { body: { data: null } } : mismatch;
    };
    const own = client();
    await Promise.all([own.getSession(), own.deleteAllCartItems()]);
    expect(received.map(({ operation }) => operation)).toEqual(['getSession', 'deleteAllCartItems']);
  });

  it('is fetched anew a second after a write beside the login of another tab, which is sent once more', async () => {
    let cookie = 'guest';
    reply = ({ operation, headers }): Reply => {
      if (operation === 'getSession') return { headers: { 'x-csrf-token': cookie }, body: { data: null } };
      if (headers['x-csrf-token'] === 'account') return { body: { data: null } };
      cookie = 'account';
      return { status: 503, headers: { 'retry-after': '1' }, body: { key: 'security.sessionChanged', code: 14 } };
    };
    const own = client({ hasSession: () => true });
    await own.getSession();
    await own.deleteCart();
    expect(received.map((request) => [request.operation, request.headers['x-csrf-token']])).toEqual([
      ['getSession', undefined],
      ['deleteCart', 'guest'],
      ['getSession', undefined],
      ['deleteCart', 'account'],
    ]);
  });

  it('is fetched once more where the cookie of that login came after it', async () => {
    const cookies = ['guest', 'guest', 'account'];
    reply = ({ operation, headers }): Reply => {
      if (operation === 'getSession')
        return { headers: { 'x-csrf-token': cookies.shift() ?? '' }, body: { data: null } };
      if (headers['x-csrf-token'] === 'account') return { body: { data: null } };
      return cookies.length === 2 ? { status: 503, body: { key: 'security.sessionChanged', code: 14 } } : mismatch;
    };
    const own = client({ hasSession: () => true });
    await own.getSession();
    await own.deleteCart();
    expect(received.map((request) => [request.operation, request.headers['x-csrf-token']])).toEqual([
      ['getSession', undefined],
      ['deleteCart', 'guest'],
      ['getSession', undefined],
      ['deleteCart', 'guest'],
      ['getSession', undefined],
      ['deleteCart', 'account'],
    ]);
  });

  it('is renewed only once', async () => {
    reply = ({ operation }) => (operation === 'getSession' ? { body: { data: null } } : mismatch);
    expect(await errorOf(client().deleteCart())).toMatchObject({
      key: 'security.invalidCsrfToken',
      code: 5,
      status: 419,
    });
    expect(received.map((request) => request.operation)).toEqual(['deleteCart', 'getSession', 'deleteCart']);
  });

  it('is not renewed for a read or another refusal', async () => {
    reply = () => mismatch;
    await errorOf(client().getCart());
    reply = () => ({ status: 403, body: { key: 'originRefused' } });
    await errorOf(client().deleteCart());
    expect(received.map((request) => request.operation)).toEqual(['getCart', 'deleteCart']);
  });

  it('opens one session for writes that start together, also when the session is gone', async () => {
    let sessions = 0;
    reply = ({ operation, headers }) => {
      const token = headers['x-csrf-token'];
      if (token === 'stale') return mismatch;
      if (operation === 'getSession' || token) return { body: { data: null } };
      sessions += 1;
      return { headers: { 'x-csrf-token': `session-${sessions}` }, body: { data: null } };
    };
    const shop = client();
    await Promise.all([shop.deleteCart(), shop.deleteCart(), shop.deleteCart()]);
    expect(sessions).toBe(1);

    sessions = 0;
    let token: string | undefined = 'stale';
    const tokens = {
      get: () => token,
      set: (next: string | undefined) => {
        token = next;
      },
    };
    const returning = client({ tokens });
    await Promise.all([returning.deleteCart(), returning.deleteCart(), returning.deleteCart()]);
    expect(sessions).toBe(1);
  });
});

describe('a session', () => {
  const lost: string[] = [];
  const onSessionLost = (error: ApiError) => lost.push(error.key);

  beforeEach(() => {
    lost.length = 0;
  });

  it('is lost where a fresh token is refused, too', async () => {
    reply = ({ operation }) => (operation === 'getSession' ? { body: { data: null } } : mismatch);
    await errorOf(client({ onSessionLost }).deleteCart());
    expect(lost).toEqual(['security.invalidCsrfToken']);
  });

  it('is lost where a login has ended', async () => {
    reply = () => ({ status: 401, body: { key: 'login.required' } });
    await errorOf(client({ onSessionLost }).getCart());
    expect(lost).toEqual(['login.required']);
  });

  it('is not lost where a fresh token is taken, or something else refused', async () => {
    reply = ({ headers }) => (headers['x-csrf-token'] ? { body: { data: null } } : tokenOnly);
    const tokenOnly = { ...mismatch, headers: { 'x-csrf-token': 'fresh' } };
    await client({ onSessionLost }).deleteCart();
    reply = () => ({ status: 403, body: { key: 'originRefused' } });
    await errorOf(client({ onSessionLost }).deleteCart());
    expect(lost).toEqual([]);
  });
});
