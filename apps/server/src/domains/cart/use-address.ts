import type { Transaction } from '../../db/database.ts';
import { type AddressType, type StoredAddress, shippingType } from '../customers/addresses.ts';
import { keepBillingAsShipping } from '../customers/keep-billing-as-shipping.ts';
import { type Basket, changeChoices, lockBasket } from './basket.ts';

/**
 * Makes an address that of the checkout. The goods go to the shipping address, or to the billing address where there is
 * none; the country that decides VAT and shipping follows. Whether both are one is kept with the customer. `basket`: as it is now, locked.
 */
export async function useAddress(
  db: Transaction,
  input: { basket: Basket; typeId: AddressType; address: StoredAddress },
): Promise<void> {
  const { basket, typeId, address } = input;
  const decidesDelivery = typeId === shippingType || basket.shippingAddressId === null;
  await changeChoices(db, basket, {
    ...(typeId === shippingType ? { shippingAddressId: address.id } : { billingAddressId: address.id }),
    ...(decidesDelivery && { shippingCountryId: address.countryId }),
  });
  const isOne = isBillingAsShipping(input);
  if (isOne !== null) await keepBillingAsShipping(db, basket.customerId, isOne);
}

/**
 * To be called before an address is deleted: the basket that may use it is locked, as by whoever else changes it, before the address is. Who loses the one of the delivery alone has none then: the goods do not go where the invoice goes because
 * of that.
 */
export async function loseAddress(
  db: Transaction,
  { customerId, addressId }: { customerId: number; addressId: number },
): Promise<void> {
  const basket = await lockBasket(db, customerId);
  if (basket?.shippingAddressId !== addressId || basket.billingAddressId === addressId) return;
  await keepBillingAsShipping(db, customerId, false);
}

/** Null: nothing is said about it. Who moves the delivery alone may be about to move the invoice after it. */
function isBillingAsShipping({
  basket: { billingAddressId, shippingAddressId },
  typeId,
  address: { id },
}: {
  basket: Basket;
  typeId: AddressType;
  address: StoredAddress;
}): boolean | null {
  if (typeId !== shippingType) return shippingAddressId === null || shippingAddressId === id;
  if (billingAddressId === id) return true;
  return billingAddressId !== null && shippingAddressId === null ? false : null;
}
