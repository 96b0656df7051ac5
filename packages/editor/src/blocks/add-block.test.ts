import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WantedPlace } from '../document/wanted-place.ts';
import type { EditorMessage } from '../host.ts';
import { deleteBlock, moveBlock } from '../store/change-blocks.ts';
import { openDrawer } from '../store/drawers.ts';
import { useEditor } from '../store/editor-store.ts';
import { card, grid, openSample } from '../testing/sample-document.ts';
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
  addBlock(grid('template', [card('inner')]), { side: 'after', uuid: 'a' });
  const state = useEditor.getState();
  const added = state.document.page?.blocks[1];
  const inner = Array.isArray(added?.content) ? added.content[0] : undefined;
  const uuids = [added?.meta.uuid, inner?.meta.uuid];
  expect(new Set([...uuids, 'template', 'inner', undefined]).size).toBe(5);
  expect(state.selected).toBe(added?.meta.uuid);
  expect(state.drawer).toMatchObject({ name: 'blocksSettings', params: { uuid: added?.meta.uuid } });
  expect(messages).toEqual([]);
});

test('a block comes beside the one that was meant, wherever that stands by now', () => {
  openDrawer('blocksList', { place: { side: 'after', uuid: 'a' } });
  moveBlock('a', 1);
  addBlock(card('template', 'new'), { side: 'after', uuid: 'a' });
  const { page } = useEditor.getState().document;
  expect(page?.blocks.map(({ meta }) => meta.uuid)).toEqual(['b', 'a', useEditor.getState().selected, 'f']);
});

test.each<[string, WantedPlace]>([
  ['before a block', { side: 'before', uuid: 'f' }],
  ['behind a block', { side: 'after', uuid: 'f' }],
  ['in a block', { endOf: 'b' }],
])('a place %s that is gone is told and left, and nothing is put anywhere', (_, place) => {
  openDrawer('outline');
  openDrawer('blocksList', { place });
  deleteBlock('side' in place ? place.uuid : 'b');
  const { document } = useEditor.getState();
  addBlock(card('template'), place);
  expect(messages).toEqual([{ type: 'warning', message: 'editor.blocksList.notFound' }]);
  expect(useEditor.getState()).toMatchObject({ document, drawer: { name: 'outline' } });
});
