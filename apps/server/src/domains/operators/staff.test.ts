import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTotp } from '../../testing/operator-factors.ts';
import { signInOperator, testOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { setUpToken } from './invitations.ts';
import { addOperator } from './operators.ts';

const ida = { email: 'ida@tafelwerk.example', name: 'Ida Brand', role: 'editor' as const };
const password = 'Brot ab 7 Uhr';
/** Whoever changes the staff says so with the password. */
const confirmed = { password: testOperator.password };

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
beforeEach(async () => {
  await test.sentMails();
  await test.database.pool.query(
    'DELETE FROM rate_limit; DELETE FROM audit_entry; DELETE FROM operator_ticket; DELETE FROM operator',
  );
  test.setNow(new Date('2026-03-01T08:00:00Z'));
});
afterAll(() => test.close());

/** The token in the last mail to somebody. */
async function mailedToken(email: string): Promise<string> {
  const mails = (await test.sentMails()).filter(({ to }) => to === email);
  return /\/operator\/set-up\/([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

async function idOf(admin: TestVisitor, email: string): Promise<number> {
  const { members } = await admin.call('getStaff');
  return members.find((member) => member.email === email)?.id ?? 0;
}

describe('an invitation', () => {
  it('comes by mail and opens the account with its role, once', async () => {
    const admin = await signInOperator(test);
    const { members } = await admin.call('doInviteOperator', { ...ida, ...confirmed });
    expect(members).toContainEqual(expect.objectContaining({ ...ida, state: 'invited' }));
    const token = await mailedToken(ida.email);
    const guest = test.visitor();
    await expect(guest.call('getOperatorInvitation', { token })).resolves.toEqual(ida);
    await guest.call('doAcceptOperatorInvitation', { token, email: 'else@krone.example', name: 'Ida B.', password });
    await expect(guest.call('getOperator')).resolves.toMatchObject({ ...ida, name: 'Ida B.' });
    const again = await test.visitor().send('doAcceptOperatorInvitation', [{ token, name: 'Eve', password }]);
    expect(again.json().key).toBe('operator.invitationInvalid');
    await expect(test.visitor().call('doOperatorLogin', { email: ida.email, password })).resolves.toBeDefined();
  });

  it('lets nobody in before it is accepted', async () => {
    await (await signInOperator(test)).call('doInviteOperator', { ...ida, ...confirmed });
    const answer = await test.visitor().send('doOperatorLogin', [{ email: ida.email, password }]);
    expect(answer.json().key).toBe('login.loginFailed');
  });

  it('is worth nothing after another one, after three days, or when it is taken back', async () => {
    const admin = await signInOperator(test);
    const read = (token: string) => test.visitor().send('getOperatorInvitation', [{ token }]);
    await admin.call('doInviteOperator', { ...ida, ...confirmed });
    const first = await mailedToken(ida.email);
    await admin.call('doInviteOperator', { ...ida, ...confirmed });
    const second = await mailedToken(ida.email);
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    test.setNow(new Date('2026-03-04T08:00:00Z'));
    expect((await read(second)).statusCode).toBe(404);
    test.setNow(new Date('2026-03-01T08:10:00Z'));
    await admin.call('deleteOperator', { operatorId: await idOf(admin, ida.email), ...confirmed });
    expect((await read(second)).statusCode).toBe(404);
  });

  it('takes no weak password', async () => {
    await (await signInOperator(test)).call('doInviteOperator', { ...ida, ...confirmed });
    const token = await mailedToken(ida.email);
    const answer = await test
      .visitor()
      .send('doAcceptOperatorInvitation', [{ token, ...ida, password: 'ida.brand.12' }]);
    expect(answer.json().cause).toEqual({ password: 'ownPassword' });
  });

  it('is refused for somebody who runs the shop, and brings back somebody who was removed', async () => {
    const admin = await signInOperator(test);
    await addOperator(test.shop.db, { ...ida, password, now: new Date() });
    await expect(admin.call('doInviteOperator', { ...ida, ...confirmed })).rejects.toMatchObject({
      key: 'operator.exists',
    });
    const operatorId = await idOf(admin, ida.email);
    await admin.call('deleteOperator', { operatorId, ...confirmed });
    await admin.call('doInviteOperator', { ...ida, role: 'viewer', ...confirmed });
    const token = await mailedToken(ida.email);
    const back = await test.visitor().call('doAcceptOperatorInvitation', { token, name: ida.name, password });
    expect(back).toEqual({ ...ida, id: operatorId, role: 'viewer' });
  });

  it('brings nobody back with the second factors of before', async () => {
    const [admin, viewer] = [await signInOperator(test), await signInOperator(test, 'viewer')];
    await addTotp(test, viewer);
    const { id: operatorId, email, name } = await viewer.call('getOperator');
    await admin.call('deleteOperator', { operatorId, ...confirmed });
    await admin.call('doInviteOperator', { email, name, role: 'viewer', ...confirmed });
    const token = await mailedToken(email);
    await test.visitor().call('doAcceptOperatorInvitation', { token, name, password });
    const { operator } = await test.visitor().call('doOperatorLogin', { email, password });
    expect(operator).toMatchObject({ id: operatorId });
    const { members } = await admin.call('getStaff');
    expect(members.find(({ id }) => id === operatorId)?.hasSecondFactor).toBe(false);
  });
});

describe('the link that sets a shop up', () => {
  const owner = { email: 'Otto@Tafelwerk.example', name: 'Otto Klee', password };

  it('opens the account of an admin, who names the address', async () => {
    const token = (await setUpToken(test.shop.db, test.shop.now())) ?? '';
    const nobody = { email: null, name: '', role: 'admin' };
    await expect(test.visitor().call('getOperatorInvitation', { token })).resolves.toEqual(nobody);
    const { email: _, ...unnamed } = owner;
    const refused = await test.visitor().send('doAcceptOperatorInvitation', [{ token, ...unnamed }]);
    expect(refused.json().cause).toEqual({ email: 'required' });
    const opened = await test.visitor().call('doAcceptOperatorInvitation', { token, ...owner });
    expect(opened).toMatchObject({ email: 'otto@tafelwerk.example', role: 'admin' });
    expect(await setUpToken(test.shop.db, test.shop.now())).toBeNull();
  });

  it('opens nothing once there is an admin', async () => {
    const token = (await setUpToken(test.shop.db, test.shop.now())) ?? '';
    await signInOperator(test);
    const answer = await test.visitor().send('doAcceptOperatorInvitation', [{ token, ...owner }]);
    expect(answer.json().key).toBe('operator.invitationInvalid');
  });
});

describe('the staff', () => {
  it('gets another role, which holds at once, and leaves a row of what changed', async () => {
    const [admin, viewer] = [await signInOperator(test), await signInOperator(test, 'viewer')];
    await expect(viewer.call('getAudit')).rejects.toMatchObject({ key: 'operator.roleRequired' });
    const { id } = await viewer.call('getOperator');
    await admin.call('setOperatorRole', { operatorId: id, role: 'admin', ...confirmed });
    const { entries } = await viewer.call('getAudit', { operation: 'setOperatorRole' });
    const change = { before: { role: 'viewer' }, after: { role: 'admin' } };
    expect(entries).toMatchObject([{ subject: `operator ${id}`, change, operator: { email: testOperator.email } }]);
  });

  it('keeps its last admin, also where two remove each other at once', async () => {
    const admin = await signInOperator(test);
    const { id } = await admin.call('getOperator');
    for (const [name, input] of [
      ['deleteOperator', { operatorId: id, ...confirmed }],
      ['setOperatorRole', { operatorId: id, role: 'publisher', ...confirmed }],
    ] as const) {
      expect((await admin.send(name, [input])).json().key).toBe('operator.lastAdmin');
    }
    await addOperator(test.shop.db, { ...ida, role: 'admin', password, now: test.shop.now() });
    const other = test.visitor();
    await other.call('doOperatorLogin', { email: ida.email, password });
    const { id: otherId } = await other.call('getOperator');
    await Promise.all([
      admin.send('deleteOperator', [{ operatorId: otherId, ...confirmed }]),
      other.send('deleteOperator', [{ operatorId: id, password }]),
    ]);
    const left = await test.database.pool.query("SELECT 1 FROM operator WHERE state = 'active'");
    expect(left.rowCount).toBe(1);
  });

  it('may be refused a change as often as it likes: who knows the password did not guess it', async () => {
    const admin = await signInOperator(test);
    const { id } = await admin.call('getOperator');
    const self = { ...testOperator, password: confirmed.password };
    const refused = [];
    for (let turn = 0; turn < 3; turn++) {
      refused.push(await admin.send('deleteOperator', [{ operatorId: id, ...confirmed }]));
      refused.push(await admin.send('doInviteOperator', [self]));
      refused.push(await admin.send('doRenewRecoveryCodes', [confirmed]));
    }
    const keys = ['operator.lastAdmin', 'operator.exists', 'operator.noFactor'];
    expect(refused.map((answer) => answer.json().key)).toEqual([...keys, ...keys, ...keys]);
    await admin.call('doInviteOperator', { ...ida, ...confirmed });
  });

  it('is changed by nobody who found a browser open, and each try is a failed login', async () => {
    const [admin, viewer] = [await signInOperator(test), await signInOperator(test, 'viewer')];
    const { id: operatorId } = await viewer.call('getOperator');
    const before = await admin.call('getStaff');
    const changes = [
      ['doInviteOperator', ida],
      ['setOperatorRole', { operatorId, role: 'admin' }],
      ['deleteOperator', { operatorId }],
      ['setSecondFactorRequired', { isRequired: true }],
    ] as const;
    for (const [name, input] of changes) {
      const wrong = await admin.send(name, [{ ...input, password: 'guessed' }]);
      expect([name, wrong.json().key]).toEqual([name, 'contact.passwordInvalid']);
      expect((await admin.send(name, [input])).json().cause).toEqual({ password: 'required' });
    }
    expect(await admin.call('getStaff')).toEqual(before);
    await test.sentMails();
    const { rows } = await test.database.pool.query('SELECT operation FROM audit_entry WHERE is_failed ORDER BY id');
    expect(rows).toEqual(changes.map(([operation]) => ({ operation })));
  });

  it('loses somebody at once, in every session', async () => {
    const [admin, viewer] = [await signInOperator(test), await signInOperator(test, 'viewer')];
    const { id } = await viewer.call('getOperator');
    const { members } = await admin.call('deleteOperator', { operatorId: id, ...confirmed });
    expect(members.find((member) => member.id === id)?.state).toBe('removed');
    await expect(viewer.call('getOperator')).rejects.toMatchObject({ key: 'operator.required' });
    await expect(admin.call('deleteOperator', { operatorId: id, ...confirmed })).rejects.toMatchObject({
      key: 'operator.notFound',
    });
  });
});

describe('the audit', () => {
  it('is filtered by operator, operation and day, the latest first, a page at a time', async () => {
    const admin = await signInOperator(test);
    const { id } = await admin.call('getOperator');
    await test.database.pool.query('DELETE FROM audit_entry');
    await test.database.pool.query(
      `INSERT INTO audit_entry (operator_id, at, operation, request_id)
       SELECT $1, timestamptz '2026-02-01T12:00:00Z' + n * interval '1 day', 'deleteTotp', n FROM generate_series(0, 59) n`,
      [id],
    );
    const first = await admin.call('getAudit', { operatorId: id, operation: 'deleteTotp' });
    expect(first).toMatchObject({ total: 60, itemsPerPage: 50, operations: ['deleteTotp'] });
    expect(first.entries).toHaveLength(50);
    expect(first.entries[0]?.at).toBe('2026-04-01T12:00:00.000Z');
    const open = { operatorId: '', operation: '', from: '', to: '' };
    expect((await admin.call('getAudit', open)).total).toBe(60);
    expect((await admin.call('getAudit', { page: 2 })).entries).toHaveLength(10);
    expect((await admin.call('getAudit', { from: '2026-02-02', to: '2026-02-03' })).total).toBe(2);
    expect((await admin.call('getAudit', { operation: 'setOperatorRole' })).total).toBe(0);
    expect((await admin.call('getAudit', { operatorId: id + 1 })).total).toBe(0);
  });
});

it('tells by mail of a login from a new device, and of none that was there before', async () => {
  const { email } = testOperator;
  const before = (await test.sentMails()).length;
  const visitor = await signInOperator(test);
  await visitor.call('doOperatorLogin', { email, password: testOperator.password });
  expect(await test.sentMails()).toHaveLength(before);
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  await test.visitor().send('doOperatorLogin', [{ email, password: testOperator.password }], { headers });
  const mails = await test.sentMails();
  expect(mails).toHaveLength(before + 1);
  expect(mails.at(-1)).toMatchObject({ to: email, subject: 'Neue Anmeldung bei Tafelwerk' });
  expect(mails.at(-1)?.text).toMatch(/Firefox, Windows[\s\S]*127\.0\.0\.1[\s\S]*\/operator/);
});
