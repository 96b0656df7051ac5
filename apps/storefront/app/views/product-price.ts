import { lineAmount, type MinorAmount, type UnitAmount } from '@mise/rules/money.ts';
import { fitQuantity, type QuantityRange } from '@mise/rules/quantity-range.ts';

/** What a piece costs from a quantity on; `base` is the base price of the law (PAngV), '' where there is none. */
export type PriceStep = { from: number; amount: UnitAmount; base: string };

/** All that the page needs to follow a changed quantity without asking (docs/decisions/0001-price-choice.md). */
export type ProductPrice = {
  currency: string;
  isNet: boolean;
  /** No VAT is charged for it, as for a gift card. */
  isTaxFree: boolean;
  /** Ascending; the first holds from the smallest quantity. */
  steps: PriceStep[];
  /** Set where the first step is an offer: what it is a reduction of, and the lowest price of the 30 days before it. */
  offer: { former: UnitAmount | null; lowest: UnitAmount | null } | null;
  recommended: UnitAmount | null;
};

/** The price of one piece at a quantity. */
export type CurrentPrice = {
  /** Index of the step that the quantity reaches. */
  step: number;
  /** With the surcharges. */
  amount: UnitAmount;
  base: string;
  /** A higher price to strike through, with the surcharges too. */
  crossedOut: { kind: 'former' | 'recommended'; amount: UnitAmount } | null;
  /** Lowest price of the last 30 days; belongs beside a former price (Omnibus directive). */
  lowest: UnitAmount | null;
};

/** `surcharge` per piece, of the chosen order properties. */
export function priceAt(price: ProductPrice, quantity: number, surcharge: UnitAmount): CurrentPrice {
  const step = Math.max(
    0,
    price.steps.findLastIndex(({ from }) => from <= quantity),
  );
  const { amount, base } = price.steps[step] ?? { amount: 0, base: '' };
  const offer = step === 0 ? price.offer : null;
  const crossedOut = crossOut(amount, offer?.former ?? null, price.recommended);
  return {
    step,
    amount: amount + surcharge,
    base,
    crossedOut: crossedOut && { ...crossedOut, amount: crossedOut.amount + surcharge },
    lowest: offer?.lowest ? offer.lowest + surcharge : null,
  };
}

/** What is missing to the next graduated price, and what it saves then; null where there is none that can be reached. */
export type NextStep = { from: number; missing: number; amount: UnitAmount; saves: MinorAmount };

/** `quantity`: an orderable one. The next price counts from the next orderable quantity that reaches it. */
export function nextStep(steps: readonly PriceStep[], quantity: number, rule: QuantityRange): NextStep | null {
  const current = steps.findLast(({ from }) => from <= quantity) ?? steps[0];
  const next = steps.find(({ from }) => from > quantity);
  const from = next && fitQuantity(next.from, rule);
  if (!current || !next || from === undefined || from < next.from) return null;
  return {
    from,
    missing: from - quantity,
    amount: next.amount,
    saves: lineAmount(current.amount, from) - lineAmount(next.amount, from),
  };
}

/** Below the first of the prices that are shown, in whole percent, rounded down: nobody is promised more than they get. */
export function savedPercent(steps: readonly PriceStep[], index: number, surcharge: UnitAmount): number {
  const first = steps[0]?.amount ?? 0;
  const amount = steps[index]?.amount ?? first;
  const shown = first + surcharge;
  return shown === 0 ? 0 : Math.floor(((first - amount) * 100) / shown);
}

function crossOut(
  amount: UnitAmount,
  former: UnitAmount | null,
  recommended: UnitAmount | null,
): CurrentPrice['crossedOut'] {
  if (former !== null) return { kind: 'former', amount: former };
  if (recommended !== null && recommended > amount) return { kind: 'recommended', amount: recommended };
  return null;
}
