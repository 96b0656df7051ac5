import { pathTo } from '@mise/rules/path-to.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { lazy, Suspense } from 'react';
import { CartContents } from '#app/components/cart/cart-contents.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { showAsPage } from '#app/page/page-errors.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useText } from '#app/page/use-text.ts';
import { onIntent } from '#app/start/first-intent.ts';
import { toCartView } from '#app/views/cart.ts';
import type { Route } from './+types/cart.ts';

// What can be read without its scripts.
const CartGoesWith = lazy(onIntent(() => import('#app/components/cart/cart-goes-with.tsx')));
const QuickEntryPanel = lazy(onIntent(() => import('#app/components/cart/quick-entry-panel.tsx')));
const CartTools = lazy(onIntent(() => import('#app/components/cart/cart-tools.tsx')));

/** The cart of the session, complete in the document: it shows before scripts run, and without them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, locale, origin, i18n } = context.get(pageContext);
  const [cart, countries] = await Promise.all([
    client.getCart({ cartItems: 'small' }),
    client.getActiveShippingCountries(),
  ]).catch(showAsPage);
  const isEmpty = !cart.data.items?.length;
  // The cart is shown in any case.
  const placed = isEmpty ? await client.getPlacedOrder().then(({ data }) => data, ignore) : null;
  return {
    cart: toCartView(cart.data, locale),
    placed: placed && { id: placed.id, path: pathTo.confirmation(locale, placed.id, placed.accessKey) },
    shippingCountry: countries.data.find(({ id }) => id === cart.data.shippingCountryId)?.currLangName ?? '',
    /** The checkout sent the visitor here, because there is nothing to order. */
    isFromCheckout: placed === null && url.searchParams.get('from') === 'checkout',
    head: pageHead({ origin, locale, path: '/cart', title: i18n._('cart.title'), robots: 'noindex' }),
  };
}

function ignore(): null {
  return null;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function CartPage({
  loaderData: { cart, placed, shippingCountry, isFromCheckout },
}: Route.ComponentProps) {
  const text = useText();
  return (
    <div className="pt-6 md:pt-8 print:flex print:flex-col">
      <h1 className="mb-6 text-2xl font-semibold md:text-3xl">{text('cart.title')}</h1>
      {placed && (
        <Alert tone="positive" className="mb-6">
          <p>{text('cart.placed', { orderId: String(placed.id) })}</p>
          <Link to={placed.path} className="inline-block py-1 font-medium underline underline-offset-4">
            {text('cart.placedOpen')}
          </Link>
        </Alert>
      )}
      {isFromCheckout && (
        <Alert tone="warning" className="mb-6">
          {text('cart.nothingToOrder')}
        </Alert>
      )}
      {cart.lines.length > 0 && (
        <Suspense>
          <CartTools />
        </Suspense>
      )}
      <CartContents cart={cart} shippingCountry={shippingCountry} />
      <Suspense>
        <QuickEntryPanel className="mt-8 print:hidden" />
      </Suspense>
      {cart.lines.length > 0 && (
        <Suspense>
          <CartGoesWith />
        </Suspense>
      )}
    </div>
  );
}
