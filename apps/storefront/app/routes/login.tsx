import { ownPath } from '@mise/rules/own-path.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { AuthCard } from '#app/components/customers/auth-card.tsx';
import { ForgetMe } from '#app/components/customers/forget-me.tsx';
import { LoginForm } from '#app/components/customers/login-form.tsx';
import { NewHere } from '#app/components/customers/new-here.tsx';
import { requireGuest } from '#app/page/guards.server.ts';
import { pageContext } from '#app/page/page-context.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { Route } from './+types/login.ts';

export const middleware: Route.MiddlewareFunction[] = [requireGuest];

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, origin, i18n } = context.get(pageContext);
  return {
    /** Where the visitor wanted to go. */
    redirect: ownPath(url.searchParams.get('redirect')),
    /** The shop logged them out, because it did not know any more that it was them. */
    isEnded: url.searchParams.has('ended'),
    head: pageHead({ origin, locale, path: '/login', title: i18n._('login.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function Login({ loaderData: { redirect, isEnded } }: Route.ComponentProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <>
      <AuthCard title={text('login.title')}>
        {(isEnded || redirect) && (
          <Alert tone={isEnded ? 'warning' : 'neutral'} className="mb-4">
            {text(isEnded ? 'login.endedForSecurity' : 'login.needed')}
          </Alert>
        )}
        <LoginForm target={redirect ?? pathTo.account(locale)} />
      </AuthCard>
      <NewHere redirect={redirect} />
      <ForgetMe />
    </>
  );
}
