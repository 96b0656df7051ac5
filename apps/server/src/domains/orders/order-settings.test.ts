import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { signInOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

/** What owners set of mails and terms stands in the next order. */

let test: TestShop;
let publisher: TestVisitor;
let article: number;
beforeAll(async () => {
  test = await createTestShop();
  test.setNow(new Date('2026-03-01T08:00:00Z'));
  publisher = await signInOperator(test, 'publisher');
  [article = 0] = await sampleVariations(test.database.pool, 1);
});
afterAll(() => test.close());

function set(settings: Record<string, string>) {
  return publisher.call('setConfiguration', {
    settings: Object.entries(settings).map(([key, value]) => ({ key, value })),
  });
}

/** The confirmation by mail of an order that is paid like this. */
async function mailOf(paymentKey: string): Promise<string> {
  const { rows } = await test.database.pool.query('SELECT id FROM payment_method WHERE key = $1', [paymentKey]);
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: article });
  await fillCheckout(visitor, { email: `${paymentKey}@krone.example`, paymentId: rows[0]?.id });
  await visitor.call('doPlaceOrder');
  return (await test.sentMails()).at(-1)?.text ?? '';
}

it.each([
  ['companyHouseNumber', '99 b', 'Am Geschirrkontor 99 b\n'],
  ['companyCountryIso', 'AT', '\nÖsterreich\n'],
  ['companyManagers', 'Ida Brand', 'Geschäftsführung: Ida Brand\n'],
  ['companyRegister', 'Amtsgericht Husum, HRB 1', 'Handelsregister: Amtsgericht Husum, HRB 1\n'],
  ['companyVatId', 'DE123456788', 'USt-IdNr.: DE123456788\n'],
  ['prepaymentDays', '23', 'Zahlbar: bis 24. März 2026\n'],
])('%s', async (key, value, words) => {
  expect(await mailOf('prepayment')).not.toContain(words);
  await set({ [key]: value });
  expect(await mailOf('prepayment')).toContain(words);
});

it('invoiceDueDays', async () => {
  expect(await mailOf('invoice')).not.toContain('innerhalb von 37 Tagen');
  await set({ invoiceDueDays: '37' });
  expect(await mailOf('invoice')).toContain('innerhalb von 37 Tagen');
});
