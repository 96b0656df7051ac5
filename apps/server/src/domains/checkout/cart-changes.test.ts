import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { billTo, openViesSandbox, type ViesSandbox } from '../../testing/vies-sandbox.ts';

let test: TestShop;
let vies: ViesSandbox;
let productIds: number[];
let countries: Map<string, number>;

beforeAll(async () => {
  vies = await openViesSandbox();
  test = await createTestShop({ SANDBOX_VIES_PORT: String(vies.port) });
  productIds = await sampleVariations(test.database.pool, 3);
  const { rows } = await test.database.pool.query('SELECT iso2, id FROM country');
  countries = new Map(rows.map(({ iso2, id }) => [iso2, id]));
  await test.database.pool.query("UPDATE payment_method SET fee = id * 37 WHERE key <> 'prepayment'");
});
afterAll(async () => {
  await test.close();
  await vies.close();
});

const places = [
  { iso2: 'DE', vatNumber: 'DE123456789', zipCode: '20457' },
  { iso2: 'AT', vatNumber: '', zipCode: '4020' },
  { iso2: 'AT', vatNumber: 'ATU12345671', zipCode: '4020' },
  { iso2: 'AT', vatNumber: 'ATU12345670', zipCode: '4020' },
  { iso2: 'CH', vatNumber: '', zipCode: '4020' },
];

const changes = fc.oneof(
  fc.record({ kind: fc.constant('address' as const), place: fc.constantFrom(...places) }),
  fc.record({ kind: fc.constant('class' as const), isNet: fc.boolean() }),
  fc.record({ kind: fc.constant('coupon' as const), isRedeemed: fc.boolean() }),
  fc.record({ kind: fc.constant('payment' as const), index: fc.nat(4) }),
  fc.record({ kind: fc.constant('quantity' as const), index: fc.nat(2), quantity: fc.integer({ min: 1, max: 40 }) }),
);
type Change = typeof changes extends fc.Arbitrary<infer Drawn> ? Drawn : never;

async function make(visitor: TestVisitor, change: Change): Promise<void> {
  const cart = await visitor.call('getCart');
  switch (change.kind) {
    case 'address': {
      const { iso2, vatNumber, zipCode } = change.place;
      await billTo(visitor, vatNumber, countries.get(iso2) ?? 0, zipCode);
      await visitor.call('doCheckVatNumber', { refuses: false });
      return;
    }
    case 'class':
      await visitor.call('setPriceSide', { side: change.isNet ? 'net' : 'gross' });
      return;
    case 'coupon':
      if (change.isRedeemed) await visitor.send('doAddCoupon', [{ couponCode: 'HERBST20' }]);
      else if (cart.couponCode !== '') await visitor.call('deleteCoupon', { couponCode: cart.couponCode });
      return;
    case 'payment': {
      const { list } = await visitor.call('getPaymentProviders');
      const method = list.filter(({ isSelectable }) => isSelectable)[change.index];
      if (method) await visitor.call('setPaymentProvider', { paymentId: method.id });
      return;
    }
    case 'quantity': {
      const line = cart.items?.[change.index];
      if (!line) return;
      const { id: cartItemId, variationId: productId } = line;
      await visitor.call('setCartItemQuantity', { productId, cartItemId, quantity: change.quantity });
    }
  }
}

function cents(amount = 0): number {
  return Math.round(amount * 100);
}

/** Every figure that the cart answers, in cents: parts make the whole on both sides, and VAT is what lies between them. */
async function expectSums(visitor: TestVisitor): Promise<void> {
  const cart = await visitor.call('getCart');
  const gross =
    cents(cart.itemSum) + cents(cart.shippingAmount) + cents(cart.paymentAmount) - cents(cart.couponDiscount);
  const net =
    cents(cart.itemSumNet) +
    cents(cart.shippingAmountNet) +
    cents(cart.paymentAmountNet) -
    cents(cart.couponDiscountNet);
  expect(gross).toBe(cents(cart.basketAmount));
  expect(net).toBe(cents(cart.basketAmountNet));
  const vat = (cart.totalVats ?? []).reduce((sum, { vatAmount }) => sum + cents(vatAmount), 0);
  expect(vat).toBe(gross - net);
  const isTaxFree = cart.isExportDelivery || cart.vatStanding?.standing === 'exempt';
  expect(vat === 0).toBe(isTaxFree);
}

it('all sums agree to the cent, whatever is changed one after the other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(changes, { minLength: 3, maxLength: 7 }), async (drawn) => {
      const visitor = test.visitor();
      await visitor.call(
        'doAddCartItems',
        productIds.map((productId) => ({ productId, quantity: 2 })),
      );
      await fillCheckout(visitor);
      for (const change of drawn) {
        await make(visitor, change);
        await expectSums(visitor);
      }
    }),
    { numRuns: 8 },
  );
});
