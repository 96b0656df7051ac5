import { expect, test } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const origin = 'https://shop.example.com';

test('a page stands once a language, each time with all of its addresses', () => {
  const xml = sitemapXml(origin, [{ de: '/töpfe', en: '/en/pots&pans', 'x-default': '/töpfe' }]);
  const alternates = [
    '<xhtml:link rel="alternate" hreflang="de" href="https://shop.example.com/t%C3%B6pfe"/>',
    '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example.com/en/pots&amp;pans"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example.com/t%C3%B6pfe"/>',
  ].join('');
  expect(xml.split('\n').filter((line) => line.startsWith('<url>'))).toEqual([
    `<url><loc>https://shop.example.com/t%C3%B6pfe</loc>${alternates}</url>`,
    `<url><loc>https://shop.example.com/en/pots&amp;pans</loc>${alternates}</url>`,
  ]);
});

test('an index names its files in full', () => {
  expect(sitemapIndexXml(origin, ['/sitemap-pages.xml'])).toContain(
    '<sitemap><loc>https://shop.example.com/sitemap-pages.xml</loc></sitemap>',
  );
});
