import type { Basket, ShippingCharge } from '@mise/contract/cart/basket.ts';
import type { Standing, VatStanding } from '@mise/contract/checkout/vat-standing.ts';
import { formatMoney } from '@mise/rules/format-money.ts';
import { formatPercent } from '@mise/rules/format-percent.ts';
import { factsOf } from '@mise/rules/languages.ts';
import { roundToCents } from '@mise/rules/money.ts';
import type { Locale } from '../page/locale.ts';

/** The sums below a cart or an order, written out. `isNet`: goods and charges are net and VAT is added to them. */
export type Totals = {
  isNet: boolean;
  /** Why nothing is taxed, or is though the buyer has a VAT id; null where there is nothing to say. */
  taxNote: TaxNote | null;
  goods: string;
  /** Charged beside the price of the goods, such as deposits. */
  extraCosts: { name: string; amount: string }[];
  /** The carriage; null: free of charge, '': no method is chosen. */
  shipping: string | null;
  /** Nothing is shipped: it comes by mail. */
  isMailed: boolean;
  /** Services beside the carriage; `amount` null: free of charge. */
  shippingCharges: { name: string; amount: string | null }[];
  /** null: the payment method costs nothing. */
  paymentFee: string | null;
  /** What a coupon takes off the goods; `amount` is '' where it delivers them for free. */
  coupon: { code: string; amount: string } | null;
  net: string;
  vats: { rate: string; amount: string }[];
  gross: string;
  /** What gift cards come to that are bought: they are in the sums, and not taxed; null where there are none. */
  giftCardsBought: string | null;
  /** What gift cards pay of it. `name` is the end of a code, '' for all of an order together. */
  giftCards: GiftCardRow[];
  /** What is left to pay then; null where nothing but the order's own payment is due. */
  toPay: string | null;
  /** What went back of an order although it was owed. */
  credited: string | null;
  /** The part of an order that came beside gift cards; null: none, or all of it. */
  paid: string | null;
};

/** `balance`, `validUntil`: what is left of it afterwards, and its last day; '' where that is not known. */
/** `export`: the goods leave the EU. `rate`: what is charged where they go, unless nothing is. */
export type TaxNote = { reason: 'export' | Standing; vatNumber: string; rate: string };

type GiftCardRow = { name: string; amount: string; balance: string; validUntil: string };

/** The sums of a cart. `showNetPrices` decides which side goods and charges are on. */
export function toCartTotals(basket: Basket, locale: Locale): Totals {
  const taxNote = toTaxNote(basket, locale);
  const isNet = basket.showNetPrices || taxNote?.reason === 'export' || taxNote?.reason === 'exempt';
  const money = (amount: number) => formatMoney(amount, basket.currency, locale);
  const itemSum = isNet ? basket.itemSumNet : basket.itemSum;
  const shipping = isNet ? basket.shippingAmountNet : basket.shippingAmount;
  // The contract names the sum of goods with what is charged beside them.
  const costs = (basket.additionalCosts ?? []).map(({ name, amount, amountNet }) => ({
    name,
    amount: isNet ? amountNet : amount,
  }));
  const extraCosts = roundToCents(costs.reduce((sum, { amount }) => sum + amount, 0));
  const discount = (isNet ? basket.couponDiscountNet : basket.couponDiscount) ?? 0;
  const fee = (isNet ? basket.paymentAmountNet : basket.paymentAmount) ?? 0;
  const giftCards = basket.giftCards ?? [];
  const charges = basket.shippingCharges ?? [];
  return {
    isNet,
    taxNote,
    goods: money(roundToCents(itemSum - extraCosts)),
    extraCosts: costs.map(({ name, amount }) => ({ name, amount: money(amount) })),
    isMailed: basket.isMailed ?? false,
    shipping:
      basket.shippingProfileId === 0 ? '' : toFreeOr(roundToCents(shipping - sumOfCharges(charges, isNet)), money),
    shippingCharges: toChargeRows(charges, isNet, money),
    paymentFee: fee > 0 ? money(fee) : null,
    coupon: basket.couponCode
      ? { code: basket.couponCode, amount: basket.shippingDeleteByCoupon ? '' : money(0 - discount) }
      : null,
    net: money(basket.basketAmountNet),
    vats: toVatRows(basket.totalVats ?? [], basket.currency, locale),
    gross: money(basket.basketAmount),
    giftCardsBought: basket.giftCardsBought ? money(basket.giftCardsBought) : null,
    giftCards: giftCards.map(({ name, amount, balance, validUntil }) => ({
      name,
      amount: money(0 - amount),
      balance: money(balance - amount),
      validUntil: new Intl.DateTimeFormat(factsOf(locale).locale, {
        dateStyle: 'medium',
        timeZone: 'Europe/Berlin',
      }).format(new Date(validUntil)),
    })),
    toPay: giftCards.length > 0 ? money(basket.openAmount ?? 0) : null,
    credited: null,
    paid: null,
  };
}

export function sumOfCharges(charges: readonly ShippingCharge[], isNet: boolean): number {
  return charges.reduce((sum, { amount, amountNet }) => sum + (isNet ? amountNet : amount), 0);
}

export function toChargeRows(
  charges: readonly ShippingCharge[],
  isNet: boolean,
  money: (amount: number) => string,
): Totals['shippingCharges'] {
  return charges.filter(isCharge).map(({ name, value, amount, amountNet }) => ({
    name: [name, value].filter(Boolean).join(', '),
    amount: toFreeOr(isNet ? amountNet : amount, money),
  }));
}

/** Places and neighbors are wishes: nobody charges for them. */
function isCharge({ kind }: ShippingCharge): boolean {
  return kind !== 'preferredLocation' && kind !== 'preferredNeighbour';
}

export function toFreeOr(amount: number, money: (amount: number) => string): string | null {
  return amount > 0 ? money(amount) : null;
}

type Taxed = { isExportDelivery?: boolean | undefined; vatStanding?: VatStanding | null | undefined };

export function toTaxNote({ isExportDelivery, vatStanding }: Taxed, locale: Locale): TaxNote | null {
  if (isExportDelivery) return { reason: 'export', vatNumber: '', rate: '' };
  if (!vatStanding) return null;
  const { standing, vatNumber, vatRate } = vatStanding;
  return { reason: standing, vatNumber, rate: formatPercent(vatRate, locale) };
}

export function toVatRows(
  vats: readonly { vatValue: number; vatAmount: number }[],
  currency: string,
  locale: Locale,
): Totals['vats'] {
  return vats
    .filter(({ vatAmount }) => vatAmount !== 0)
    .map(({ vatValue, vatAmount }) => ({
      rate: formatPercent(vatValue, locale),
      amount: formatMoney(vatAmount, currency, locale),
    }));
}
