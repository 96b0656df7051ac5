import { pathTo } from '@mise/rules/path-to.ts';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { AuthCard } from '#app/components/customers/auth-card.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { Route } from './+types/reset-password-success.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, origin, i18n } = context.get(pageContext);
  const title = i18n._('resetPassword.sentTitle');
  return { head: pageHead({ origin, locale, path: '/reset-password-success', title, robots: 'noindex' }) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function ResetPasswordSuccess() {
  const text = useText();
  const locale = useLocale();
  return (
    <AuthCard title={text('resetPassword.sentTitle')}>
      <p>{text('resetPassword.sent')}</p>
      <p className="mt-2 text-ink-muted">{text('resetPassword.sentHint')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link to={pathTo.login(locale)} className={buttonClasses({ size: 'large' })}>
          {text('login.toLogin')}
        </Link>
        <Link to={pathTo.resetPassword(locale)} className={buttonClasses({ size: 'large', variant: 'secondary' })}>
          {text('resetPassword.again')}
        </Link>
      </p>
    </AuthCard>
  );
}
