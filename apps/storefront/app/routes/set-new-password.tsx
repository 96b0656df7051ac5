import { pathTo } from '@mise/rules/path-to.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { AuthCard } from '#app/components/customers/auth-card.tsx';
import { NewPasswordForm, type ResetSecret } from '#app/components/customers/new-password-form.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { Route } from './+types/set-new-password.ts';

/** The link of the mail; whether it still holds is said when the password is saved. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, origin, i18n } = context.get(pageContext);
  return {
    secret: readSecret(url.searchParams),
    head: pageHead({
      origin,
      locale,
      path: '/set-new-password',
      title: i18n._('newPassword.title'),
      robots: 'noindex, nofollow',
    }),
  };
}

/** Null where a part of the address was lost on its way. */
function readSecret(query: URLSearchParams): ResetSecret | null {
  const [contactId, hash] = [query.get('contactId') ?? '', query.get('hash') ?? ''];
  return /^[1-9]\d{0,9}$/.test(contactId) && hash !== '' ? { contactId: Number(contactId), hash } : null;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function SetNewPassword({ loaderData: { secret } }: Route.ComponentProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <AuthCard title={text('newPassword.title')}>
      {secret ? <NewPasswordForm secret={secret} /> : <Alert tone="warning">{text('newPassword.noLink')}</Alert>}
      <p className="mt-4 text-sm">
        <Link to={pathTo.resetPassword(locale)} className="text-primary-ink underline underline-offset-4">
          {text('resetPassword.again')}
        </Link>
      </p>
    </AuthCard>
  );
}
