import { pathTo } from '@mise/rules/path-to.ts';
import type { PageHead } from '../page/page-head.ts';
import type { Crumb } from './breadcrumbs.ts';
import type { CommonFrame } from './shop-frame.ts';

/** A node of JSON-LD: what search engines read beside the words of a page. All addresses in it are absolute. */
export type StructuredData = {
  [key: string]: string | number | boolean | string[] | StructuredData | StructuredData[];
};

const noted = new WeakMap<object, StructuredData[]>();

/** Notes what search engines read of a page, by something that its loader answers: browsers get that alone. */
export function noteData(page: object, data: StructuredData[]): void {
  noted.set(page, data);
}

export function notedData(page: object): StructuredData[] {
  return noted.get(page) ?? [];
}

/**
 * A tag of a head, for the `meta` export of a route. In documents alone (`import.meta.env.SSR`): who goes from page to page in a browser is
 * no search engine, and React passes over a tag of the head that it does not know.
 */
export function dataTag(data: StructuredData | StructuredData[]): { 'script:ld+json': StructuredData } {
  const context = 'https://schema.org';
  return {
    'script:ld+json': Array.isArray(data) ? { '@context': context, '@graph': data } : { '@context': context, ...data },
  };
}

/** The way to a page. It ends at the page itself, at its one address. */
export function toBreadcrumbList(crumbs: readonly Crumb[], canonical: string): StructuredData {
  const { origin } = new URL(canonical);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: index === crumbs.length - 1 ? canonical : origin + href,
    })),
  };
}

type ListPage = {
  head: Pick<PageHead, 'canonical'>;
  crumbs: readonly Crumb[];
  list: { cards: readonly { href: string }[] };
};

/** A list of products: the way to it, and what it names. */
export function listData({ head: { canonical }, crumbs, list: { cards } }: ListPage): StructuredData[] {
  const { origin } = new URL(canonical);
  const items: StructuredData = {
    '@type': 'ItemList',
    itemListElement: cards.map(({ href }, index) => ({ '@type': 'ListItem', position: index + 1, url: origin + href })),
  };
  return [toBreadcrumbList(crumbs, canonical), ...(cards.length > 0 ? [items] : [])];
}

/** Who runs the shop, and where its search is. */
export function shopData(shop: Pick<CommonFrame, 'shopName' | 'logo' | 'company'>, head: PageHead): StructuredData[] {
  const { origin } = new URL(head.canonical);
  const { name, street, town, country, phone, email } = shop.company;
  const [, postalCode = '', locality = town] = /^(\d\S*) (.+)$/.exec(town) ?? [];
  return [
    {
      '@type': 'Organization',
      name: shop.shopName,
      url: `${origin}/`,
      ...filled('legalName', name),
      ...filled('logo', shop.logo && new URL(shop.logo, origin).href),
      ...filled('telephone', phone),
      ...filled('email', email),
      address: {
        '@type': 'PostalAddress',
        ...filled('streetAddress', street),
        ...filled('postalCode', postalCode),
        ...filled('addressLocality', locality),
        ...filled('addressCountry', country),
      },
    },
    {
      '@type': 'WebSite',
      name: shop.shopName,
      url: head.canonical,
      inLanguage: head.locale,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${pathTo.search(head.locale)}?term={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

export function filled(name: string, value: string | undefined): Record<string, string> {
  return value ? { [name]: value } : {};
}
