import { perLanguage } from '@mise/rules/languages.ts';
import { expect, test } from 'vitest';
import { type HeadDefaults, headTags, pageHead } from './page-head.ts';

const input = {
  origin: 'https://shop.example',
  title: 'Teller',
  path: { ...perLanguage(() => '/tableware/plates'), de: '/geschirr/teller' },
};
const defaults: HeadDefaults = {
  title: 'Ausstattung',
  description: 'Alles für die Küche',
  keywords: 'Geschirr, Gläser',
  robots: 'all',
  sharedTitle: 'Tafelwerk für Gastgeber',
  sharedPicture: '/media/table.webp/full/',
};
const shop = { shopName: 'Tafelwerk', head: defaults };
const links = (tags: ReturnType<typeof headTags>) =>
  tags.flatMap((tag) => ('href' in tag ? [`${tag.rel} ${tag.hrefLang ?? ''} ${tag.href}`.replace('  ', ' ')] : []));

test('each language names its own address and those of the others', () => {
  const head = pageHead({ ...input, locale: 'en' });
  expect(head.languagePaths).toMatchObject({ de: '/geschirr/teller', en: '/en/tableware/plates' });
  const { de, ...others } = head.languagePaths;
  expect(links(headTags(head, shop))).toEqual([
    'canonical https://shop.example/en/tableware/plates',
    'alternate de https://shop.example/geschirr/teller',
    ...Object.entries(others).map(([language, path]) => `alternate ${language} https://shop.example${path}`),
    'alternate x-default https://shop.example/geschirr/teller',
  ]);
});

test('a page of a list keeps its number and names its neighbors', () => {
  const head = pageHead({
    ...input,
    locale: 'de',
    query: '?page=2',
    previous: '/geschirr/teller',
    next: '/geschirr/teller?page=3',
  });
  expect(head.languagePaths.en).toBe('/en/tableware/plates');
  expect(links(headTags(head, shop))).toEqual(
    expect.arrayContaining([
      'canonical https://shop.example/geschirr/teller?page=2',
      'alternate en https://shop.example/en/tableware/plates?page=2',
      'prev https://shop.example/geschirr/teller',
      'next https://shop.example/geschirr/teller?page=3',
    ]),
  );
});

test('a page that is not to be found names no addresses', () => {
  const tags = headTags(pageHead({ ...input, locale: 'de', robots: 'noindex, nofollow' }), shop);
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex, nofollow' });
  expect(links(tags)).toEqual([]);
});

test('a filtered list is not indexed and names no other page as the one to be found', () => {
  const head = pageHead({ ...input, locale: 'de', robots: 'all', query: '?page=2', isNarrowed: true });
  const tags = headTags(head, shop);
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' });
  expect(links(tags)).toEqual([]);
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://shop.example/geschirr/teller' });
});

test('the name of the shop ends a title once', () => {
  const titleOf = (title: string) => headTags(pageHead({ ...input, locale: 'de', title }), shop)[0];
  expect(titleOf('Teller')).toEqual({ title: 'Teller | Tafelwerk' });
  expect(titleOf('Tafelwerk: Ausstattung')).toEqual({ title: 'Tafelwerk: Ausstattung' });
});

test('what a page does not say itself, the shop says for all', () => {
  const own = {
    description: 'Weiß',
    keywords: 'Porzellan',
    robots: 'nofollow',
    image: '/media/plate.webp/full/3f9a1c2b4d-1200x900.webp',
  };
  expect(headTags(pageHead({ ...input, ...own, locale: 'de' }), shop)).toEqual(
    expect.arrayContaining([
      { name: 'description', content: 'Weiß' },
      { name: 'keywords', content: 'Porzellan' },
      { name: 'robots', content: 'nofollow' },
      { property: 'og:title', content: 'Teller' },
      { property: 'og:image', content: 'https://shop.example/media/plate.webp/shared.jpg' },
      { property: 'og:locale', content: 'de_DE' },
    ]),
  );
  expect(headTags(pageHead({ ...input, locale: 'de', title: '', robots: 'all' }), shop)).toEqual(
    expect.arrayContaining([
      { title: 'Ausstattung | Tafelwerk' },
      { name: 'description', content: 'Alles für die Küche' },
      { name: 'keywords', content: 'Geschirr, Gläser' },
      { name: 'robots', content: 'all' },
      { property: 'og:title', content: 'Tafelwerk für Gastgeber' },
      { property: 'og:image', content: 'https://shop.example/media/table.webp/full/' },
    ]),
  );
});

test('a shop that is not to be found says so on every page', () => {
  const hidden = { ...shop, head: { ...defaults, robots: 'noindex' } };
  const tags = headTags(pageHead({ ...input, locale: 'de', robots: 'all' }), hidden);
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(links(tags)).toEqual([]);
});

test.each([
  ['/geschirr', 'https://shop.example/geschirr'],
  ['https://other.example/plates', 'https://other.example/plates'],
])('another page that stands for this one (%s) is the only address it names', (canonicalLink, address) => {
  expect(links(headTags(pageHead({ ...input, locale: 'de', canonicalLink }), shop))).toEqual([`canonical ${address}`]);
});
