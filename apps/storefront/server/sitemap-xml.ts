import type { SitemapPage } from '@mise/server/domains/catalog/sitemap.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const extensions =
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Every page at its address in every language, beside each where the others are, when it changed and what it shows. Paths become absolute. */
export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap(({ paths, changedAt, pictures = [] }) => {
    const alternates = Object.entries(paths).map(
      ([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(origin, path)}"/>`,
    );
    const details = [
      ...(changedAt ? [`<lastmod>${changedAt.toISOString()}</lastmod>`] : []),
      ...alternates,
      ...pictures.map((path) => `<image:image><image:loc>${absolute(origin, path)}</image:loc></image:image>`),
    ].join('');
    const { 'x-default': _, ...languages } = paths;
    return Object.values(languages).map((path) => `<url><loc>${absolute(origin, path)}</loc>${details}</url>`);
  });
  return `${declaration}
<urlset ${namespace} ${extensions}>
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
