import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { type AddressType, type StoredAddress, shippingType } from '../customers/addresses.ts';
import type { Basket } from './basket.ts';
import { basket as basketTable } from './tables.ts';

/**
 * Makes an address that of the checkout. The goods go to the shipping address, or to the billing address where there is
 * none; the country that decides VAT and shipping follows.
 */
export async function useAddress(
  db: Queryable,
  input: { basket: Basket; typeId: AddressType; address: StoredAddress },
): Promise<void> {
  const { basket, typeId, address } = input;
  const decidesDelivery = typeId === shippingType || basket.shippingAddressId === null;
  await db
    .update(basketTable)
    .set({
      ...(typeId === shippingType ? { shippingAddressId: address.id } : { billingAddressId: address.id }),
      ...(decidesDelivery && { shippingCountryId: address.countryId }),
    })
    .where(eq(basketTable.id, basket.id));
}
