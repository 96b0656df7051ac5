type Node = { [name: string]: unknown };

/** What search engines and those who share a page read of its document. */
export function readDocument(html: string) {
  const tags = [...html.matchAll(/<(?:meta|link) [^>]*>/g)].map(([tag]) => attributesOf(tag));
  const contentOf = (key: string, name: string) => tags.find((tag) => tag.get(key) === name)?.get('content') ?? '';
  const links = (rel: string) => tags.filter((tag) => tag.get('rel') === rel);
  return {
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: contentOf('name', 'description'),
    canonical: links('canonical')[0]?.get('href') ?? '',
    alternates: new Map(links('alternate').map((tag) => [tag.get('hreflang') ?? '', tag.get('href') ?? ''])),
    headings: html.match(/<h1[ >]/g)?.length ?? 0,
    og: new Map(
      tags.flatMap((tag) => {
        const name = /^og:(.+)$/.exec(tag.get('property') ?? '')?.[1];
        return name ? [[name, tag.get('content') ?? ''] as const] : [];
      }),
    ),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    ) as unknown[],
  };
}

function attributesOf(tag: string): Map<string, string> {
  const found = [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)];
  return new Map(found.map(([, name = '', value = '']) => [name.toLowerCase(), unescapeHtml(value)]));
}

function unescapeHtml(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => characters[name] ?? whole);
}

/** What engines ask of each kind of node. */
const required: Record<string, string[]> = {
  Product: ['url'],
  ProductGroup: ['name', 'productGroupID', 'variesBy', 'hasVariant'],
  Offer: ['price', 'priceCurrency', 'availability', 'priceSpecification'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'valueAddedTaxIncluded'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Organization: ['name'],
  WebSite: ['name', 'url', 'potentialAction'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['reviewRating', 'author'],
};

/** What is wrong with the structured data of a page; '' nowhere, every address absolute, every node complete. */
export function structureProblems(data: readonly unknown[]): string[] {
  if (data.length !== 1) return [`${data.length} blocks of structured data`];
  const [root] = data as Node[];
  const context = root?.['@context'] === 'https://schema.org' ? [] : ['no context'];
  return [...context, ...problemsBelow(root, '')];
}

function problemsBelow(value: unknown, name: string): string[] {
  if (value === '' || value === null) return [`${name} is empty`];
  if (['url', 'item', 'image', 'logo'].includes(name) && typeof value === 'string' && !URL.canParse(value))
    return [`${name} ${value} is not absolute`];
  if (Array.isArray(value)) return value.flatMap((each) => problemsBelow(each, name));
  if (typeof value !== 'object') return [];
  const node = value as Node;
  const kind = String(node['@type'] ?? '');
  const missing = (required[kind] ?? []).filter((each) => node[each] === undefined);
  return [
    ...missing.map((each) => `${kind} without ${each}`),
    ...Object.entries(node).flatMap(([below, inner]) => problemsBelow(inner, below)),
  ];
}
