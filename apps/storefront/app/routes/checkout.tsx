import { addressTypes } from '@mise/contract/customers/address-types.ts';
import { redirect } from 'react-router';
import { CheckoutPage } from '#app/components/checkout/checkout-page.tsx';
import { pathTo, withQuery } from '#app/lib/links.ts';
import { pageContext } from '#app/lib/page-context.ts';
import { showAsPage } from '#app/lib/page-errors.ts';
import { headTags, pageHead } from '#app/lib/page-head.ts';
import { useText } from '#app/lib/use-text.ts';
import { toCheckoutView } from '#app/views/checkout.ts';
import type { Route } from './+types/checkout.ts';

/** Everything of the form that the shop knows: a reload in the middle finds it again. */
export async function loader({ context }: Route.LoaderArgs) {
  const { client, locale, origin, i18n } = context.get(pageContext);
  const cart = await client.getCart().catch(showAsPage);
  // There is nothing to order: the cart says so (spec/storefront.md §2, guard reject-empty-checkout).
  if (!cart.data.items?.length) throw redirect(withQuery(pathTo.cart(locale), { from: 'checkout' }));
  const [session, addresses, countries, shipping, payment] = await Promise.all([
    client.getSession(),
    client.getAddressesData({ types: [addressTypes.billing, addressTypes.shipping] }),
    client.getActiveShippingCountries(),
    client.getShippingProvider(),
    client.getPaymentProviders(),
  ]).catch(showAsPage);
  const { user } = session.data;
  return {
    checkout: toCheckoutView(
      {
        cart: cart.data,
        email: user?.guestMail ?? user?.email ?? '',
        addresses: addresses.data.addresses,
        countries: countries.data,
        shipping: shipping.data,
        payment: payment.data,
      },
      locale,
    ),
    head: pageHead({ origin, locale, path: '/checkout', title: i18n._('checkout.title'), robots: 'noindex' }),
  };
}

/** The form keeps its own state and asks for what changes; the loader fills it once. */
export function shouldRevalidate(): boolean {
  return false;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  headTags(loaderData?.head, matches[0].loaderData?.shopName);

export default function Checkout({ loaderData: { checkout } }: Route.ComponentProps) {
  const text = useText();
  return (
    <div className="pt-6 md:pt-8">
      <h1 className="mb-6 text-2xl font-semibold md:text-3xl">{text('checkout.title')}</h1>
      <CheckoutPage checkout={checkout} />
    </div>
  );
}
