import type { Basket } from '@mise/contract/cart/basket.ts';
import type { Client } from '@mise/contract/client.ts';
import { addressTypes } from '@mise/contract/customers/address-types.ts';
import { isEmail } from '@mise/contract/is-email.ts';
import type { CheckoutView } from '#app/views/checkout.ts';
import { choiceOf, emptyAddress, isSameDraft, toAddressInput } from '#app/views/checkout-address.ts';
import { checkAddress } from '#app/views/checkout-checks.ts';
import { type AddressPart, type CheckoutValues, draftOf, partValues } from '#app/views/checkout-form.ts';
import type { SavedAddress, SavedCheckout } from '#app/views/saved-checkout.ts';

export type SaveClient = Pick<Client, 'doLoginAsGuest' | 'doSaveAddress' | 'setCheckoutAddress'>;

type SaveInput = {
  client: SaveClient;
  values: CheckoutValues;
  countries: CheckoutView['countries'];
  saved: SavedCheckout;
  /** Told the cart of an answer that has one: what it lost is said there, and once. */
  onCart: (basket: Pick<Basket, 'notices'>) => void;
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

async function saveEmail({ client, values, saved, onCart }: SaveInput): Promise<SavedCheckout> {
  const email = values.email.trim();
  if (email === saved.email || !isEmail(email)) return saved;
  const { data } = await client.doLoginAsGuest({ email, cartItems: 'none' });
  if (data) onCart(data.basket);
  return { ...saved, email };
}

async function saveAddress({ client, values, countries, saved }: SaveInput, part: AddressPart): Promise<SavedCheckout> {
  const draft = draftOf(values, part);
  if (isSaved(values, saved, part) || Object.keys(checkAddress(draft, countries)).length > 0) return saved;
  const before = chosenAddress(values, saved, part);
  const { data } = await client.doSaveAddress({
    typeId: addressTypes[part],
    addressData: toAddressInput(draft, { id: before.id, isPrimary: false }),
  });
  // A new one, or a copy of one of the other type, is the newest of the list, which begins with the primary one.
  const id = data.some((address) => address.id === before.id)
    ? before.id
    : Math.max(0, ...data.map((address) => address.id ?? 0));
  const hasBook = saved.book[part].length > 0;
  const address = { id, draft, choice: hasBook ? choiceOf({ id, draft }) : '' };
  const other = otherPart(part);
  // A changed address must be told to the cart again: its country decides shipping, VAT and totals.
  return {
    ...saved,
    [other]: saved[other].id === id && hasBook ? address : saved[other],
    [part]: address,
    [`${part}Id`]: 0,
    book: hasBook ? withAddress(saved.book, address) : saved.book,
  };
}

/** The book after an address was saved: in place of what it was, or behind the others. */
function withAddress(book: SavedCheckout['book'], address: SavedAddress): SavedCheckout['book'] {
  const put = (list: SavedAddress[]) =>
    list.some(({ id }) => id === address.id)
      ? list.map((entry) => (entry.id === address.id ? address : entry))
      : [...list, address];
  return { shipping: put(book.shipping), billing: put(book.billing) };
}

/** What the form says once the address of a part was saved: its name of now, in both parts where it stands in both. */
export function valuesAfter(
  part: AddressPart,
  { values, before, after }: { values: CheckoutValues; before: SavedCheckout; after: SavedCheckout },
): Partial<CheckoutValues> {
  const { id, choice, draft } = after[part];
  if (after[part] === before[part] || choice === values[`${part}Choice`]) return {};
  const other = otherPart(part);
  const isInBoth = chosenAddress(values, before, other).id === id;
  return {
    [`${part}Choice`]: choice,
    ...(isInBoth && { [`${other}Choice`]: choice, ...partValues(other, draft) }),
  };
}

function otherPart(part: AddressPart): AddressPart {
  return part === 'shipping' ? 'billing' : 'shipping';
}

async function useForDelivery({ client, values, saved }: SaveInput): Promise<SavedCheckout> {
  const address = chosenAddress(values, saved, 'shipping');
  if (!isSaved(values, saved, 'shipping') || saved.shippingId === address.id) return saved;
  await client.setCheckoutAddress({ typeId: addressTypes.shipping, addressId: address.id });
  return { ...saved, shipping: address, shippingId: address.id };
}

async function useForInvoice({ client, values, saved }: SaveInput): Promise<SavedCheckout> {
  const isReady = values.isBillingSame ? saved.shippingId > 0 : isSaved(values, saved, 'billing');
  const own = chosenAddress(values, saved, 'billing');
  const id = values.isBillingSame ? saved.shippingId : own.id;
  if (!isReady || saved.billingId === id) return saved;
  await client.setCheckoutAddress({ typeId: addressTypes.billing, addressId: id });
  return { ...saved, ...(!values.isBillingSame && { billing: own }), billingId: id };
}

function isSaved(values: CheckoutValues, saved: SavedCheckout, part: AddressPart): boolean {
  const { id, draft } = chosenAddress(values, saved, part);
  return id > 0 && isSameDraft(draftOf(values, part), draft);
}

/** The address that the fields of a part were filled from, or that became of them. */
export function chosenAddress(
  values: Pick<CheckoutValues, 'shippingChoice' | 'billingChoice'>,
  saved: SavedCheckout,
  part: AddressPart,
): SavedAddress {
  const choice = values[`${part}Choice`];
  if (saved[part].choice === choice) return saved[part];
  return saved.book[part].find((entry) => entry.choice === choice) ?? { id: 0, draft: emptyAddress(''), choice };
}
