import { type Choices, recipientOf } from './digest-of-choices.ts';
import type { PricedBasket } from './priced-basket.ts';
import { isOtherChoice } from './seen-order.ts';

/** A basket, and under which mail address it would be ordered. */
type ToConsent = Pick<PricedBasket, 'selectedShipping' | 'basket'> & Choices;

/** The carrier that asks whether it may have e-mail and phone of the buyer, with the company that the question names; null: nobody asks. */
export function askingCarrier({ selectedShipping }: Pick<PricedBasket, 'selectedShipping'>): string | null {
  if (!selectedShipping?.profile.asksPrivacyConsent) return null;
  const { parcelServiceName, privacyAddress } = selectedShipping.profile;
  return `${parcelServiceName}, ${privacyAddress}`;
}

/**
 * What the basket keeps of consent: the carrier, and whom it would hear of. Nothing, where the method or the choices that its buyer saw are others by
 * now, in another tab. What is undefined is whichever is chosen.
 */
export function keptConsent(
  asked: ToConsent,
  { shippingId, expectedChoices }: { shippingId?: number | undefined; expectedChoices?: string | undefined },
): Pick<PricedBasket['basket'], 'consentedCarrier' | 'consentedRecipient'> {
  const isSeen =
    (shippingId === undefined || shippingId === asked.selectedShipping?.profile.id) &&
    !isOtherChoice(asked, { expectedChoices });
  const consentedCarrier = isSeen ? askingCarrier(asked) : null;
  return { consentedCarrier, consentedRecipient: consentedCarrier === null ? null : recipientOf(asked) };
}

/**
 * Whether the carrier of the delivery may have them. What was agreed for one carrier, and for one recipient, is not agreed for another, however the
 * basket came to that: by a choice, by goods that the one before does not carry, by an address that was corrected, or by a login.
 */
export function hasCarrierConsent(asked: Omit<ToConsent, 'billingAddress' | 'selectedPayment' | 'services'>): boolean {
  const carrier = askingCarrier(asked);
  const { consentedCarrier, consentedRecipient } = asked.basket;
  return carrier !== null && carrier === consentedCarrier && consentedRecipient === recipientOf(asked);
}
