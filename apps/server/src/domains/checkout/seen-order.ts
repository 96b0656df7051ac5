import type { ExpectedOrder } from '@mise/contract/checkout/expected-order.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { toDecimal } from '@mise/rules/money.ts';
import type { OrderDraft } from '../orders/order-draft.ts';
import { digestOfTerms, type LegalVersions } from '../shop/legal-text-versions.ts';
import {
  type Choices,
  digestOfChoices,
  digestOfLines,
  digestOfUnits,
  type SeenLines,
  type SeenUnits,
} from './digest-of-choices.ts';
import type { PricedBasket } from './priced-basket.ts';

/** A price may have changed since the shopper looked, or a gift card been used up: nobody pays a sum that they have not seen. */
export function refuseOtherSums({ totals }: PricedBasket, expected: ExpectedOrder): void {
  if (isExpected(expected, { total: totals.total.gross, toPay: totals.toPay })) return;
  throw refusal('order.itemsChanged', { cause: { variationIds: [] } });
}

/** `Basket.choices`: all that was chosen, and what for. */
export function seenChoices(chosen: Choices & { lines: SeenLines & SeenUnits }): string {
  const { lines } = chosen;
  return [digestOfChoices(chosen), digestOfLines(lines), digestOfUnits(lines)].join(separator);
}

const separator = '.';

/** Another tab or device may have chosen otherwise since, or corrected or deleted an address: nothing is ordered that its buyer has not seen. */
export function refuseOtherChoices(priced: Choices & Pick<PricedBasket, 'lines'>, expected: ExpectedOrder): void {
  // That there is nothing to order comes before where it would go.
  if (priced.lines.length > 0 && isOtherChoice(priced, expected)) throw refusal('order.choicesChanged');
}

export function isOtherChoice(chosen: Choices, { expectedChoices }: Pick<ExpectedOrder, 'expectedChoices'>): boolean {
  return expectedChoices !== undefined && expectedChoices.split(separator)[0] !== digestOfChoices(chosen);
}

/** Another article may cost the same, and the same article may be something else by now: of a pack that holds less as many were ordered. */
export function refuseOtherLines({ lines }: { lines: SeenLines & SeenUnits }, expected: ExpectedOrder): void {
  if (isOtherLines(lines, expected) || areOtherUnits(lines, expected))
    throw refusal('order.itemsChanged', { cause: { variationIds: [] } });
}

export function isOtherLines(lines: SeenLines, { expectedChoices }: ExpectedOrder): boolean {
  const seen = expectedChoices?.split(separator)[1];
  return seen !== undefined && seen !== digestOfLines(lines);
}

/** What an earlier version said names none. */
export function areOtherUnits(lines: SeenUnits, { expectedChoices }: ExpectedOrder): boolean {
  const seen = expectedChoices?.split(separator)[2];
  return seen !== undefined && seen !== digestOfUnits(lines);
}

/** The owner may have put other terms in place: nothing is ordered under those that its buyer has not seen. */
export function refuseOtherTerms(agreed: LegalVersions, expected: ExpectedOrder): void {
  if (areOtherTerms(agreed, expected)) throw refusal('order.termsChanged');
}

export function areOtherTerms(agreed: LegalVersions, { expectedTerms }: ExpectedOrder): boolean {
  return expectedTerms !== undefined && expectedTerms !== digestOfTerms(agreed);
}

/** Somebody else may have bought what was in stock. That it comes earlier nobody minds. */
export function refuseLater(draft: Pick<OrderDraft, 'delivery'>, expected: ExpectedOrder): void {
  if (isLater(draft, expected)) throw refusal('order.deliveryLater');
}

export function isLater(
  { delivery }: Pick<OrderDraft, 'delivery'>,
  { expectedDelivery: seen }: ExpectedOrder,
): boolean {
  if (!seen) return false;
  if (!delivery) return true;
  return delivery.from > seen.from || delivery.to > seen.to || (seen.isComplete === true && !delivery.isComplete);
}

/** `total`, `toPay`: in minor units. */
export function isExpected(
  { expectedTotal, expectedOpenAmount }: ExpectedOrder,
  { total, toPay }: { total: number; toPay: number },
): boolean {
  return (
    (expectedTotal === undefined || expectedTotal === toDecimal(total)) &&
    (expectedOpenAmount === undefined || expectedOpenAmount === toDecimal(toPay))
  );
}
