import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEmptyShop } from '../seed/is-empty-shop.ts';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { recordedCommands } from '../testing/recorded-commands.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';
import { readCountryTask, runCountryTask } from './country-command.ts';
import { runPaymentTask } from './payment-command.ts';
import { type MethodWords, readPaymentTask } from './payment-words.ts';
import { runShippingTask } from './shipping-command.ts';
import { readShippingTask } from './shipping-words.ts';

describe('the words', () => {
  it.each<[string[], MethodWords]>([
    [['on'], { isActive: true }],
    [['off'], { isActive: false }],
    [[], {}],
    [['--fee', '2,50', '--position', '5'], { fee: 250, position: 5 }],
    [['--countries', 'de,AT'], { isos: ['DE', 'AT'] }],
    [['--countries', 'all', '--classes', 'all'], { isos: null, classIds: null }],
    [
      ['on', '--classes', '2,3', '--limit', '2=5000,3=none', '--preselect', '2'],
      {
        isActive: true,
        classIds: [2, 3],
        limits: new Map([
          [2, 500_000],
          [3, null],
        ]),
        preselected: [2],
      },
    ],
    [['--preselect', 'none'], { preselected: [] }],
    [
      ['--de', 'Auf Rechnung', '--describe-en', 'Later'],
      { names: { de: 'Auf Rechnung' }, descriptions: { en: 'Later' } },
    ],
  ])('invoice %j', (words, read) => {
    expect(readPaymentTask(['invoice', ...words])).toEqual({ kind: 'method', key: 'invoice', words: read });
  });

  it.each<[string[], string]>([
    [['invoice', 'maybe'], 'It is one of'],
    [['invoice', 'on', 'off'], 'It is one of'],
    [['--fee', '1'], 'It is one of'],
    [['invoice', '--fee', 'much'], 'euros such as 2.50'],
    [['invoice', '--countries', 'Germany'], 'two letters'],
    [['invoice', '--classes', 'business'], 'numbers of customer classes'],
    [['invoice', '--limit', '5000'], 'a customer class and euros'],
    [['invoice', '--limit', '2=lots'], 'euros such as 2=5000'],
    [['invoice', '--de', ''], '--de takes a text'],
    [['invoice', '--interest', '3'], "Unknown option '--interest'"],
  ])('refuses %j', (words, reason) => {
    expect(() => readPaymentTask(words)).toThrow(reason);
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

  async function run(words: string[], config: Pick<TestShop['shop']['config'], 'mollie'> = test.shop.config) {
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    await runPaymentTask(test.shop.db, readPaymentTask(words), { config, say });
    return said;
  }

  async function buyer(email: string, paymentId: number): Promise<TestVisitor> {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId, quantity: 1 });
    await fillCheckout(visitor, { email, paymentId });
    return visitor;
  }

  const offered = async (visitor: TestVisitor) =>
    (await visitor.call('getPaymentProviders')).list.map(({ key, fee, name }) => ({ key, fee, name }));

  it('lists what the shop has, and says what works nowhere', async () => {
    const lines = await run([]);
    expect(lines[0]).toBe(
      'prepayment        on   Vorkasse (Überweisung) · Bank transfer in advance: no fee; countries all; classes all; position 10',
    );
    expect(lines[1]).toContain(
      'invoice           on   Rechnung · Invoice: no fee; countries DE, AT; classes 1 (Standard) up to €2,500.00, 2 (Business customer) up to €15,000.00 preselected, 3',
    );
    expect(lines.join('\n')).not.toContain('MOLLIE_API_KEY');
    expect((await run([], { mollie: null })).join('\n')).toContain(
      'Nobody sees it: it needs an account at Mollie, whose key MOLLIE_API_KEY is.',
    );
  });

  it('a method is switched off and on; carts that had chosen it choose anew, orders keep its name', async () => {
    const waiting = await buyer('off@krone.example', 1);
    const placing = await buyer('kept@krone.example', 1);
    const { order } = await placing.call('doPlaceOrder', {});
    const tags: string[] = [];
    test.shop.changes.subscribe((change) => void (Array.isArray(change) && tags.push(...change)));
    await run(['prepayment', 'off']);
    await test.shop.changes.heard();
    expect(tags).toContain('ways');
    expect((await offered(waiting)).map(({ key }) => key)).not.toContain('prepayment');
    expect((await waiting.call('getCart')).notices).toContainEqual(
      expect.objectContaining({ key: 'paymentMethodReset' }),
    );
    await expect(waiting.call('doPlaceOrder', {})).rejects.toMatchObject({ key: 'checkout.paymentMethodUnavailable' });
    const shown = await placing.call('getOrder', { orderId: order.id, accessKey: order.accessKey });
    expect(shown).toMatchObject({ paymentMethodName: 'Vorkasse (Überweisung)' });
    await run(['prepayment', 'on']);
    await run(['prepayment', 'on']);
    expect(await recordedCommands(test.database.pool, 'command.payment')).toEqual([
      ['paymentMethod prepayment', { before: { isOn: true }, after: { isOn: false } }],
      ['paymentMethod prepayment', { before: { isOn: false }, after: { isOn: true } }],
    ]);
  });

  it('a fee is in the sums that buyers see before they pay it', async () => {
    const visitor = await buyer('fee@krone.example', 1);
    const { basketAmount: seen } = await visitor.call('getCart');
    await run(['prepayment', '--fee', '2.50', '--en', 'Transfer', '--describe-de', 'Bitte überweisen.']);
    const { basketAmount } = await visitor.call('getCart');
    expect(basketAmount).toBeCloseTo(seen + 2.5, 2);
    await expect(visitor.call('doPlaceOrder', { expectedTotal: seen })).rejects.toMatchObject({
      key: 'order.itemsChanged',
    });
    await run(['prepayment', '--fee', '0']);
    await visitor.call('doPlaceOrder', { expectedTotal: seen });
  });

  it('is open to countries and classes, up to a limit', async () => {
    await run(['invoice', '--countries', 'AT']);
    const visitor = await buyer('limit@krone.example', 1);
    const hasInvoice = async () => (await offered(visitor)).some(({ key }) => key === 'invoice');
    expect(await hasInvoice()).toBe(false);
    await run(['invoice', '--countries', 'all', '--classes', '2,3']);
    expect(await hasInvoice()).toBe(false);
    await run(['invoice', '--classes', '1,2,3', '--limit', '1=0,2=none', '--preselect', '3']);
    expect((await visitor.call('getPaymentProviders')).list.find(({ key }) => key === 'invoice')).toMatchObject({
      isSelectable: false,
    });
    expect(await run(['invoice'])).toContainEqual(
      expect.stringContaining(
        'countries all; classes 1 (Standard) up to €0.00, 2 (Business customer) any sum, 3 (Business) up to €5,000.00 preselected;',
      ),
    );
    // A class has one way that is chosen for it.
    await run(['prepayment', '--classes', '1,2,3', '--preselect', '3']);
    const preselected = await run(['invoice']);
    expect(preselected.join()).not.toContain('preselected');
    await run(['prepayment', '--classes', 'all']);
    expect(await run(['invoice', '--classes', 'all'])).toEqual(
      expect.arrayContaining([
        expect.stringContaining('leave unpaid to everyone'),
        '  The limit of 1 (Standard), €0.00, is gone with it.',
        '  The limit of 3 (Business), €5,000.00, is gone with it.',
      ]),
    );
    expect(await hasInvoice()).toBe(true);
    const unlimited = 'leave unpaid to everyone: payment invoice --limit 1=1000 would limit that';
    expect((await run(['invoice', '--classes', '1,3'])).join()).toContain(unlimited);
    const limited = (await run(['invoice', '--limit', '1=1000'])).join();
    expect(limited).not.toContain('leave unpaid to everyone');
    expect(limited).not.toContain('is gone with it');
  });

  it.each<[string[], string]>([
    [['cashOnDelivery', 'on'], 'knows no way to pay "cashOnDelivery": prepayment, invoice'],
    [['constructor', 'on'], 'knows no way to pay'],
    [['cash'], 'knows no way to pay "cash"'],
    [['invoice', '--classes', '1,99'], 'There is no customer class 99'],
    [['molliePaypal', '--limit', '2=5000'], 'Class 2 is not among those that may pay so'],
    [['molliePaypal', '--classes', '2', '--limit', '2=5000'], 'molliePaypal gives no credit'],
    [['invoice', '--countries', 'XX'], 'country XX on'],
  ])('%j is refused by the shop', async (words, reason) => {
    await expect(run(words)).rejects.toThrow(reason);
  });
});

describe('an empty shop', () => {
  let test: TestShop;
  beforeAll(async () => {
    test = await createTestShop({}, 'started');
  });
  afterAll(() => test.close());

  async function run(command: 'payment' | 'shipping' | 'country', ...words: string[]): Promise<string> {
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const { db } = test.shop;
    const config = { mollie: null };
    if (command === 'payment') await runPaymentTask(db, readPaymentTask(words), { config, say });
    if (command === 'shipping') await runShippingTask(db, readShippingTask(words), { config, say });
    if (command === 'country') await runCountryTask(db, readCountryTask(words), say);
    return said.join('\n');
  }

  it('makes a method with its names and its drawing as it is switched on', async () => {
    expect(await run('payment')).toMatch(/^prepayment +off {2}Vorkasse[\s\S]*Nobody can order: no way to pay is on/);
    expect(await run('payment', 'invoice')).toMatch(/^invoice +off {2}Rechnung · Invoice$/m);
    expect(await recordedCommands(test.database.pool, 'command.payment')).toEqual([]);
    expect(await isEmptyShop(test.shop.db)).toBe(true);
    const said = await run('payment', 'invoice', 'on');
    expect(await isEmptyShop(test.shop.db)).toBe(false);
    expect(said).toMatch(/^invoice +on +Rechnung · Invoice: no fee; countries all; classes all/);
    expect(said).toContain(
      'Goods leave unpaid to everyone: payment invoice --classes 3 --limit 3=5000 would limit that.',
    );
    const icon = await test.app.inject({ url: '/media/icons/invoice.svg' });
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    const [[, change]] = (await recordedCommands(test.database.pool, 'command.payment')) as [[string, unknown]];
    expect(change).toEqual({
      after: expect.objectContaining({ isOn: true, fee: '€0.00', name: 'Rechnung · Invoice' }),
    });
  });

  it('says of each what it lacks', async () => {
    expect(await run('payment', 'prepayment', 'on')).toContain('Buyers read no account to transfer to');
    expect(await run('payment', 'molliePaypal', 'on')).toContain('Nobody sees it: it needs an account at Mollie');
    await expect(run('payment', 'mollieEps', 'on')).rejects.toThrow('First: npm run shop -- country AT on');
    await run('country', 'AT', 'on');
    expect(await run('payment', 'mollieEps', 'on')).toContain('countries AT');
    await run('payment', 'prepayment', 'off');
    await run('payment', 'invoice', '--classes', '3');
    await run('shipping', 'add', '--de', 'Paket', '--carrier', 'DHL', '--days', '1');
    expect(await run('shipping', '1', 'rate', 'DE', '5', '--from', '20', '--up-to-kg', '31.5')).toMatch(
      new RegExp(
        [
          '^Nothing goes to AT: buyers there read that there is no way to ship\\.',
          'DE: goods for less than €20\\.00 are brought by nobody\\.',
          'DE: more than 31\\.5 kg goes by no way: buyers are asked to enquire what it costs\\.',
          'Who has to enquire reads neither .*: companyEmail and companyPhone are not set\\.',
          'Class 1 \\(Standard\\) has no way to pay for 1 \\(Paket\\) to DE\\.$',
        ].join('\n'),
        'm',
      ),
    );
  });

  it('excludes a method that it has not had yet, and fetches to the shop itself', async () => {
    expect(await run('shipping', '1', 'without', 'mollieCreditCard')).toContain('without  mollieCreditCard');
    expect(await run('payment')).toMatch(/^mollieCreditCard +off {2}Kreditkarte/m);
    const said = await run('shipping', 'add', '--de', 'Abholung', '--days', '0-1', '--pickup');
    expect(said).toMatch(/^ {2}2 {2}Abholung: \S.*, 0-1 working days, fetched, position 20$/m);
    expect(said).toContain('Who fetches their goods reads no address to come to');
  });
});
