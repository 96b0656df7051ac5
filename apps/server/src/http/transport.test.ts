import { operations } from '@mise/contract/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csrfTokenOf } from '../domains/customers/session-token.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

/** A variation of the demo shop that can be bought one at a time. */
async function anyVariationId(test: TestShop): Promise<number> {
  const found = await test.database.pool.query<{ id: number }>(
    `SELECT id FROM variation WHERE is_active AND availability_id < 9 AND stock_policy = 'unlimited' AND minimum_order_quantity = 1
       AND interval_order_quantity = 1 AND item_id NOT IN (SELECT item_id FROM item_order_property) ORDER BY id LIMIT 1`,
  );
  return found.rows[0]?.id ?? 0;
}

let test: TestShop;
let variationId: number;
beforeAll(async () => {
  test = await createTestShop({ ALLOWED_ORIGINS: 'https://app.example.com' });
  variationId = await anyVariationId(test);
});
afterAll(() => test.close());

describe('sessions', () => {
  it('begins none for a visitor who only reads', async () => {
    for (const name of ['getInit', 'getSession', 'getCart']) {
      const response = await test.visitor().send(name, []);
      expect(response.statusCode).toBe(200);
      expect(response.headers['set-cookie']).toBeUndefined();
      expect(response.headers['x-csrf-token']).toBeUndefined();
    }
    expect((await test.database.pool.query('SELECT count(*)::int AS n FROM session')).rows[0]?.n).toBe(0);
  });

  it('begins with the first write, with a cookie that scripts cannot read', async () => {
    const response = await test.visitor().send('doAddCartItem', [{ productId: variationId }]);
    expect(response.statusCode).toBe(200);
    expect(String(response.headers['set-cookie'])).toMatch(/^session=[\w-]{43}; .*HttpOnly/);
    expect(response.headers['x-csrf-token']).toMatch(/^[\w-]{43}$/);
  });

  it('has a cookie that no neighbor of the domain can set, over https', async () => {
    const secure = await createTestShop({ SHOP_URL: 'https://shop.example.com' });
    const visitor = secure.visitor();
    const headers = { origin: 'https://shop.example.com' };
    const response = await visitor.send('doAddCartItem', [{ productId: variationId }], { headers });
    expect(response.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^__Host-session=[\w-]{43}; .*Path=\/; HttpOnly; Secure/)]),
    );
    expect((await visitor.call('getCart')).itemQuantity).toBe(1);
    await secure.close();
  });

  it('has a new cookie after a guest login, and the old one is worth nothing', async () => {
    const visitor = test.visitor();
    const first = await visitor.send('doAddCartItem', [{ productId: variationId }]);
    const before = first.cookies[0]?.value;
    const login = await visitor.send('doLoginAsGuest', [{ email: 'gast@krone.example' }]);
    expect(login.cookies[0]?.value).not.toBe(before);
    expect((await visitor.call('getCart')).itemQuantity).toBe(1);
    const planted = await test.visitor().send('getSession', [], { headers: { cookie: `session=${before}` } });
    expect(planted.json().data.user?.guestMail ?? null).toBeNull();
  });

  it('has a token at random: nobody can reckon it from the one before', async () => {
    const tokensAfter = async () => {
      const visitor = test.visitor();
      await visitor.send('doAddCartItem', [{ productId: variationId }]);
      await test.database.pool.query(
        `UPDATE session SET token_hash = sha256('planted') WHERE id = (SELECT max(id) FROM session)`,
      );
      const headers = { cookie: 'session=planted', 'x-csrf-token': csrfTokenOf('planted') };
      const login = await visitor.send('doLoginAsGuest', [{ email: 'gast@krone.example' }], { headers });
      // The next one begins from the same token.
      await test.database.pool.query(
        `UPDATE session SET token_hash = sha256(id::text::bytea) WHERE token_hash = sha256('planted')`,
      );
      return login.cookies[0]?.value;
    };
    const first = await tokensAfter();
    const second = await tokensAfter();
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(second).toMatch(/^[\w-]{43}$/);
    expect(second).not.toBe(first);
  });

  it('keeps only the hash of the cookie', async () => {
    const response = await test.visitor().send('doAddCartItem', [{ productId: variationId }]);
    const token = response.cookies[0]?.value ?? '';
    const rows = await test.database.pool.query('SELECT row_to_json(session)::text AS row FROM session');
    expect(rows.rows.map(({ row }) => row).join()).not.toContain(token);
  });

  it('keeps the referrer of its first write', async () => {
    await test.visitor().send('doAddCartItem', [{ productId: variationId }], { headers: { referrerid: '107' } });
    const found = await test.database.pool.query("SELECT 1 FROM session WHERE referrer_id = '107'");
    expect(found.rowCount).toBe(1);
  });
});

describe('CSRF', () => {
  it('refuses a write from a foreign page', async () => {
    const response = await test
      .visitor()
      .send('doAddCartItem', [{ productId: variationId }], { headers: { origin: 'https://evil.example' } });
    expect(response.statusCode).toBe(403);
    expect(response.json().key).toBe('originRefused');
  });

  it('refuses a browser that hides its origin, and lets in a program that has none', async () => {
    const hidden = await test.visitor().send('doAddCartItem', [{ productId: variationId }], {
      headers: { origin: null, 'sec-fetch-site': 'cross-site' },
    });
    expect(hidden.statusCode).toBe(403);
    const program = await test
      .visitor()
      .send('doAddCartItem', [{ productId: variationId }], { headers: { origin: null } });
    expect(program.statusCode).toBe(200);
  });

  it('refuses a form', async () => {
    const response = await test
      .visitor()
      .send('doAddCartItem', 'productId=1', { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(response.statusCode).toBe(415);
  });

  it.each(['wrong', null])('wants the token of the session once there is one, not %j', async (token) => {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: variationId });
    const response = await visitor.send('doAddCartItem', [{ productId: variationId }], {
      headers: { 'x-csrf-token': token },
    });
    expect(response.statusCode).toBe(419);
    expect(response.json().key).toBe('security.invalidCsrfToken');
    expect(response.headers['x-csrf-token']).toBeDefined();
    expect((await visitor.call('getCart')).itemQuantity).toBe(1);
  });

  it('refuses the token of another session', async () => {
    const [visitor, other] = [test.visitor(), test.visitor()];
    await visitor.call('doAddCartItem', { productId: variationId });
    const { headers } = await other.send('doAddCartItem', [{ productId: variationId }]);
    const response = await visitor.send('doAddCartItem', [{ productId: variationId }], {
      headers: { 'x-csrf-token': String(headers['x-csrf-token']) },
    });
    expect(response.statusCode).toBe(419);
  });

  it('lets a read go without a token', async () => {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: variationId });
    const response = await visitor.send('getCart', [], { headers: { 'x-csrf-token': 'wrong' } });
    expect(response.statusCode).toBe(200);
  });
});

describe('CORS', () => {
  it('exposes the token to a configured origin, with credentials', async () => {
    const response = await test.visitor().send('getSession', [], { headers: { origin: 'https://app.example.com' } });
    expect(response.headers['access-control-allow-origin']).toBe('https://app.example.com');
    expect(response.headers['access-control-allow-credentials']).toBe('true');
    expect(response.headers['access-control-expose-headers']).toContain('x-csrf-token');
  });

  it('says nothing to any other origin', async () => {
    const response = await test.visitor().send('getSession', [], { headers: { origin: 'https://evil.example' } });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('arguments', () => {
  it('takes a list of arguments, an object, and a query parameter where the operation is declared as GET', async () => {
    const visitor = test.visitor();
    const list = await visitor.send('getLegalTexts', [{ type: 'PrivacyPolicy' }]);
    const object = await visitor.send('getLegalTexts', { type: 'PrivacyPolicy' });
    const query = await test.app.inject({
      url: '/api/plentysystems/getLegalTexts',
      query: { body: JSON.stringify([{ type: 'PrivacyPolicy' }]), cdnCacheBustingId: '1' },
    });
    expect(list.statusCode).toBe(200);
    expect(object.json()).toEqual(list.json());
    expect(query.json()).toEqual(list.json());
  });

  it('refuses a query parameter that is no JSON', async () => {
    const response = await test.app.inject({ url: '/api/plentysystems/getLegalTexts', query: { body: '[' } });
    expect(response.statusCode).toBe(400);
  });

  it('answers texts in the language of the locale header', async () => {
    const visitor = test.visitor();
    const [german, english] = await Promise.all(
      ['de', 'en'].map((locale) => visitor.send('getLegalTexts', [{ type: 'PrivacyPolicy' }], { headers: { locale } })),
    );
    expect(german?.json().data.lang).toBe('de');
    expect(english?.json().data.lang).toBe('en');
    expect(german?.json().data.htmlText).not.toBe(english?.json().data.htmlText);
  });

  it('answers in the language that was chosen last where no header names one', async () => {
    const response = await test
      .visitor()
      .send('getLegalTexts', [{ type: 'PrivacyPolicy' }], { headers: { cookie: 'locale=en' } });
    expect(response.json().data.lang).toBe('en');
  });

  it('refuses a body that is too large', async () => {
    const response = await test.visitor().send('doAdditionalInformation', [{ orderContactWish: 'x'.repeat(200_000) }]);
    expect(response.statusCode).toBe(413);
    expect(response.json().key).toBe('bodyTooLarge');
  });
});

it('names the request in every answer', async () => {
  const response = await test.visitor().send('getSettings', []);
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

it('slows down who asks too often, and says until when', async () => {
  const limited = await createTestShop({ RATE_LIMIT: '3' });
  const visitor = limited.visitor();
  for (let call = 0; call < 3; call += 1) expect((await visitor.send('getSettings', [])).statusCode).toBe(200);
  const response = await visitor.send('getSettings', []);
  expect(response.statusCode).toBe(429);
  expect(response.json().key).toBe('security.tooManyRequests');
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  await limited.close();
});

it('counts an operation as its contract weighs it', async () => {
  const limited = await createTestShop({ RATE_LIMIT: '6' });
  const visitor = limited.visitor();
  const { weight } = operations.getSearch;
  expect(weight).toBe(3);
  const search = async () => (await visitor.send('getSearch', [{ term: 'teller' }])).statusCode;
  expect([await search(), await search(), await search()]).toEqual([200, 200, 429]);
  await limited.close();
});

it('counts a long answer, such as that of a cart of hundreds of lines, for what it costs', async () => {
  const limited = await createTestShop({ RATE_LIMIT: '6' });
  const search = async () => {
    const { statusCode, rawPayload } = await limited
      .visitor()
      .send('getSearch', [{ term: 'Edelstahl', itemsPerPage: 100 }]);
    return { statusCode, isLong: rawPayload.length > 300_000 };
  };
  expect(await search()).toEqual({ statusCode: 200, isLong: true });
  expect(await search()).toEqual({ statusCode: 429, isLong: false });
  // Whoever takes the last that is left has the answer all the same.
  limited.setNow(new Date(Date.now() + 60_000));
  limited.shop.callLimit({ network: '127.0.0.1', session: null, knownAs: null, kind: 'reads' }, 3);
  expect(await search()).toEqual({ statusCode: 200, isLong: true });
  await limited.close();
});

it('counts each time that a cart of many lines is worked out, however short the answer is', async () => {
  const limited = await createTestShop({ RATE_LIMIT: '60' });
  const ids = await sampleVariations(limited.database.pool, 100, { stock: 1000 });
  const asked = async (lines: number) => {
    const visitor = limited.visitor();
    await visitor.call('doAddCartLines', { lines: ids.slice(0, lines).map((productId) => ({ productId })) });
    const answers: number[] = [];
    for (let call = 0; call < 30; call += 1) answers.push((await visitor.send('getShippingProvider', [])).statusCode);
    return new Set(answers);
  };
  expect(await asked(1)).toEqual(new Set([200]));
  expect(await asked(100)).toEqual(new Set([200, 429]));
  await limited.close();
});

it('counts the description of the interface, which is long', async () => {
  const limited = await createTestShop({ RATE_LIMIT: '6' });
  const read = async () => (await limited.app.inject('/api/openapi.json')).statusCode;
  expect([await read(), await read(), await read()]).toEqual([200, 200, 429]);
  await limited.close();
});
