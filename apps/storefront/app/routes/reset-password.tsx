import { AuthCard } from '#app/components/customers/auth-card.tsx';
import { HasAccount } from '#app/components/customers/has-account.tsx';
import { ResetPasswordForm } from '#app/components/customers/reset-password-form.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useText } from '#app/page/use-text.ts';
import type { Route } from './+types/reset-password.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, origin, i18n } = context.get(pageContext);
  return {
    head: pageHead({
      origin,
      locale,
      path: '/reset-password',
      title: i18n._('resetPassword.title'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function ResetPassword() {
  const text = useText();
  return (
    <>
      <AuthCard title={text('resetPassword.title')}>
        <ResetPasswordForm />
      </AuthCard>
      <HasAccount redirect={null} question={text('resetPassword.remembered')} />
    </>
  );
}
