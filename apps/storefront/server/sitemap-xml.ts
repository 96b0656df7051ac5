import type { PageAddresses } from '@mise/server/domains/catalog/sitemap.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Every page at its address in every language, and beside each where the others are. Paths become absolute. */
export function sitemapXml(origin: string, pages: readonly PageAddresses[]): string {
  const urls = pages.flatMap((addresses) => {
    const alternates = Object.entries(addresses).map(
      ([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(origin, path)}"/>`,
    );
    const { 'x-default': _, ...languages } = addresses;
    return Object.values(languages).map(
      (path) => `<url><loc>${absolute(origin, path)}</loc>${alternates.join('')}</url>`,
    );
  });
  return `${declaration}
<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** A sitemap of sitemaps. */
export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  const files = paths.map((path) => `<sitemap><loc>${absolute(origin, path)}</loc></sitemap>`);
  return `${declaration}
<sitemapindex ${namespace}>
${files.join('\n')}
</sitemapindex>
`;
}

function absolute(origin: string, path: string): string {
  return new URL(path, origin).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
