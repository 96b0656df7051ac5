import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signInOperator, testOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const { email, password: oldPassword } = testOperator;
const password = 'Brot ab 7 Uhr';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
beforeEach(async () => {
  await test.database.pool.query('DELETE FROM audit_entry');
  await test.database.pool.query('DELETE FROM operator');
  await test.database.pool.query('DELETE FROM rate_limit');
});
afterAll(() => test.close());

it('lets in with the new password alone, and ends the other sessions of the operator', async () => {
  const [here, elsewhere] = [await signInOperator(test), await signInOperator(test)];
  await here.call('doChangeOperatorPassword', { oldPassword, password });
  await expect(here.call('getOperator')).resolves.toMatchObject({ email });
  await expect(elsewhere.call('getOperator')).rejects.toMatchObject({ key: 'operator.required' });
  await expect(test.visitor().call('doOperatorLogin', { email, password })).resolves.toBeDefined();
  await expect(test.visitor().call('doOperatorLogin', { email, password: oldPassword })).rejects.toMatchObject({
    key: 'login.loginFailed',
  });
});

it('gives the session a new token', async () => {
  const operator = await signInOperator(test);
  const login = await operator.send('doOperatorLogin', [{ email, password: oldPassword }]);
  const cookie = `operator=${login.cookies[0]?.value}`;
  const changed = await operator.send('doChangeOperatorPassword', [{ oldPassword, password }]);
  expect(changed.cookies[0]?.value).toMatch(/^[\w-]{43}$/);
  const overheard = await test.visitor().send('getOperator', [], { headers: { cookie } });
  expect(overheard.statusCode).toBe(403);
  await expect(operator.call('getOperator')).resolves.toMatchObject({ email });
});

it('changes neither password nor token where it cannot be audited', async () => {
  const operator = await signInOperator(test);
  await test.database.pool.query('ALTER TABLE audit_entry ADD CONSTRAINT closed CHECK (false) NOT VALID');
  const failed = await operator.send('doChangeOperatorPassword', [{ oldPassword, password }]);
  await test.database.pool.query('ALTER TABLE audit_entry DROP CONSTRAINT closed');
  expect(failed.statusCode).toBe(500);
  expect(failed.cookies).toEqual([]);
  await expect(operator.call('getOperator')).resolves.toMatchObject({ email });
  await expect(operator.call('doChangeOperatorPassword', { oldPassword, password })).resolves.toBeNull();
});

it('wants the present password, and makes who guesses it wait from a session that was left open', async () => {
  const operator = await signInOperator(test);
  const guess = () => operator.send('doChangeOperatorPassword', [{ oldPassword: 'guessed 1', password }]);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const response = await guess();
    expect(response.statusCode).toBe(422);
    expect(response.json().key).toBe('contact.passwordInvalid');
  }
  const response = await guess();
  expect(response.statusCode).toBe(429);
  expect(response.headers['retry-after']).toBe('30');
});

it.each([
  ['kurz 1', 'shortPassword', 'Das Passwort muss mindestens 12 Zeichen lang sein.'],
  ['nur Buchstaben', 'simplePassword', /einen Buchstaben und eine Zahl/],
  ['Sommer2026!!!', 'commonPassword', /zu leicht zu erraten/],
  ['olga.hofmann1', 'ownPassword', /nicht aus Ihrem Namen/],
])('refuses the weak password "%s" and says why', async (weak, reason, text) => {
  const operator = await signInOperator(test);
  const response = await operator.send('doChangeOperatorPassword', [{ oldPassword, password: weak }]);
  expect(response.statusCode).toBe(400);
  expect(response.json().cause).toEqual({ password: reason });
  expect(response.json().errors.password[0]).toMatch(text);
  await expect(test.visitor().call('doOperatorLogin', { email, password: oldPassword })).resolves.toBeDefined();
});
