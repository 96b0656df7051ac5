import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editField } from '../blocks/edit-field.ts';
import { openSample, sampleDocument } from '../testing/sample-document.ts';
import { stubBrowser } from '../testing/stub-browser.ts';
import { stubHost } from '../testing/stub-host.ts';
import { deleteBlock } from './change-blocks.ts';
import { useEditor } from './editor-store.ts';
import { keepDraft } from './keep-draft.ts';
import { dropPageSettings, showPage } from './load.ts';
import { redo, undo } from './run.ts';
import { unsavedOf } from './unsaved.ts';

beforeEach(() => {
  stubBrowser();
  stubHost();
  openSample();
});
afterEach(() => void vi.unstubAllGlobals());

const color = 'block:a:content.text.color';
const field = { key: 'color', kind: 'color', label: { de: 'Farbe', en: 'Color' }, isTranslated: false } as const;
const drafts = () => useEditor.getState().document.drafts;
const unsaved = () => unsavedOf(useEditor.getState());

test('a text that its field refuses is not saved, and an edit that can be undone', () => {
  keepDraft(color, 'lind');
  keepDraft(color, 'lindgrün');
  expect(unsaved()).toEqual({ blocks: true, settings: [], pages: [] });
  expect(undo()?.name.values).toEqual({ field: 'Formatierter Text – Textfarbe' });
  expect([drafts(), unsaved().blocks]).toEqual([{}, false]);
  redo();
  expect(drafts()).toEqual({ [color]: 'lindgrün' });
});

test('a value takes its place, and so does one of the list around it', () => {
  const [block] = sampleDocument.page?.blocks ?? [];
  if (!block) throw new Error('the sample has blocks');
  keepDraft(color, 'lind');
  editField(block, ['content', 'text', 'color'], '#aabbcc', field);
  expect(drafts()).toEqual({});
  keepDraft('block:a:content.links.1.link', 'nirgends');
  editField(block, ['content', 'links'], [], field);
  expect(drafts()).toEqual({});
});

test('it goes along with the entry of a list that it stands in', () => {
  const [block] = sampleDocument.page?.blocks ?? [];
  if (!block) throw new Error('the sample has blocks');
  const links = 'block:a:content.links';
  const arrange = (formerIndexes: (number | null)[]) =>
    editField(block, ['content', 'links'], formerIndexes.map(String), field, formerIndexes);
  keepDraft(`${links}.0.link`, 'first');
  keepDraft(`${links}.1.link`, 'second');
  keepDraft(`${links}Below.0`, 'of another list');
  arrange([1, 0, null]);
  expect(drafts()).toMatchObject({ [`${links}.0.link`]: 'second', [`${links}.1.link`]: 'first' });
  arrange([1, 2]);
  expect(drafts()).toEqual({ [`${links}.0.link`]: 'first', [`${links}Below.0`]: 'of another list' });
  undo();
  expect(drafts()).toMatchObject({ [`${links}.0.link`]: 'second', [`${links}.1.link`]: 'first' });
});

test('it goes with its block and comes back with it', () => {
  keepDraft('block:f:content.text.color', 'lind');
  deleteBlock('f');
  undo();
  expect(unsaved().blocks).toBe(true);
  redo();
  useEditor.setState(({ document }) => ({ saved: { ...document, drafts: {} } }));
  expect(unsaved().blocks).toBe(false);
});

test('it goes with the page that is left or deleted, those of settings stay', () => {
  deleteBlock('f');
  keepDraft(color, 'lind');
  keepDraft('page:13:imagePath', 'bild');
  keepDraft('setting:favicon', 'bild');
  expect(unsaved()).toEqual({ blocks: true, settings: ['favicon'], pages: [13] });
  showPage(null);
  dropPageSettings([13]);
  expect(drafts()).toEqual({ 'setting:favicon': 'bild' });
  expect(useEditor.getState().history.past).toHaveLength(1);
});
