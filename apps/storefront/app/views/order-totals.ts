import type { Order } from '@mise/contract/orders/order.ts';
import { formatMoney } from '@mise/rules/format-money.ts';
import { roundToCents } from '@mise/rules/money.ts';
import { orderStateOf } from '@mise/rules/order-state.ts';
import type { Locale } from '../page/locale.ts';
import { sumOfCharges, type Totals, toChargeRows, toFreeOr, toTaxNote, toVatRows } from './cart-totals.ts';

/** The sums of an order as they were stored with it. */
export function toOrderTotals(
  { order, totals, vatStanding, isMailed }: Pick<Order, 'order' | 'totals' | 'vatStanding' | 'isMailed'>,
  locale: Locale,
): Totals {
  const { currency, isNet } = totals;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const goods = isNet ? totals.itemSumNet : totals.itemSumGross;
  const shipping = isNet ? totals.shippingNet : totals.shippingGross;
  const charges = totals.shippingCharges ?? [];
  const extraCosts = Object.values(totals.additionalCostsWithTax);
  const isCanceled = orderStateOf(order.statusId) === 'canceled';
  // What they paid of an order that was canceled is theirs again.
  const areGiftCardsUsed = totals.giftCardsValue > 0 && !isCanceled;
  const paid = roundToCents(totals.paidAmount - totals.giftCardsValue);
  const isPaidInPart = paid > 0 && totals.openAmount > 0;
  const isCredited = Boolean(totals.creditedAmount) && !isCanceled;
  const fee = isNet ? totals.paymentFeeNet : totals.paymentFeeGross;
  return {
    isNet,
    taxNote: toTaxNote({ isExportDelivery: totals.isExportDelivery, vatStanding }, locale),
    goods: money(goods),
    extraCosts: extraCosts.map(({ name, price }) => ({ name, amount: money(price) })),
    isMailed,
    shipping: toFreeOr(roundToCents(shipping - sumOfCharges(charges, isNet)), money),
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
    giftCards: areGiftCardsUsed
      ? [{ name: '', amount: money(0 - totals.giftCardsValue), balance: '', validUntil: '' }]
      : [],
    // Of an order that was canceled all that was paid goes back.
    credited: isCredited ? money(0 - (totals.creditedAmount ?? 0)) : null,
    paid: isPaidInPart ? money(0 - paid) : null,
    toPay:
      areGiftCardsUsed || isPaidInPart || (isCredited && totals.openAmount > 0)
        ? money(Math.max(0, totals.openAmount))
        : null,
  };
}
