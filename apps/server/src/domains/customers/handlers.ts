import type { customersOperations } from '@mise/contract/customers/operations.ts';
import type { SessionResult } from '@mise/contract/customers/session.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';
import { languages } from '../../db/columns.ts';
import { ensureBasket } from '../cart/basket.ts';
import { useAddress } from '../cart/use-address.ts';
import { sessionCart } from '../checkout/session-cart.ts';
import { activeCountries } from '../shop/countries.ts';
import { type AddressType, deleteAddress, findAddress, listAddresses, saveAddress } from './addresses.ts';
import { currentOperator } from './current-operator.ts';
import { setGuestEmail } from './guest-login.ts';
import { logInOperator, logOutOperator } from './operator-login.ts';
import { changeOperatorPassword } from './operator-password.ts';
import { addressDraft, addressWire, userWire } from './wire.ts';

export const customersHandlers: HandlersOf<Context, typeof customersOperations> = {
  getSession: async (context) => ({ data: await readSession(context) }),

  doLoginAsGuest: async (context, { email }) => {
    await context.visitor.rotate((tx, session) => setGuestEmail(tx, session.id, email), {
      untilUsed: true,
    });
    return { data: { ...(await readSession(context)), user: { guestMail: email } } };
  },

  getAddresses: async (context, { typeId }) => ({ data: await addressesOf(context, typeId) }),

  getAddressesData: async (context, { types, includeCountries, lang }) => {
    const lists = await Promise.all(types.map((typeId) => addressesOf(context, typeId)));
    if (!includeCountries) return { data: { addresses: lists.flat() } };
    const language = languages.find((known) => known === lang) ?? context.language;
    const countries = (await activeCountries(context.shop)).map((country) => ({
      id: country.id,
      name: country.names[language],
      isoCode2: country.iso2,
      states: country.states.map(({ id, names }) => ({ id, name: names[language] })),
      zipCodeRegex: country.postcodePattern,
    }));
    return { data: { addresses: lists.flat(), countries: { default: countries, geoRegulated: [] } } };
  },

  doSaveAddress: async (context, { typeId, addressData }) => {
    const session = await context.visitor.begin();
    await context.db.transaction((tx) =>
      saveAddress(tx, context, { sessionId: session.id, draft: addressDraft(typeId, addressData) }),
    );
    return { data: await addressesOf(context, typeId) };
  },

  setCheckoutAddress: async (context, { typeId, addressId }) => {
    const session = await context.visitor.find();
    const address = session && (await findAddress(context.db, session.id, addressId));
    if (!session || !address) throw refusal('address.notFound', { cause: { addressId } });
    await context.db.transaction(async (tx) => {
      const basket = await ensureBasket(tx, context, session);
      await useAddress(tx, { basket, typeId, address });
    });
    return { data: address.id };
  },

  deleteAddress: async (context, { typeId, addressId }) => {
    const session = await context.visitor.find();
    if (!session) throw refusal('address.deleteFailed', { cause: { addressId } });
    await deleteAddress(context.db, { sessionId: session.id, typeId, addressId });
    return { data: await addressesOf(context, typeId) };
  },

  doOperatorLogin: async (context, input) => ({ data: await logInOperator(context, input) }),

  doOperatorLogout: async (context) => {
    await logOutOperator(context);
    return { data: null };
  },

  getOperator: async (context) => ({ data: await currentOperator(context) }),

  doChangeOperatorPassword: async (context, input) => {
    await changeOperatorPassword(context, input);
    return { data: null };
  },
};

/** Who is here, and totals, counts and ids of the cart; no product data. */
export async function readSession(context: Context): Promise<SessionResult> {
  const basket = await sessionCart(context, 'none');
  return { basket, user: userWire(await context.visitor.find()) };
}

async function addressesOf(context: Context, typeId: AddressType) {
  const session = await context.visitor.find();
  return session ? (await listAddresses(context.db, session.id, typeId)).map(addressWire) : [];
}
