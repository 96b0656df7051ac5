import type { PreferredDelivery } from '@mise/contract/checkout/preferred-delivery.ts';
import type { Address } from '@mise/contract/customers/address.ts';
import type { SessionResult } from '@mise/contract/customers/session.ts';
import { properPostcode } from '@mise/rules/postcode.ts';
import { toOneLine } from '@mise/rules/typed-text.ts';
import { normalizeVatNumber } from '@mise/rules/vat-number.ts';
import { type AddressDraft, addressFields, type CountryOption, toAddressDraft } from './checkout-address.ts';
import { type AddressPart, type CheckoutValues, draftOf } from './checkout-form.ts';

/** What of it is another: the words that stand above it on the page. */
export type DestinationPart =
  | 'checkout.email'
  | 'checkout.shippingAddress'
  | 'checkout.billingAddress'
  | 'checkout.preferred';

/**
 * In what the shop would deliver, bill or write to somebody else than the form says, or asks the carrier for something else: another tab or device may have
 * chosen, corrected or deleted an address. `preferred`: what the page says of the last. `countries`: those of the form.
 */
export function findElsewhere(
  { basket, user }: SessionResult,
  {
    values,
    preferred,
    countries,
  }: { values: CheckoutValues; preferred: PreferredDelivery | undefined; countries: readonly CountryOption[] },
): DestinationPart[] {
  const { isMailed, deliveryAddress, billingAddress, preferredDelivery } = basket;
  const isOtherEmail = values.email.trim().toLowerCase() !== (user?.guestMail ?? user?.email ?? '').toLowerCase();
  const typed = (part: AddressPart) => asKept(draftOf(values, part), countries);
  const isOtherDelivery = !isMailed && isOtherAddress(typed('shipping'), deliveryAddress);
  const isOtherInvoice = isOtherAddress(typed(values.isBillingSame ? 'shipping' : 'billing'), billingAddress);
  return [
    ...(isOtherEmail ? (['checkout.email'] as const) : []),
    ...(isOtherDelivery ? (['checkout.shippingAddress'] as const) : []),
    // Where it goes along with the goods it is no news of its own.
    ...(isOtherInvoice && !(values.isBillingSame && isOtherDelivery) ? (['checkout.billingAddress'] as const) : []),
    ...(written(preferred) !== written(preferredDelivery) ? (['checkout.preferred'] as const) : []),
  ];
}

function isOtherAddress(typed: AddressDraft, address: Address | undefined): boolean {
  if (!address) return true;
  const kept = toAddressDraft(address, '');
  return addressFields.some((field) => typed[field] !== kept[field]);
}

/** The shop keeps an address as it keeps all texts, without what nobody can see; a postcode as its country writes it, and a VAT id as the register does. */
function asKept(typed: AddressDraft, countries: readonly CountryOption[]): AddressDraft {
  const texts = { ...typed };
  for (const field of addressFields) texts[field] = toOneLine(typed[field]).trim();
  const country = countries.find(({ id }) => id === texts.country);
  return {
    ...texts,
    zipCode: country ? properPostcode(texts.zipCode, country) : texts.zipCode,
    vatNumber: normalizeVatNumber(texts.vatNumber),
  };
}

function written(preferred: PreferredDelivery | undefined): string {
  const { preferredDay, preferredLocation, preferredNeighbourName, preferredNeighbourAddress } = preferred ?? {};
  return [preferredDay, preferredLocation, preferredNeighbourName, preferredNeighbourAddress]
    .map((text = '') => toOneLine(text).trim())
    .join('\n');
}
