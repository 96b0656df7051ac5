import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceChange } from '../db/changes.ts';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { recordedCommands } from '../testing/recorded-commands.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';
import { runShippingTask } from './shipping-command.ts';
import { readShippingTask, type ShippingTask } from './shipping-words.ts';

describe('the words', () => {
  it.each<[string[], ShippingTask | Record<string, unknown>]>([
    [[], { kind: 'list' }],
    [
      ['add', '--de', 'Paket', '--carrier', 'DHL', '--days', '1-3'],
      {
        kind: 'add',
        way: {
          ...{ names: { de: 'Paket' }, carrier: 'DHL', days: { minimum: 1, maximum: 3 } },
          ...{ isPickup: false, consent: '', position: null },
        },
      },
    ],
    [
      ['add', '--de', 'Abholung', '--days', '0', '--pickup'],
      { way: { isPickup: true, days: { minimum: 0, maximum: 0 } } },
    ],
    [['4'], { kind: 'way', id: 4, task: { kind: 'show' } }],
    [['4', '--consent', 'none', '--position', '0'], { task: { changes: { consent: '', position: 0 } } }],
    [
      ['4', 'rate', 'de, at', '5,90', '--from', '150', '--up-to-kg', '31.5'],
      { task: { kind: 'rate', isos: ['DE', 'AT'], amount: 590, from: 15_000, upToWeightG: 31_500 } },
    ],
    [['4', 'rate', 'DE', '0'], { task: { kind: 'rate', amount: 0, from: 0, upToWeightG: null } }],
    [['4', 'rate', 'DE', 'none', '--from', '0'], { task: { kind: 'noRate', from: 0, upToWeightG: undefined } }],
    [['4', 'transit', 'AT', '2-4'], { task: { kind: 'transit', isos: ['AT'], days: { minimum: 2, maximum: 4 } } }],
    [['4', 'transit', 'AT', 'none'], { task: { days: null } }],
    [
      ['4', 'service', 'DE', 'deliveryWindow', '19', '--windows', '07:00-10:00,10:00-13:00'],
      { task: { service: 'deliveryWindow', amount: 1900, windows: ['07:00-10:00', '10:00-13:00'] } },
    ],
    [['4', 'service', 'DE', 'locker', '0'], { task: { service: 'locker', amount: 0, windows: [] } }],
    [['4', 'service', 'DE', 'deliveryWindow', 'none'], { task: { amount: null } }],
    [['4', 'without', 'invoice, cashOnPickup'], { task: { kind: 'without', keys: ['invoice', 'cashOnPickup'] } }],
    [['4', 'without', 'none'], { task: { keys: [] } }],
    [['4', 'remove'], { task: { kind: 'remove' } }],
  ])('%j', (words, task) => {
    expect(readShippingTask(words)).toMatchObject(task);
  });

  it.each<[string[], string]>([
    [['add'], 'needs --de <name>, --carrier <name>, --days 1-3 too'],
    [['add', '--en', 'Parcel', '--carrier', 'DHL', '--days', '1'], 'needs --de <name> too'],
    [['add', '--de', '', '--carrier', 'DHL', '--days', '1'], '--de takes a text'],
    [['add', '--de', 'Paket', '--carrier', 'DHL', '--days', '3-1'], 'written 1-3 or 2'],
    [['add', '--de', 'Paket', '--carrier', 'DHL', '--days', '91'], 'at most 90'],
    [['add', '--de', 'Paket', '--carrier', 'DHL', '--days', '1', '--from', '3'], '--from does not belong there'],
    [['4', '--pickup'], '--pickup does not belong there'],
    [['--de', 'Paket'], '--de does not belong there'],
    [['four'], 'It is one of'],
    [['4', 'rates', 'DE', '1'], 'It is one of'],
    [['4', 'rate', 'DE'], 'It is one of'],
    [['4', 'rate', 'DE', '5.90', '6.90'], 'It is one of'],
    [['4', 'rate', 'Germany', '5.90'], 'two letters'],
    [['4', 'rate', 'DE', '5.901'], 'in euros, gross'],
    [['4', 'rate', 'DE', '5.90', '--up-to-kg', '0'], 'kilograms such as 31.5'],
    [['4', 'rate', 'DE', '5.90', '--from', 'all'], '--from 150'],
    [['4', 'rate', 'DE', '5.90', '--windows', '07:00-10:00'], 'does not belong there'],
    [['4', 'transit', 'AT', 'soon'], 'written 1-3 or 2'],
    [['4', 'service', 'DE', 'elevator', '5'], 'is no service'],
    [['4', 'service', 'DE', 'preferredDay', '5'], 'preferredDayAdditionalCharge'],
    [['4', 'service', 'DE', 'deliveryWindow', '5'], 'needs the hours'],
    [['4', 'service', 'DE', 'deliveryWindow', '5', '--windows', '10:00-07:00'], 'hours such as'],
    [['4', 'service', 'DE', 'tailLift', '5', '--windows', '07:00-10:00'], 'those of a deliveryWindow'],
    [['4', 'remove', 'DE'], 'It is one of'],
    [['4', '--position', '12345'], 'from 0 to 9999'],
    [['4', '--position', '-1'], 'ambiguous'],
    [['4', '--color', 'red'], "Unknown option '--color'"],
  ])('refuses %j', (words, reason) => {
    expect(() => readShippingTask(words)).toThrow(reason);
  });
});

describe('the task', () => {
  let test: TestShop;
  let productId: number;
  beforeAll(async () => {
    test = await createTestShop();
    [productId = 0] = await sampleVariations(test.database.pool, 1, { stock: 50 });
  });
  afterAll(() => test.close());

  async function run(...words: string[]): Promise<string[]> {
    const said: string[] = [];
    const { db, config } = test.shop;
    await runShippingTask(db, readShippingTask(words), { config, say: (line) => void said.push(line) });
    return said;
  }

  /** A buyer who is about to order, and has chosen the first method that is offered. */
  async function buyer(email: string): Promise<TestVisitor> {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId, quantity: 1 });
    await fillCheckout(visitor, { email, paymentId: 1 });
    return visitor;
  }

  const totalOf = async (visitor: TestVisitor) => (await visitor.call('getCart')).basketAmount;
  const lineOf = (lines: string[], start: string) => lines.find((line) => line.trim().startsWith(start))?.trim();

  it('lists every way with what it costs, takes, does and excludes', async () => {
    const lines = await run('1');
    expect(lines.slice(0, 5)).toEqual([
      '  1  Paket · Parcel: DHL, 1-2 working days, asks consent for DHL Paket GmbH, Sträßchensweg 10, 53113 Bonn, position 10',
      expect.stringContaining(
        'rates    DE €6.90 up to 31.5 kg, €12.90 up to 63 kg, €24.90 up to 126 kg, €0.00 from €250.00 up to 63 kg; AT, BE,',
      ),
      expect.stringContaining('days     AT, BE,'),
      '     services DE locker, postOffice, preferredDay, preferredLocation, preferredNeighbour',
      '     without  cashOnPickup',
    ]);
    const all = await run();
    expect(lineOf(all, '4')).toContain('Abholung im Lager Hamburg');
    expect(lineOf(all, 'services DE deliveryWindow')).toContain(
      'deliveryWindow €19.00 (07:00-10:00 10:00-13:00 13:00-16:00), phoneBeforeArrival, tailLift €29.00',
    );
    expect(all.at(-1)).toMatch(/^DE, .*: more than 1500 kg goes by no way/);
  });

  it('a rate is set, replaced and taken away; carts follow, and nobody pays what they have not seen', async () => {
    const visitor = await buyer('rate@krone.example');
    const seen = await totalOf(visitor);
    const tags: string[] = [];
    test.shop.changes.subscribe((change) => void (Array.isArray(change) && tags.push(...change)));
    await run('1', 'rate', 'DE', '7.90', '--up-to-kg', '31.5');
    await test.shop.changes.heard();
    expect(tags).toContain('ways');
    const now = await totalOf(visitor);
    expect(now).toBeCloseTo(seen + 1, 2);
    await expect(visitor.call('doPlaceOrder', { expectedTotal: seen })).rejects.toMatchObject({
      key: 'order.itemsChanged',
    });
    const { order } = await visitor.call('doPlaceOrder', { expectedTotal: now });
    await run('1', 'rate', 'DE', '6.90', '--up-to-kg', '31.5');
    expect((await visitor.call('getOrder', { orderId: order.id, accessKey: order.accessKey })).totals.totalGross).toBe(
      now,
    );
    await run('1', 'rate', 'DE', '99', '--from', '10', '--up-to-kg', '31.5');
    await run('1', 'rate', 'DE', 'none', '--from', '10');
    await expect(run('1', 'rate', 'DE', 'none', '--from', '10')).rejects.toThrow('no such rate');
    await expect(run('1', 'rate', 'XX', '3')).rejects.toThrow('country XX on');
    await expect(run('1', 'rate', 'FI', '3')).rejects.toThrow('country FI on');
    const [first, second] = await recordedCommands(test.database.pool, 'command.shipping');
    expect(first).toEqual([
      'shippingMethod 1',
      {
        before: { rates: expect.stringContaining('DE €6.90 up to 31.5 kg') },
        after: { rates: expect.stringContaining('DE €7.90 up to 31.5 kg') },
      },
    ]);
    expect(second).toMatchObject(['shippingMethod 1', { after: { rates: expect.stringContaining('DE €6.90') } }]);
  });

  it('nobody orders without a service that they chose, and that costs nothing', async () => {
    await run('1', 'service', 'DE', 'phoneBeforeArrival', '0');
    const visitor = await buyer('service@krone.example');
    await visitor.call('setFreightServices', { phoneBeforeArrival: true });
    const { basketAmount: expectedTotal, choices: expectedChoices } = await visitor.call('getCart');
    await run('1', 'service', 'DE', 'phoneBeforeArrival', 'none');
    await expect(visitor.call('doPlaceOrder', { expectedTotal, expectedChoices })).rejects.toThrow();
    const { choices } = await visitor.call('getCart');
    await visitor.call('doPlaceOrder', { expectedTotal, expectedChoices: choices });
  });

  it('what changes nothing is neither told nor written down', async () => {
    const before = await recordedCommands(test.database.pool, 'command.shipping');
    const tags: string[] = [];
    test.shop.changes.subscribe((change) => void (Array.isArray(change) && tags.push(...change)));
    await run('1', '--carrier', 'DHL', '--days', '1-2');
    await run('2', 'rate', 'DE', '19.90', '--up-to-kg', '10');
    await run('2', 'rate', 'DE', '34.90', '--up-to-kg', '31.5');
    await run('1', 'service', 'DE', 'locker', '0');
    await run('1');
    await announceChange(test.shop.db, ['end']);
    await test.shop.changes.heard();
    expect(tags).not.toContain('ways');
    expect(await recordedCommands(test.database.pool, 'command.shipping')).toEqual(before);
  });

  it('a way is added, changed and removed; carts that had chosen it choose anew, orders keep its name', async () => {
    const added = await run('add', '--de', 'Kurier', '--carrier', 'Radkurier', '--days', '0-1', '--position', '1');
    const [, id = ''] = /^ *(\d+) {2}Kurier: Radkurier, 0-1 working days, position 1$/.exec(added[0] ?? '') ?? [];
    expect(added).toContain(
      `No buyer sees ${id} (Kurier): it has no rate for any country yet (npm run shop -- shipping ${id} rate DE 5.90).`,
    );
    await run(id, 'rate', 'DE', '11');
    await run(id, '--en', 'Courier', '--consent', 'Radkurier, Bremen');
    await run(id, 'transit', 'AT', '3');
    await run(id, 'service', 'DE', 'phoneBeforeArrival', '0');
    const placing = await buyer('placed@krone.example');
    const waiting = await buyer('waiting@krone.example');
    const { list, selected } = await waiting.call('getShippingProvider');
    expect(list[0]).toMatchObject({
      shippingProfileId: Number(id),
      parcelServiceName: 'Radkurier',
      shippingAmount: 11,
    });
    expect(selected).toBe(Number(id));
    const { order } = await placing.call('doPlaceOrder', {});

    expect(await run(id, 'remove')).toContain(`${id} is gone. Orders keep its name.`);
    const cart = await waiting.call('getCart');
    expect(cart.notices).toContainEqual(expect.objectContaining({ key: 'shippingMethodReset' }));
    await expect(waiting.call('doPlaceOrder', {})).rejects.toMatchObject({ key: 'checkout.shippingMethodUnavailable' });
    const shown = await placing.call('getOrder', { orderId: order.id, accessKey: order.accessKey });
    expect(shown).toMatchObject({ shippingProfileName: 'Kurier' });
    await expect(run(id)).rejects.toThrow(`There is no way to ship ${id}`);

    // The number of one that carts and orders name is given to no other.
    const [again = ''] = await run('add', '--de', 'Anders', '--carrier', 'Radkurier', '--days', '1');
    expect(Number.parseInt(again, 10)).toBe(Number(id) + 1);
    await run(String(Number(id) + 1), 'remove');
  });

  it('an order whose way is gone can be paid by no other method by which goods leave unpaid', async () => {
    await run('add', '--de', 'Eilbote', '--carrier', 'Eilbote', '--days', '1', '--position', '1');
    const lines = await run();
    const id = /^ *(\d+) {2}Eilbote/m.exec(lines.join('\n'))?.[1] ?? '';
    await run(id, 'rate', 'DE', '11');
    const visitor = await buyer('gone@krone.example');
    const { order } = await visitor.call('doPlaceOrder', {});
    const keys = async () => {
      const { paymentMethodListForSwitch } = await visitor.call('getOrder', {
        orderId: order.id,
        accessKey: order.accessKey,
      });
      return paymentMethodListForSwitch.map(({ key }) => key);
    };
    expect(await keys()).toContain('invoice');
    expect(await keys()).not.toContain('cashOnPickup');
    await run(id, 'without', 'invoice');
    expect(await keys()).not.toContain('invoice');
    await run(id, 'remove');
    expect(await keys()).toContain('mollieCreditCard');
    expect(await keys()).not.toContain('invoice');
    expect(await keys()).not.toContain('cashOnPickup');
  });

  it('two at once are both done', async () => {
    await Promise.all([
      run('2', 'rate', 'BE', '20', '--up-to-kg', '10'),
      run('2', 'rate', 'BE', '21', '--up-to-kg', '10'),
      run('add', '--de', 'Eins', '--carrier', 'A', '--days', '1'),
      run('add', '--de', 'Zwei', '--carrier', 'B', '--days', '1'),
    ]);
    const lines = (await run()).join('\n');
    expect(lines).toMatch(/BE €2[01]\.00 up to 10 kg/);
    expect(lines).not.toMatch(/€20\.00 up to 10 kg, €21\.00/);
    const ids = ['Eins: A', 'Zwei: B'].map((way) => new RegExp(`(\\d+) {2}${way}`).exec(lines)?.[1]);
    expect(Math.abs(Number(ids[0]) - Number(ids[1]))).toBe(1);
  });

  it('is removed while an order is placed by it', async () => {
    await run('add', '--de', 'Bote', '--carrier', 'Bote', '--days', '1', '--position', '1');
    const id = /^ *(\d+) {2}Bote/m.exec((await run()).join('\n'))?.[1] ?? '';
    await run(id, 'rate', 'DE', '12');
    const visitors = await Promise.all([1, 2, 3].map((each) => buyer(`race${each}@krone.example`)));
    const [removed, ...placed] = await Promise.allSettled([
      run(id, 'remove'),
      ...visitors.map((visitor) => visitor.call('doPlaceOrder', {})),
    ]);
    expect(removed?.status).toBe('fulfilled');
    for (const each of placed) {
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ key: 'checkout.shippingMethodUnavailable' });
    }
  });

  it('is fetched in a shop that has an address to come to, and has no services then', async () => {
    expect((await run('4')).join('\n')).not.toContain('reads no address');
    await expect(run('4', 'service', 'DE', 'tailLift', '3')).rejects.toThrow('4 is fetched');
    await test.database.pool.query("DELETE FROM setting WHERE key = 'companyTown'");
    expect((await run('4')).join('\n')).toContain('Who fetches their goods reads no address to come to');
    await run('4', '--carrier', 'Lager');
  });

  it.each([
    [['99', 'remove'], 'There is no way to ship 99'],
    [['1', 'without', 'cashOnDelivery'], 'knows no way to pay "cashOnDelivery"'],
    [['1', 'rate', 'ZZ', 'none'], 'does not know the country ZZ'],
  ])('%j is refused by the shop', async (words, reason) => {
    await expect(run(...words)).rejects.toThrow(reason);
  });
});
