import type { Client } from '@mise/contract/client.ts';
import { addressTypes } from '@mise/contract/customers/address-types.ts';
import { isEmail } from '@mise/contract/is-email.ts';
import type { CheckoutView, SavedCheckout } from '#app/views/checkout.ts';
import { isSameDraft, toAddressInput } from '#app/views/checkout-address.ts';
import { checkAddress } from '#app/views/checkout-checks.ts';
import { type AddressPart, type CheckoutValues, draftOf } from '#app/views/checkout-form.ts';

export type SaveClient = Pick<Client, 'doLoginAsGuest' | 'doSaveAddress' | 'setCheckoutAddress'>;

type SaveInput = {
  client: SaveClient;
  values: CheckoutValues;
  countries: CheckoutView['countries'];
  saved: SavedCheckout;
};

/** One call at most, and what the shop knows after it. A part that is not complete, or not new, is not told. */
type SaveStep = { part: AddressPart | 'email'; save: (input: SaveInput) => Promise<SavedCheckout> };

/** In this order: the invoice may go to the shipping address, which must be in use by then. */
export const saveSteps: readonly SaveStep[] = [
  { part: 'email', save: saveEmail },
  { part: 'shipping', save: (input) => saveAddress(input, 'shipping') },
  { part: 'shipping', save: useForDelivery },
  {
    part: 'billing',
    save: async (input) => (input.values.isBillingSame ? input.saved : saveAddress(input, 'billing')),
  },
  { part: 'billing', save: useForInvoice },
];

async function saveEmail({ client, values, saved }: SaveInput): Promise<SavedCheckout> {
  const email = values.email.trim();
  if (email === saved.email || !isEmail(email)) return saved;
  await client.doLoginAsGuest({ email, cartItems: 'none' });
  return { ...saved, email };
}

async function saveAddress({ client, values, countries, saved }: SaveInput, part: AddressPart): Promise<SavedCheckout> {
  const draft = draftOf(values, part);
  if (isSaved(values, saved, part) || Object.keys(checkAddress(draft, countries)).length > 0) return saved;
  const known = saved[part].id;
  const { data } = await client.doSaveAddress({
    typeId: addressTypes[part],
    addressData: toAddressInput(draft, { id: known, isPrimary: false }),
  });
  // A new one, or a copy of one of the other type, is the newest of the list, which begins with the primary one.
  const id = data.some((address) => address.id === known)
    ? known
    : Math.max(0, ...data.map((address) => address.id ?? 0));
  // A changed address must be told to the cart again: its country decides shipping, VAT and totals.
  return { ...saved, [part]: { id, draft }, [`${part}Id`]: 0 };
}

async function useForDelivery({ client, values, saved }: SaveInput): Promise<SavedCheckout> {
  const { id } = saved.shipping;
  if (!isSaved(values, saved, 'shipping') || saved.shippingId === id) return saved;
  await client.setCheckoutAddress({ typeId: addressTypes.shipping, addressId: id });
  return { ...saved, shippingId: id };
}

async function useForInvoice({ client, values, saved }: SaveInput): Promise<SavedCheckout> {
  const isReady = values.isBillingSame ? saved.shippingId > 0 : isSaved(values, saved, 'billing');
  const id = values.isBillingSame ? saved.shippingId : saved.billing.id;
  if (!isReady || saved.billingId === id) return saved;
  await client.setCheckoutAddress({ typeId: addressTypes.billing, addressId: id });
  return { ...saved, billingId: id };
}

function isSaved(values: CheckoutValues, saved: SavedCheckout, part: AddressPart): boolean {
  return saved[part].id > 0 && isSameDraft(draftOf(values, part), saved[part].draft);
}
