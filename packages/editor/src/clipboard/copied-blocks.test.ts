import type { Block } from '@mise/contract/content/block.ts';
import { expect, test } from 'vitest';
import { readCopied, writeCopied } from './copied-blocks.ts';

const card: Block = {
  name: 'TextCard',
  type: 'content',
  version: 2,
  meta: { uuid: 'a' },
  configuration: { visible: true },
  content: { text: { title: 'Teller' } },
};
const grid: Block = { name: 'MultiGrid', type: 'structure', meta: { uuid: 'b' }, content: [card] };

const isKnown = (kind: string) => ['TextCard', 'MultiGrid'].includes(kind);
const deep = (levels: number): Block => (levels === 0 ? card : { ...grid, content: [deep(levels - 1)] });
const withBlocks = (...blocks: unknown[]) => JSON.stringify({ format: 'mise-blocks-1', blocks });

test('what was copied is pasted', () => {
  expect(readCopied(writeCopied([card, grid]), isKnown)).toEqual([card, grid]);
});

test.each([
  ['words', 'Teller'],
  ['JSON of another program', '{"blocks":[]}'],
  ['broken JSON', '{"format":"mise-blocks-1","blocks":['],
  ['no blocks', withBlocks()],
  ['no list of blocks', '{"format":"mise-blocks-1","blocks":{}}'],
  ['a kind that the shop does not have', withBlocks({ ...card, name: 'Hologram' })],
  ['one of them inside of another', withBlocks({ ...grid, content: [{ ...card, name: 'Hologram' }] })],
  ['no content', withBlocks({ ...card, content: undefined })],
  ['content that is no object', withBlocks({ ...card, content: 'Teller' })],
  ['no uuid', withBlocks({ ...card, meta: {} })],
  ['a configuration that is none', withBlocks({ ...card, configuration: [] })],
  ['a version that is no number', withBlocks({ ...card, version: '2' })],
  ['more text than a page has', withBlocks({ ...card, content: { text: { title: 'x'.repeat(2_000_000) } } })],
  ['more levels than anybody builds', withBlocks(deep(12))],
  ['more blocks than anybody builds', withBlocks(...Array.from({ length: 300 }, () => card))],
])('%s are not pasted', (_, text) => {
  expect(readCopied(text, isKnown)).toBeNull();
});

test('what a block has no field for stays behind', () => {
  const [block] = readCopied(withBlocks({ ...card, onclick: 'x', meta: { uuid: 'a', owner: 'x' } }), isKnown) ?? [];
  expect(block).toEqual(card);
});
