import { createCampaign, type NewCampaign, newCodes } from '../domains/coupons/campaigns.ts';
import type { TestShop } from './test-shop.ts';

/** A coupon of a campaign of its own: 10 % unless told otherwise. Resolves to its code. */
export async function newCoupon({ shop }: TestShop, terms: Partial<NewCampaign> = {}): Promise<string> {
  const [code = ''] = newCodes(1);
  const campaign = { name: 'Test', kind: 'percentage', percent: 1000, ...terms } as const;
  await createCampaign(shop.db, { ...campaign, codes: [code], now: new Date('2026-01-01T00:00:00Z') });
  return code;
}
