import { pathTo } from '@mise/rules/path-to.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { AuthCard } from '#app/components/customers/auth-card.tsx';
import { ConfirmEmail } from '#app/components/customers/confirm-email.tsx';
import { LoginForm } from '#app/components/customers/login-form.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { findCustomer } from '#app/page/guards.server.ts';
import { pageContext } from '#app/page/page-context.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { Route } from './+types/confirm-email.ts';

/**
 * The link of the mail. It confirms nothing by itself: programs that look after mails open it, too. Whoever is not logged in does so
 * here: the secret goes to no other address.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, locale, origin, i18n } = context.get(pageContext);
  return {
    token: url.searchParams.get('token') ?? '',
    here: url.pathname + url.search,
    isLoggedIn: (await findCustomer(client)) !== null,
    head: pageHead({
      origin,
      locale,
      path: '/confirm-email',
      title: i18n._('confirmEmail.title'),
      robots: 'noindex, nofollow',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function ConfirmEmailPage({ loaderData }: Route.ComponentProps) {
  const text = useText();
  return (
    <AuthCard title={text('confirmEmail.title')}>
      <Content {...loaderData} />
      <p className="mt-4 text-sm">
        <Link to={pathTo.account(useLocale())} className="text-primary-ink underline underline-offset-4">
          {text('confirmEmail.again')}
        </Link>
      </p>
    </AuthCard>
  );
}

function Content({ token, here, isLoggedIn }: { token: string; here: string; isLoggedIn: boolean }) {
  const text = useText();
  if (token === '') return <Alert tone="warning">{text('newPassword.noLink')}</Alert>;
  if (isLoggedIn) return <ConfirmEmail token={token} />;
  return (
    <>
      <p className="mb-4">{text('confirmEmail.logIn')}</p>
      <LoginForm target={here} />
    </>
  );
}
