import { useCart } from './cart-store.ts';

/** Whether goods go to a country to which an article is not delivered, as far as the shop has said by now where they go. */
export function useIsDeliveredElsewhere(shippingCountryIds: readonly number[]): boolean {
  return useCart(
    ({ cart }) =>
      cart !== null && shippingCountryIds.length > 0 && !shippingCountryIds.includes(cart.shippingCountryId),
  );
}
