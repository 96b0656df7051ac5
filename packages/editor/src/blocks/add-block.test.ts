import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EditorMessage } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';
import { card, grid, openSample, sampleDocument } from '../testing/sample-document.ts';
import { stubBrowser } from '../testing/stub-browser.ts';
import { stubHost } from '../testing/stub-host.ts';
import { addBlock } from './add-block.ts';

let messages: EditorMessage[];
beforeEach(() => {
  stubBrowser();
  messages = stubHost();
  openSample();
});
afterEach(() => void vi.unstubAllGlobals());

test('a new block and what it holds have uuids of their own, and its settings open', () => {
  addBlock(grid('template', [card('inner')]), { parent: null, index: 1 });
  const state = useEditor.getState();
  const added = state.document.page?.blocks[1];
  const inner = Array.isArray(added?.content) ? added.content[0] : undefined;
  const uuids = [added?.meta.uuid, inner?.meta.uuid];
  expect(new Set([...uuids, 'template', 'inner', undefined]).size).toBe(5);
  expect(state.selected).toBe(added?.meta.uuid);
  expect(state.drawer).toMatchObject({ name: 'blocksSettings', params: { uuid: added?.meta.uuid } });
  expect(messages).toEqual([]);
});

test('a place that is gone is told, and nothing is put anywhere', () => {
  addBlock(card('template'), { parent: 'gone', index: 0 });
  expect(messages).toEqual([{ type: 'warning', message: 'editor.blocksList.notFound' }]);
  expect(useEditor.getState()).toMatchObject({ document: sampleDocument, selected: null, drawer: null });
});
