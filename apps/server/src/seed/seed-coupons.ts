import type { DemoShop } from '@mise/demo/shop/shop.ts';
import { parseBasisPoints } from '@mise/rules/money.ts';
import type { Queryable } from '../db/database.ts';
import { createCampaign } from '../domains/coupons/campaigns.ts';

export async function seedCoupons(db: Queryable, { coupons }: Pick<DemoShop, 'coupons'>): Promise<void> {
  for (const { amount, percent, minimumItemSum, validUntil, ...coupon } of coupons) {
    await createCampaign(db, {
      ...coupon,
      amount: cents(amount ?? '0'),
      percent: parseBasisPoints(percent ?? '0'),
      minimumItemSum: minimumItemSum === undefined ? null : cents(minimumItemSum),
      validUntil: validUntil === undefined ? null : new Date(validUntil),
      now: new Date(),
    });
  }
}

function cents(euros: string): number {
  return Math.round(Number(euros) * 100);
}
