import { perLanguage } from '@mise/rules/languages.ts';
import { expect, test } from 'vitest';
import { headTags, pageHead } from './page-head.ts';

const input = {
  origin: 'https://shop.example',
  title: 'Teller',
  path: { ...perLanguage(() => '/tableware/plates'), de: '/geschirr/teller' },
};
const links = (tags: ReturnType<typeof headTags>) =>
  tags.flatMap((tag) => ('href' in tag ? [`${tag.rel} ${tag.hrefLang ?? ''} ${tag.href}`.replace('  ', ' ')] : []));

test('each language names its own address and those of the others', () => {
  const head = pageHead({ ...input, locale: 'en' });
  expect(head.languagePaths).toMatchObject({ de: '/geschirr/teller', en: '/en/tableware/plates' });
  const { de, ...others } = head.languagePaths;
  expect(links(headTags(head, 'Tafelwerk'))).toEqual([
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
  expect(links(headTags(head, 'Tafelwerk'))).toEqual(
    expect.arrayContaining([
      'canonical https://shop.example/geschirr/teller?page=2',
      'alternate en https://shop.example/en/tableware/plates?page=2',
      'prev https://shop.example/geschirr/teller',
      'next https://shop.example/geschirr/teller?page=3',
    ]),
  );
});

test('a page that is not to be found names no addresses', () => {
  const tags = headTags(pageHead({ ...input, locale: 'de', robots: 'noindex, nofollow' }), 'Tafelwerk');
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex, nofollow' });
  expect(links(tags)).toEqual([]);
});

test('a filtered list is not indexed and names the whole of it', () => {
  const head = pageHead({ ...input, locale: 'de', robots: 'all', query: '?page=2', isNarrowed: true });
  const tags = headTags(head, 'Tafelwerk');
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' });
  expect(links(tags)).toEqual(['canonical https://shop.example/geschirr/teller']);
});

test('the name of the shop ends a title once', () => {
  const titleOf = (title: string) => headTags(pageHead({ ...input, locale: 'de', title }), 'Tafelwerk')[0];
  expect(titleOf('Teller')).toEqual({ title: 'Teller | Tafelwerk' });
  expect(titleOf('Tafelwerk: Ausstattung')).toEqual({ title: 'Tafelwerk: Ausstattung' });
});
