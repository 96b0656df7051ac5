import { pathTo, withQuery } from '@mise/rules/path-to.ts';
import { redirect } from 'react-router';
import type { Page } from '#app/page/page-context.ts';
import { showAsPage } from '#app/page/page-errors.ts';
import { readLegalPages } from '#app/page/read-legal-pages.ts';
import { type CheckoutView, toCheckoutView } from '#app/views/checkout.ts';

/** Everything of the checkout's form that the shop knows: a reload in the middle finds it again. */
export async function loadCheckout({ client, locale }: Page): Promise<CheckoutView> {
  const cart = await client.getCart({ cartItems: 'small', keepsNotices: true }).catch(showAsPage);
  // There is nothing to order: the cart says so, and what was taken out of it.
  if (!cart.data.items?.length) throw redirect(withQuery(pathTo.cart(locale), { from: 'checkout' }));
  // Those of which are asked for after the cart has said which texts an order would be under: what changes between the two is told.
  const [session, addresses, countries, shipping, payment, pickup, legalPages] = await Promise.all([
    client.getSession({ cartItems: 'none' }),
    client.getAddressesData({ includeCountries: false }),
    client.getActiveShippingCountries(),
    client.getShippingProvider(),
    client.getPaymentProviders(),
    client.getPreferredDeliveryLocationShippingProfiles(),
    readLegalPages(client),
  ]).catch(showAsPage);
  const { deliveryByMethod, notices } = session.data.basket;
  return toCheckoutView(
    {
      cart: { ...cart.data, deliveryByMethod, notices },
      user: session.data.user,
      addresses: addresses.data.addresses,
      countries: countries.data,
      shipping: shipping.data,
      payment: payment.data,
      isPostNumberRequired: pickup.data.postnumberRequired,
      legalPages,
    },
    locale,
  );
}
