import { isApiError } from '@mise/contract/api-error.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { data } from 'react-router';
import { SharedCartContents } from '#app/components/cart/shared-cart-contents.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { showAsPage } from '#app/page/page-errors.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { toSharedCartView } from '#app/views/shared-cart.ts';
import type { Route } from './+types/shared-cart.ts';

/** Whoever has the link may see what was shared, and copy it. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { client, locale, origin, i18n } = context.get(pageContext);
  const head = pageHead({
    origin,
    locale,
    path: `/shared-cart/${token}`,
    title: i18n._('shared.title'),
    robots: 'noindex, nofollow',
  });
  const answer = await client.getSharedCart({ token: token.slice(0, 64) }).catch((error: unknown) => {
    if (isApiError(error, 'cart.sharedNotFound')) return null;
    return showAsPage(error);
  });
  if (!answer) return data({ shared: null, token, head }, { status: 404 });
  return data({ shared: toSharedCartView(answer.data, locale), token, head });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function SharedCartPage({ loaderData: { shared, token } }: Route.ComponentProps) {
  const text = useText();
  const locale = useLocale();
  if (!shared) {
    return (
      <div className="pt-6 md:pt-8">
        <h1 className="mb-4 text-2xl font-semibold hyphens-auto md:text-3xl">{text('shared.ended')}</h1>
        <p className="mb-6 max-w-prose">{text('shared.endedText')}</p>
        <Link to={pathTo.home(locale)} className={buttonClasses({})}>
          {text('common.toHome')}
        </Link>
      </div>
    );
  }
  return (
    <div className="pt-6 md:pt-8">
      <h1 className="mb-2 text-2xl font-semibold hyphens-auto md:text-3xl">{text('shared.title')}</h1>
      <p className="mb-6 max-w-prose text-ink-muted">
        {text('shared.intro', { date: shared.until })} {text('shared.prices')}
      </p>
      <SharedCartContents shared={shared} token={token} />
    </div>
  );
}
