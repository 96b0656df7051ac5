import { NotifyMeAnswer } from '#app/components/catalog/notify-me-answer.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import type { Route } from './+types/notify-me-unsubscribe.ts';

/** The link of a mail. It does nothing by itself: programs that look after mails open it, too. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, origin, i18n } = context.get(pageContext);
  return {
    token: url.searchParams.get('token') ?? '',
    head: pageHead({
      origin,
      locale,
      path: '/notify-me/unsubscribe',
      title: i18n._('notify.unsubscribe'),
      robots: 'noindex, nofollow',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function NotifyMeUnsubscribe({ loaderData }: Route.ComponentProps) {
  return <NotifyMeAnswer answer="unsubscribe" token={loaderData.token} />;
}
