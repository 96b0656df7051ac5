import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBlock } from '../blocks/add-block.ts';
import { editField } from '../blocks/edit-field.ts';
import type { EditedPage } from '../document/editor-document.ts';
import { type BlockPlace, flatBlocks } from '../document/find-block.ts';
import { editPageField } from '../pages/edit-page-field.ts';
import { mergePage } from '../save/merge-page.ts';
import { recover } from '../save/recover.ts';
import { storeBlocks } from '../save/store-blocks.ts';
import { editSetting } from '../settings/edit-setting.ts';
import { card, openSample, sampleDocument } from '../testing/sample-document.ts';
import { stubBrowser } from '../testing/stub-browser.ts';
import { stubHost } from '../testing/stub-host.ts';
import { deleteBlock, duplicateBlock, moveBlock, pasteBlocks, placeBlock } from './change-blocks.ts';
import { useEditor } from './editor-store.ts';
import { redo, undo } from './run.ts';

let uuids = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stubBrowser();
  begin();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(): void {
  stubHost({ client: { doSaveBlocks: async ({ blocks }: { blocks: string }) => answerOf(JSON.parse(blocks)) } });
  openSample();
}

/** The shop keeps what it understands: here, nothing of the title of the first card. */
function answerOf(blocks: NonNullable<EditedPage>['blocks']) {
  const [first, ...rest] = blocks;
  const cleaned = first && !Array.isArray(first.content) ? { ...first, content: {} } : first;
  return { data: cleaned ? [cleaned, ...rest] : [], meta: { version: Date.now() } };
}

/** What chance picks: among what there is, and where. */
type Picked = { uuid: string; place: BlockPlace; which: number; word: string };

/** Everything that changes the document, as the editor does it. */
const commands: Record<string, (picked: Picked) => unknown> = {
  'add a block': ({ place, uuid, which, word }) =>
    addBlock(card('template', word), which % 2 === 0 ? { endOf: place.parent } : { side: 'before', uuid }),
  'edit a field': ({ uuid, word }) => {
    const block = blockOf(uuid);
    const field = { key: 'title', label: { de: 'Titel', en: 'Title' }, kind: 'text', isTranslated: true } as const;
    if (block && !Array.isArray(block.content)) editField(block, ['content', 'text', 'title'], word, field);
  },
  'move a block': ({ uuid, which }) => moveBlock(uuid, which % 2 === 0 ? 1 : -1),
  'place a block': ({ uuid, place }) => placeBlock(uuid, place),
  'delete a block': ({ uuid }) => deleteBlock(uuid),
  'duplicate a block': ({ uuid }) => duplicateBlock(uuid),
  'paste blocks': ({ place, word }) => pasteBlocks([card('x', word), card('y')], place),
  'edit a setting': ({ word }) => editSetting('font', undefined, word),
  'edit a setting of a language': ({ word }) => editSetting('ogTitle', 'en', word),
  'edit a page': ({ which, word }) => editPageField(12 + (which % 2), { key: 'name', label: 'editor.page.name' }, word),
  'take over what the shop cleaned': () => storeBlocks(),
  'recover blocks': ({ word }) => {
    const { page } = useEditor.getState().saved;
    if (!page) return;
    const edited = { ...page, blocks: [card(`recovered-${uuids++}`, word), ...page.blocks] };
    recover([entryOf({ page: edited }, { page })]);
  },
  'recover settings': ({ word }) => {
    const { settings, settingsVersion, pages } = useEditor.getState().document;
    const base = { settings, settingsVersion, pages };
    recover([
      entryOf({ ...base, settings: { ...settings, font: word }, pages: { 13: { version: 1, name: word } } }, base),
    ]);
  },
};

/** No edit: it stays whatever is taken back. */
const byOthers: typeof commands = {
  'take over what others saved': ({ word }) => {
    const { page } = useEditor.getState().saved;
    if (page) mergePage({ ...page, blocks: [...page.blocks, card(`theirs-${uuids++}`, word)] });
  },
};

function entryOf(document: Partial<typeof sampleDocument>, saved: Partial<typeof sampleDocument>) {
  const empty = { page: null, settings: {}, settingsVersion: null, pages: {}, drafts: {} };
  return { key: 'entry', at: 0, document: { ...empty, ...document }, saved: { ...empty, ...saved } };
}

function blocksNow() {
  return flatBlocks(useEditor.getState().document.page?.blocks ?? []).map(({ block }) => block);
}

function blockOf(uuid: string) {
  return blocksNow().find(({ meta }) => meta.uuid === uuid);
}

/** All that can be undone; versions are the shop's. */
function contentNow() {
  const { page, settings, pages } = useEditor.getState().document;
  return { blocks: page?.blocks, settings, pages };
}

const start = {
  blocks: sampleDocument.page?.blocks,
  settings: sampleDocument.settings,
  pages: sampleDocument.pages,
};

type Chosen = { kind: string; which: number; where: number; word: string };

async function perform({ kind, which, where, word }: Chosen): Promise<void> {
  vi.advanceTimersByTime(400);
  vi.setSystemTime(Date.now() + 400);
  const blocks = blocksNow();
  const parents = [null, ...blocks.filter(({ type }) => type === 'structure').map(({ meta }) => meta.uuid)];
  const place = { parent: parents[where % parents.length] ?? null, index: where % 3 };
  await { ...commands, ...byOthers }[kind]?.({
    uuid: blocks[which % Math.max(1, blocks.length)]?.meta.uuid ?? '',
    place,
    which,
    word,
  });
}

function undoAll(): void {
  while (undo());
}

const kinds = Object.keys(commands);
const chosenOf = (kind: fc.Arbitrary<string>) =>
  fc.record({ kind, which: fc.nat(), where: fc.nat(), word: fc.string({ minLength: 1, maxLength: 4 }) });
const chosen = chosenOf(fc.constantFrom(...kinds));

test('undo of 50 random commands is the start again, redo their end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(chosen, { minLength: 50, maxLength: 50 }), async (list) => {
      begin();
      for (const each of list) await perform(each);
      const end = contentNow();
      const uuidsAtEnd = blocksNow().map(({ meta }) => meta.uuid);
      expect(new Set(uuidsAtEnd).size).toBe(uuidsAtEnd.length);
      undoAll();
      expect(contentNow()).toEqual(start);
      while (redo());
      expect(contentNow()).toEqual(end);
    }),
    { numRuns: 60 },
  );
});

test('undo of 50 random commands leaves what others saved beside them where it is', async () => {
  const withOthers = chosenOf(fc.constantFrom(...kinds, ...Object.keys(byOthers)));
  await fc.assert(
    fc.asyncProperty(fc.array(withOthers, { minLength: 50, maxLength: 50 }), async (list) => {
      begin();
      uuids = 0;
      const theirs = new Set<string>();
      for (const each of list) {
        await perform(each);
        if (each.kind in byOthers) theirs.add(useEditor.getState().saved.page?.blocks.at(-1)?.meta.uuid ?? '');
      }
      const end = contentNow();
      undoAll();
      const { blocks = [], ...shop } = contentNow();
      expect(blocks.flatMap(({ meta }) => (theirs.has(meta.uuid) ? [meta.uuid] : [])).sort()).toEqual(
        [...theirs].sort(),
      );
      const own = blocks.filter(({ meta }) => !theirs.has(meta.uuid));
      expect({ blocks: own, ...shop }).toEqual(start);
      while (redo());
      expect(contentNow()).toEqual(end);
    }),
    { numRuns: 60 },
  );
});

test('whoever deletes a block goes on at the next one, behind the last at the one before, and at last at what held it', () => {
  deleteBlock('a');
  expect(useEditor.getState().selected).toBe('b');
  deleteBlock('f');
  expect(useEditor.getState().selected).toBe('b');
  deleteBlock('e');
  expect(useEditor.getState().selected).toBe('d');
});

test.each(kinds)('without what takes it back "%s" would be seen', async (kind) => {
  const seen = async (which: number) => {
    begin();
    await perform({ kind, which, where: 0, word: 'Wort' });
    useEditor.setState(({ history }) => ({
      history: { ...history, past: history.past.map((step) => ({ ...step, inverse: [] })) },
    }));
    const steps = useEditor.getState().history.past.length;
    undoAll();
    return steps > 0 && JSON.stringify(contentNow()) !== JSON.stringify(start);
  };
  expect((await seen(0)) || (await seen(5))).toBe(true);
});
