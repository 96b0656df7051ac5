import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockWaits } from '../../testing/lock-waits.ts';
import { addTotp } from '../../testing/operator-factors.ts';
import { samplePdf } from '../../testing/sample-pdf.ts';
import { signInOperator, testOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { codeAt } from '../../testing/totp-code.ts';
import { openSealed, sealSecret } from './sealed-secret.ts';

const { email, password } = testOperator;
const start = Date.UTC(2026, 2, 1, 8);

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
beforeEach(async () => {
  await test.sentMails();
  await test.database.pool.query('DELETE FROM rate_limit; DELETE FROM audit_entry; DELETE FROM operator');
  await test.database.pool.query("DELETE FROM setting WHERE key = 'operatorFactorRequired'");
  at(0);
});
afterAll(() => test.close());

/** Sets the clock to so many seconds after the start. */
function at(seconds: number): Date {
  const now = new Date(start + seconds * 1000);
  test.setNow(now);
  return now;
}

/** The ticket of a login that waits for the second factor. */
async function halfWay(visitor: TestVisitor): Promise<string> {
  const { operator, secondFactor } = await visitor.call('doOperatorLogin', { email, password });
  expect(operator).toBeNull();
  return secondFactor?.ticket ?? '';
}

function confirm(visitor: TestVisitor, ticket: string, code: string, kind: 'totp' | 'recoveryCode' = 'totp') {
  return visitor.send('doConfirmOperatorLogin', [{ ticket, proof: { kind, code } }]);
}

describe('a login with an app', () => {
  it('gives no session for the password, and one for a code', async () => {
    const { secret } = await addTotp(test, await signInOperator(test));
    const now = at(60);
    const visitor = test.visitor();
    const first = await visitor.send('doOperatorLogin', [{ email, password }]);
    expect(first.cookies).toEqual([]);
    const { secondFactor } = first.json().data;
    expect(secondFactor).toMatchObject({ kinds: ['totp', 'recoveryCode'], passkeyOptions: null });
    await expect(visitor.call('getOperator')).rejects.toMatchObject({ key: 'operator.required' });
    const second = await confirm(visitor, secondFactor.ticket, codeAt(secret, now));
    expect(second.json().data).toMatchObject({ email });
    expect(second.cookies.map(({ name }) => name)).toEqual(['operator', 'operator_device']);
    await expect(visitor.call('getOperator')).resolves.toMatchObject({ email, mustAddFactor: false });
  });

  it('takes a code once, from whomever it comes', async () => {
    const { secret } = await addTotp(test, await signInOperator(test));
    const code = codeAt(secret, at(60));
    const tickets = [await halfWay(test.visitor()), await halfWay(test.visitor())];
    const answers = await Promise.all(tickets.map((ticket) => confirm(test.visitor(), ticket, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('does not take the code that added the app', async () => {
    const { secret } = await addTotp(test, await signInOperator(test));
    const answer = await confirm(test.visitor(), await halfWay(test.visitor()), codeAt(secret, at(0)));
    expect(answer.json().key).toBe('login.secondFactorFailed');
  });

  it('takes the code of a clock that is half a minute off, no older one, and each once', async () => {
    const { secret } = await addTotp(test, await signInOperator(test));
    const ticket = await halfWay(test.visitor());
    const old = codeAt(secret, new Date(start + 60_000));
    at(150);
    expect((await confirm(test.visitor(), ticket, old)).statusCode).toBe(401);
    at(119);
    expect((await confirm(test.visitor(), ticket, old)).statusCode).toBe(200);
    const early = codeAt(secret, new Date(start + 150_000));
    at(121);
    const answers = [];
    for (let count = 0; count < 2; count += 1) {
      answers.push((await confirm(test.visitor(), await halfWay(test.visitor()), early)).statusCode);
    }
    expect(answers).toEqual([200, 401]);
  });

  it('uses its ticket up, and lets it end after five minutes', async () => {
    const { secret } = await addTotp(test, await signInOperator(test));
    const ticket = await halfWay(test.visitor());
    expect((await confirm(test.visitor(), ticket, codeAt(secret, at(60)))).statusCode).toBe(200);
    const again = await confirm(test.visitor(), ticket, codeAt(secret, at(120)));
    expect(again.json().key).toBe('login.secondFactorExpired');
    const late = await halfWay(test.visitor());
    const answer = await confirm(test.visitor(), late, codeAt(secret, at(120 + 301)));
    expect(answer.json().key).toBe('login.secondFactorExpired');
  });

  it('is over when the operator is removed or gets a new password meanwhile', async () => {
    const operator = await signInOperator(test);
    const { secret } = await addTotp(test, operator);
    const ticket = await halfWay(test.visitor());
    await operator.call('doChangeOperatorPassword', { oldPassword: password, password: 'Brot ab 7 Uhr' });
    const answer = await confirm(test.visitor(), ticket, codeAt(secret, at(60)));
    expect(answer.json().key).toBe('login.secondFactorExpired');
  });

  it('makes who guesses wait, with every ticket, and leaves a row each in the audit', async () => {
    const { secret } = await addTotp(test, await signInOperator(test));
    at(60);
    for (let count = 0; count < 5; count += 1) {
      const answer = await confirm(test.visitor(), await halfWay(test.visitor()), '000000');
      expect(answer.json().key).toBe('login.secondFactorFailed');
      expect(answer.cookies).toEqual([]);
    }
    const answer = await confirm(test.visitor(), await halfWay(test.visitor()), codeAt(secret, at(60)));
    expect(answer.statusCode).toBe(429);
    await test.sentMails();
    const failed = await test.database.pool.query('SELECT operation FROM audit_entry WHERE is_failed');
    expect(failed.rows).toEqual(Array(5).fill({ operation: 'doConfirmOperatorLogin' }));
  });
});

it('codes that a colleague mistypes keep nobody else of the network out', async () => {
  const { secret } = await addTotp(test, await signInOperator(test));
  const colleague = await signInOperator(test, 'viewer');
  await addTotp(test, colleague);
  const theirs = { email: 'viewer@tafelwerk.example', password };
  const now = at(60);
  for (let count = 0; count < 5; count += 1) {
    const { secondFactor } = await test.visitor().call('doOperatorLogin', theirs);
    await confirm(test.visitor(), secondFactor?.ticket ?? '', '000000');
  }
  expect((await confirm(test.visitor(), await halfWay(test.visitor()), codeAt(secret, now))).statusCode).toBe(200);
});

it('a login without a factor, before there was one, ends where the first is added, and none for the next', async () => {
  const owner = await signInOperator(test);
  const stranger = await signInOperator(test);
  const { secret } = await addTotp(test, owner);
  await expect(stranger.call('getOperator')).rejects.toMatchObject({ key: 'operator.required' });
  await expect(owner.call('getOperator')).resolves.toMatchObject({ email });
  const other = test.visitor();
  await confirm(other, await halfWay(other), codeAt(secret, at(60)));
  await addTotp(test, owner);
  await expect(other.call('getOperator')).resolves.toMatchObject({ email });
});

it('codes count again as soon as a clock that was ahead is set right', async () => {
  const { secret } = await addTotp(test, await signInOperator(test));
  const ahead = at(5 * 3600);
  expect((await confirm(test.visitor(), await halfWay(test.visitor()), codeAt(secret, ahead))).statusCode).toBe(200);
  const now = at(600);
  const code = codeAt(secret, now);
  expect((await confirm(test.visitor(), await halfWay(test.visitor()), code)).statusCode).toBe(200);
  expect((await confirm(test.visitor(), await halfWay(test.visitor()), code)).statusCode).toBe(401);
});

describe('recovery codes', () => {
  it('are ten, let in once each however they are typed, and are replaced as a whole', async () => {
    const operator = await signInOperator(test);
    const { recoveryCodes } = await addTotp(test, operator);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = '', other = ''] = recoveryCodes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    expect((await confirm(test.visitor(), await halfWay(test.visitor()), typed, 'recoveryCode')).statusCode).toBe(200);
    expect((await confirm(test.visitor(), await halfWay(test.visitor()), code, 'recoveryCode')).statusCode).toBe(401);
    await expect(operator.call('getOperatorFactors')).resolves.toMatchObject({ recoveryCodesLeft: 9 });
    const renewed = await operator.call('doRenewRecoveryCodes', { password });
    expect(renewed.recoveryCodes).not.toContain(other);
    expect((await confirm(test.visitor(), await halfWay(test.visitor()), other, 'recoveryCode')).statusCode).toBe(401);
  });

  it('and secrets of apps stand nowhere in the database', async () => {
    const operator = await signInOperator(test);
    const { secret, recoveryCodes } = await addTotp(test, operator);
    const tables = ['operator_totp', 'operator_ticket', 'operator_recovery_code', 'audit_entry'];
    const rows = await Promise.all(tables.map((name) => test.database.pool.query(`SELECT ${name}::text FROM ${name}`)));
    const text = JSON.stringify(rows.map((found) => found.rows));
    expect(text).toContain('doConfirmTotp');
    for (const hidden of [secret, ...recoveryCodes, password]) expect(text).not.toContain(hidden);
  });
});

describe('adding and removing', () => {
  it('wants the password, and a code of the new app', async () => {
    const operator = await signInOperator(test);
    const refused = await operator.send('doPrepareTotp', [{ password: 'guessed 1' }]);
    expect(refused.json().key).toBe('contact.passwordInvalid');
    const { ticket, secret, qrCode } = await operator.call('doPrepareTotp', { password });
    expect(qrCode).toMatch(/^<svg /);
    const wrong = await operator.send('doConfirmTotp', [{ ticket, code: '000000' }]);
    expect(wrong.json().key).toBe('operator.factorInvalid');
    await expect(operator.call('getOperatorFactors')).resolves.toMatchObject({ totpSince: null });
    await operator.call('doConfirmTotp', { ticket, code: codeAt(secret, at(0)) });
    await expect(operator.call('getOperatorFactors')).resolves.toMatchObject({ totpSince: '2026-03-01T08:00:00.000Z' });
  });

  it('ends a login that had looked for a factor before there was one, and begins a moment later', async () => {
    const owner = await signInOperator(test);
    const { pool } = test.database;
    const login = await pool.connect();
    await login.query('BEGIN');
    await login.query('UPDATE operator SET password_hash = password_hash WHERE email = $1', [email]);
    const adding = addTotp(test, owner);
    await Promise.race([adding, lockWaits(pool)]);
    await login.query(
      `INSERT INTO operator_session (token_hash, operator_id, device, created_at, seen_at, until)
        SELECT '\\x01', id, 'another', now(), now(), now() + interval '1 hour' FROM operator WHERE email = $1`,
      [email],
    );
    await login.query('COMMIT');
    login.release();
    await adding;
    const { rows } = await pool.query('SELECT device FROM operator_session');
    expect(rows.map(({ device }) => device)).not.toContain('another');
  });

  it('leaves the password alone as the login when the last factor goes', async () => {
    const operator = await signInOperator(test);
    await addTotp(test, operator);
    const left = await operator.call('deleteTotp', { password });
    expect(left).toEqual({ isRequired: false, totpSince: null, passkeys: [], recoveryCodesLeft: 0 });
    const { secondFactor } = await test.visitor().call('doOperatorLogin', { email, password });
    expect(secondFactor).toBeNull();
  });

  it('takes no ticket of another operator', async () => {
    const [admin, editor] = [await signInOperator(test), await signInOperator(test, 'editor')];
    const { ticket, secret } = await admin.call('doPrepareTotp', { password });
    const answer = await editor.send('doConfirmTotp', [{ ticket, code: codeAt(secret, at(0)) }]);
    expect(answer.json().key).toBe('operator.factorExpired');
  });
});

/** Answers what opens a file that a buyer handed in. */
async function handIn(): Promise<string> {
  const base64 = Buffer.from(samplePdf).toString('base64');
  const address = await test.visitor().call('doUploadOrderPropertyFile', { base64, filename: 'Logo.pdf' });
  return address.split('/')[0] ?? '';
}

/** Takes the last category from the visitors of the shop, and answers its id. */
async function hideCategory(): Promise<number> {
  const { rows } = await test.database.pool.query('SELECT max(id) AS id FROM category');
  await test.database.pool.query('UPDATE category SET is_linked = false WHERE id = $1', [rows[0].id]);
  return rows[0].id;
}

describe('a shop that asks everyone for a second factor', () => {
  it('opens nothing before there is one', async () => {
    const admin = await signInOperator(test);
    const hash = await handIn();
    const hidden = await hideCategory();
    await admin.call('setSecondFactorRequired', { isRequired: true, password });
    await expect(admin.call('getStaff')).rejects.toMatchObject({ key: 'operator.factorRequired' });
    await expect(admin.call('getOperator')).resolves.toMatchObject({ mustAddFactor: true });
    await expect(admin.call('getCategoryTemplate', { id: hidden })).rejects.toMatchObject({ key: 'categoryNotFound' });
    await expect(admin.call('getFacet', { categoryId: hidden })).rejects.toMatchObject({ key: 'categoryNotFound' });
    await expect(admin.call('getOrderPropertyFile', { hash })).rejects.toMatchObject({ key: 'upload.notFound' });
    await addTotp(test, admin);
    await expect(admin.call('getStaff')).resolves.toMatchObject({ isSecondFactorRequired: true });
    await expect(admin.call('getCategoryTemplate', { id: hidden })).resolves.toMatch(/^\[/);
    await expect(admin.call('getFacet', { categoryId: hidden })).resolves.toBeDefined();
    await expect(admin.call('getOrderPropertyFile', { hash })).resolves.toBeDefined();
    const kept = await admin.send('deleteTotp', [{ password }]);
    expect(kept.json().key).toBe('operator.lastFactor');
    await expect(admin.call('getOperatorFactors')).resolves.toMatchObject({ recoveryCodesLeft: 10 });
  });
});

it('a sealed secret opens with the secret of the shop alone', () => {
  const sealed = sealSecret('the one of the shop', 'JBSWY3DP');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(openSealed('the one of the shop', sealed)).toBe('JBSWY3DP');
  expect(openSealed('another one', sealed)).toBeNull();
});
