import type { CartNotice } from '@mise/contract/cart/basket.ts';
import type { Cart } from '@mise/contract/cart/cart.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import { partName } from '@mise/rules/set-part.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { type Basket, noBasket } from '../cart/basket.ts';
import { type CartLine, hasChoice } from '../cart/lines.ts';
import { keepRemoved, removeUnavailable } from '../cart/removed-lines.ts';
import { type Held, nothingHeld, readCartOfVisitor } from '../cart/stored-cart.ts';
import type { ReducedLine, RemovedLine } from '../cart/tables.ts';
import { dropCoupon, dropGiftCards } from '../cart/vouchers.ts';
import { type CartView, cartWire } from '../cart/wire.ts';
import { readSellable } from '../catalog/known-variations.ts';
import { lineFacts } from '../catalog/line-facts.ts';
import { variationWords } from '../catalog/variation-names.ts';
import { customerClassOf } from '../customers/customer-class.ts';
import { addressWire } from '../customers/wire.ts';
import { termsOf } from '../shop/legal-text-versions.ts';
import { currencyOf, shopCountryId } from '../shop/settings.ts';
import { currencyPatternWire } from '../shop/wire.ts';
import { hasCarrierConsent } from './carrier-consent.ts';
import { couponNotice } from './coupon-words.ts';
import { type PricedBasket, priceBasket } from './priced-basket.ts';
import { seenChoices } from './seen-order.ts';
import { keepUnits, linesOfUntoldUnit, unitNotices } from './unit-notices.ts';
import { shippingChargeWire } from './wire.ts';

export type ProductLoader = (variationIds: number[]) => Promise<ReadonlyMap<number, Product>>;

/** The basket of whoever calls, or the stand-in for none, and what is on their wishlist. `wanted`: variations that may join it. */
export async function cartOfVisitor(
  context: Context,
  wanted: readonly number[] = [],
): Promise<{ basket: Basket; held: Held; wishlistIds: number[] }> {
  const found = await readCartOfVisitor(context, wanted);
  if (!found) {
    const held = { ...nothingHeld(), variations: await readSellable(context, wanted) };
    return { basket: await noBasket(context, null), held, wishlistIds: [] };
  }
  const { basket, wishlistIds, ...held } = found.cart;
  return { basket: basket ?? (await noBasket(context, found.customer)), held, wishlistIds };
}

/**
 * Prices a basket for this call and takes out what can no longer be bought. An answer that carries the cart (`tells`) has a notice for
 * each, and for what comes in other units by now; any other leaves them to the next that does.
 */
export async function openPricedBasket(
  context: Context,
  { basket, held, tells = false }: { basket: Basket; held: Held; tells?: boolean },
): Promise<PricedBasket> {
  const customerClass = await customerClassOf(context);
  const found = await priceBasket(context, { basket, customerClass, held });
  const taken = await removeUnavailable(context, { basket, held, unavailable: found.unavailable });
  const priced = taken.held ? await priceBasket(context, { basket, customerClass, held: taken.held }) : found;
  const reduced = basket.reduced ?? [];
  const vouchers = await voucherNotices(context, priced);
  if (tells) await dropVouchers(context.db, { basket, priced });
  const before = basket.removed ?? [];
  const removed = [...before, ...taken.removed];
  if (tells ? before.length > 0 : removed.length > before.length) {
    await keepRemoved(context.db, basket.id, tells ? null : removed);
  }
  const untold = linesOfUntoldUnit(priced.lines);
  if (tells && untold.length > 0) await keepUnits(context.db, untold);
  if (removed.length === 0 && reduced.length === 0 && vouchers.length === 0 && untold.length === 0) return priced;
  const lines = await lineNotices(context, { removed, reduced });
  const units = await unitNotices(context, untold);
  return { ...withoutVouchers(priced), notices: [...lines, ...units, ...vouchers, ...priced.notices] };
}

/** Why the coupon does nothing for the cart any more, and which gift cards can pay nothing. */
async function voucherNotices(context: Context, { coupon, spentGiftCards }: PricedBasket): Promise<CartNotice[]> {
  return [
    ...(coupon?.fault ? [await couponNotice(context, coupon.coupon.code, coupon.fault)] : []),
    ...spentGiftCards.map(({ codeEnd }) => ({ key: 'giftCardRemoved' as const, cause: { name: codeEnd } })),
  ];
}

/** Takes them out. Until the buyer was told they stay, and do nothing. */
async function dropVouchers(
  db: Queryable,
  { basket, priced: { coupon, spentGiftCards } }: { basket: Basket; priced: PricedBasket },
): Promise<void> {
  if (coupon?.fault) await dropCoupon(db, basket.id, coupon.coupon.id);
  await dropGiftCards(
    db,
    basket.id,
    spentGiftCards.map(({ id }) => id),
  );
}

/** The same without what was taken out, which did nothing for it. */
function withoutVouchers(priced: PricedBasket): PricedBasket {
  return { ...priced, coupon: priced.coupon?.fault ? null : priced.coupon };
}

/** The contract's Cart of a basket that was worked out. */
export async function viewCart(
  context: Context,
  { priced, loadProducts }: { priced: PricedBasket; loadProducts: ProductLoader },
): Promise<Cart> {
  const products = await loadProducts(priced.lines.map(({ variation: { id } }) => id));
  return cartWire(await cartView(context, priced), products);
}

export async function cartView(context: Context, priced: PricedBasket): Promise<CartView> {
  const { basket, selectedShipping } = priced;
  const currency = await currencyOf(context.shop);
  const session = await context.visitor.find();
  const chosen = { ...priced, email: session?.customer.email ?? null };
  return {
    sessionId: session?.id ?? 0,
    basket,
    lines: priced.lines,
    isMailed: priced.isMailed,
    chosenParts: await chosenParts(context, priced.lines),
    totals: priced.totals,
    showsNetPrices: (await customerClassOf(context)).showsNetPrices,
    currency,
    currencyPattern: currencyPatternWire(currency, context.language),
    shopCountryId: await shopCountryId(context.shop),
    choices: seenChoices(chosen),
    terms: await termsOf(context.shop, context.language),
    hasCarrierConsent: hasCarrierConsent(chosen),
    isExportDelivery: priced.isExportDelivery,
    vatStanding: priced.vatStanding,
    coupon: priced.coupon?.coupon ?? null,
    giftCards: priced.giftCards,
    shippingCharges: priced.services.map((service) => shippingChargeWire(service, context.language)),
    shippingProfileId: selectedShipping?.profile.id ?? 0,
    shippingProviderId: selectedShipping?.profile.parcelServiceId ?? 0,
    paymentMethodId: priced.selectedPayment?.id ?? 0,
    deliveryDays: Object.fromEntries(
      (priced.isMailed ? [] : priced.shipping).map(({ profile }) => [String(profile.id), profile.maximumDays]),
    ),
    delivery: priced.delivery,
    notices: priced.notices,
    billingAddress: priced.billingAddress && addressWire(priced.billingAddress),
    deliveryAddress: priced.deliveryAddress && addressWire(priced.deliveryAddress),
    isBillingAsShipping: priced.isBillingAsShipping,
    language: context.language,
  };
}

async function chosenParts({ db, language }: Context, lines: readonly CartLine[]): Promise<CartView['chosenParts']> {
  const components = lines.filter(hasChoice).flatMap((line) => line.components);
  const facts = await lineFacts(db, { variationIds: components.map(({ option }) => option.variationId), language });
  return new Map([...facts].map(([id, part]) => [id, { name: partName(part), pack: part.pack }]));
}

async function lineNotices(
  context: Context,
  { removed, reduced }: { removed: readonly RemovedLine[]; reduced: readonly ReducedLine[] },
): Promise<CartNotice[]> {
  const variationIds = [...removed, ...reduced].map(({ variationId }) => variationId);
  const known = await variationWords(context, variationIds);
  const causeOf = (variationId: number) => {
    const name = known.get(variationId)?.name;
    return { variationId, ...(name && { name }) };
  };
  return [
    ...removed.map(({ variationId, reason }) => ({
      key: reason === 'bundleSplit' ? reason : (`itemRemoved.${reason}` as const),
      cause: causeOf(variationId),
    })),
    ...reduced.map(({ variationId, quantity }) => ({
      key: 'quantityReduced' as const,
      cause: { ...causeOf(variationId), pieces: quantity, sold: known.get(variationId)?.sold(quantity) },
    })),
  ];
}
