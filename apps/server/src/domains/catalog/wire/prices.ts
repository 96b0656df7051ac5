import type { Prices } from '@mise/contract/catalog/price.ts';
import type { NetGross } from '@mise/rules/net-gross.ts';
import { highestStep, quantityRange } from '@mise/rules/quantity-range.ts';
import { choosePrice } from '../price-choice.ts';
import { toMoment, toPriceRow } from '../price-fields.ts';
import type { HeldPrice } from '../price-history.ts';
import type { HeldPriceJson, ProductRow } from '../product-rows.ts';
import { type PriceFacts, priceKinds, salesPriceWire, shownPriceWire } from './sales-price.ts';
import type { WireFrame } from './wire-frame.ts';

const nothing: NetGross = { net: 0, gross: 0 };

/**
 * The prices of a variation with the end of its offer, or null where it has no price and cannot be sold. `isSmall`: without their
 * figures, as `tiers` says with all graduated ones (a line tells which comes next) or the first (a card).
 */
export function pricesWire(
  row: ProductRow,
  frame: WireFrame,
  { isSmall = false, tiers: shown = 'all' }: { isSmall?: boolean; tiers?: 'all' | 'first' } = {},
): { prices: Prices; offerEndsAt: Date | null } | null {
  const { view, now } = frame;
  const range = quantityRange(row, null);
  const sold = { least: range.minimum, most: highestStep(range), interval: range.interval };
  const rows = row.prices.map(toPriceRow);
  const input = { rows, quantity: range.minimum, sold, now, vatRate: view.rateOf(row.vatId) };
  const chosen = choosePrice({
    ...input,
    // Money is worth what it says to everyone.
    discountPercent: row.isGiftCard ? 0 : view.discountPercent,
    history: row.history.map(toHeldPrice),
  });
  if (!chosen) return null;
  const undiscounted = choosePrice({ ...input, discountPercent: 0 })?.default ?? chosen.default;
  const discount = { net: undiscounted.net - chosen.default.net, gross: undiscounted.gross - chosen.default.gross };

  const priceWire = isSmall ? shownPriceWire : salesPriceWire;
  const wire = (facts: Partial<PriceFacts> & Pick<PriceFacts, 'kind' | 'unitPrice'>) =>
    priceWire(row, frame, { minimumQuantity: 1, lowest30Days: null, discount: nothing, ...facts });
  const { offer, recommended, tiers } = chosen;
  return {
    offerEndsAt: offer?.validUntil ?? null,
    prices: {
      default: wire({ kind: priceKinds.default, unitPrice: chosen.default, discount }),
      rrp: recommended && wire({ kind: priceKinds.recommended, unitPrice: recommended }),
      set: null,
      specialOffer: offer && wire({ kind: priceKinds.offer, ...offer }),
      graduatedPrices: (shown === 'first' ? tiers.slice(0, 1) : tiers).map((tier) =>
        wire({ kind: priceKinds.default, ...tier }),
      ),
    },
  };
}

function toHeldPrice({ heldFrom, heldUntil, ...held }: HeldPriceJson): HeldPrice {
  return { ...held, heldFrom: new Date(heldFrom), heldUntil: toMoment(heldUntil) };
}
