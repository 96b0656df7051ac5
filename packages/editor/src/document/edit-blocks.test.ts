import type { Block } from '@mise/contract/content/block.ts';
import { expect, test } from 'vitest';
import { card, grid } from '../testing/sample-document.ts';
import { copyBlock, insertBlock, moveBlockBy, moveBlockTo, removeBlock } from './edit-blocks.ts';
import { flatBlocks } from './find-block.ts';

/** a, b (c, d (e)), f */
const page = () => [card('a'), grid('b', [card('c'), grid('d', [card('e')])]), card('f')];

/** In one line: "a b(c d(e)) f". */
function shown(blocks: readonly Block[]): string {
  return blocks
    .map(({ meta, content }) => (Array.isArray(content) ? `${meta.uuid}(${shown(content)})` : meta.uuid))
    .join(' ');
}

test.each([
  [null, 0, 'x a b(c d(e)) f'],
  [null, 3, 'a b(c d(e)) f x'],
  ['b', 1, 'a b(c x d(e)) f'],
  ['d', 1, 'a b(c d(e x)) f'],
])('a block is put into %s at %i', (parent, index, result) => {
  const blocks = page();
  expect(insertBlock(blocks, card('x'), { parent, index })).toBe(true);
  expect(shown(blocks)).toBe(result);
});

test.each([
  [null, 4],
  [null, -1],
  ['a', 0],
  ['gone', 0],
])('no block is put into %s at %i', (parent, index) => {
  const blocks = page();
  expect(insertBlock(blocks, card('x'), { parent, index })).toBe(false);
  expect(shown(blocks)).toBe(shown(page()));
});

test.each([
  ['a', 1, 'b(c d(e)) a f'],
  ['f', -1, 'a f b(c d(e))'],
  ['f', -2, 'f a b(c d(e))'],
  ['d', -1, 'a b(d(e) c) f'],
])('%s moves by %i', (uuid, offset, result) => {
  const blocks = page();
  expect(moveBlockBy(blocks, uuid, offset)).toBe(true);
  expect(shown(blocks)).toBe(result);
});

test.each([
  ['a', -1],
  ['b', -2],
  ['f', 1],
  ['b', 2],
  ['e', 1],
  ['gone', 1],
])('%s does not move by %i', (uuid, offset) => {
  const blocks = page();
  expect(moveBlockBy(blocks, uuid, offset)).toBe(false);
  expect(shown(blocks)).toBe(shown(page()));
});

test.each([
  ['a', null, 2, 'b(c d(e)) a f'],
  ['a', null, 3, 'b(c d(e)) f a'],
  ['f', null, 0, 'f a b(c d(e))'],
  ['f', null, 1, 'a f b(c d(e))'],
  ['a', 'b', 2, 'b(c d(e) a) f'],
  ['e', null, 0, 'e a b(c d()) f'],
  ['c', 'd', 1, 'a b(d(e c)) f'],
])('%s is put into %s at %i', (uuid, parent, index, result) => {
  const blocks = page();
  expect(moveBlockTo(blocks, uuid, { parent, index })).toBe(true);
  expect(shown(blocks)).toBe(result);
});

test.each([
  ['where it stands', 'b', null, 1],
  ['behind itself', 'b', null, 2],
  ['into itself', 'b', 'b', 0],
  ['into what it holds', 'b', 'd', 0],
  ['behind the end', 'a', null, 4],
  ['before the beginning', 'a', 'b', -1],
  ['into what holds none', 'a', 'f', 0],
])('a block is not put %s', (_, uuid, parent, index) => {
  const blocks = page();
  expect(moveBlockTo(blocks, uuid, { parent, index })).toBe(false);
  expect(shown(blocks)).toBe(shown(page()));
});

test('a block is taken out with all that it holds, one that is gone is not', () => {
  const blocks = page();
  expect(removeBlock(blocks, 'd')).toBe(true);
  expect(removeBlock(blocks, 'e')).toBe(false);
  expect(shown(blocks)).toBe('a b(c) f');
});

test('a copy shares neither uuids nor words with the block, as deep as it goes', () => {
  const [, block] = page();
  if (!block) throw new Error('there is no block to copy');
  let count = 0;
  const copy = copyBlock(block, () => `new-${count++}`);
  expect(shown([copy])).toBe('new-0(new-1 new-2(new-3))');
  for (const { block: each } of flatBlocks([copy])) if (!Array.isArray(each.content)) each.content.text = 'changed';
  expect(block).toEqual(page()[1]);
});
