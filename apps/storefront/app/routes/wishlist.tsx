import { pathTo } from '@mise/rules/path-to.ts';
import { WishlistContents } from '#app/components/wishlist/wishlist-contents.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { Route } from './+types/wishlist.ts';
import { loadWishlist } from './load-wishlist.server.ts';

/** The wishlist of the session, of a guest or a customer. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { locale, origin, i18n } = page;
  return {
    wishlist: await loadWishlist(page, url),
    head: pageHead({ origin, locale, path: '/wishlist', title: i18n._('wishlist.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function WishlistPage({ loaderData: { wishlist } }: Route.ComponentProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <div className="pt-6 md:pt-8">
      <h1 className="mb-6 text-2xl font-semibold md:text-3xl">{text('wishlist.title')}</h1>
      <WishlistContents wishlist={wishlist} path={pathTo.wishlist(locale)} />
    </div>
  );
}
