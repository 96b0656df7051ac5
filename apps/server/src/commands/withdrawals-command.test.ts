import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { recordedCommands } from '../testing/recorded-commands.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { runPaidTask } from './paid-command.ts';
import { readWithdrawalsTask, runWithdrawalsTask } from './withdrawals-command.ts';

let test: TestShop;
let orderId: number;
beforeAll(async () => {
  test = await createTestShop();
  test.setNow(new Date('2026-11-26T22:30:05Z'));
  const [productId = 0] = await sampleVariations(test.database.pool, 1);
  const guest = test.visitor();
  await guest.call('doAddCartItem', { productId });
  await fillCheckout(guest, { email: 'anna@krone.example' });
  orderId = (await guest.call('doPlaceOrder')).order.id;
});
afterAll(() => test.close());

async function run(...words: string[]): Promise<string> {
  const said: string[] = [];
  await runWithdrawalsTask(test.shop.db, readWithdrawalsTask(words), (line) => said.push(line));
  return said.join('\n');
}

it('lists what waits until it is done, and keeps what was done', async () => {
  expect([await run(), await run('all')]).toEqual(['No withdrawal waits.', 'Nobody has withdrawn from anything.']);
  const who = { name: 'Anna Wirt', email: 'anna@krone.example' };
  const visitor = test.visitor();
  await visitor.call('doWithdraw', { ...who, contract: `Nr. ${orderId}`, goods: '2 Weingläser\n1 Korb' });
  await test.sentMails();
  await visitor.call('doWithdraw', { ...who, contract: 'von gestern' });
  const first = [
    `1  2026-11-26 23:30, order ${orderId} (waitingForPayment)`,
    `    Anna Wirt <anna@krone.example> withdraws from: Nr. ${orderId}`,
    '    only: 2 Weingläser',
    '    only: 1 Korb',
    '    receipt mailed 2026-11-26 23:30',
  ];
  const second = [
    '2  2026-11-26 23:30, no order has this number and address',
    '    Anna Wirt <anna@krone.example> withdraws from: von gestern',
    '    all of it',
    '    receipt not mailed yet',
    '    money is due back by 2026-12-10',
  ];
  expect(await run()).toBe([...first, '    money is due back by 2026-12-10', ...second].join('\n'));

  expect(await paid()).toMatch(
    new RegExp(
      `^Order ${orderId} is paid: [\\d.]+ EUR was noted as come. Its buyer withdrew from it on 2026-11-26 23:30: npm run shop -- withdrawals$`,
    ),
  );
  expect(await run('done', '1')).toBe('Withdrawal 1 is done.');
  expect(await run()).toBe(second.join('\n'));
  expect(await run('all')).toMatch(/^1 {2}2026-11-26 23:30, order \d+ \(clearedForDispatch\)[\s\S]*\n {4}done 2/);
  expect(await recordedCommands(test.database.pool, 'command.withdrawalDone')).toEqual([
    ['withdrawal 1', { after: { orderId } }],
  ]);
  await expect(run('done', '1')).rejects.toThrow('There is no open withdrawal 1.');
  await expect(run('done', '99')).rejects.toThrow('There is no open withdrawal 99.');
});

async function paid(): Promise<string> {
  const said: string[] = [];
  await runPaidTask(test.shop, { orderId: orderId, amount: null }, (line) => said.push(line));
  return said.join('\n');
}

it.each([['list'], ['done'], ['done', 'x'], ['done', '1', '2'], ['all', '1']])('refuses %j', (...words) => {
  expect(() => readWithdrawalsTask(words)).toThrow(/It is one of/);
});
