import { checkQuantity, withinBundles } from '@mise/rules/check-quantity.ts';
import { eq, sql } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import type { SellableVariation } from '../catalog/sellable-variations.ts';
import { keepBillingAsShipping } from '../customers/keep-billing-as-shipping.ts';
import type { Customer, Session } from '../customers/sessions.ts';
import { movePrepared } from '../orders/move-prepared.ts';
import { type Addition, lineCountRefusal, lineKey, lineKeys, writeAdditions } from './additions.ts';
import { type Basket, lockBasket, mostAdditions, openBasket } from './basket.ts';
import { mostOfItem } from './item-quantities.ts';
import { quantityByVariation } from './lines.ts';
import { mostBeside, take, takenByLines } from './stock-beside.ts';
import { readStoredCart } from './stored-cart.ts';
import { basket, type ReducedLine } from './tables.ts';
import { takeGiftCards } from './vouchers.ts';

/**
 * Adds the lines of a guest's open basket to that of a session's customer, as far as quantities and the number of lines allow, which the cart
 * tells, and takes over what the guest chose for the checkout. `addressIds`: under which id an address of the guest goes on.
 */
export async function mergeBaskets(
  context: TransactionContext,
  { from, session, addressIds }: { from: Customer; session: Session; addressIds: ReadonlyMap<number, number> },
): Promise<void> {
  const source = await lockBasket(context.db, from.id);
  if (!source || source.orderedAt !== null) return;
  const to = session.customer;
  const target = await openBasket(context, session);
  await movePrepared(context.db, { from: source.id, to: target });
  await takeChoices(context, { source, target, addressIds });
  await takeGiftCards(context.db, { from: source.id, to: target.id });

  const { rows: brought, isBillingAsShipping } = await readStoredCart(context, from.id);
  if (source.billingAddressId !== null) await keepBillingAsShipping(context.db, to.id, isBillingAsShipping);
  const ids = brought.map(({ variationId }) => variationId);
  const { rows, variations } = await readStoredCart(context, to.id, { wanted: ids });
  const held = quantityByVariation(rows);
  const taken = takenByLines(rows, variations);
  const lines = lineKeys(rows);
  const reduced = new Map<number, ReducedLine>();
  const additions: Addition[] = [];
  for (const { variationId, orderParams: params, components, orderParamsKey: key, quantity: added, unit } of brought) {
    const addition = { variationId, params, components, key, quantity: added, unit };
    const before = held.get(variationId) ?? 0;
    const both = before + added;
    const inStock = before + mostBeside(addition, { taken, variations }).most;
    const allowed = lineCountRefusal(lines, addition)
      ? 0
      : largestAllowed(variationId, both, { held, variations, inStock });
    const quantity = Math.max(allowed, before);
    if (quantity < both) reduced.set(variationId, { variationId, quantity });
    if (quantity === before) continue;
    held.set(variationId, quantity);
    lines.add(lineKey(addition));
    const joined = { ...addition, quantity: quantity - before };
    take(taken, joined, variations);
    additions.push(joined);
  }
  await writeAdditions(context, { basket: target, rows, additions });
  // Into an empty cart comes the one of before: what is being paid for it still is what it holds.
  await context.db
    .update(basket)
    .set({
      version: rows.length === 0 ? source.version : sql`gen_random_uuid()`,
      lastAdditions: [...source.lastAdditions, ...target.lastAdditions].slice(0, mostAdditions),
    })
    .where(eq(basket.id, target.id));
  if (reduced.size > 0) {
    await context.db
      .update(basket)
      .set({ reduced: [...reduced.values()] })
      .where(eq(basket.id, target.id));
  }
}

/** What is no longer sold goes along: the cart takes it out and says so. */
function largestAllowed(
  variationId: number,
  wanted: number,
  {
    held,
    variations,
    inStock,
  }: {
    held: ReadonlyMap<number, number>;
    variations: ReadonlyMap<number, SellableVariation>;
    /** What the stock makes of it beside all other lines. */
    inStock: number;
  },
): number {
  const variation = variations.get(variationId);
  if (!variation) return wanted;
  const most = Math.min(wanted, mostOfItem(variation, { held, variations }));
  const check = checkQuantity(withinBundles(variation, Number.isFinite(inStock) ? inStock : null), most);
  if (check.isAllowed) return most;
  return check.reason === 'maximum' || check.reason === 'stock' ? check.figure : most;
}

/** What the guest chose is what they see: it wins over an earlier choice of the customer. */
async function takeChoices(
  { db }: TransactionContext,
  { source, target, addressIds }: { source: Basket; target: Basket; addressIds: ReadonlyMap<number, number> },
): Promise<void> {
  const billingAddressId = addressIds.get(source.billingAddressId ?? 0) ?? target.billingAddressId;
  const shippingAddressId = addressIds.get(source.shippingAddressId ?? 0) ?? target.shippingAddressId;
  const deliveryId = shippingAddressId ?? billingAddressId;
  const isOfTarget = deliveryId === (target.shippingAddressId ?? target.billingAddressId);
  const ofSource = source.shippingAddressId ?? source.billingAddressId;
  const isOfSource = deliveryId === (addressIds.get(ofSource ?? 0) ?? ofSource);
  const hasChosenAddress = source.billingAddressId !== null || source.shippingAddressId !== null;
  const { consentedCarrier, consentedRecipient } = source.shippingProfileId === null ? target : source;
  await db
    .update(basket)
    .set({
      billingAddressId,
      shippingAddressId,
      couponId: source.couponId ?? target.couponId,
      shippingCountryId: hasChosenAddress ? source.shippingCountryId : target.shippingCountryId,
      shippingProfileId: source.shippingProfileId ?? target.shippingProfileId,
      paymentMethodId: source.paymentMethodId ?? target.paymentMethodId,
      contactWish: source.contactWish ?? target.contactWish,
      customerSign: source.customerSign ?? target.customerSign,
      // The neighbor of one address is not that of another.
      preferredDelivery:
        (isOfSource ? source.preferredDelivery : null) ?? (isOfTarget ? target.preferredDelivery : null),
      freightServices: source.freightServices ?? target.freightServices,
      isCompleteDelivery: source.isCompleteDelivery || target.isCompleteDelivery,
      // What was agreed or refused goes with the method: of the other basket it answers nothing that is asked here. It names its recipient.
      consentedCarrier,
      consentedRecipient,
    })
    .where(eq(basket.id, target.id));
}
