import { orderStatusIds } from '@mise/rules/order-state.ts';
import { type AnyColumn, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type JsonRow, jsonRowFrom } from '../../db/json.ts';
import { order } from '../orders/tables.ts';
import { isOrderOf, type Orderer } from '../orders/unpaid-holds.ts';
import type { CouponTerms } from './check-coupon.ts';
import { coupon, couponCampaign, couponRedemption } from './tables.ts';

/** The coupon of a basket, and how often it was used: as JSON, whose moments are texts. */
export type CouponRow = JsonRow<typeof fields> & Used;

/** The same as the rules take it. */
export type BasketCoupon = CouponTerms & { id: number; code: string } & Used;

/**
 * `hasOrdered`: who the buyer has proved to be; `isKnown`: perhaps they alone, perhaps whoever has the address that they typed. What guests ordered under
 * an address that is known to be the buyer's makes them known once something was paid of it: a stranger would else take the coupons of its owner.
 */
type Used = { uses: number; hasOrdered: boolean; isKnown: boolean };

const fields = {
  id: coupon.id,
  code: coupon.code,
  maximumUses: coupon.maximumUses,
  kind: couponCampaign.kind,
  amount: couponCampaign.amount,
  percent: couponCampaign.percent,
  minimumItemSum: couponCampaign.minimumItemSum,
  validFrom: couponCampaign.validFrom,
  validUntil: couponCampaign.validUntil,
  isActive: couponCampaign.isActive,
  webstoreIds: couponCampaign.webstoreIds,
  itemIds: couponCampaign.itemIds,
  customerClassIds: couponCampaign.customerClassIds,
  customerType: couponCampaign.customerType,
  orderedBefore: couponCampaign.orderedBefore,
  subscriptions: couponCampaign.subscriptions,
  includesSpecialOffers: couponCampaign.includesSpecialOffers,
};

/** `buyer`: by what they are known, `provenEmail`: the address that has proved to be theirs. */
type Owner = { basketId: AnyColumn; couponId: AnyColumn; buyer: Orderer; provenEmail: SQLWrapper };

/** SQL: the coupon of a basket. What the basket's own order holds while it is paid counts as no use. */
export function couponOfBasket({ basketId, couponId, buyer, provenEmail }: Owner): SQL<CouponRow | null> {
  const { canceled, prepared } = orderStatusIds;
  const uses = sql<number>`(SELECT count(*)::int FROM ${couponRedemption}
    JOIN ${order} ON ${eq(order.id, couponRedemption.orderId)}
    WHERE ${eq(couponRedemption.couponId, coupon.id)} AND ${order.statusId} <> ${canceled}
      AND ${order.basketId} IS DISTINCT FROM ${basketId})`;
  const ordered = (email: SQLWrapper, counts = sql`true`) => sql<boolean>`EXISTS (SELECT FROM ${order}
    WHERE (${order.customerId} = ${buyer.id} OR lower(${order.email}) = lower(${email}))
      AND ${order.statusId} NOT IN (${canceled}, ${prepared}) AND ${counts})`;
  const isKnown = ordered(buyer.email, sql`(${isOrderOf(buyer)} OR ${order.paidAmount} > 0)`);
  return jsonRowFrom(
    { ...fields, uses, hasOrdered: ordered(provenEmail), isKnown },
    sql`FROM ${coupon} JOIN ${couponCampaign} ON ${eq(couponCampaign.id, coupon.campaignId)}
      WHERE ${coupon.id} = ${couponId}`,
  );
}

export function toBasketCoupon(row: CouponRow | null): BasketCoupon | null {
  return row && { ...row, validFrom: toMoment(row.validFrom), validUntil: toMoment(row.validUntil) };
}

function toMoment(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
