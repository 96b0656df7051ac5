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
  await test.database.pool.query('UPDATE session SET operator_id = NULL');
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

it.each(['kurz 1', 'nur buchstaben', '12345678'])('refuses the weak password "%s"', async (weak) => {
  const operator = await signInOperator(test);
  const response = await operator.send('doChangeOperatorPassword', [{ oldPassword, password: weak }]);
  expect(response.statusCode).toBe(400);
  expect(response.json().cause).toEqual({ password: 'invalid' });
});
