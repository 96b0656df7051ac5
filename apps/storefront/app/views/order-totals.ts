import type { Order } from '@mise/contract/orders/order.ts';
import { formatMoney } from '@mise/rules/format-money.ts';
import { toCents } from '@mise/rules/money.ts';
import type { Locale } from '../page/locale.ts';
import { sumOfCharges, type Totals, toChargeRows, toFreeOr, toTaxNote, toVatRows } from './cart-totals.ts';

/** The sums of an order as they were stored with it. */
export function toOrderTotals(
  { totals, vatStanding, isMailed }: Pick<Order, 'totals' | 'vatStanding' | 'isMailed'>,
  locale: Locale,
): Totals {
  const { currency, isNet } = totals;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const goods = isNet ? totals.itemSumNet : totals.itemSumGross;
  const shipping = isNet ? totals.shippingNet : totals.shippingGross;
  const charges = totals.shippingCharges ?? [];
  const extraCosts = Object.values(totals.additionalCostsWithTax);
  const fee = isNet ? totals.paymentFeeNet : totals.paymentFeeGross;
  return {
    isNet,
    taxNote: toTaxNote({ isExportDelivery: totals.isExportDelivery, vatStanding }, locale),
    goods: money(goods),
    extraCosts: extraCosts.map(({ name, price }) => ({ name, amount: money(price) })),
    isMailed,
    shipping: toFreeOr(toCents(shipping - sumOfCharges(charges, isNet)), money),
    shippingCharges: toChargeRows(charges, isNet, money),
    paymentFee: fee > 0 ? money(fee) : null,
    coupon: totals.couponCode
      ? { code: totals.couponCode, amount: totals.couponType === 'freeShipping' ? '' : money(0 - totals.couponValue) }
      : null,
    net: money(totals.totalNet),
    vats: toVatRows(
      totals.vats.map(({ rate, value }) => ({ vatValue: rate, vatAmount: value })),
      currency,
      locale,
    ),
    gross: money(totals.totalGross),
    giftCardsBought: totals.giftCardsBought > 0 ? money(totals.giftCardsBought) : null,
    giftCards:
      totals.giftCardsValue > 0
        ? [{ name: '', amount: money(0 - totals.giftCardsValue), balance: '', validUntil: '' }]
        : [],
    toPay: totals.giftCardsValue > 0 ? money(toCents(totals.totalGross - totals.giftCardsValue)) : null,
  };
}
