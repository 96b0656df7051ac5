import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { operatorContext } from '../../testing/operator-context.ts';
import { signInOperator, testOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { workOffJobs } from '../../testing/work-off-jobs.ts';
import { setting } from '../shop/tables.ts';
import { recordChange, underAudit, withoutSecrets } from './audit.ts';

type Row = { operation: string; operator: string; subject: string | null; change: unknown; request: string };

const { email, password } = testOperator;

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

async function entries(): Promise<Row[]> {
  const found = await test.database.pool.query<Row>(
    `SELECT operation, operator.email AS operator, subject_kind || ' ' || subject_id AS subject, change,
       request_id AS request FROM audit_entry JOIN operator ON operator.id = operator_id ORDER BY audit_entry.id`,
  );
  return found.rows;
}

async function forgetEntries(): Promise<void> {
  await workOffJobs(test.shop);
  await test.database.pool.query('DELETE FROM audit_entry');
}

describe('through the operations', () => {
  it('a login and a logout leave a row each', async () => {
    const operator = await signInOperator(test);
    await forgetEntries();
    await operator.call('doOperatorLogin', { email, password });
    await operator.call('doOperatorLogout');
    expect(await entries()).toMatchObject([
      { operation: 'doOperatorLogin', operator: email, subject: expect.stringMatching(/^operator \d+$/) },
      { operation: 'doOperatorLogout', operator: email, subject: expect.stringMatching(/^operator \d+$/) },
    ]);
  });

  it('a write of an operator leaves a row, though its handler records nothing', async () => {
    const operator = await signInOperator(test);
    await forgetEntries();
    const response = await operator.send('doChangeOperatorPassword', [{ oldPassword: password, password }]);
    expect(response.statusCode).toBe(200);
    const request = response.headers['x-request-id'];
    const operation = 'doChangeOperatorPassword';
    expect(await entries()).toEqual([{ operation, operator: email, subject: null, change: null, request }]);
  });

  it('a write that is refused, and a read, leave none', async () => {
    const operator = await signInOperator(test);
    await forgetEntries();
    await operator.send('doChangeOperatorPassword', [{ oldPassword: 'Suppe um 13', password }]);
    await operator.call('getOperator');
    expect(await entries()).toEqual([]);
  });

  it('a wrong password leaves a row with the account, whoever tried it', async () => {
    const operator = await signInOperator(test);
    await forgetEntries();
    const wrong = 'Suppe um 13';
    const login = await test.visitor().send('doOperatorLogin', [{ email: email.toUpperCase(), password: wrong }]);
    await test.visitor().send('doOperatorLogin', [{ email: 'nobody@tafelwerk.example', password: wrong }]);
    const change = await operator.send('doChangeOperatorPassword', [{ oldPassword: wrong, password }]);
    expect([login.statusCode, change.statusCode]).toEqual([401, 422]);
    await workOffJobs(test.shop);
    const { rows } = await test.database.pool.query(
      `SELECT operation, is_failed, request_id, email FROM audit_entry JOIN operator ON operator.id = operator_id ORDER BY operation`,
    );
    expect(rows).toEqual([
      {
        operation: 'doChangeOperatorPassword',
        is_failed: true,
        request_id: change.headers['x-request-id'],
        email,
      },
      { operation: 'doOperatorLogin', is_failed: true, request_id: login.headers['x-request-id'], email },
    ]);
    await test.database.pool.query('DELETE FROM rate_limit');
  });

  it('no password, and nothing made of it, stands in the table', async () => {
    const operator = await signInOperator(test);
    await operator.call('doChangeOperatorPassword', { oldPassword: password, password });
    const found = await test.database.pool.query<{ row: string }>(
      'SELECT row_to_json(audit_entry)::text AS row FROM audit_entry',
    );
    const text = found.rows.map(({ row }) => row).join();
    expect(text).toContain('doChangeOperatorPassword');
    expect(text).not.toContain(password);
    expect(text).not.toContain('argon2');
  });
});

describe('underAudit', () => {
  const operation = 'doChangeOperatorPassword';
  let context: Context;
  beforeEach(async () => {
    context = await operatorContext(test);
    await forgetEntries();
    await test.shop.db.delete(setting).where(eq(setting.key, 'tried'));
  });

  const store = (inCall: Context) => inCall.db.insert(setting).values({ key: 'tried', value: 'yes' });
  const stored = () => test.shop.db.select().from(setting).where(eq(setting.key, 'tried'));

  it('keeps what the handler records and adds nothing', async () => {
    await underAudit(context, operation, async (audited) => {
      await store(audited);
      await inTransaction(audited, (inner) =>
        recordChange(inner, {
          operation,
          subject: { kind: 'setting', id: 'tried' },
          change: { after: { value: 'yes', password } },
        }),
      );
    });
    expect(await entries()).toMatchObject([{ subject: 'setting tried', change: { after: { value: 'yes' } } }]);
    expect(await stored()).toHaveLength(1);
  });

  it('records the call where the record of the handler was rolled back', async () => {
    await underAudit(context, operation, async (audited) => {
      await store(audited);
      const failing = inTransaction(audited, async (inner) => {
        await recordChange(inner, { operation, subject: { kind: 'setting', id: 'tried' } });
        throw new Error('an attempt that the handler gets over');
      });
      await failing.catch(() => {});
    });
    expect(await entries()).toMatchObject([{ operation, subject: null }]);
    expect(await stored()).toHaveLength(1);
  });

  it('changes nothing when the handler fails after it recorded', async () => {
    const failing = underAudit(context, operation, async (audited) => {
      await store(audited);
      await recordChange(audited, { operation });
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
    expect(await entries()).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('changes nothing when it cannot be recorded', async () => {
    await test.database.pool.query('ALTER TABLE audit_entry ADD CONSTRAINT closed CHECK (false)');
    const failing = underAudit(context, operation, store);
    await expect(failing).rejects.toThrow();
    await test.database.pool.query('ALTER TABLE audit_entry DROP CONSTRAINT closed');
    expect(await stored()).toEqual([]);
  });
});

it('records nothing for someone who is no operator', async () => {
  const context = await operatorContext(test);
  await test.database.pool.query('DELETE FROM operator_session');
  await expect(recordChange(context, { operation: 'doChangeOperatorPassword' })).rejects.toMatchObject({
    key: 'operator.required',
  });
});

it('leaves out what is named like a secret, however deep', () => {
  const change = {
    before: { smtp: { host: 'mail.example', password: 'x' }, passwd: 'x', apiKey: 'x', name: 'Alt' },
    after: { methods: [{ name: 'Mollie', api_key: 'x', accessToken: 'x', clientSecret: 'x' }] },
  };
  expect(withoutSecrets(change)).toEqual({
    before: { smtp: { host: 'mail.example' }, name: 'Alt' },
    after: { methods: [{ name: 'Mollie' }] },
  });
});
