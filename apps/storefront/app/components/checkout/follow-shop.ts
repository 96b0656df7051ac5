import type { Client } from '@mise/contract/client.ts';
import type { SessionResult } from '@mise/contract/customers/session.ts';
import { type CheckoutValues, partValues } from '#app/views/checkout-form.ts';
import { preferredValues } from '#app/views/preferred-delivery.ts';
import { type SavedCheckout, toSaved } from '#app/views/saved-checkout.ts';

/** Where the order goes by what the shop knows, and what the form says then. What the shop does not have at all stays as it was typed. */
export async function followShop(
  client: Pick<Client, 'getAddressesData'>,
  { basket, user }: SessionResult,
): Promise<{ saved: SavedCheckout; texts: Partial<CheckoutValues> }> {
  const { data } = await client.getAddressesData({ includeCountries: false });
  const saved = toSaved({ cart: basket, user, addresses: data.addresses });
  const { email, shipping, billing, isBillingSame } = saved;
  return {
    saved,
    texts: {
      ...(email !== '' && { email }),
      isBillingSame,
      shippingChoice: shipping.choice,
      ...(shipping.id > 0 && partValues('shipping', shipping.draft)),
      billingChoice: billing.choice,
      ...(!isBillingSame && billing.id > 0 && partValues('billing', billing.draft)),
      ...preferredValues(basket.preferredDelivery),
    },
  };
}
