import type { Translated } from '@mise/rules/languages.ts';
import { and, eq, inArray, isNull, lt, max, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database.ts';
import { basket } from '../cart/tables.ts';
import { mailedProfileId } from '../orders/mailed.ts';
import { order } from '../orders/tables.ts';
import type { ShippingRate } from './shipping-choice.ts';
import type { ServiceRate } from './shipping-services.ts';
import { shippingProfile, shippingRate, shippingService, shippingTransit } from './tables.ts';

type Row = typeof shippingProfile.$inferSelect;

export type NewShippingProfile = Pick<
  Row,
  'parcelServiceName' | 'minimumDays' | 'maximumDays' | 'isPickup' | 'privacyAddress'
> & { names: Translated<string>; position: number | null };

/** Adds a way to ship behind the others, unless it has a place, and answers its id. It goes nowhere until it has rates. */
export async function addShippingProfile(
  tx: Transaction,
  { position, ...profile }: NewShippingProfile,
): Promise<number> {
  const id = (await greatestId(tx)) + 1;
  const [last] = await tx.select({ position: max(shippingProfile.position) }).from(shippingProfile);
  await tx.insert(shippingProfile).values({
    ...{ ...profile, id },
    position: position ?? (last?.position ?? 0) + 10,
    parcelServiceId: await carrierId(tx, profile.parcelServiceName, id),
    asksPrivacyConsent: profile.privacyAddress !== '',
    excludedPaymentMethodIds: [],
  });
  return id;
}

/** Of those that are gone too, as long as an order or a cart names them: neither is to go another way than was chosen for it. */
async function greatestId(tx: Transaction): Promise<number> {
  const ofShop = await greatestOf(tx, shippingProfile, shippingProfile.id);
  const ofOrders = await greatestOf(tx, order, order.shippingProfileId);
  return Math.max(ofShop, ofOrders, await greatestOf(tx, basket, basket.shippingProfileId));
}

async function greatestOf(tx: Transaction, table: PgTable, column: PgColumn): Promise<number> {
  const [row] = await tx
    .select({ id: max(column) })
    .from(table)
    .where(lt(column, mailedProfileId));
  return Number(row?.id ?? 0);
}

/** Clients tell carriers by their numbers: ways of the same carrier have the same one. */
async function carrierId(tx: Transaction, name: string, id: number): Promise<number> {
  const [same] = await tx
    .select({ id: shippingProfile.parcelServiceId })
    .from(shippingProfile)
    .where(eq(shippingProfile.parcelServiceName, name))
    .limit(1);
  const [last] = await tx.select({ id: max(shippingProfile.parcelServiceId) }).from(shippingProfile);
  return same?.id ?? Math.max(id, (last?.id ?? 0) + 1);
}

export type ShippingProfileChanges = Partial<Omit<NewShippingProfile, 'isPickup' | 'position'> & Pick<Row, 'position'>>;

export async function changeShippingProfile(
  tx: Transaction,
  id: number,
  changes: ShippingProfileChanges,
): Promise<void> {
  const { parcelServiceName: carrier, privacyAddress } = changes;
  await tx
    .update(shippingProfile)
    .set({
      ...changes,
      ...(carrier !== undefined && { parcelServiceId: await carrierId(tx, carrier, id) }),
      ...(privacyAddress !== undefined && { asksPrivacyConsent: privacyAddress !== '' }),
    })
    .where(eq(shippingProfile.id, id));
}

/** Orders have written down what it was called; carts that had chosen it find that it is gone. */
export async function removeShippingProfile(tx: Transaction, id: number): Promise<void> {
  await tx.delete(shippingRate).where(eq(shippingRate.profileId, id));
  await tx.delete(shippingProfile).where(eq(shippingProfile.id, id));
}

type Countries = { countryIds: readonly number[] };

/** One rate of a sum and a weight in each country, in place of the one that is there. */
export async function setRates(
  tx: Transaction,
  profileId: number,
  { countryIds, ...rate }: Omit<ShippingRate, 'countryId'> & Countries,
): Promise<void> {
  await tx.delete(shippingRate).where(ratesOf(profileId, { countryIds, ...rate }));
  await tx.insert(shippingRate).values(countryIds.map((countryId) => ({ profileId, countryId, ...rate })));
}

/** Takes away those of a sum and a weight, or whichever they are; false where there are none. */
export async function removeRates(
  tx: Transaction,
  profileId: number,
  which: Countries & { fromItemSum?: number | undefined; upToWeightG?: number | undefined },
): Promise<boolean> {
  const gone = await tx.delete(shippingRate).where(ratesOf(profileId, which)).returning({ id: shippingRate.id });
  return gone.length > 0;
}

function ratesOf(
  profileId: number,
  which: Countries & { fromItemSum?: number | undefined; upToWeightG?: number | null | undefined },
): SQL | undefined {
  const { countryIds, fromItemSum, upToWeightG } = which;
  return and(
    eq(shippingRate.profileId, profileId),
    inArray(shippingRate.countryId, [...countryIds]),
    fromItemSum === undefined ? undefined : eq(shippingRate.fromItemSum, fromItemSum),
    upToWeightG === null ? isNull(shippingRate.upToWeightG) : undefined,
    typeof upToWeightG === 'number' ? eq(shippingRate.upToWeightG, upToWeightG) : undefined,
  );
}

/** `days` null: it takes there what it takes elsewhere. */
export async function setTransit(
  tx: Transaction,
  profileId: number,
  { countryIds, days }: Countries & { days: { minimum: number; maximum: number } | null },
): Promise<void> {
  await tx
    .delete(shippingTransit)
    .where(and(eq(shippingTransit.profileId, profileId), inArray(shippingTransit.countryId, [...countryIds])));
  if (!days) return;
  const { minimum: minimumDays, maximum: maximumDays } = days;
  await tx
    .insert(shippingTransit)
    .values(countryIds.map((countryId) => ({ profileId, countryId, minimumDays, maximumDays })));
}

/** `amount` null: the carrier does not do it there. */
export async function setService(
  tx: Transaction,
  profileId: number,
  {
    countryIds,
    kind,
    amount,
    windows,
  }: Countries & Omit<ServiceRate, 'countryId' | 'amount'> & { amount: number | null },
): Promise<void> {
  await tx
    .delete(shippingService)
    .where(
      and(
        eq(shippingService.profileId, profileId),
        eq(shippingService.kind, kind),
        inArray(shippingService.countryId, [...countryIds]),
      ),
    );
  if (amount === null) return;
  await tx
    .insert(shippingService)
    .values(countryIds.map((countryId) => ({ profileId, countryId, kind, amount, windows })));
}

export async function setExcludedPayment(tx: Transaction, id: number, methodIds: readonly number[]): Promise<void> {
  await tx
    .update(shippingProfile)
    .set({ excludedPaymentMethodIds: [...methodIds] })
    .where(eq(shippingProfile.id, id));
}
