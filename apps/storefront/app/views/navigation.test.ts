import type { CategoryTreeItem } from '@mise/contract/catalog/category-tree.ts';
import { expect, test } from 'vitest';
import { toNavigation } from './navigation.ts';

function category(id: number, slug: string, more: { children?: CategoryTreeItem[]; linklist?: 'Y' | 'N' } = {}) {
  return {
    id,
    linklist: 'Y',
    details: [{ name: slug.toUpperCase(), nameUrl: slug }],
    ...more,
  } as CategoryTreeItem;
}

test('an entry stands at the chain of slugs from its root, in the language of the page', () => {
  const tree = [category(1, 'tableware', { children: [category(2, 'plates')] })];
  expect(toNavigation(tree, 'en')).toEqual([
    {
      id: 1,
      name: 'TABLEWARE',
      href: '/en/tableware',
      children: [{ id: 2, name: 'PLATES', href: '/en/tableware/plates', children: [] }],
    },
  ]);
});

test('what is not to be linked is left out, with what is below it', () => {
  const tree = [category(1, 'a', { linklist: 'N', children: [category(2, 'b')] }), category(3, 'c')];
  expect(toNavigation(tree, 'de').map(({ href }) => href)).toEqual(['/c']);
});

test('a fourth level is left to the pages of the third', () => {
  const deep = category(1, 'a', {
    children: [category(2, 'b', { children: [category(3, 'c', { children: [category(4, 'd')] })] })],
  });
  expect(toNavigation([deep], 'de')[0]?.children[0]?.children[0]).toMatchObject({ href: '/a/b/c', children: [] });
});
