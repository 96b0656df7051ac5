import { ownPath } from '@mise/rules/own-path.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { AuthCard } from '#app/components/customers/auth-card.tsx';
import { HasAccount } from '#app/components/customers/has-account.tsx';
import { RegisterForm } from '#app/components/customers/register-form.tsx';
import { requireGuest } from '#app/page/guards.server.ts';
import { pageContext } from '#app/page/page-context.ts';
import { showAsPage } from '#app/page/page-errors.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { toCountryOption } from '#app/views/checkout-address.ts';
import type { Route } from './+types/register.ts';

export const middleware: Route.MiddlewareFunction[] = [requireGuest];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, locale, origin, i18n } = context.get(pageContext);
  const countries = await client.getActiveShippingCountries().catch(showAsPage);
  return {
    redirect: ownPath(url.searchParams.get('redirect')),
    countries: countries.data.map(toCountryOption),
    head: pageHead({ origin, locale, path: '/register', title: i18n._('register.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function Register({ loaderData: { redirect, countries } }: Route.ComponentProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <>
      <AuthCard title={text('register.title')}>
        <RegisterForm
          countries={countries}
          shopCountry={countries[0]?.id ?? ''}
          target={redirect ?? pathTo.account(locale)}
        />
      </AuthCard>
      <HasAccount redirect={redirect} />
    </>
  );
}
