import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { signInOperator, testOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { recordTransfer } from '../payments/record-transfer.ts';

const { email, password } = testOperator;

const german = {
  accountOwner: 'Haus am Hafen GmbH',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  bankName: 'Hafenbank',
};
const austrian = { ...german, iban: 'AT611904300234573201', bic: '', bankName: '' };

let test: TestShop;
let admin: TestVisitor;
let article: number;
let seen = 0;
beforeAll(async () => {
  test = await createTestShop();
  [article = 0] = await sampleVariations(test.database.pool, 1);
  admin = await signInOperator(test);
});
beforeEach(async () => {
  await admin.call('setBankAccount', { ...german, password });
  await newMails();
});
afterAll(() => test.close());

/** Those that were sent since it was asked last. */
async function newMails() {
  const sent = await test.sentMails();
  const latest = sent.slice(seen);
  seen = sent.length;
  return latest;
}

async function order() {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: article });
  await fillCheckout(visitor, { email: 'gast@krone.example' });
  return visitor.call('doPlaceOrder');
}

async function lastEntry() {
  const { rows } = await test.database.pool.query(
    'SELECT operation, change, is_failed FROM audit_entry ORDER BY id DESC LIMIT 1',
  );
  return rows[0];
}

describe('an admin', () => {
  it('changes what they saw: another account, which somebody set meanwhile, stays', async () => {
    const seenBefore = await admin.call('getBankAccount');
    await admin.call('setBankAccount', { ...austrian, password, expected: seenBefore });
    const late = { ...german, accountOwner: 'Tafelwerk Handels GmbH', password, expected: seenBefore };
    const refused = await admin.send('setBankAccount', [late]);
    expect([refused.statusCode, refused.json().key]).toEqual([409, 'operator.bankAccountChanged']);
    expect(await admin.call('getBankAccount')).toEqual(austrian);
    await admin.call('setBankAccount', { ...late, expected: austrian });
  });

  it('leads the next order to another account, on its page and in its mail', async () => {
    await admin.call('setBankAccount', {
      ...austrian,
      iban: 'at61 1904 3002 3457 3201',
      password,
    });
    expect(await admin.call('getBankAccount')).toEqual(austrian);
    await newMails();
    const { paymentBankDetails } = await order();
    expect(paymentBankDetails).toEqual({
      accountOwner: 'Haus am Hafen GmbH',
      iban: 'AT611904300234573201',
      swift: '',
      name: '',
      account: '',
      code: '',
    });
    const mail = (await newMails()).find(({ to }) => to === 'gast@krone.example');
    expect(mail?.text).toContain('IBAN: AT61 1904 3002 3457 3201');
    expect(mail?.text).not.toContain('BIC');
  });

  it('is named for as long as an order waits for its transfer, and not once it is paid', async () => {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: article });
    await fillCheckout(visitor, { email: 'paid@krone.example' });
    const { order: placed, paymentBankDetails } = await visitor.call('doPlaceOrder');
    expect(paymentBankDetails).not.toBeNull();
    await recordTransfer(test.shop.db, { orderId: placed.id, now: test.shop.now() });
    const { id: orderId, accessKey } = placed;
    const paid = await visitor.call('getOrder', { orderId, accessKey });
    expect(paid).toMatchObject({ paymentStatus: 'fullyPaid', paymentBankDetails: null });
  });

  it('changes the national numbers with the IBAN', async () => {
    expect((await order()).paymentBankDetails).toMatchObject({ code: '12030000', account: '0000202051' });
  });

  it('leaves both accounts in the audit, and tells every admin who runs the shop, and no one else', async () => {
    await signInOperator(test, 'publisher');
    const other = 'ida@tafelwerk.example';
    await test.database.pool.query(
      `INSERT INTO operator (email, name, role, state, password_hash, created_at)
       VALUES ($1, 'Ida Brand', 'admin', 'active', 'x', now()),
              ('gone@tafelwerk.example', 'Gone', 'admin', 'removed', NULL, now()),
              ('next@tafelwerk.example', 'Next', 'admin', 'invited', NULL, now())`,
      [other],
    );
    await newMails();
    await admin.call('setBankAccount', { ...austrian, password });
    expect(await lastEntry()).toEqual({
      operation: 'setBankAccount',
      is_failed: false,
      change: { before: german, after: austrian },
    });
    const mails = await newMails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([other, email].toSorted());
    for (const { text } of mails) {
      expect(text).toContain('Olga Hofmann');
      expect(text).toContain('AT61 1904 3002 3457 3201');
      expect(text).toContain('DE02 1203 0000 0000 2020 51');
      expect(text).toContain('/operator/bank-account');
    }
    await test.database.pool.query('DELETE FROM operator WHERE email = ANY($1)', [
      [other, 'gone@tafelwerk.example', 'next@tafelwerk.example'],
    ]);
  });

  it('is told nothing of what did not change', async () => {
    await admin.call('setBankAccount', { ...german, password });
    expect(await newMails()).toEqual([]);
  });
});

describe('nothing changes', () => {
  it('without the right password, which counts as a failed login', async () => {
    const refused = await admin.send('setBankAccount', [{ ...austrian, password: 'geraten 1' }]);
    expect([refused.statusCode, refused.json().key]).toEqual([422, 'contact.passwordInvalid']);
    await newMails();
    expect(await lastEntry()).toMatchObject({ operation: 'setBankAccount', is_failed: true });
    expect(await admin.call('getBankAccount')).toEqual(german);
  });

  it.each(['viewer', 'editor', 'publisher'] as const)(
    'for the role %s, which cannot see it here either',
    async (role) => {
      const operator = await signInOperator(test, role);
      const refused = await operator.send('setBankAccount', [{ ...austrian, password }]);
      expect([refused.statusCode, refused.json().key]).toEqual([403, 'operator.roleRequired']);
      expect((await operator.send('getBankAccount', [])).statusCode).toBe(403);
      const asSetting = await operator.send('setConfiguration', [
        { settings: [{ key: 'bankIban', value: austrian.iban }] },
      ]);
      expect(asSetting.statusCode).toBeGreaterThanOrEqual(400);
      expect(await admin.call('getBankAccount')).toEqual(german);
    },
  );

  it.each([
    [{ iban: 'DE02120300000000202052' }, { iban: 'iban' }],
    [{ bic: 'BYLADEM10' }, { bic: 'bic' }],
    [{ accountOwner: '' }, { accountOwner: 'required' }],
    [{ iban: '' }, { iban: 'required' }],
    [{ accountOwner: 'x'.repeat(71) }, { accountOwner: 'tooLong' }],
  ])('for %j', async (wrong, cause) => {
    const refused = await admin.send('setBankAccount', [{ ...austrian, ...wrong, password }]);
    expect(refused.json()).toMatchObject({ key: 'invalidInput', cause });
    expect(await admin.call('getBankAccount')).toEqual(german);
  });
});
