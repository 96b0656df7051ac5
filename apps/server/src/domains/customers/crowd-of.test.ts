import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { customerPassword as password, signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { billTo, openViesSandbox, type ViesSandbox } from '../../testing/vies-sandbox.ts';

let vies: ViesSandbox;
let test: TestShop;
let proven: TestVisitor;
let unproven: TestVisitor;
let soldOut: number;

beforeAll(async () => {
  vies = await openViesSandbox();
  test = await createTestShop({ SANDBOX_VIES_PORT: String(vies.port), RATE_LIMIT: '10000' });
  [, soldOut = 0] = await sampleVariations(test.database.pool, 2, { stock: 0 });
  const [productId = 0] = await sampleVariations(test.database.pool, 1, { stock: 100 });
  const { rows } = await query("SELECT id FROM country WHERE iso2 = 'AT'");
  const visitors = [];
  for (const email of ['proven@krone.example', 'unproven@krone.example']) {
    const visitor = await signInCustomer(test, email);
    await visitor.call('doAddCartItem', { productId });
    await billTo(visitor, 'ATU10000001', rows[0].id);
    visitors.push(visitor);
  }
  await query("UPDATE account SET confirmed_at = now() WHERE email = 'proven@krone.example'");
  [proven = test.visitor(), unproven = test.visitor()] = visitors;
});
beforeEach(() => query('DELETE FROM rate_limit'));
afterAll(async () => {
  await test.close();
  await vies.close();
});

function query(statement: string, values: unknown[] = []) {
  return test.database.pool.query(statement, values);
}

const file = { filename: 'logo.pdf', base64: 'TVo=' };

/** What a network may do so often in an hour, with the limits that are about it. */
const limited: [name: string, input: () => unknown, actions: string[]][] = [
  ['doAddCoupon', () => ({ couponCode: 'GUESSED' }), ['coupon']],
  ['doShareCart', () => undefined, ['share']],
  ['doCheckVatNumber', () => ({ refuses: false }), ['vat-check']],
  ['doUploadOrderPropertyFile', () => file, ['upload', 'upload-reading']],
  [
    'doSubscribeNotifyMe',
    () => ({ email: `${crypto.randomUUID()}@krone.example`, variationId: soldOut }),
    ['notify-me'],
  ],
  [
    'doWithdraw',
    () => ({ name: 'Anna', email: `${crypto.randomUUID()}@krone.example`, contract: '1', goods: '' }),
    ['withdrawal'],
  ],
  [
    'setPersonalData',
    () => ({
      firstName: 'Anna',
      lastName: 'Krone',
      phoneNumber: '',
      email: `${crypto.randomUUID()}@krone.example`,
      password,
    }),
    ['confirm-email'],
  ],
];
const each = limited.flatMap(([name, input, actions]) => actions.map((action) => ({ name, input, action })));

async function isRefused(visitor: TestVisitor, { name, input }: (typeof each)[number]): Promise<boolean> {
  await query('DELETE FROM vat_check');
  return (await visitor.send(name, [input()].filter(Boolean))).statusCode === 429;
}

it.each(each)('$name: no stranger keeps those from it who have proved their address ($action)', async (asked) => {
  const spend = async (crowd: string) => {
    await query('DELETE FROM rate_limit');
    await query(
      `INSERT INTO rate_limit (key, count, last_at, until) VALUES ($1, 100000, now(), now() + interval '10 minutes')`,
      [`${asked.action}:network:${crowd}`],
    );
  };
  expect([await isRefused(proven, asked), await isRefused(unproven, asked)]).toEqual([false, false]);
  await spend('127.0.0.1');
  expect([await isRefused(proven, asked), await isRefused(unproven, asked)]).toEqual([false, true]);
  await spend('proven:127.0.0.1');
  expect([await isRefused(proven, asked), await isRefused(unproven, asked)]).toEqual([true, false]);
});
