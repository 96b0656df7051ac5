import { isDeepStrictEqual } from 'node:util';
import type { ExpectedOrder } from '@mise/contract/checkout/expected-order.ts';
import { unitOf } from '@mise/rules/pack.ts';
import { eq } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Basket } from '../cart/basket.ts';
import { basketItem } from '../cart/tables.ts';
import { readSellable } from '../catalog/known-variations.ts';
import type { Session } from '../customers/sessions.ts';
import { addressesOfOrder, type OrderOfBasket } from '../orders/find-order.ts';
import { isMailed } from '../orders/mailed.ts';
import { sayWithPrepared } from '../orders/say-with-prepared.ts';
import { orderItem } from '../orders/tables.ts';
import { hasCarrierConsent } from './carrier-consent.ts';
import { draftAddress } from './order-draft.ts';
import { addressesOf, type PricedBasket } from './priced-basket.ts';
import { areOtherTerms, areOtherUnits, isExpected, isLater, isOtherChoice, isOtherLines } from './seen-order.ts';
import { shippingProfiles } from './shipping-profiles.ts';

/**
 * Goes on with what is prepared for the payment of a basket, which is locked, where that is what is ordered now: with the note, the sign and the
 * consent that its buyer gave last. False where something else is ordered by now, or the buyer has seen something else.
 */
export async function goOn(
  context: TransactionContext,
  prepared: OrderOfBasket,
  { basket, session, expected }: { basket: Basket; session: Session; expected: ExpectedOrder },
): Promise<boolean> {
  const { totalGross, giftCardAmount, email } = prepared;
  const isSeen =
    isExpected(expected, { total: totalGross, toPay: totalGross - giftCardAmount }) && !isLater(prepared, expected);
  const isSame = isSeen && basket.version === prepared.basketVersion && email === session.customer.email;
  const addresses = isSame && (await addressesAsPrepared(context, { basket, prepared }));
  if (!addresses) return false;
  const counted = {
    selectedShipping: { profile: { id: prepared.shippingProfileId } },
    selectedPayment: { id: prepared.paymentMethodId },
    services: prepared.shippingServices,
  };
  if (isOtherChoice({ ...addresses, ...counted, basket, email }, expected)) return false;
  const lines = await linesOf(context, basket.id);
  if (isOtherLines(lines, expected) || areOtherUnits(lines, expected)) return false;
  if (await isOfOtherUnits(context.db, { prepared, lines })) return false;
  if (areOtherTerms(prepared.legalTexts ?? {}, expected)) return false;
  const profile = (await shippingProfiles(context.shop)).find(({ id }) => id === prepared.shippingProfileId);
  await sayWithPrepared(context, prepared.id, {
    contactWish: basket.contactWish,
    customerSign: basket.customerSign,
    isShippingPrivacyAccepted: hasCarrierConsent({
      ...{ ...addresses, basket, email },
      selectedShipping: profile ? { profile, amount: 0 } : null,
    }),
  });
  return true;
}

/** Of articles that are there. */
async function linesOf(context: TransactionContext, basketId: number) {
  const { id, quantity, variationId } = basketItem;
  const rows = await context.db
    .select({ id, quantity, variationId })
    .from(basketItem)
    .where(eq(basketItem.basketId, basketId))
    .orderBy(id);
  const variations = await readSellable(
    context,
    rows.map((row) => row.variationId),
  );
  return rows.flatMap((row) => {
    const variation = variations.get(row.variationId);
    return variation ? [{ ...row, variation }] : [];
  });
}

/** Whether an article was something else when it was prepared. */
async function isOfOtherUnits(
  db: Transaction,
  { prepared, lines }: { prepared: OrderOfBasket; lines: Awaited<ReturnType<typeof linesOf>> },
): Promise<boolean> {
  const { variationId, pack } = orderItem;
  const ordered = await db.select({ variationId, pack }).from(orderItem).where(eq(orderItem.orderId, prepared.id));
  return lines.some(({ variation }) =>
    ordered.some(
      (item) => item.variationId === variation.id && item.pack !== null && unitOf(item.pack) !== unitOf(variation.pack),
    ),
  );
}

/** Null where they say something else by now: an address may be corrected, or deleted, without a change of the basket that names it. */
async function addressesAsPrepared(
  { db }: TransactionContext,
  { basket, prepared }: { basket: Basket; prepared: OrderOfBasket },
): Promise<Pick<PricedBasket, 'billingAddress' | 'deliveryAddress'> | null> {
  const addresses = await addressesOf(db, basket, { isMailed: isMailed(prepared), isBillingAsShipping: true });
  const { billingAddress, deliveryAddress } = addresses;
  if (!billingAddress || !deliveryAddress) return null;
  const { billing, delivery } = await addressesOfOrder(db, prepared.id);
  const isSame =
    isDeepStrictEqual(draftAddress(billingAddress), billing) &&
    isDeepStrictEqual(draftAddress(deliveryAddress), delivery);
  return isSame ? addresses : null;
}
