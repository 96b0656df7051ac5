import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleVariations } from '../testing/sample-variations.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { runCouponTask } from './coupon-command.ts';
import { type CouponTask, readCouponTask } from './coupon-words.ts';

describe('the words', () => {
  it.each<[string, Partial<CouponTask> & Record<string, unknown>]>([
    ['list', { kind: 'list' }],
    ['end herbst20', { kind: 'end', code: 'HERBST20' }],
    [
      'create Herbst --amount 20 --code herbst20 --minimum 150.50 --until 2026-12-31',
      { code: 'HERBST20', until: '2026-12-31', campaign: { kind: 'fixed', amount: 2000, minimumItemSum: 15_050 } },
    ],
    [
      'create Messe --percent 7.5 --codes 500 --uses 1 --customers new --buyers business --no-offers',
      {
        code: null,
        count: 500,
        campaign: {
          ...{ kind: 'percentage', percent: 750, maximumUses: 1, includesSpecialOffers: false },
          ...{ orderedBefore: 'never', customerType: 'business' },
        },
      },
    ],
    [
      'create Versand --free-shipping --items 1001,1002 --classes 2 --subscriptions only',
      { campaign: { kind: 'freeShipping', itemIds: [1001, 1002], customerClassIds: [2], subscriptions: 'only' } },
    ],
  ])('%s', (words, task) => {
    expect(readCouponTask(words.split(' '))).toMatchObject(task);
  });

  it.each([
    ['', /It is one of/],
    ['list all', /It is one of/],
    ['end', /It is one of/],
    ['create', /It is one of/],
    ['create Herbst', /what it is worth/],
    ['create Herbst --percent 5 --amount 3', /what it is worth/],
    ['create Herbst --percent 101', /at most 100/],
    ['create Herbst --percent 0', /more than 0/],
    ['create Herbst --amount 1,50', /euros such as/],
    ['create Herbst --percent 5 --code x', /is no code/],
    ['create Herbst --percent 5 --code HERBST --codes 2', /not both/],
    ['create Herbst --percent 5 --codes 100001', /from 1 to 100,000/],
    ['create Herbst --percent 5 --until 31.12.2026', /a day such as/],
    ['create Herbst --percent 5 --until 2026-02-30', /a day such as/],
    ['create Herbst --percent 5 --from 2026-12-31 --until 2026-12-30', /no day would be left/],
    ['create Herbst --percent 5 --customers old', /one of new, existing/],
    ['create Herbst --percent 5 --items 1;2', /numbers with commas/],
    ['create Herbst --percent 5 --worth 3', /Unknown option/],
  ])('refuses "%s"', (words, reason) => {
    expect(() => readCouponTask(words.split(' ').filter(Boolean))).toThrow(reason);
  });
});

describe('the task', () => {
  let test: TestShop;
  beforeAll(async () => {
    test = await createTestShop();
  });
  afterAll(() => test.close());

  async function run(words: string): Promise<string[]> {
    const said: string[] = [];
    await runCouponTask(test.shop.db, readCouponTask(words.split(' ')), (line) => said.push(line));
    return said;
  }

  it('makes codes that are redeemed, until they are ended, and says so in the audit', async () => {
    const codes = await run('create Messe --percent 10 --codes 20 --uses 1');
    expect(new Set(codes).size).toBe(20);
    const [couponCode = ''] = codes;
    const visitor = test.visitor();
    const [article = 0] = await sampleVariations(test.database.pool, 1);
    await visitor.call('doAddCartItem', { productId: article });
    expect(await visitor.call('doAddCoupon', { couponCode })).toMatchObject({ couponCode });
    expect((await run('list')).join('\n')).toMatch(/Messe: 10 %, 20 codes such as \w{12}, used by 0 orders$/m);
    expect(await run(`end ${codes[19]?.toLowerCase()}`)).toEqual([
      '"Messe" has ended. Orders that used it stay as they are.',
    ]);
    expect((await visitor.call('getCart')).couponCode).toBe('');
    await expect(run(`end ${couponCode}`)).rejects.toThrow('No campaign runs');
    const { entries } = await (await signInOperator(test)).call('getAudit');
    const told = entries.filter(({ operator }) => operator === null);
    expect(told.map(({ operation }) => operation)).toEqual(['couponEnd', 'couponCreate']);
    expect(told[1]?.change?.after).toEqual({ name: 'Messe', kind: 'percentage', worth: '10 %', codes: 20 });
  });

  it('is for items and classes that there are', async () => {
    const { rows } = await test.database.pool.query('SELECT min(id) AS id FROM item');
    const known = rows[0].id;
    await expect(run(`create Nichts --percent 5 --items ${known},999999`)).rejects.toThrow('There is no item 999999');
    await expect(run('create Nichts --percent 5 --classes 1,99')).rejects.toThrow('There is no customer class 99');
    const { rows: begun } = await test.database.pool.query("SELECT 1 FROM coupon_campaign WHERE name = 'Nichts'");
    expect(begun).toEqual([]);
    expect(await run(`create Etwas --percent 5 --items ${known} --classes 1`)).toHaveLength(1);
  });

  it('takes no code twice, and lasts to the end of its day in Berlin', async () => {
    await expect(run('create Herbst --percent 5 --code HERBST20')).rejects.toThrow('has this code already');
    const { rows: before } = await test.database.pool.query("SELECT 1 FROM coupon_campaign WHERE name = 'Herbst'");
    expect(before).toEqual([]);
    await run('create Winter --percent 5 --code WINTER5 --from 2026-12-01 --until 2026-12-31');
    const { rows } = await test.database.pool.query(
      "SELECT valid_from, valid_until FROM coupon_campaign WHERE name = 'Winter'",
    );
    expect(rows).toEqual([
      { valid_from: new Date('2026-11-30T23:00:00Z'), valid_until: new Date('2026-12-31T23:00:00Z') },
    ]);
  });
});
