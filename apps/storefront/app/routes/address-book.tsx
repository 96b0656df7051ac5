import { addressTypes } from '@mise/contract/customers/address-types.ts';
import { AddressBook } from '#app/components/customers/address-book.tsx';
import { AddressForm } from '#app/components/customers/address-form.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { showAsPage } from '#app/page/page-errors.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { toBookEntry } from '#app/views/address-book.ts';
import { toCountryOption } from '#app/views/checkout-address.ts';
import type { Route } from './+types/address-book.ts';

/** Billing and shipping addresses are one route module: the address says which; `?address=` which of them is changed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, locale, origin, i18n } = context.get(pageContext);
  const page = url.pathname.endsWith('/billing-details') ? 'billing-details' : 'shipping-details';
  const typeId = page === 'billing-details' ? addressTypes.billing : addressTypes.shipping;
  const [addresses, countries] = await Promise.all([
    client.getAddresses({ typeId }),
    client.getActiveShippingCountries(),
  ]).catch(showAsPage);
  const options = countries.data.map(toCountryOption);
  const entries = addresses.data.map((address) => toBookEntry(address, options));
  const wanted = url.searchParams.get('address');
  return {
    page,
    typeId,
    entries,
    countries: options,
    edited: wanted === 'new' ? ('new' as const) : (entries.find(({ id }) => String(id) === wanted) ?? null),
    head: pageHead({
      origin,
      locale,
      path: `/my-account/${page}`,
      title: i18n._(`account.${page}`),
      robots: 'noindex',
    }),
  } as const;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function AddressBookPage({ loaderData }: Route.ComponentProps) {
  const { page, typeId, entries, countries, edited } = loaderData;
  if (edited === null)
    return <AddressBook key={page} page={page} typeId={typeId} entries={entries} countries={countries} />;
  return (
    <AddressForm
      page={page}
      typeId={typeId}
      entry={edited === 'new' ? null : edited}
      isFirst={entries.length === 0}
      countries={countries}
    />
  );
}
