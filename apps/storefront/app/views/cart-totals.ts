import type { Basket } from '@mise/contract/cart/basket.ts';
import { formatMoney } from '@mise/rules/format-money.ts';
import { formatPercent } from '@mise/rules/format-percent.ts';
import { decimalLineAmount, toCents } from '@mise/rules/money.ts';
import type { Locale } from '../page/locale.ts';

/** The sums below a cart or an order, written out. `isNet`: goods and charges are net and VAT is added to them. */
export type Totals = {
  isNet: boolean;
  /** Delivered outside of the EU: nothing is taxed. */
  isExport: boolean;
  goods: string;
  /** Charged beside the price of the goods, such as deposits. `name` is '' where only the sum is known. */
  extraCosts: { name: string; amount: string }[];
  /** null: free of charge. */
  shipping: string | null;
  /** null: the payment method costs nothing. */
  paymentFee: string | null;
  net: string;
  vats: { rate: string; amount: string }[];
  gross: string;
};

/** The sums of a cart. `showNetPrices` decides which side goods and charges are on. */
export function toCartTotals(basket: Basket, locale: Locale): Totals {
  const isExport = basket.isExportDelivery ?? false;
  const isNet = (basket.showNetPrices ?? false) || isExport;
  const money = (amount: number) => formatMoney(amount, basket.currency, locale);
  const itemSum = isNet ? basket.itemSumNet : basket.itemSum;
  const shipping = isNet ? basket.shippingAmountNet : basket.shippingAmount;
  const total = isNet ? basket.basketAmountNet : basket.basketAmount;
  const goods = (basket.items ?? []).reduce((sum, { price, quantity }) => sum + decimalLineAmount(price, quantity), 0);
  // The contract names the sum of goods with what is charged beside them, and no fee on the net side.
  const extraCosts = basket.items ? toCents(itemSum - goods) : 0;
  const fee = isNet ? toCents(total - itemSum - shipping) : basket.paymentAmount;
  return {
    isNet,
    isExport,
    goods: money(itemSum - extraCosts),
    extraCosts: extraCosts > 0 ? [{ name: '', amount: money(extraCosts) }] : [],
    shipping: shipping > 0 ? money(shipping) : null,
    paymentFee: fee > 0 ? money(fee) : null,
    net: money(basket.basketAmountNet),
    vats: toVatRows(basket.totalVats ?? [], basket.currency, locale),
    gross: money(basket.basketAmount),
  };
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
