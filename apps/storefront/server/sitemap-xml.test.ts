import { languages, perLanguage } from '@mise/rules/languages.ts';
import { expect, test } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const origin = 'https://shop.example.com';

test('a page stands once a language, each time with all of its addresses', () => {
  const german = `${origin}/t%C3%B6pfe`;
  const other = `${origin}/en/pots&amp;pans`;
  const paths = { ...perLanguage(() => '/en/pots&pans'), de: '/töpfe', 'x-default': '/töpfe' };
  const written = { ...perLanguage(() => other), de: german, 'x-default': german };
  const alternates = Object.entries(written).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  const urls = languages.map((language) => `<url><loc>${written[language]}</loc>${alternates.join('')}</url>`);
  const xml = sitemapXml(origin, [{ paths }]);
  expect(xml.split('\n').filter((line) => line.startsWith('<url>'))).toEqual(urls);
});

test('a page says when it changed and what it shows', () => {
  const page = {
    paths: { ...perLanguage(() => '/t'), 'x-default': '/t' },
    changedAt: new Date('2026-11-20T08:00:00Z'),
    pictures: ['/media/a&b.webp'],
  };
  const xml = sitemapXml(origin, [page]);
  expect(xml).toContain(`<url><loc>${origin}/t</loc><lastmod>2026-11-20T08:00:00.000Z</lastmod><xhtml:link`);
  expect(xml).toContain(`<image:image><image:loc>${origin}/media/a&amp;b.webp</image:loc></image:image></url>`);
});

test('an index names its files in full', () => {
  expect(sitemapIndexXml(origin, ['/sitemap-pages.xml'])).toContain(
    '<sitemap><loc>https://shop.example.com/sitemap-pages.xml</loc></sitemap>',
  );
});
