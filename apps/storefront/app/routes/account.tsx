import { addressTypes } from '@mise/contract/customers/address-types.ts';
import { AccountOverview } from '#app/components/customers/account-overview.tsx';
import { customerContext } from '#app/page/guards.server.ts';
import { pageContext } from '#app/page/page-context.ts';
import { showAsPage } from '#app/page/page-errors.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { toAccountView } from '#app/views/account.ts';
import type { Route } from './+types/account.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { client, locale, origin, i18n } = context.get(pageContext);
  const [addresses, countries] = await Promise.all([
    client.getAddressesData({ types: Object.values(addressTypes), includeCountries: false }),
    client.getActiveShippingCountries(),
  ]).catch(showAsPage);
  return {
    account: toAccountView({
      user: context.get(customerContext),
      addresses: addresses.data.addresses,
      countries: countries.data,
    }),
    head: pageHead({ origin, locale, path: '/my-account', title: i18n._('account.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function Account({ loaderData: { account } }: Route.ComponentProps) {
  return <AccountOverview account={account} />;
}
