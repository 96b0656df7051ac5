import type { customersOperations } from '@mise/contract/customers/operations.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { inLanguage, languages } from '@mise/rules/languages.ts';
import type { Context } from '../context.ts';
import { ensureBasket } from '../domains/cart/basket.ts';
import { loseAddress, useAddress } from '../domains/cart/use-address.ts';
import {
  type AddressType,
  deleteAddress,
  holdAddress,
  listAddresses,
  saveAddress,
} from '../domains/customers/addresses.ts';
import { setGuestEmail } from '../domains/customers/guest-login.ts';
import { choosePriceSide, shownGroup } from '../domains/customers/price-side.ts';
import { addressDraft, addressWire } from '../domains/customers/wire.ts';
import { activeCountries } from '../domains/shop/countries.ts';
import { inTransaction } from '../in-transaction.ts';
import { afterChoice } from '../workflows/checkout-changed.ts';
import { newPersonalSession, personalSession } from '../workflows/personal-session.ts';
import { readSession } from '../workflows/read-session.ts';

export const customersHandlers: HandlersOf<Context, typeof customersOperations> = {
  getSession: async (context, wanted) => ({ data: await readSession(context, wanted) }),

  doLoginAsGuest: async (context, { email, cartItems }) => {
    // Whoever is logged in orders under the address of the account.
    if ((await context.visitor.find())?.customer.account) return { data: await readSession(context, { cartItems }) };
    await inTransaction(context, async (inner) => {
      const { customer } = await newPersonalSession(inner);
      await setGuestEmail(inner.db, customer.id, email);
    });
    return { data: { ...(await readSession(context, { cartItems })), user: { guestMail: email } } };
  },

  getAddresses: async (context, { typeId }) => ({ data: await addressesOf(context, typeId) }),

  getAddressesData: async (context, { types, includeCountries, lang }) => {
    const lists = await Promise.all(types.map((typeId) => addressesOf(context, typeId)));
    if (!includeCountries) return { data: { addresses: lists.flat() } };
    const language = languages.find((known) => known === lang) ?? context.language;
    const countries = (await activeCountries(context.shop)).map((country) => ({
      id: country.id,
      name: inLanguage(country.names, language),
      currLangName: inLanguage(country.names, language),
      isoCode2: country.iso2,
      states: country.states.map(({ id, names }) => ({ id, name: inLanguage(names, language) })),
      zipCodeRegex: country.postcodePattern,
    }));
    return { data: { addresses: lists.flat(), countries: { default: countries, geoRegulated: [] } } };
  },

  doSaveAddress: async (context, { typeId, addressData }) => {
    await inTransaction(context, async (inner) => {
      const { customer } = await personalSession(inner);
      await saveAddress(inner, { customerId: customer.id, draft: addressDraft(typeId, addressData) });
    });
    return addressAnswer(context, typeId);
  },

  setCheckoutAddress: async (context, { typeId, addressId }) => {
    const session = await context.visitor.find();
    if (!session) throw refusal('address.notFound', { cause: { addressId } });
    await inTransaction(context, async (inner) => {
      const basket = await ensureBasket(inner, session);
      const address = await holdAddress(inner.db, session.customer.id, addressId);
      if (!address) throw refusal('address.notFound', { cause: { addressId } });
      await useAddress(inner.db, { basket, typeId, address });
    });
    const { events } = await afterChoice(context);
    return { data: addressId, events };
  },

  deleteAddress: async (context, { typeId, addressId }) => {
    const session = await context.visitor.find();
    if (!session) throw refusal('address.deleteFailed', { cause: { addressId } });
    const customerId = session.customer.id;
    await inTransaction(context, async (inner) => {
      await loseAddress(inner.db, { customerId, addressId });
      await deleteAddress(inner, { customerId, typeId, addressId });
    });
    return addressAnswer(context, typeId);
  },

  getPriceGroup: async (context) => {
    context.dependencies.tags.add('customer-classes');
    return { data: await shownGroup(context) };
  },

  setPriceSide: async (context, { side }) => {
    await choosePriceSide(context, side);
    return { data: await shownGroup(context) };
  },
};

async function addressesOf(context: Context, typeId: AddressType) {
  const session = await context.visitor.find();
  return session ? (await listAddresses(context.db, session.customer.id, typeId)).map(addressWire) : [];
}

/** The addresses after a change of one, which may be one that the basket goes to. */
async function addressAnswer(context: Context, typeId: AddressType) {
  const { events } = await afterChoice(context);
  return { data: await addressesOf(context, typeId), events };
}
