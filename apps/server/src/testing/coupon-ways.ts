import type { CartNoticeKey } from '@mise/contract/cart/basket.ts';
import type { ErrorKey } from '@mise/contract/errors.ts';
import type { LightMyRequestResponse } from 'fastify';
import { touchCatalog } from '../domains/catalog/catalog-version.ts';
import type { NewCampaign } from '../domains/coupons/campaigns.ts';
import { freeOfManyCustomers } from '../domains/customers/begin-attempt.ts';
import { fillCheckout } from './fill-checkout.ts';
import { newCoupon } from './new-coupon.ts';
import { newGiftCard } from './new-gift-card.ts';
import { sampleVariations } from './sample-variations.ts';
import type { TestShop, TestVisitor } from './test-shop.ts';

type CouponKey = Extract<ErrorKey, `coupon.${string}`>;
type CouponNoticeKey = Extract<CartNoticeKey, `couponRemoved.${string}` | 'giftCardRemoved'>;
type Answer = Promise<LightMyRequestResponse>;

const past = new Date('2026-01-02T00:00:00Z');
const future = new Date('2096-01-01T00:00:00Z');

/** How each refusal of a coupon is reached by whoever enters it. */
export function couponWays(shop: () => TestShop): Record<CouponKey, () => Answer> {
  const enter = async (visitor: TestVisitor, couponCode: string) => visitor.send('doAddCoupon', [{ couponCode }]);
  const refused = (terms: Partial<NewCampaign>) => async () =>
    enter(await withCart(shop()), await newCoupon(shop(), terms));
  return {
    'coupon.codeMissing': async () => enter(shop().visitor(), '  '),
    'coupon.usedOrInvalid': async () => enter(shop().visitor(), 'NOSUCHCODE'),
    'coupon.expired': refused({ validUntil: past }),
    'coupon.notYetValid': refused({ validFrom: future }),
    'coupon.noWebstore': refused({ webstoreIds: [] }),
    'coupon.wrongWebstore': refused({ webstoreIds: [2] }),
    'coupon.notActivated': refused({ isActive: false }),
    'coupon.minimumOrderValue': refused({ minimumItemSum: 100_000_00 }),
    'coupon.noMatchingItem': refused({ itemIds: [2_000_000] }),
    'coupon.noOpenAmount': refused({ kind: 'fixed', amount: 0 }),
    'coupon.newCustomersOnly': async () => {
      const visitor = await withCart(shop());
      await fillCheckout(visitor, { email: 'regular@krone.example' });
      await visitor.call('doPlaceOrder');
      await addPiece(shop(), visitor);
      return enter(visitor, await newCoupon(shop(), { orderedBefore: 'never' }));
    },
    'coupon.existingCustomersOnly': refused({ orderedBefore: 'yes' }),
    'coupon.wrongCustomerClass': refused({ customerClassIds: [2] }),
    'coupon.wrongCustomerType': refused({ customerType: 'business' }),
    'coupon.subscriptionOnly': refused({ subscriptions: 'only' }),
    'coupon.notForSubscription': () => withItems(shop(), 'is_subscription = true', refused({ subscriptions: 'never' })),
    'coupon.notForSpecialOffers': async () => {
      const visitor = shop().visitor();
      const [id = 0] = await sampleVariations(shop().database.pool, 1);
      await shop().database.pool.query(
        "INSERT INTO variation_price (variation_id, kind, minimum_quantity, amount) VALUES ($1, 'offer', 1, 100)",
        [id],
      );
      await visitor.call('doAddCartItem', { productId: id });
      const answer = await enter(visitor, await newCoupon(shop(), { includesSpecialOffers: false }));
      await shop().database.pool.query("DELETE FROM variation_price WHERE variation_id = $1 AND kind = 'offer'", [id]);
      return answer;
    },
    'coupon.promotionRequired': async () => {
      const visitor = await withCart(shop());
      await fillCheckout(visitor);
      return withItems(shop(), "coupon_policy = 'required'", () => visitor.send('doPlaceOrder', []));
    },
    'coupon.removeFailed': () =>
      shop()
        .visitor()
        .send('deleteCoupon', [{ couponCode: 'HERBST20' }]),
    'coupon.tooManyAttempts': async () => {
      const visitor = shop().visitor();
      for (let count = 0; count < freeOfManyCustomers; count += 1) await enter(visitor, `GUESS${count}`);
      const answer = await enter(visitor, 'GUESS5');
      await shop().database.pool.query('DELETE FROM rate_limit');
      return answer;
    },
  };
}

/** How each notice of a coupon or gift card that was taken out is reached. */
export function waysToCouponNotices(shop: () => TestShop): Record<CouponNoticeKey, () => Promise<TestVisitor>> {
  const query = (statement: string) => shop().database.pool.query(statement);
  const withCoupon = async (terms: Partial<NewCampaign>) => {
    const visitor = await withCart(shop());
    await visitor.call('doAddCoupon', { couponCode: await newCoupon(shop(), terms) });
    return visitor;
  };
  return {
    'couponRemoved.minimumOrderValue': async () => {
      const visitor = await withCoupon({});
      await query('UPDATE coupon_campaign SET minimum_item_sum = 10000000');
      return visitor;
    },
    'couponRemoved.noMatchingItem': async () => {
      const visitor = await withCoupon({});
      await query("UPDATE coupon_campaign SET minimum_item_sum = NULL, item_ids = '{2000000}'");
      return visitor;
    },
    'couponRemoved.invalid': async () => {
      const visitor = await withCoupon({});
      await query('UPDATE coupon_campaign SET is_active = false');
      return visitor;
    },
    giftCardRemoved: async () => {
      const couponCode = await newGiftCard(shop(), 50);
      const visitor = await withCart(shop());
      await visitor.call('doAddCoupon', { couponCode });
      await query('UPDATE gift_card SET amount = 0');
      return visitor;
    },
  };
}

async function withCart(shop: TestShop): Promise<TestVisitor> {
  const visitor = shop.visitor();
  await addPiece(shop, visitor);
  return visitor;
}

async function addPiece(shop: TestShop, visitor: TestVisitor): Promise<void> {
  const [id = 0] = await sampleVariations(shop.database.pool, 1);
  await visitor.call('doAddCartItem', { productId: id });
}

/** Works in a shop whose items are all like this. */
async function withItems<Result>(shop: TestShop, what: string, work: () => Promise<Result>): Promise<Result> {
  await shop.database.pool.query(`UPDATE item SET ${what}`);
  await touchCatalog(shop.shop.db);
  try {
    return await work();
  } finally {
    await shop.database.pool.query("UPDATE item SET is_subscription = false, coupon_policy = 'allowed'");
  }
}
