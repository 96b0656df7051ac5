import type { CartNotice } from '@mise/contract/cart/basket.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { formatMoney } from '@mise/rules/format-money.ts';
import { type MinorAmount, toDecimal } from '@mise/rules/money.ts';
import { quantityRange } from '@mise/rules/quantity-range.ts';
import type { Context } from '../../context.ts';
import type { CartLine } from '../cart/lines.ts';
import { type VariationWords, variationWords } from '../catalog/variation-names.ts';
import type { UnpaidHolds } from '../orders/unpaid-holds.ts';
import { behaviorOf } from '../payments/payment-behavior.ts';
import { contactOf } from '../shop/contact.ts';
import { currencyOf, settingsOf } from '../shop/settings.ts';
import type { LineDemand } from './stock-demand.ts';

/** How much of what is not paid yet one guest may hold. */
export type UnpaidCaps = { amount: MinorAmount; stockPercent: number };

/** `minimum`: the smallest quantity in which it is sold; it is sold in multiples of `interval`. Both in pieces of the stock. */
export type CappedDemand = LineDemand & { minimum: number; interval: number };

/** What goes beyond a cap: the amount of all unpaid orders, or the pieces of a variation, of which `pieces` may be ordered. */
export type OverCap = { amount: MinorAmount } | { variationId: number; pieces: number };

/** What of an order goes beyond the caps, given what its guest holds already: the amount first. */
export function overCaps(
  order: { total: MinorAmount; demand: readonly CappedDemand[] },
  held: UnpaidHolds,
  caps: UnpaidCaps,
): OverCap[] {
  const { amount, stockPercent } = caps;
  const isTooMuch = order.total + held.amount > amount;
  const tooMany = order.demand.flatMap((demand): OverCap[] => {
    const { variationId, quantity, policy, soldAs } = demand;
    const pieces = mostPieces(demand, held.pieces.get(variationId) ?? 0, stockPercent);
    // What is not in stock is refused as such.
    if (policy !== 'limited' || quantity <= pieces || quantity > demand.stock) return [];
    return [
      soldAs
        ? { variationId: soldAs.variationId, pieces: Math.floor(pieces / soldAs.pieces) }
        : { variationId, pieces },
    ];
  });
  return isTooMuch ? [{ amount }, ...tooMany] : tooMany;
}

/** The share is that of the stock before the guest took any of it. The last piece, or carton, may always be ordered. */
function mostPieces({ stock, minimum, interval }: CappedDemand, held: number, stockPercent: number): number {
  const share = Math.max(Math.ceil(((stock + held) * stockPercent) / 100) - held, 0);
  return Math.max(Math.floor(share / interval) * interval, held === 0 ? minimum : 0);
}

/** What of a basket goes beyond the caps: nothing where the shop gives credit. */
export async function basketOverCaps(
  context: Context,
  basket: {
    total: MinorAmount;
    lines: readonly CartLine[];
    demand: readonly LineDemand[];
    held: UnpaidHolds;
    paymentMethodKey: string;
  },
): Promise<OverCap[]> {
  const customer = (await context.visitor.find())?.customer;
  if (!customer || basket.lines.length === 0 || behaviorOf(basket.paymentMethodKey).isCredit) return [];
  const settings = await settingsOf(context.shop);
  const caps = { amount: settings.guestUnpaidMaximum * 100, stockPercent: settings.guestUnpaidStockPercent };
  const ranges = new Map(basket.lines.map(({ variation }) => [variation.id, quantityRange(variation, null)]));
  const demand = basket.demand.map((each) => {
    const sold = each.soldAs ?? { variationId: each.variationId, pieces: 1 };
    const { minimum, interval } = ranges.get(sold.variationId) ?? { minimum: 1, interval: 1 };
    return { ...each, minimum: minimum * sold.pieces, interval: interval * sold.pieces };
  });
  return overCaps({ total: basket.total, demand }, basket.held, caps);
}

/** Says so in the cart, and whom to ask. */
export async function capNotices(context: Context, over: readonly OverCap[]): Promise<CartNotice[]> {
  if (over.length === 0) return [];
  const { amountText, contact } = await wordsOf(context);
  const known = await wordsOfArticles(context, over);
  return over.map((each): CartNotice => {
    if ('amount' in each) return { key: 'unpaidAmount', cause: { amount: amountText(each.amount), contact } };
    return { key: 'unpaidQuantity', cause: { ...counted(each, known), contact } };
  });
}

/** Refuses an order that goes beyond a cap. */
export async function refuseOverCaps(context: Context, over: readonly OverCap[]): Promise<void> {
  const [first] = over;
  if (first === undefined) return;
  const { amountText, contact } = await wordsOf(context);
  if ('amount' in first) throw refusal('order.unpaidAmount', { cause: { amount: amountText(first.amount), contact } });
  const known = await wordsOfArticles(context, [first]);
  throw refusal('order.unpaidQuantity', { cause: { ...counted(first, known), contact } });
}

async function wordsOf({ shop, language }: Context) {
  const currency = await currencyOf(shop);
  return {
    amountText: (amount: MinorAmount) => formatMoney(toDecimal(amount), currency, language),
    contact: await contactOf(shop),
  };
}

function wordsOfArticles(context: Context, over: readonly OverCap[]): Promise<Map<number, VariationWords>> {
  const variationIds = over.flatMap((each) => ('variationId' in each ? each.variationId : []));
  return variationWords(context, variationIds);
}

function counted({ variationId, pieces }: Extract<OverCap, { pieces: number }>, known: Map<number, VariationWords>) {
  const words = known.get(variationId);
  return { variationId, name: words?.name ?? '', pieces, sold: words?.sold(pieces) ?? '' };
}
