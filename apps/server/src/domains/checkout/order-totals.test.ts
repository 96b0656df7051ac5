import { formatMoney } from '@mise/rules/format-money.ts';
import { lineAmount, toDecimal } from '@mise/rules/money.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Mail } from '../../providers/mail/mail-provider.ts';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { type BasketRow, priceLines } from '../cart/lines.ts';
import { totalsLines } from '../cart/totals-input.ts';
import type { OrderProperty } from '../catalog/order-properties.ts';
import type { PriceRow } from '../catalog/price-choice.ts';
import type { SellableVariation } from '../catalog/sellable-variations.ts';
import { loadOrder, type StoredOrder } from '../orders/find-order.ts';
import { calculateTotals } from '../orders/totals.ts';

const now = new Date('2026-03-01T08:00:00Z');
const names = { de: '', en: '' };
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('from the prices of the catalogue to the totals', () => {
  const germanRates = new Map([
    [0, 1900],
    [1, 700],
    [2, 0],
  ]);
  const austrianRates = new Map([
    [0, 2000],
    [1, 1000],
    [2, 0],
  ]);
  const properties: fc.Arbitrary<OrderProperty> = fc
    .record({
      id: fc.integer({ min: 1, max: 3 }),
      surcharge: fc.integer({ min: 0, max: 120_000 }),
      vatId: fc.constantFrom(null, 0, 1, 2),
      isShownAsAdditionalCosts: fc.boolean(),
    })
    .map((drawn) => ({
      ...{ valueType: 'text' as const, position: 1, groupId: null, names, descriptions: names, selection: [] },
      ...{ isRequired: false, isPreSelected: false, isMultiline: false },
      ...{ maximumLength: null, minimumValue: null, maximumValue: null },
      ...{ requiredIds: [], leadTimeDays: 0, excludesReturn: false },
      ...drawn,
    }));
  const tiers: fc.Arbitrary<PriceRow[]> = fc
    .uniqueArray(
      fc.record({ minimumQuantity: fc.constantFrom(1, 6, 12, 48), amount: fc.integer({ min: 1, max: 900_000 }) }),
      { selector: ({ minimumQuantity }) => minimumQuantity, minLength: 1 },
    )
    .map((rows) => rows.map((row) => ({ ...row, kind: 'default', validFrom: null, validUntil: null })));
  const lines = fc.record({
    quantity: fc.integer({ min: 1, max: 100 }),
    vatId: fc.constantFrom(0, 1, 2),
    prices: tiers,
    orderProperties: fc.uniqueArray(properties, { selector: ({ id }) => id, maxLength: 2 }),
  });
  const orders = fc.record({
    lines: fc.array(lines, { minLength: 1, maxLength: 8 }),
    binding: fc.constantFrom('net' as const, 'gross' as const),
    discountPercent: fc.constantFrom(0, 3.5, 10),
    deliveryRates: fc.constantFrom(germanRates, austrianRates),
    shipping: fc.integer({ min: 0, max: 5900 }),
  });

  const buyer = { customerClassId: 1, currency: 'EUR', language: 'de' as const, shippingCountryId: 1 };

  function toHeld(drawn: { quantity: number; vatId: number; prices: PriceRow[]; orderProperties: OrderProperty[] }[]) {
    const variations = new Map(
      drawn.map(({ vatId, prices, orderProperties }, index): [number, SellableVariation] => [
        index,
        {
          ...{ id: index, itemId: index, itemType: 'default', number: '', weightG: 1, isClosed: false },
          pack: { content: 1, unitCode: 'C62', unit: { one: '', other: '' }, name: null },
          ...{ isGiftCard: false, isSubscription: false, couponPolicy: 'allowed' },
          ...{ isActive: true, availabilityId: 1, availableUntil: null, releasedAt: null },
          ...{ minimumOrderQuantity: 1, maximumOrderQuantity: null, intervalOrderQuantity: 1 },
          ...{
            stockPolicy: 'unlimited',
            stock: 0,
            ...{ readyDays: null, restockOn: null, supplierDays: null },
            version: null,
            ownStock: { variationId: index, pieces: 1, stockPolicy: 'unlimited', stock: 0 },
            components: [],
            itemRules: { maximumOrderQuantity: null, sharedStock: null },
            saleLimits: { customerClassIds: [], currencies: [], languages: [], shippingCountryIds: [] },
            vatId,
            prices,
            orderProperties,
          },
        },
      ]),
    );
    const rows = drawn.map(({ quantity, orderProperties }, index): BasketRow => {
      const orderParams = orderProperties.map(({ id }) => ({ propertyId: id, value: 'x' }));
      return { id: index, variationId: index, quantity, orderParams, components: [], orderParamsKey: '', unit: null };
    });
    return { rows, variations };
  }

  test('everything agrees to the unit, and what is binding is unit price × quantity', () => {
    fc.assert(
      fc.property(orders, ({ lines: drawn, binding, discountPercent, deliveryRates, shipping }) => {
        const priced = priceLines(toHeld(drawn), { now, shopRates: germanRates, discountPercent, buyer });
        expect(priced.unavailable).toEqual([]);
        const goods = totalsLines(priced.lines, { binding, rates: deliveryRates });
        const totals = calculateTotals({ binding, lines: goods, shipping: { amount: shipping, side: 'gross' } });
        for (const [index, line] of totals.lines.entries()) {
          expect(line[binding]).toBe(lineAmount(line.unitPrice, drawn[index]?.quantity ?? 0));
        }
        for (const side of ['net', 'gross'] as const) {
          const goodsSum = sum(
            totals.lines.flatMap((line) => [line, ...line.additionalCosts]).map((each) => each[side]),
          );
          expect(goodsSum + totals.shipping[side]).toBe(totals.total[side]);
          expect(sum(totals.vats.map((vat) => vat[side]))).toBe(totals.total[side]);
        }
        expect(sum(totals.vats.map(({ vat }) => vat))).toBe(totals.total.gross - totals.total.net);
        if (binding === 'gross') expect(totals.shipping.gross).toBe(shipping);
      }),
      { numRuns: 300 },
    );
  });
});

type Answer = { id: number; value: string };

describe('an order as it was placed', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
    await shop.database.pool.query("INSERT INTO setting (key, value) VALUES ('guestUnpaidMaximum', '999999999')");
    await shop.database.pool.query("UPDATE variation SET stock_policy = 'unlimited', maximum_order_quantity = NULL");
  });
  afterAll(() => shop.close());

  /** Articles that are sold to everyone, each with answers to what may be asked about it. */
  async function articles() {
    const { rows } = await shop.database.pool.query<{ id: number; step: number; answers: Answer[] }>(
      `SELECT variation.id, lcm(interval_order_quantity, minimum_order_quantity) AS step,
         ARRAY(SELECT json_build_object('id', id, 'value', coalesce(selection -> 1 ->> 'id', 'Krone'))
           FROM order_property JOIN item_order_property ON order_property_id = id
           WHERE item_order_property.item_id = variation.item_id AND value_type IN ('text', 'selection')) AS answers
       FROM variation WHERE is_active AND availability_id < 9 AND available_until IS NULL AND released_at IS NULL
         AND NOT EXISTS (SELECT FROM item_category JOIN category ON category.id = category_id
           LEFT JOIN category parent ON parent.id = category.parent_id
           WHERE item_category.item_id = variation.item_id AND (category.is_customers_only OR parent.is_customers_only))
         AND NOT EXISTS (SELECT FROM item_order_property JOIN order_property ON order_property.id = order_property_id
           WHERE item_order_property.item_id = variation.item_id AND is_required AND value_type <> 'empty')
       ORDER BY cardinality(ARRAY(SELECT 1 FROM item_order_property o WHERE o.item_id = variation.item_id)) DESC, id LIMIT 120`,
    );
    return rows;
  }

  async function place(drawn: { lines: { id: number; quantity: number; answers: Answer[] }[]; isNet: boolean }) {
    const visitor = shop.visitor();
    const items = drawn.lines.map(({ id, quantity, answers }) => ({
      productId: id,
      quantity,
      basketItemOrderParams: answers.map((property) => ({ property })),
    }));
    await visitor.call('doAddCartItems', items);
    await shop.database.pool.query(
      `UPDATE customer SET customer_class_id = (SELECT id FROM customer_class WHERE shows_net_prices = $1 ORDER BY id LIMIT 1)
       WHERE id = (SELECT max(id) FROM customer)`,
      [drawn.isNet],
    );
    await fillCheckout(visitor);
    const cart = await visitor.call('getCart');
    const placed = await visitor.call('doPlaceOrder');
    const { id: orderId, accessKey } = placed.order;
    const opened = await shop.visitor().call('getOrder', { orderId, accessKey });
    const stored = await loadOrder(shop.shop.db, orderId);
    if (!stored) throw new Error(`order ${orderId} is not there`);
    return { cart, placed, opened, stored, mail: await confirmationOf(orderId) };
  }

  async function confirmationOf(orderId: number): Promise<Mail> {
    const sent = (await shop.sentMails()).find(({ messageId }) => messageId.startsWith(`order-${orderId}-`));
    if (!sent) throw new Error('no mail');
    return sent;
  }

  function expectAgreement({ order, items, vats }: StoredOrder): void {
    for (const [line, item, costs, shipping, total] of [
      ['lineNet', 'itemSumNet', 'additionalCostsNet', 'shippingNet', 'totalNet'],
      ['lineGross', 'itemSumGross', 'additionalCostsGross', 'shippingGross', 'totalGross'],
    ] as const) {
      const beside = items.flatMap(({ properties }) => properties.map((property) => property[line]));
      expect(sum(items.map((each) => each[line]))).toBe(order[item]);
      expect(sum(beside)).toBe(order[costs]);
      expect(order[item] + order[costs] + order[shipping]).toBe(order[total]);
      expect(sum(vats.map((vat) => vat[line === 'lineNet' ? 'net' : 'gross']))).toBe(order[total]);
    }
    expect(sum(vats.map(({ vat }) => vat))).toBe(order.totalGross - order.totalNet);
    for (const item of items) {
      expect(order.isNet ? item.lineNet : item.lineGross).toBe(lineAmount(item.unitPrice, item.quantity));
    }
  }

  it('says the same in cart, answer, getOrder, table and mail, net and gross', async () => {
    const all = await articles();
    const draws = fc.record({
      isNet: fc.boolean(),
      lines: fc
        .uniqueArray(fc.integer({ min: 0, max: all.length - 1 }), { minLength: 1, maxLength: 5 })
        .chain((picked) =>
          fc.tuple(
            ...picked.map((index) =>
              fc.integer({ min: 1, max: 30 }).map((steps) => {
                const { id = 0, step = 1, answers = [] } = all[index] ?? {};
                return { id, quantity: step * steps, answers };
              }),
            ),
          ),
        ),
    });
    await fc.assert(
      fc.asyncProperty(draws, async (drawn) => {
        const { cart, placed, opened, stored, mail } = await place(drawn);
        expect(stored.order.isNet).toBe(drawn.isNet);
        expectAgreement(stored);
        expect(opened.totals).toEqual(placed.totals);
        expect(Math.round(placed.totals.totalGross * 100)).toBe(stored.order.totalGross);
        expect(cart.basketAmount).toBe(placed.totals.totalGross);
        expect(cart.basketAmountNet).toBe(placed.totals.totalNet);
        const { totalNet, totalGross, currency } = stored.order;
        for (const amount of [totalNet, totalGross])
          expect(mail.text).toContain(formatMoney(toDecimal(amount), currency, 'de'));
      }),
      { numRuns: 12 },
    );
  });
});
