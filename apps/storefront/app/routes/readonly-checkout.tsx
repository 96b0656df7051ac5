import { pathTo } from '@mise/rules/path-to.ts';
import { redirect } from 'react-router';
import { ReadonlyCheckout } from '#app/components/checkout/readonly-checkout.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useText } from '#app/page/use-text.ts';
import { isReadyToOrder } from '#app/views/checkout-form.ts';
import type { Route } from './+types/readonly-checkout.ts';
import { loadCheckout } from './load-checkout.server.ts';

/** The order as it would be placed. What still has to be said is said at the checkout. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { locale, origin, i18n } = page;
  const checkout = await loadCheckout(page);
  if (!isReadyToOrder(checkout)) throw redirect(pathTo.checkout(locale));
  return {
    checkout,
    head: pageHead({
      origin,
      locale,
      path: '/readonly-checkout',
      title: i18n._('readonlyCheckout.title'),
      robots: 'noindex',
    }),
  };
}

/** What is shown is what is ordered; `usePlaceOrder` looks for changes before it places. */
export function shouldRevalidate(): boolean {
  return false;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function ReadonlyCheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  const text = useText();
  return (
    <div className="pt-6 md:pt-8">
      <h1 className="mb-6 text-2xl font-semibold hyphens-auto md:text-3xl">{text('readonlyCheckout.title')}</h1>
      <ReadonlyCheckout checkout={checkout} />
    </div>
  );
}
