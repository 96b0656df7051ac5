import type { CategoryTreeItem } from '@mise/contract/catalog/category-tree.ts';
import { expect, test } from 'vitest';
import { toNavigation } from './navigation.ts';

const guest = { locale: 'de', isMember: false } as const;

function category(id: number, slug: string, more: Partial<CategoryTreeItem> = {}) {
  return {
    id,
    linklist: 'Y',
    details: [{ name: slug.toUpperCase(), nameUrl: slug }],
    ...more,
  } as CategoryTreeItem;
}

test('an entry stands at the chain of slugs from its root, in the language of the page', () => {
  const tree = [category(1, 'tableware', { children: [category(2, 'plates')] })];
  expect(toNavigation(tree, { ...guest, locale: 'en' })).toEqual([
    {
      id: 1,
      name: 'TABLEWARE',
      href: '/en/tableware',
      children: [{ id: 2, name: 'PLATES', href: '/en/tableware/plates', children: [] }],
    },
  ]);
});

test('the first two levels bring their picture', () => {
  const details = (slug: string) =>
    [{ name: slug, nameUrl: slug, imagePath: `/media/${slug}.webp` }] as CategoryTreeItem['details'];
  const tree = [
    category(1, 'a', {
      details: details('a'),
      children: [category(2, 'b', { details: details('b'), children: [category(3, 'c', { details: details('c') })] })],
    }),
  ];
  const [first] = toNavigation(tree, guest);
  const [second] = first?.children ?? [];
  expect([first, second, second?.children[0]].map((entry) => entry?.picture)).toEqual([
    '/media/a.webp',
    '/media/b.webp',
    undefined,
  ]);
});

test('what is not to be linked is left out, with what is below it', () => {
  const tree = [category(1, 'a', { linklist: 'N', children: [category(2, 'b')] }), category(3, 'c')];
  expect(toNavigation(tree, guest).map(({ href }) => href)).toEqual(['/c']);
});

test('what is for customers is shown to those who are logged in, with what is below it', () => {
  const tree = [category(1, 'a', { right: 'customer', children: [category(2, 'b', { right: 'customer' })] })];
  expect(toNavigation(tree, guest)).toEqual([]);
  expect(toNavigation(tree, { ...guest, isMember: true })).toMatchObject([
    { href: '/a', children: [{ href: '/a/b' }] },
  ]);
});

test('a fourth level is left to the pages of the third', () => {
  const deep = category(1, 'a', {
    children: [category(2, 'b', { children: [category(3, 'c', { children: [category(4, 'd')] })] })],
  });
  expect(toNavigation([deep], guest)[0]?.children[0]?.children[0]).toMatchObject({ href: '/a/b/c', children: [] });
});
