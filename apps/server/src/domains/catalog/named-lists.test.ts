import { expect, test } from 'vitest';
import { namedLists } from './named-lists.ts';

test('each has a page of its own, whatever it is called', () => {
  const { bySlug, slugOf } = namedLists([
    [9, 'Hallhof'],
    [3, 'Hallhof'],
    [4, 'Fjäderholm & Söhne'],
    [5, '和食器'],
  ]);
  expect([...bySlug]).toEqual([
    ['hallhof', 3],
    ['fjaederholm-soehne', 4],
    ['5', 5],
    ['hallhof-9', 9],
  ]);
  expect([3, 4, 5, 9].map((id) => slugOf.get(id))).toEqual(['hallhof', 'fjaederholm-soehne', '5', 'hallhof-9']);
});
