import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { signInOperator, testOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { addOperator, findOperator, removeOperator } from './operators.ts';
import { hashPassword, isOutdated } from './password.ts';

const { email, name, password } = testOperator;
const wrong = { email, password: 'Suppe um 13' };

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop({ TRUST_PROXY: '1' });
  await addOperator(test.shop.db, { ...testOperator, now: new Date() });
});
beforeEach(async () => {
  await test.database.pool.query('DELETE FROM rate_limit');
});
afterAll(() => test.close());

describe('a login', () => {
  it('answers who is logged in, and so does getOperator', async () => {
    const visitor = test.visitor();
    const answer = await visitor.call('doOperatorLogin', { email: email.toUpperCase(), password });
    expect(answer).toEqual({ id: expect.any(Number), email, name });
    expect(await visitor.call('getOperator')).toEqual(answer);
  });

  it('gives the session a new token and leaves it its basket', async () => {
    const visitor = test.visitor();
    const [variationId = 0] = await sampleVariations(test.database.pool, 1);
    const before = (await visitor.send('doAddCartItem', [{ productId: variationId }])).cookies[0]?.value ?? '';
    const login = await visitor.send('doOperatorLogin', [{ email, password }]);
    const after = login.cookies[0]?.value ?? '';
    expect(after).toMatch(/^[\w-]{43}$/);
    expect(after).not.toBe(before);
    expect((await visitor.call('getCart')).itemQuantity).toBe(1);

    const planted = await test.visitor().send('getOperator', [], { headers: { cookie: `session=${before}` } });
    expect(planted.statusCode).toBe(403);
    const cart = await test.visitor().send('getCart', [], { headers: { cookie: `session=${before}` } });
    expect(cart.json().data.itemQuantity).toBe(0);
  });

  it('gives whoever comes with the token before a session of their own', async () => {
    const visitor = test.visitor();
    const [variationId = 0] = await sampleVariations(test.database.pool, 1);
    const added = await visitor.send('doAddCartItem', [{ productId: variationId }]);
    const before = {
      cookie: `session=${added.cookies[0]?.value}`,
      'x-csrf-token': String(added.headers['x-csrf-token']),
    };
    const guest = await visitor.send('doLoginAsGuest', [{ email: 'anna@krone.example' }]);
    const other = test.visitor();
    const login = await other.send('doOperatorLogin', [{ email, password }], { headers: before });
    expect(login.statusCode).toBe(200);
    expect(login.cookies[0]?.value).not.toBe(guest.cookies[0]?.value);
    await expect(other.call('getOperator')).resolves.toMatchObject({ email });
    await other.call('deleteAllCartItems');
    expect((await visitor.call('getCart')).itemQuantity).toBe(1);
    await expect(visitor.call('getOperator')).rejects.toMatchObject({ key: 'operator.required' });
  });

  it('answers the token that belongs to the new session', async () => {
    const visitor = test.visitor();
    await visitor.call('doLoginAsGuest', { email: 'anna@krone.example' });
    await visitor.call('doOperatorLogin', { email, password });
    await expect(visitor.call('doLoginAsGuest', { email: 'anna@krone.example' })).resolves.toBeDefined();
  });

  it('is noted with its moment', async () => {
    test.setNow(new Date('2026-03-01T08:00:00Z'));
    await test.visitor().call('doOperatorLogin', { email, password });
    expect((await findOperator(test.shop.db, email))?.lastLoginAt).toEqual(new Date('2026-03-01T08:00:00Z'));
  });

  it('ends after a working day, and the session goes on', async () => {
    test.setNow(new Date('2026-03-02T08:00:00Z'));
    const visitor = await signInOperator(test);
    test.setNow(new Date('2026-03-02T19:59:00Z'));
    await expect(visitor.call('getOperator')).resolves.toMatchObject({ email });
    test.setNow(new Date('2026-03-02T20:00:00Z'));
    await expect(visitor.call('getOperator')).rejects.toMatchObject({ key: 'operator.required' });
    const response = await visitor.send('getSession', []);
    expect(response.headers['x-csrf-token']).toBeDefined();
    expect(response.cookies).toEqual([]);
  });

  it('renews a hash of another cost', async () => {
    const weak = await hashPassword(password, { memory: 1024, passes: 1, parallelism: 1 });
    await test.database.pool.query('UPDATE operator SET password_hash = $1', [weak]);
    await test.visitor().call('doOperatorLogin', { email, password });
    const stored = (await findOperator(test.shop.db, email))?.passwordHash ?? '';
    expect(isOutdated(stored)).toBe(false);
    await expect(test.visitor().call('doOperatorLogin', { email, password })).resolves.toBeDefined();
  });
});

describe('a login that fails', () => {
  it('answers the same for a wrong password, an unknown address and a removed operator, and begins no session', async () => {
    await addOperator(test.shop.db, { email: 'gone@tafelwerk.example', name: 'Gone', password, now: new Date() });
    await removeOperator(test.shop.db, 'gone@tafelwerk.example');
    const attempts = [
      wrong,
      { email: 'nobody@tafelwerk.example', password },
      { email: 'gone@tafelwerk.example', password },
    ];
    const answers = await Promise.all(attempts.map((attempt) => test.visitor().send('doOperatorLogin', [attempt])));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual(answers[0]?.json());
      expect(answer.json().key).toBe('login.loginFailed');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('leaves who was logged in before', async () => {
    const visitor = await signInOperator(test);
    await expect(visitor.call('doOperatorLogin', wrong)).rejects.toMatchObject({ key: 'login.loginFailed' });
    await expect(visitor.call('getOperator')).resolves.toMatchObject({ email });
  });
});

describe('a logout', () => {
  it('ends the login under a new token and leaves the basket', async () => {
    const visitor = await signInOperator(test);
    const [variationId = 0] = await sampleVariations(test.database.pool, 1);
    await visitor.call('doAddCartItem', { productId: variationId });
    const response = await visitor.send('doOperatorLogout', []);
    expect(response.cookies.map(({ name }) => name)).toEqual(['session', 'has_session']);
    await expect(visitor.call('getOperator')).rejects.toMatchObject({ key: 'operator.required' });
    expect((await visitor.call('getCart')).itemQuantity).toBe(1);
  });

  it('is nothing for a visitor who is not logged in', async () => {
    const response = await test.visitor().send('doOperatorLogout', []);
    expect(response.json()).toEqual({ data: null });
    expect(response.cookies).toEqual([]);
  });
});

it('ends at once when the operator is removed, and not by coming back', async () => {
  const visitor = await signInOperator(test);
  await removeOperator(test.shop.db, email);
  await expect(visitor.call('getOperator')).rejects.toMatchObject({ key: 'operator.required' });
  await addOperator(test.shop.db, { ...testOperator, now: new Date() });
  await expect(visitor.call('getOperator')).rejects.toMatchObject({ key: 'operator.required' });
});
