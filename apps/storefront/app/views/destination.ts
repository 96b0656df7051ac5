import type { PreferredDelivery } from '@mise/contract/checkout/preferred-delivery.ts';
import type { Address } from '@mise/contract/customers/address.ts';
import type { SessionResult } from '@mise/contract/customers/session.ts';
import { toOneLine } from '@mise/rules/typed-text.ts';
import { normalizeVatNumber } from '@mise/rules/vat-number.ts';
import { addressFields, toAddressDraft } from './checkout-address.ts';
import { type AddressPart, type CheckoutValues, draftOf } from './checkout-form.ts';

/** What of it is another: the words that stand above it on the page. */
export type DestinationPart =
  | 'checkout.email'
  | 'checkout.shippingAddress'
  | 'checkout.billingAddress'
  | 'checkout.preferred';

/**
 * In what the shop would deliver, bill or write to somebody else than the form says, or asks the carrier for something else: another tab or device may have
 * chosen, corrected or deleted an address. `preferred`: what the page says of the last.
 */
export function findElsewhere(
  { basket, user }: SessionResult,
  { values, preferred }: { values: CheckoutValues; preferred: PreferredDelivery | undefined },
): DestinationPart[] {
  const { isMailed, deliveryAddress, billingAddress, preferredDelivery } = basket;
  const isOtherEmail = values.email.trim().toLowerCase() !== (user?.guestMail ?? user?.email ?? '').toLowerCase();
  const isOtherDelivery = !isMailed && isOtherAddress(values, 'shipping', deliveryAddress);
  const isOtherInvoice = isOtherAddress(values, values.isBillingSame ? 'shipping' : 'billing', billingAddress);
  return [
    ...(isOtherEmail ? (['checkout.email'] as const) : []),
    ...(isOtherDelivery ? (['checkout.shippingAddress'] as const) : []),
    // Where it goes along with the goods it is no news of its own.
    ...(isOtherInvoice && !(values.isBillingSame && isOtherDelivery) ? (['checkout.billingAddress'] as const) : []),
    ...(written(preferred) !== written(preferredDelivery) ? (['checkout.preferred'] as const) : []),
  ];
}

/** The shop keeps an address as it keeps all texts: without what nobody can see. */
function isOtherAddress(values: CheckoutValues, part: AddressPart, address: Address | undefined): boolean {
  if (!address) return true;
  const kept = toAddressDraft(address, '');
  const typed = draftOf(values, part);
  return addressFields.some((field) => {
    const text = toOneLine(typed[field]).trim();
    return (field === 'vatNumber' ? normalizeVatNumber(text) : text) !== kept[field];
  });
}

function written(preferred: PreferredDelivery | undefined): string {
  const { preferredDay, preferredLocation, preferredNeighbourName, preferredNeighbourAddress } = preferred ?? {};
  return [preferredDay, preferredLocation, preferredNeighbourName, preferredNeighbourAddress]
    .map((text = '') => toOneLine(text).trim())
    .join('\n');
}
