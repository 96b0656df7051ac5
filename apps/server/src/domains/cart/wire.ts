import type { Basket as BasketWire, CartItem, CartNotice, ShippingCharge } from '@mise/contract/cart/basket.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import type { Delivery, DeliveryPart, DeliverySplit } from '@mise/contract/checkout/delivery.ts';
import type { PreferredDelivery } from '@mise/contract/checkout/preferred-delivery.ts';
import type { Address } from '@mise/contract/customers/address.ts';
import type { CurrencyPattern } from '@mise/contract/shop/settings.ts';
import { nextValidQuantity } from '@mise/rules/check-quantity.ts';
import { factsOf, inLanguage, type Language } from '@mise/rules/languages.ts';
import { fromMinor, toDecimal, toPercent, unitToDecimal } from '@mise/rules/money.ts';
import { isWanted } from '@mise/rules/order-answers.ts';
import { type Pack, unitOf } from '@mise/rules/pack.ts';
import { readUploadAddress } from '@mise/rules/uploaded-file.ts';
import { type Json, toJson, writtenAs, writtenObject } from '../../written-json.ts';
import type { BasketCoupon } from '../coupons/coupon-of-basket.ts';
import type { Totals } from '../orders/totals.ts';
import type { HeldGiftCard } from '../payments/gift-cards.ts';
import type { KnownStanding } from '../tax/vat-checks.ts';
import { vatStandingWire } from '../tax/wire.ts';
import { type Basket, isStored } from './basket.ts';
import { type CartLine, hasChoice } from './lines.ts';
import type { BasketPreferredDelivery } from './tables.ts';

/** A basket with everything that was worked out for it. */
export type CartView = {
  /** 0: the visitor has none. */
  sessionId: number;
  basket: Basket;
  lines: CartLine[];
  /** Nothing of it is shipped. */
  isMailed: boolean;
  /** Of the components of sets with something to choose, by variation. */
  chosenParts: ReadonlyMap<number, { name: string; pack: Pack }>;
  totals: Totals;
  showsNetPrices: boolean;
  currency: string;
  currencyPattern: CurrencyPattern;
  shopCountryId: number;
  /** Stands for all that was chosen (`checkout/digest-of-choices.ts`). */
  choices: string;
  /** Stands for the legal texts that it would be ordered under (`shop/legal-text-versions.ts`). */
  terms: string;
  hasCarrierConsent: boolean;
  isExportDelivery: boolean;
  vatStanding: (KnownStanding & { vatRate: number }) | null;
  coupon: BasketCoupon | null;
  giftCards: { giftCard: HeldGiftCard; amount: number }[];
  shippingCharges: ShippingCharge[];
  shippingProfileId: number;
  shippingProviderId: number;
  paymentMethodId: number;
  deliveryDays: Record<string, number>;
  /** When it comes: all of it, each line in its parts, and all of it by each method that is offered. */
  delivery: {
    whole: Delivery | null;
    lines: { parts: DeliveryPart[] }[];
    methods: Record<string, Delivery | null>;
    split: DeliverySplit | null;
  };
  notices: CartNotice[];
  billingAddress: Address | null;
  deliveryAddress: Address | null;
  isBillingAsShipping: boolean;
  language: Language;
};

/**
 * The contract's Cart. Lines whose product is not given carry none (a client keeps what it has).
 * Amounts named "Net" are net, the others gross.
 */
export function cartWire(view: CartView, products: ReadonlyMap<number, Product>): BasketWire {
  const { basket, totals } = view;
  const costs = additionalCostsWire(view);
  return {
    ...choicesWire(view),
    ...(isStored(basket) && { id: basket.id, choices: view.choices, terms: view.terms }),
    itemSum: toDecimal(totals.itemSum.gross + totals.additionalCosts.gross),
    itemSumNet: toDecimal(totals.itemSum.net + totals.additionalCosts.net),
    basketAmount: toDecimal(totals.total.gross),
    basketAmountNet: toDecimal(totals.total.net),
    shippingAmount: toDecimal(totals.shipping.gross),
    shippingAmountNet: toDecimal(totals.shipping.net),
    ...(basket.preferredDelivery && { preferredDelivery: preferredWire(basket.preferredDelivery) }),
    ...(view.isMailed && { isMailed: true }),
    ...(view.shippingCharges.length > 0 && { shippingCharges: view.shippingCharges }),
    paymentAmount: toDecimal(totals.paymentFee.gross),
    paymentAmountNet: toDecimal(totals.paymentFee.net),
    couponDiscount: toDecimal(totals.discount.gross),
    couponDiscountNet: toDecimal(totals.discount.net),
    ...(costs.length > 0 && { additionalCosts: costs }),
    ...(totals.giftCardsBought > 0 && { giftCardsBought: toDecimal(totals.giftCardsBought) }),
    ...(view.giftCards.length > 0 && { giftCards: view.giftCards.map(giftCardWire) }),
    ...(view.billingAddress && { billingAddress: view.billingAddress }),
    ...(view.deliveryAddress && { deliveryAddress: view.deliveryAddress }),
    createdAt: basket.createdAt.toISOString(),
    updatedAt: basket.updatedAt.toISOString(),
    customerInvoiceAddressId: basket.billingAddressId,
    itemQuantity: view.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalVats: totals.vats.map(({ rate, vat }) => ({ vatValue: toPercent(rate), vatAmount: toDecimal(vat) })),
    subAmount: toDecimal(totals.itemSum.net + totals.additionalCosts.net),
    openAmount: toDecimal(totals.toPay),
    isExportDelivery: view.isExportDelivery,
    ...(view.hasCarrierConsent && { shippingPrivacyHintAccepted: true }),
    ...(view.vatStanding && { vatStanding: vatStandingWire(view.vatStanding) }),
    shopCountryId: view.shopCountryId,
    items: view.lines.map((line, index) => lineWire(line, view, { index, products })),
    currencyPattern: view.currencyPattern,
    showNetPrices: view.showsNetPrices,
    delivery: view.delivery.whole,
    deliveryByMethod: view.delivery.methods,
    ...(view.delivery.split && { deliverySplit: view.delivery.split }),
    ...(view.notices.length > 0 && { notices: view.notices }),
  };
}

/** What stays when the lines are gone. */
export function choicesWire(view: CartView) {
  const { basket, coupon } = view;
  return {
    sessionId: String(view.sessionId),
    orderId: null,
    customerId: null,
    customerShippingAddressId: basket.shippingAddressId,
    billingAsShipping: view.isBillingAsShipping,
    currency: view.currency,
    referrerId: 0,
    shippingCountryId: basket.shippingCountryId,
    methodOfPaymentId: view.paymentMethodId,
    shippingProviderId: view.shippingProviderId,
    shippingProfileId: view.shippingProfileId,
    couponCode: coupon?.code ?? '',
    ...(coupon && { couponCampaignType: coupon.kind }),
    shippingDeleteByCoupon: coupon?.kind === 'freeShipping',
    basketRebate: coupon?.kind === 'percentage' ? toPercent(coupon.percent) : 0,
    basketRebateType: '0',
    maxDeliveryDays: view.deliveryDays,
    orderTimestamp: null,
  };
}

/** `postcode` and `handOverBy` are the shop's to know. */
export function preferredWire({
  postcode: _,
  handOverBy: __,
  ...preferred
}: BasketPreferredDelivery): PreferredDelivery {
  return preferred;
}

function giftCardWire({ giftCard, amount }: CartView['giftCards'][number]) {
  const { codeEnd, balance, validUntil } = giftCard;
  // The last day on which it pays.
  const lastDay = new Date(validUntil.getTime() - 1).toISOString();
  return { name: codeEnd, amount: toDecimal(amount), balance: toDecimal(balance), validUntil: lastDay };
}

/** As the order will name them. */
function additionalCostsWire({ lines, totals, language }: CartView) {
  const costs = new Map<number, { name: string; net: number; gross: number }>();
  for (const [index, { properties }] of lines.entries()) {
    const charged = properties.filter(({ property }) => property.isShownAsAdditionalCosts);
    for (const [place, { property }] of charged.entries()) {
      const { net = 0, gross = 0 } = totals.lines[index]?.additionalCosts[place] ?? {};
      const known = costs.get(property.id) ?? { name: inLanguage(property.names, language), net: 0, gross: 0 };
      costs.set(property.id, { ...known, net: known.net + net, gross: known.gross + gross });
    }
  }
  return [...costs.values()]
    .filter(({ net, gross }) => net !== 0 || gross !== 0)
    .map(({ name, net, gross }) => ({ name, amount: toDecimal(gross), amountNet: toDecimal(net) }));
}

function lineWire(
  line: CartLine,
  view: CartView,
  { index, products }: { index: number; products: ReadonlyMap<number, Product> },
): CartItem {
  const totals = view.totals.lines[index];
  const product = lineProduct(line.variation, products.get(line.variation.id));
  return {
    id: line.id,
    quantity: line.quantity,
    price: unitToDecimal(totals?.unitPrice ?? fromMinor(0)),
    itemId: line.variation.itemId,
    variation: product,
    variationId: line.variation.id,
    basketItemOrderParams: line.properties.map(({ property, value }, place) => ({
      basketItemId: line.id,
      propertyId: String(property.id),
      type: property.valueType,
      name: inLanguage(property.names, view.language),
      value: readableValue(property, value, view.language),
      price: unitToDecimal(totals?.surcharges[place]?.amount ?? fromMinor(0)),
      answer: value,
      ...(property.excludesReturn && isWanted(property, value) && { excludesReturn: true }),
    })),
    inputLength: 0,
    inputWidth: 0,
    setComponents: setComponentsWire(line, view),
    itemType: line.variation.itemType === 'set' ? 3 : 0,
    deliveryParts: view.delivery.lines[index]?.parts ?? [],
    ...(line.variation.isGiftCard && { isMailed: true }),
    ...(!product && { unit: unitOf(line.variation.pack) }),
  };
}

/** Of what is sold the same in cart after cart: its product as it was given, and as lines show it. */
const shown = new WeakMap<CartLine['variation'], { product: Json; line: Json }>();

function lineProduct(sold: CartLine['variation'], product: Product | undefined): Product | null {
  if (!product) return null;
  const given = writtenAs(product);
  if (given === undefined) return inCart(sold, product);
  const before = shown.get(sold);
  if (before?.product === given) return writtenObject(before.line);
  const line = toJson(inCart(sold, product));
  shown.set(sold, { product: given, line });
  return writtenObject(line);
}

/** What a cart may hold of it, which is more than pages may sell where a part is set aside for this cart, and less where components limit it. */
function inCart(sold: CartLine['variation'], product: Product): Product {
  const isSalable = nextValidQuantity(sold, 1) !== null;
  const stock = sold.stockPolicy === 'limited' ? Math.max(sold.stock, 0) : null;
  return {
    ...product,
    variation: { ...product.variation, stock },
    filter: { ...product.filter, isSalable, isSalableAndActive: isSalable },
  };
}

function setComponentsWire(line: CartLine, { chosenParts }: CartView): CartItem['setComponents'] {
  if (!hasChoice(line)) return [];
  return line.components.map(({ id, quantity, option: { variationId } }) => ({
    id,
    variationId,
    quantity,
    name: chosenParts.get(variationId)?.name ?? '',
    pack: chosenParts.get(variationId)?.pack,
  }));
}

/** What was chosen as a person reads it: the name of a selection or file, a number of the language, the text that was typed. */
export function readableValue(
  property: CartLine['properties'][number]['property'],
  value: string,
  language: Language,
): string {
  if (property.valueType === 'file') return readUploadAddress(value)?.name ?? value;
  if (property.valueType === 'float') return decimalText(value, language);
  if (property.valueType !== 'selection') return value;
  return inLanguage(property.selection.find(({ id }) => String(id) === value)?.names, language) ?? value;
}

/** Without dots between thousands: it may be typed again as it stands. */
function decimalText(value: string, language: Language): string {
  const { locale } = factsOf(language);
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: false }).format(Number(value));
}
