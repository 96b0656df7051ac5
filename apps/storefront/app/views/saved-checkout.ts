import type { Cart } from '@mise/contract/cart/cart.ts';
import type { Address } from '@mise/contract/customers/address.ts';
import { type AddressType, addressTypes } from '@mise/contract/customers/address-types.ts';
import type { User } from '@mise/contract/customers/user.ts';
import { type AddressDraft, choiceOf, emptyAddress, isSameDraft, toAddressDraft } from './checkout-address.ts';

/** What the shop knows of the form. The ids are 0 where no address is saved yet. */
export type SavedCheckout = {
  email: string;
  shipping: SavedAddress;
  billing: SavedAddress;
  /** The address that the invoice goes to; that of the delivery where both are the same. 0: none. */
  billingId: number;
  /** The invoice goes where the goods go. */
  isBillingSame: boolean;
  /** The address that the goods go to, 0: none. */
  shippingId: number;
  /** The carrier may get e-mail and phone: agreed before, and not taken back. */
  hasConsented: boolean;
  /** What a customer can choose from, those of the part first; nothing for guests. */
  book: Record<'shipping' | 'billing', SavedAddress[]>;
};

/** `choice`: what stands in the field by which it is chosen; '' for one that is entered anew, and for all of a guest. */
export type SavedAddress = { id: number; draft: AddressDraft; choice: string };

/** What the shop keeps, or, where it keeps nothing, what the addresses in use say. */
export function isBillingSame({
  billingAsShipping,
  customerInvoiceAddressId: billingId,
  customerShippingAddressId: shippingId,
}: Pick<Cart, 'billingAsShipping' | 'customerInvoiceAddressId' | 'customerShippingAddressId'>): boolean {
  return billingAsShipping ?? (!billingId || billingId === shippingId);
}

/** What the shop knows of the form: the address in use fills its part of the form, else the first saved one (lists come primary first). */
export function toSaved({
  cart,
  user,
  addresses,
}: {
  cart: Cart;
  user: User | null;
  addresses: readonly Address[];
}): SavedCheckout {
  const country = String(cart.shippingCountryId);
  const shippingId = cart.customerShippingAddressId ?? 0;
  const billingId = cart.customerInvoiceAddressId ?? 0;
  const isCustomer = Boolean(user?.email);
  const saved = (address: Address): SavedAddress => {
    const entry = { id: address.id ?? 0, draft: toAddressDraft(address, country) };
    return { ...entry, choice: isCustomer ? choiceOf(entry) : '' };
  };
  const part = (typeId: AddressType, usedId: number) => {
    const all = addressesFor(typeId, addresses).map(saved);
    const isOfType = ({ id }: SavedAddress) => addresses.some((each) => each.id === id && each.typeId === typeId);
    const used = all.find(({ id }) => id === usedId) ?? all.find(isOfType);
    return { book: isCustomer ? all : [], address: used ?? { id: 0, draft: emptyAddress(country), choice: '' } };
  };
  const shipping = part(addressTypes.shipping, shippingId);
  // While the invoice goes where the goods go, the part for another address offers one of its own.
  const billing = part(addressTypes.billing, billingId === shippingId && !cart.isMailed ? 0 : billingId);
  return {
    email: user?.guestMail ?? user?.email ?? '',
    shipping: shipping.address,
    billing: billing.address,
    shippingId,
    billingId,
    // There is no other address where nothing is shipped.
    isBillingSame: !cart.isMailed && isBillingSame(cart),
    hasConsented: cart.shippingPrivacyHintAccepted ?? false,
    book: { shipping: shipping.book, billing: billing.book },
  };
}

/** The addresses of a type, and those of the other type that say something else. */
function addressesFor(typeId: AddressType, addresses: readonly Address[]): Address[] {
  const own = addresses.filter((address) => address.typeId === typeId);
  const drafts = own.map((address) => toAddressDraft(address, ''));
  const isNew = (address: Address) => !drafts.some((draft) => isSameDraft(draft, toAddressDraft(address, '')));
  return [...own, ...addresses.filter((address) => address.typeId !== typeId && isNew(address))];
}
