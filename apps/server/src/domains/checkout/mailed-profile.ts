import { perLanguage } from '@mise/rules/languages.ts';
import { translateInto } from '../../texts/translate.ts';
import type { Held } from '../cart/stored-cart.ts';
import { mailedProfileId } from '../orders/mailed.ts';
import type { ShippingProfile } from './shipping-profiles.ts';

/** The one way in which gift cards alone come: nobody chooses it, and it brings nothing to an address. */
export const mailedProfile: ShippingProfile = {
  id: mailedProfileId,
  parcelServiceId: mailedProfileId,
  parcelServiceName: '',
  names: perLanguage((language) => translateInto(language)('shipping.mailed')),
  position: 0,
  minimumDays: 0,
  maximumDays: 0,
  isPickup: false,
  asksPrivacyConsent: false,
  privacyAddress: '',
  excludedPaymentMethodIds: [],
  rates: [],
  transits: [],
  services: [],
};

/** Nothing of a cart is shipped. */
export function isOfGiftCards({ rows, variations }: Pick<Held, 'rows' | 'variations'>): boolean {
  return rows.length > 0 && rows.every(({ variationId }) => variations.get(variationId)?.isGiftCard);
}
