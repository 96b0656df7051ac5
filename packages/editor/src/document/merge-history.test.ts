import type { Block } from '@mise/contract/content/block.ts';
import { expect, test } from 'vitest';
import { card, grid, sampleDocument } from '../testing/sample-document.ts';
import { blockOfStep } from './block-of-step.ts';
import { insertBlock, moveBlockBy, removeBlock } from './edit-blocks.ts';
import { findBlock } from './find-block.ts';
import { applyEdit, type Edited, emptyHistory, redo, undo } from './history.ts';
import { mergeHistory } from './merge-history.ts';

type Change = (blocks: Block[]) => void;

const begin: Edited = { document: sampleDocument, history: emptyHistory };
const base = blocksOf(begin);
const theirs = [...base, card('theirs')];

function blocksOf({ document }: Edited): Block[] {
  return document.page?.blocks ?? [];
}

function edited(...changes: Change[]): Edited {
  return changes.reduce(
    (before, change) =>
      applyEdit(before, { name: { id: 'editor.undo' }, change: ({ page }) => page && change(page.blocks) }, 0),
    begin,
  );
}

const type =
  (uuid: string, title: string): Change =>
  (blocks) => {
    const block = findBlock(blocks, uuid)?.block;
    if (block) block.content = { text: { title } };
  };
const remove =
  (uuid: string): Change =>
  (blocks) =>
    void removeBlock(blocks, uuid);
const add =
  (block: Block): Change =>
  (blocks) =>
    void insertBlock(blocks, block, { parent: null, index: 1 });
const move: Change = (blocks) => void moveBlockBy(blocks, 'a', 1);

/** What the page holds after each step back, beginning with now. */
function wayBack(from: Edited): Block[][] {
  const { past } = from.history;
  return past.length === 0 ? [blocksOf(from)] : [blocksOf(from), ...wayBack(undo(from))];
}

test('undo and redo go through the own edits, with what others added in each state', () => {
  const [a, b, f] = base as [Block, Block, Block];
  const merged = mergeHistory(edited(type('a', 'x'), remove('f'), add(card('new'))), { base, theirs, choices: {} });
  expect(wayBack(merged).map((blocks) => blocks.map(({ meta }) => meta.uuid))).toEqual([
    ['a', 'new', 'b', 'theirs'],
    ['a', 'b', 'theirs'],
    ['a', 'b', 'f', 'theirs'],
    ['a', 'b', 'f', 'theirs'],
  ]);
  const start = undo(undo(undo(merged)));
  expect(blocksOf(start)).toEqual([a, b, f, card('theirs')]);
  expect(blocksOf(redo(start))[0]).toEqual(card('a', 'x'));
  expect(redo(redo(redo(start))).document).toEqual(merged.document);
});

test('a step leads to the block that it was about, as before', () => {
  const merged = mergeHistory(edited(add(card('new')), type('e', 'x')), { base, theirs, choices: {} });
  expect(merged.history.past.map((step) => blockOfStep(merged.document, step))).toEqual(['new', 'e']);
});

test('where own edits were given up for those of others, no step is left of them', () => {
  const changed = base.map((block) => (block.meta.uuid === 'a' ? card('a', 'theirs') : block));
  const mine = edited(type('a', 'x'), remove('f'));
  const merged = mergeHistory(mine, { base, theirs: changed, choices: { a: 'theirs' } });
  expect(merged.history.past).toHaveLength(1);
  expect(blocksOf(undo(merged))).toEqual(changed);
});

test('where own edits stood against those of others, undo leads to theirs', () => {
  const changed = base.map((block) => (block.meta.uuid === 'a' ? card('a', 'theirs') : block));
  const merged = mergeHistory(edited(type('a', 'x')), { base, theirs: changed, choices: { a: 'mine' } });
  expect(blocksOf(undo(merged))).toEqual(changed);
});

test('what others changed of what was saved before them stays, the rest of it is taken back', () => {
  const saved = edited(type('a', 'x'), add(grid('new', [card('inside')])), move);
  const savedBlocks = blocksOf(saved);
  const theirWork = structuredClone(savedBlocks);
  for (const change of [type('a', 'theirs'), type('inside', 'theirs'), add(card('theirs'))]) change(theirWork);
  const more = applyEdit(
    saved,
    { name: { id: 'editor.undo' }, change: ({ page }) => page && type('f', 'x')(page.blocks) },
    0,
  );
  const merged = mergeHistory(more, { base: savedBlocks, theirs: theirWork, choices: {} });
  const start = wayBack(merged).at(-1) ?? [];
  const titleOf = (uuid: string) => findBlock(start, uuid)?.block.content;
  expect(['a', 'inside', 'theirs', 'f'].map(titleOf)).toEqual(
    ['theirs', 'theirs', 'theirs', 'f'].map((title) => ({ text: { title } })),
  );
  expect(findBlock(start, 'new')).toBeNull();
  expect(start.findIndex(({ meta }) => meta.uuid === 'a')).toBeLessThan(
    start.findIndex(({ meta }) => meta.uuid === 'b'),
  );
});

test('an edit that waits for redo does not undo what others did to the same block', () => {
  const changed = base.map((block) => (block.meta.uuid === 'a' ? card('a', 'theirs') : block));
  const merged = mergeHistory(undo(edited(remove('f'), type('a', 'x'))), { base, theirs: changed, choices: {} });
  expect(merged.history.future).toEqual([]);
  expect(blocksOf(merged)[0]).toEqual(card('a', 'theirs'));
});
