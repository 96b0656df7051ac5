import type { Order, OrderDetails } from '@mise/contract/orders/order.ts';
import { formatMoney } from '@mise/rules/format-money.ts';
import { toDecimal, toPercent } from '@mise/rules/money.ts';
import type { StoredOrder } from './find-order.ts';
import { openAmount } from './owed-amount.ts';

/** The contract's OrderAmount. */
export function orderAmountWire({ order, vats }: StoredOrder): OrderDetails['amounts'][number] {
  const createdAt = order.createdAt.toISOString();
  return {
    id: order.id,
    orderId: order.id,
    isSystemCurrency: true,
    isNet: order.isNet,
    currency: order.currency,
    exchangeRate: 1,
    netTotal: toDecimal(order.totalNet),
    grossTotal: toDecimal(order.totalGross),
    vatTotal: toDecimal(order.totalGross - order.totalNet),
    invoiceTotal: toDecimal(order.totalGross),
    paidAmount: toDecimal(order.paidAmount),
    giftCardAmount: toDecimal(order.giftCardAmount),
    createdAt,
    updatedAt: createdAt,
    shippingCostsGross: toDecimal(order.shippingGross),
    shippingCostsNet: toDecimal(order.shippingNet),
    taxlessAmount: 0,
    prepaidAmount: 0,
    vats: vats.map((vat, index) => ({
      id: index + 1,
      orderAmountId: order.id,
      countryVatId: order.shippingCountryId,
      vatField: index,
      vatRate: toPercent(vat.rate),
      value: toDecimal(vat.vat),
      createdAt,
      updatedAt: createdAt,
      netTotal: toDecimal(vat.net),
      grossTotal: toDecimal(vat.gross),
    })),
  };
}

/** The contract's OrderTotals: what the summary of the order shows. */
export function orderTotalsWire(stored: StoredOrder): Order['totals'] {
  const { order, vats } = stored;
  const costs = additionalCosts(stored);
  const subAmount = order.itemSumNet + order.additionalCostsNet;
  return {
    itemSumGross: toDecimal(order.itemSumGross),
    itemSumNet: toDecimal(order.itemSumNet),
    itemSumRebateGross: 0,
    itemSumRebateNet: 0,
    shippingGross: toDecimal(order.shippingGross),
    shippingNet: toDecimal(order.shippingNet),
    shippingCharges: order.shippingServices.map(({ net, gross, ...service }) => ({
      ...service,
      amount: toDecimal(gross),
      amountNet: toDecimal(net),
    })),
    paymentFeeGross: toDecimal(order.paymentFeeGross),
    paymentFeeNet: toDecimal(order.paymentFeeNet),
    isExportDelivery: order.isExportDelivery,
    vats: vats.map(({ rate, vat }) => ({ rate: toPercent(rate), value: toDecimal(vat) })),
    couponValue: toDecimal(order.isNet ? order.discountNet : order.discountGross),
    openAmount: toDecimal(openAmount(order)),
    couponType: order.couponKind ?? '',
    couponCode: order.couponCode ?? '',
    totalGross: toDecimal(order.totalGross),
    totalNet: toDecimal(order.totalNet),
    currency: order.currency,
    isNet: order.isNet,
    additionalCosts: [],
    additionalCostsWithTax: Object.keys(costs).length > 0 ? costs : [],
    subAmount: toDecimal(subAmount),
    promotionalCouponsValue: toDecimal(order.isNet ? order.discountNet : order.discountGross),
    giftCardsValue: toDecimal(order.giftCardAmount),
    giftCardsBought: toDecimal(giftCardsBought(stored.items)),
    creditedAmount: toDecimal(order.creditedAmount),
    paidAmount: toDecimal(order.paidAmount),
  };
}

/** Not taxed before somebody pays with them. */
export function giftCardsBought(items: readonly Pick<StoredOrder['items'][number], 'isGiftCard' | 'lineGross'>[]) {
  return items.reduce((sum, { isGiftCard, lineGross }) => sum + (isGiftCard ? lineGross : 0), 0);
}

/** Order properties that are charged beside their lines, summed up by property. */
function additionalCosts({ order, items }: StoredOrder) {
  const costs: Record<string, { id: number; quantity: number; name: string; amount: number }> = {};
  for (const item of items) {
    for (const property of item.properties.filter(({ isAdditionalCosts }) => isAdditionalCosts)) {
      const key = String(property.propertyId);
      const known = costs[key] ?? { id: property.propertyId, quantity: 0, name: property.name, amount: 0 };
      known.quantity += item.quantity;
      known.amount += order.isNet ? property.lineNet : property.lineGross;
      costs[key] = known;
    }
  }
  return Object.fromEntries(
    Object.entries(costs).map(([key, { amount, ...cost }]) => [
      key,
      {
        ...cost,
        price: toDecimal(amount),
        currency: order.currency,
        formattedTotalPrice: formatMoney(toDecimal(amount), order.currency, order.language),
      },
    ]),
  );
}
