import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { signInOperator, testOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { hashPassword, isOutdated } from '../customers/password.ts';
import { addOperator, findOperator, removeOperator } from './operators.ts';

const { email, name, role, password } = testOperator;
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
    expect(answer).toEqual({ operator: { id: expect.any(Number), email, name, role }, secondFactor: null });
    expect(await visitor.call('getOperator')).toEqual({ ...answer.operator, mustAddFactor: false });
  });

  it("is a session of its own beside the visitor's, who keeps the basket", async () => {
    const visitor = test.visitor();
    const [variationId = 0] = await sampleVariations(test.database.pool, 1);
    const before = await visitor.send('doAddCartItem', [{ productId: variationId }]);
    const login = await visitor.send('doOperatorLogin', [{ email, password }]);
    expect(login.cookies.map(({ name }) => name)).toEqual(['operator', 'operator_device']);
    expect(login.cookies[0]).toMatchObject({
      value: expect.stringMatching(/^operator-\d+(?:~[\w-]{43}){2}$/),
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 43_200,
    });
    expect((await visitor.call('getCart')).itemQuantity).toBe(1);

    const asVisitor = { cookie: `session=${before.cookies[0]?.value}` };
    const overheard = await test.visitor().send('getOperator', [], { headers: asVisitor });
    expect(overheard.statusCode).toBe(403);
  });

  it('brings a token that its writes need, and those of the visitor beside it', async () => {
    const visitor = test.visitor();
    const guest = await visitor.send('doLoginAsGuest', [{ email: 'anna@krone.example' }]);
    const login = await visitor.send('doOperatorLogin', [{ email, password }]);
    const [before, after] = [guest, login].map(({ headers }) => String(headers['x-csrf-token']));
    expect(after).not.toBe(before);
    const write = (token: string | null) =>
      visitor.send('doLoginAsGuest', [{ email: 'anna@krone.example' }], { headers: { 'x-csrf-token': token } });
    expect((await write(before ?? '')).json().key).toBe('security.invalidCsrfToken');
    expect((await write(null)).json().key).toBe('security.invalidCsrfToken');
    expect((await write(after ?? '')).statusCode).toBe(200);
  });

  it('is noted with its moment', async () => {
    test.setNow(new Date('2026-03-01T08:00:00Z'));
    await test.visitor().call('doOperatorLogin', { email, password });
    expect((await findOperator(test.shop.db, email))?.lastLoginAt).toEqual(new Date('2026-03-01T08:00:00Z'));
  });

  it('ends after a working day, however busy, and the visitor goes on', async () => {
    test.setNow(new Date('2026-03-02T08:00:00Z'));
    const visitor = await signInOperator(test);
    await visitor.call('doLoginAsGuest', { email: 'anna@krone.example' });
    for (let minutes = 20; minutes < 720; minutes += 20) {
      test.setNow(new Date(Date.UTC(2026, 2, 2, 8, minutes)));
      await visitor.call('getOperator');
    }
    test.setNow(new Date('2026-03-02T19:59:00Z'));
    await expect(visitor.call('getOperator')).resolves.toMatchObject({ email });
    test.setNow(new Date('2026-03-02T20:00:00Z'));
    await expect(visitor.call('getOperator')).rejects.toMatchObject({ key: 'operator.required' });
    await expect(visitor.call('doLoginAsGuest', { email: 'anna@krone.example' })).resolves.toBeDefined();
  });

  it('ends after half an hour in which nobody did anything', async () => {
    test.setNow(new Date('2026-03-03T08:00:00Z'));
    const visitor = await signInOperator(test);
    test.setNow(new Date('2026-03-03T08:29:00Z'));
    await expect(visitor.call('getOperator')).resolves.toMatchObject({ email });
    test.setNow(new Date('2026-03-03T08:58:59Z'));
    await expect(visitor.call('getOperator')).resolves.toMatchObject({ email });
    test.setNow(new Date('2026-03-03T09:28:59Z'));
    await expect(visitor.call('getOperator')).rejects.toMatchObject({ key: 'operator.required' });
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
    const gone = { email: 'gone@tafelwerk.example', name: 'Gone', role, password, now: new Date() };
    await removeOperator(test.shop.db, (await addOperator(test.shop.db, gone))?.id ?? 0);
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
  it('ends the login and leaves the basket', async () => {
    const visitor = await signInOperator(test);
    const [variationId = 0] = await sampleVariations(test.database.pool, 1);
    await visitor.call('doAddCartItem', { productId: variationId });
    const response = await visitor.send('doOperatorLogout', []);
    expect(response.cookies).toMatchObject([{ name: 'operator', value: '' }]);
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
  await removeOperator(test.shop.db, (await visitor.call('getOperator')).id);
  await expect(visitor.call('getOperator')).rejects.toMatchObject({ key: 'operator.required' });
  await addOperator(test.shop.db, { ...testOperator, now: new Date() });
  await expect(visitor.call('getOperator')).rejects.toMatchObject({ key: 'operator.required' });
});
