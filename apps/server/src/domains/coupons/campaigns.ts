import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order } from '../orders/tables.ts';
import type { CouponTerms } from './check-coupon.ts';
import { couponCode, newCouponCode } from './coupon-code.ts';
import { coupon, couponCampaign, couponRedemption } from './tables.ts';

/** What is said of a campaign; the rest is as most have it. */
export type NewCampaign = Pick<CouponTerms, 'kind'> & Partial<CouponTerms> & { name: string };

/** Begins a campaign. Null, and nothing is written, where one of its codes is taken. */
export async function createCampaign(
  db: Queryable,
  { codes, now, ...campaign }: NewCampaign & { codes: readonly string[]; now: Date },
): Promise<{ id: number } | null> {
  const { maximumUses = null, ...terms } = campaign;
  const [created] = await db
    .insert(couponCampaign)
    .values({ ...terms, createdAt: now })
    .returning({ id: couponCampaign.id });
  if (!created) throw new Error('the campaign was not written');
  const written = await db
    .insert(coupon)
    .values(codes.map((code) => ({ campaignId: created.id, code: couponCode(code), maximumUses, createdAt: now })))
    .onConflictDoNothing()
    .returning({ id: coupon.id });
  return written.length === codes.length ? created : null;
}

/** So many codes that nobody guesses, each another one. */
export function newCodes(count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(newCouponCode());
  return [...codes];
}

export type ListedCampaign = typeof couponCampaign.$inferSelect & { codes: number; example: string; uses: number };

/** All campaigns, the latest first, with how many orders used them. */
export function listCampaigns(db: Queryable): Promise<ListedCampaign[]> {
  const redemptions = db
    .select({ couponId: couponRedemption.couponId, uses: sql<number>`count(*)`.as('uses') })
    .from(couponRedemption)
    .innerJoin(order, and(eq(order.id, couponRedemption.orderId), ne(order.statusId, orderStatusIds.canceled)))
    .groupBy(couponRedemption.couponId)
    .as('redemptions');
  return db
    .select({
      campaign: couponCampaign,
      codes: sql<number>`count(${coupon.id})`.mapWith(Number),
      example: sql<string>`min(${coupon.code})`,
      uses: sql<number>`coalesce(sum(${redemptions.uses}), 0)`.mapWith(Number),
    })
    .from(couponCampaign)
    .innerJoin(coupon, eq(coupon.campaignId, couponCampaign.id))
    .leftJoin(redemptions, eq(redemptions.couponId, coupon.id))
    .groupBy(couponCampaign.id)
    .orderBy(desc(couponCampaign.id))
    .then((rows) => rows.map(({ campaign, ...counted }) => ({ ...campaign, ...counted })));
}

/** Ends the campaign of a code now: what was ordered with it stays. Null where no such campaign runs. */
export async function endCampaign(
  db: Queryable,
  { code, now }: { code: string; now: Date },
): Promise<{ id: number; name: string } | null> {
  const ofCode = db
    .select({ id: coupon.campaignId })
    .from(coupon)
    .where(eq(coupon.code, couponCode(code)));
  const [ended] = await db
    .update(couponCampaign)
    .set({ validUntil: now })
    .where(
      and(
        sql`${couponCampaign.id} IN ${ofCode}`,
        or(isNull(couponCampaign.validUntil), gt(couponCampaign.validUntil, now)),
      ),
    )
    .returning({ id: couponCampaign.id, name: couponCampaign.name });
  return ended ?? null;
}
