import { manufacturerPath } from '@mise/rules/path-to.ts';
import { ContactLines } from '#app/components/catalog/contact-lines.tsx';
import { NamedList } from '#app/components/catalog/named-list.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { headTags } from '#app/page/page-head.ts';
import { useText } from '#app/page/use-text.ts';
import { toContacts } from '#app/views/product-contacts.ts';
import { dataTag, listData } from '#app/views/structured-data.ts';
import type { Route } from './+types/manufacturer.ts';
import { loadNamedList } from './load-named-list.server.ts';

/** Who makes it, how to reach them, and all of their items. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { facet, ...data } = await loadNamedList(page, url, {
    criteria: { type: 'manufacturer', slug: params.slug },
    path: manufacturerPath(params.slug),
    title: (name) => name,
    description: (list) => page.i18n._('catalog.manufacturerDescription', list),
  });
  const { manufacturer } = facet;
  const contact = manufacturer ? toContacts(manufacturer).manufacturer : null;
  return { ...data, contact, logo: manufacturer?.logo ?? '' };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...headTags(loaderData?.head, matches[0].loaderData),
  ...(import.meta.env.SSR && loaderData ? [dataTag(listData(loaderData))] : []),
];

export default function Manufacturer({ loaderData }: Route.ComponentProps) {
  const { name, list, crumbs, contact, logo } = loaderData;
  const text = useText();
  return (
    <NamedList title={name} intro={text('catalog.manufacturerIntro', { name })} list={list} crumbs={crumbs}>
      {(contact || logo !== '') && (
        <div className="mb-8 flex flex-wrap items-start gap-x-10 gap-y-4 rounded border border-line bg-surface p-4">
          {logo !== '' && (
            <img src={logo} alt="" width={96} height={96} className="size-24 object-contain" decoding="async" />
          )}
          {contact && (
            <section className="min-w-0">
              <h2 className="mb-1 text-sm font-semibold">{text('catalog.manufacturerContact')}</h2>
              <ContactLines contact={contact} />
            </section>
          )}
        </div>
      )}
    </NamedList>
  );
}
