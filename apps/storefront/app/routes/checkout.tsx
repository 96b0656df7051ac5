import { CheckoutPage } from '#app/components/checkout/checkout-page.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useText } from '#app/page/use-text.ts';
import type { Route } from './+types/checkout.ts';
import { loadCheckout } from './load-checkout.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { locale, origin, i18n } = page;
  return {
    checkout: await loadCheckout(page),
    head: pageHead({ origin, locale, path: '/checkout', title: i18n._('checkout.title'), robots: 'noindex' }),
  };
}

/** The form keeps its own state and asks for what changes; the loader fills it once. */
export function shouldRevalidate(): boolean {
  return false;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function Checkout({ loaderData: { checkout } }: Route.ComponentProps) {
  const text = useText();
  return (
    <div className="pt-6 md:pt-8">
      <h1 className="mb-6 text-2xl font-semibold md:text-3xl">{text('checkout.title')}</h1>
      <CheckoutPage checkout={checkout} />
    </div>
  );
}
