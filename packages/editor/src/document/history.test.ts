import type { Block } from '@mise/contract/content/block.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockIndex } from './block-index.ts';
import { blockOfStep } from './block-of-step.ts';
import type { Edit } from './edit.ts';
import { copyBlock, insertBlock, moveBlockBy, moveBlockTo, removeBlock } from './edit-blocks.ts';
import type { EditorDocument } from './editor-document.ts';
import { findBlock, flatBlocks } from './find-block.ts';
import { applyEdit, type Edited, emptyHistory, redo, undo } from './history.ts';

let uuids = 0;
const newUuid = () => `new-${uuids++}`;

function card(uuid: string): Block {
  return { name: 'TextCard', type: 'content', meta: { uuid }, content: { text: { title: uuid } } };
}

function grid(uuid: string, content: Block[]): Block {
  return { name: 'MultiGrid', type: 'structure', meta: { uuid }, content };
}

const start: EditorDocument = {
  page: {
    identifier: 'index',
    entityType: 'immutable',
    language: 'de',
    version: 1,
    blocks: [card('a'), grid('b', [card('c'), grid('d', [card('e')])]), card('f')],
  },
  settings: { font: 'figtree', blockSize: 'm' },
  settingsVersion: 1,
  pages: { 12: { version: 1, name: 'Über uns' } },
  drafts: {},
};

const name = { id: 'editor.undo' } as const;

/** A command as chance picks it: `which` and `where` choose among what there is. */
const commands = fc.array(
  fc.record({
    kind: fc.constantFrom('insert', 'remove', 'move', 'moveTo', 'copy', 'type', 'setting', 'page'),
    which: fc.nat(),
    where: fc.nat(),
    word: fc.string({ maxLength: 4 }),
  }),
  { minLength: 50, maxLength: 50 },
);

type Command = { kind: string; which: number; where: number; word: string };

function editOf({ kind, which, where, word }: Command): Edit {
  const change = (draft: EditorDocument) => {
    const blocks = draft.page?.blocks ?? [];
    const all = flatBlocks(blocks).map(({ block }) => block);
    const block = all[which % Math.max(1, all.length)];
    const uuid = block?.meta.uuid ?? '';
    const parents = [null, ...all.filter(({ type }) => type === 'structure').map(({ meta }) => meta.uuid)];
    const place = { parent: parents[where % parents.length] ?? null, index: where % 4 };
    if (kind === 'insert') insertBlock(blocks, card(newUuid()), place);
    if (kind === 'remove') removeBlock(blocks, uuid);
    if (kind === 'move') moveBlockBy(blocks, uuid, (where % 5) - 2);
    if (kind === 'moveTo') moveBlockTo(blocks, uuid, place);
    if (kind === 'copy' && block) insertBlock(blocks, copyBlock(JSON.parse(JSON.stringify(block)), newUuid), place);
    if (kind === 'type' && block && !Array.isArray(block.content)) block.content = { text: { title: word } };
    if (kind === 'setting') draft.settings[word] = word;
    if (kind === 'page' && draft.pages[12]) draft.pages[12].name = word;
  };
  return { name, change, ...(kind === 'type' && { mergeKey: 'title' }) };
}

function runAll(edited: Edited, edits: readonly Edit[]): Edited {
  return edits.reduce((before, edit, index) => applyEdit(before, edit, index * 400), edited);
}

function times(edited: Edited, step: (edited: Edited) => Edited, count: number): Edited {
  return Array.from({ length: count }).reduce((before: Edited) => step(before), edited);
}

test('undo of 50 random commands is the start again, redo their end; no block is lost or there twice', () => {
  fc.assert(
    fc.property(commands, (list) => {
      const end = runAll({ document: start, history: emptyHistory }, list.map(editOf));
      const uuidsAtEnd = flatBlocks(end.document.page?.blocks ?? []).map(({ block }) => block.meta.uuid);
      expect(new Set(uuidsAtEnd).size).toBe(uuidsAtEnd.length);
      expect(blockIndex(end.document.page?.blocks ?? []).size).toBe(uuidsAtEnd.length);
      const back = times(end, undo, 60);
      expect(back.document).toEqual(start);
      expect(times(back, redo, 60).document).toEqual(end.document);
    }),
    { numRuns: 200 },
  );
});

test('moves keep every block, wherever they lead', () => {
  const moves = fc.array(
    fc.record({ kind: fc.constantFrom('move', 'moveTo'), which: fc.nat(), where: fc.nat(), word: fc.constant('') }),
  );
  fc.assert(
    fc.property(moves, (list) => {
      const end = runAll({ document: start, history: emptyHistory }, list.map(editOf));
      const uuidsAtEnd = flatBlocks(end.document.page?.blocks ?? []).map(({ block }) => block.meta.uuid);
      expect(uuidsAtEnd.sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    }),
  );
});

const setFont =
  (font: string): Edit['change'] =>
  ({ settings }) => {
    settings.font = font;
  };

const typed = (title: string, at: number) => (edited: Edited) =>
  applyEdit(
    edited,
    {
      name,
      mergeKey: 'a title',
      change: ({ page }) => {
        if (page?.blocks[0]) page.blocks[0].content = { text: { title } };
      },
    },
    at,
  );

test('typing is one step as long as it goes on, and another after a pause or another edit', () => {
  const begun = { document: start, history: emptyHistory };
  const word = typed('abc', 1800)(typed('ab', 900)(typed('a', 0)(begun)));
  expect(word.history.past).toHaveLength(1);
  expect(undo(word).document).toEqual(start);
  expect(typed('abcd', 2800)(word).history.past).toHaveLength(2);
  const between = applyEdit(word, { name, change: setFont('lora') }, 1900);
  expect(typed('abcd', 2000)(between).history.past).toHaveLength(3);
});

test('what is typed after a step was taken back is no part of the one before that', () => {
  const word = typed('a', 0)({ document: start, history: emptyHistory });
  const back = undo(applyEdit(word, { name, change: setFont('lora') }, 100));
  const again = typed('ab', 200)(back);
  expect(again.history.past).toHaveLength(2);
  expect(undo(again).document).toEqual(word.document);
});

test('the latest 500 steps are remembered', () => {
  const edits = Array.from({ length: 502 }, (_, index): Edit => ({ name, change: setFont(`font ${index}`) }));
  const end = runAll({ document: start, history: emptyHistory }, edits);
  expect(end.history.past).toHaveLength(500);
  expect(times(end, undo, 600).document.settings.font).toBe('font 1');
});

test('what changes nothing is no step, and forgets none that was taken back', () => {
  const one = typed('a', 0)({ document: start, history: emptyHistory });
  const back = undo(one);
  const same = applyEdit(back, { name, change: setFont('figtree') }, 5000);
  expect(same).toEqual(back);
  expect(redo(same).document).toEqual(one.document);
});

test('a step leads to the block that it was about, as long as that is there', () => {
  const begun = { document: start, history: emptyHistory };
  const change: Edit['change'] = ({ page }) => void moveBlockBy(page?.blocks ?? [], 'e', 0);
  expect(applyEdit(begun, { name, change }, 0)).toEqual(begun);
  const typedInside = applyEdit(
    begun,
    {
      name,
      change: ({ page }) => {
        const found = findBlock(page?.blocks ?? [], 'e');
        if (found) found.block.content = { text: { title: 'x' } };
      },
    },
    0,
  );
  const [step] = typedInside.history.past;
  expect(step && blockOfStep(typedInside.document, step)).toBe('e');
  const added = applyEdit(
    begun,
    { name, change: ({ page }) => void insertBlock(page?.blocks ?? [], card('n'), { parent: 'b', index: 1 }) },
    0,
  );
  const [addition] = added.history.past;
  expect(addition && blockOfStep(added.document, addition)).toBe('n');
  expect(addition && blockOfStep({ ...start, page: null }, addition)).toBeNull();
  const withDraft = applyEdit(
    { ...begun, document: { ...start, drafts: { first: 'lind' } } },
    {
      name,
      change: ({ page, drafts }) => {
        delete drafts.first;
        if (page?.blocks[2]) page.blocks[2].content = { text: { title: 'x' } };
      },
    },
    0,
  );
  const [both] = withDraft.history.past;
  expect(both && blockOfStep(withDraft.document, { ...both, patches: both.patches.toReversed() })).toBe('f');
  expect(both && blockOfStep(withDraft.document, both)).toBe('f');
});
