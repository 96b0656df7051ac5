import type { PricedBasket } from './priced-basket.ts';

/** The carrier that asks whether it may have e-mail and phone of the buyer; null: nobody asks. */
export function askingCarrier({ selectedShipping }: Pick<PricedBasket, 'selectedShipping'>): string | null {
  return selectedShipping?.profile.asksPrivacyConsent ? selectedShipping.profile.parcelServiceName : null;
}

/** The carrier that was agreed to by whoever saw the method `shippingId`: none, where another tab has chosen another since. Undefined: whichever is chosen. */
export function agreedCarrier(
  priced: Pick<PricedBasket, 'selectedShipping'>,
  shippingId: number | undefined,
): string | null {
  const isSeen = shippingId === undefined || shippingId === priced.selectedShipping?.profile.id;
  return isSeen ? askingCarrier(priced) : null;
}

/**
 * Whether the carrier of the delivery may have them. What was agreed for one is not agreed for another, however the basket came to that: by a
 * choice, by goods that the one before does not carry, or by a login.
 */
export function hasCarrierConsent(priced: Pick<PricedBasket, 'selectedShipping' | 'basket'>): boolean {
  const carrier = askingCarrier(priced);
  return carrier !== null && carrier === priced.basket.consentedCarrier;
}
