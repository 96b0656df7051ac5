import { pathTo } from '@mise/rules/path-to.ts';
import { AccountHeading } from '#app/components/customers/account-heading.tsx';
import { WishlistContents } from '#app/components/wishlist/wishlist-contents.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { Route } from './+types/account-wishlist.ts';
import { loadWishlist } from './load-wishlist.server.ts';

/** The wishlist among the pages of the account. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { locale, origin, i18n } = page;
  return {
    wishlist: await loadWishlist(page, url),
    head: pageHead({
      origin,
      locale,
      path: '/my-account/wishlist',
      title: i18n._('wishlist.title'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function AccountWishlist({ loaderData: { wishlist } }: Route.ComponentProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <>
      <AccountHeading>{text('wishlist.title')}</AccountHeading>
      <WishlistContents wishlist={wishlist} path={pathTo.account(locale, 'wishlist')} />
    </>
  );
}
