import { pathTo } from '@mise/rules/path-to.ts';
import { AuthCard } from '#app/components/customers/auth-card.tsx';
import { ForgetMe } from '#app/components/customers/forget-me.tsx';
import { GuestLoginForm } from '#app/components/customers/guest-login-form.tsx';
import { HasAccount } from '#app/components/customers/has-account.tsx';
import { requireGuest } from '#app/page/guards.server.ts';
import { pageContext } from '#app/page/page-context.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { Route } from './+types/guest-login.ts';

export const middleware: Route.MiddlewareFunction[] = [requireGuest];

export function loader({ context }: Route.LoaderArgs) {
  const { locale, origin, i18n } = context.get(pageContext);
  return {
    head: pageHead({ origin, locale, path: '/guest/login', title: i18n._('guestLogin.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

/** It leads on to the checkout. */
export default function GuestLogin() {
  const text = useText();
  return (
    <>
      <AuthCard title={text('guestLogin.title')}>
        <GuestLoginForm />
      </AuthCard>
      <HasAccount redirect={pathTo.checkout(useLocale())} />
      <ForgetMe />
    </>
  );
}
