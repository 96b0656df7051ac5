import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lockWaits } from '../../testing/lock-waits.ts';
import { signInOperator, testOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { setOperatorPassword } from './operators.ts';

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

/** Holds what waits for a table until as many calls do, and `meanwhile` is done. */
async function holding(table: string, calls: number, meanwhile: () => Promise<unknown>) {
  const { pool } = test.database;
  const other = await pool.connect();
  await other.query(`BEGIN; LOCK TABLE ${table} IN EXCLUSIVE MODE`);
  return {
    release: async () => {
      await lockWaits(pool, calls);
      await meanwhile();
      await other.query('COMMIT');
      other.release();
    },
  };
}

it('is not taken back by a login with the old one that was under way', async () => {
  const { id } = await (await signInOperator(test)).call('getOperator');
  const { release } = await holding('rate_limit', 1, () => setOperatorPassword(test.shop.db, id, password));
  const thief = test.visitor();
  const login = thief.send('doOperatorLogin', [{ email, password: oldPassword }]);
  await release();
  expect((await login).json().key).toBe('login.loginFailed');
  await expect(thief.call('getOperator')).rejects.toMatchObject({ key: 'operator.required' });
  await expect(test.visitor().call('doOperatorLogin', { email, password })).resolves.toBeDefined();
});

it('comes too late for a session that another change ends at the same moment', async () => {
  const devices = [await signInOperator(test), await signInOperator(test)];
  const { release } = await holding('operator', 2, async () => {});
  const changes = devices.map((device, index) =>
    device.send('doChangeOperatorPassword', [{ oldPassword, password: `${password} ${index}` }]),
  );
  await release();
  const answers = await Promise.all(changes);
  expect(answers.map((answer) => answer.json().key).toSorted()).toEqual(['operator.required', undefined]);
  const first = answers.findIndex(({ statusCode }) => statusCode === 200);
  await expect(
    test.visitor().call('doOperatorLogin', { email, password: `${password} ${first}` }),
  ).resolves.toBeDefined();
});

it('gives the session a new token', async () => {
  const operator = await signInOperator(test);
  const login = await operator.send('doOperatorLogin', [{ email, password: oldPassword }]);
  const cookie = `operator=${login.cookies[0]?.value}`;
  const changed = await operator.send('doChangeOperatorPassword', [{ oldPassword, password }]);
  expect(changed.cookies[0]?.value).toMatch(/^operator-\d+(?:~[\w-]{43}){2}$/);
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

it('is asked of whoever is logged in, however many strangers guess at the address', async () => {
  await signInOperator(test);
  const login = await test.visitor().send('doOperatorLogin', [{ email, password: oldPassword }]);
  for (let count = 0; count < 6; count += 1) {
    await test.visitor().send('doOperatorLogin', [{ email, password: 'guessed 1' }]);
  }
  // Of a browser that has lost the cookie of the device.
  const headers = {
    cookie: `operator=${login.cookies[0]?.value}`,
    'x-csrf-token': String(login.headers['x-csrf-token']),
  };
  const changed = await test.visitor().send('doChangeOperatorPassword', [{ oldPassword, password }], { headers });
  expect(changed.statusCode).toBe(200);
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
