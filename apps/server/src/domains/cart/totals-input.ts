import type { BasisPoints } from '@mise/rules/money.ts';
import type { NetGross, Side } from '@mise/rules/net-gross.ts';
import type { TotalsInput } from '../orders/totals.ts';
import { rateOf, type VatRates } from '../shop/vat.ts';
import type { CartLine } from './lines.ts';

/**
 * The lines of a basket as the totals take them. On a delivery abroad within the EU the gross price stays and contains
 * the VAT of that country, which comes off where nothing is taxed (`checkout/taxation.ts`).
 */
export function totalsLines(
  lines: readonly CartLine[],
  { binding, rates }: { binding: Side; rates: VatRates },
): TotalsInput['lines'] {
  const rate = (vatId: number): BasisPoints => rateOf(rates, vatId);
  const pick = (amount: NetGross) => amount[binding];
  return lines.map((line) => ({
    unitPrice: pick(line.price.unitPrice),
    quantity: line.quantity,
    vatRate: line.variation.isGiftCard ? 0 : rate(line.variation.vatId),
    isGiftCard: line.variation.isGiftCard,
    surcharges: line.properties.map(({ surcharge, vatId, property }) => ({
      amount: pick(surcharge),
      vatRate: rate(vatId),
      isAdditionalCosts: property.isShownAsAdditionalCosts,
    })),
  }));
}
