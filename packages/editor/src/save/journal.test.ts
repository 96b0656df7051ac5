import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDocument } from '../document/editor-document.ts';
import { editPageField } from '../pages/edit-page-field.ts';
import { editSetting } from '../settings/edit-setting.ts';
import { deleteBlock } from '../store/change-blocks.ts';
import { useEditor } from '../store/editor-store.ts';
import { dropPageSettings, showPage } from '../store/load.ts';
import { undo } from '../store/run.ts';
import { unsavedOf } from '../store/unsaved.ts';
import { card, openSample, sampleDocument } from '../testing/sample-document.ts';
import { stubBrowser } from '../testing/stub-browser.ts';
import { stubHost } from '../testing/stub-host.ts';
import { keepJournal, writeJournal } from './journal.ts';
import { ownTab } from './open-tabs.ts';
import { discard, offerPageJournal, offerShopJournal, recover } from './recover.ts';

/** Documents of this browser that live. */
let held: string[];

beforeEach(() => {
  held = [];
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: held.map((name) => ({ name })) }) } });
  stubBrowser();
  stubHost();
  openSample();
});
afterEach(() => void vi.unstubAllGlobals());

/** Something of each part, none of it saved. */
function edit(): void {
  deleteBlock('f');
  editSetting('font', undefined, 'Inter');
  editPageField(12, { key: 'name', label: 'editor.page.name' }, 'Wir');
}

/** As the next document of the browser finds it: what stood in the memory of this one is gone. */
function crash(): void {
  for (const key of Object.keys(localStorage)) {
    localStorage.setItem(key.replace(ownTab, 'crashed'), localStorage.getItem(key) ?? '');
    localStorage.removeItem(key);
  }
  stubHost();
}

function entries() {
  const { dialog } = useEditor.getState();
  return dialog?.kind === 'recovered' ? dialog.entries : [];
}

test('blocks, settings and the settings of pages survive a crash', async () => {
  edit();
  const edited = useEditor.getState().document;
  writeJournal();
  crash();
  await offerShopJournal();
  showPage(sampleDocument.page);
  await offerPageJournal();
  expect(entries()).toHaveLength(2);
  recover(entries());
  expect(unsavedOf(useEditor.getState())).toEqual({ blocks: true, settings: ['font'], pages: [12] });
  expect(useEditor.getState().document).toMatchObject({
    page: { blocks: edited.page?.blocks },
    settings: edited.settings,
    settingsVersion: 1,
    pages: { 12: edited.pages[12] },
  });
  expect(useEditor.getState().mode).toBe('edit');
  // They are written down again: the next crash takes nothing either.
  expect(Object.keys(localStorage).every((key) => key.endsWith(ownTab))).toBe(true);
  expect(Object.keys(localStorage)).toHaveLength(2);
});

test('settings survive on pages whose blocks nobody edits', async () => {
  showPage(null);
  editSetting('font', undefined, 'Inter');
  writeJournal();
  crash();
  await offerShopJournal();
  expect(entries()).toHaveLength(1);
  discard(entries());
  expect(Object.keys(localStorage)).toEqual([]);
});

test('whoever comes back from the login goes on without being asked', async () => {
  edit();
  writeJournal();
  crash();
  sessionStorage.setItem('editor-resume', '/');
  await offerShopJournal();
  showPage(sampleDocument.page);
  await offerPageJournal();
  expect(useEditor.getState().dialog).toBeNull();
  expect(unsavedOf(useEditor.getState())).toEqual({ blocks: true, settings: ['font'], pages: [12] });
});

test('two tabs with the same page take nothing from each other', async () => {
  edit();
  writeJournal();
  // The other one lives: nothing of it is offered, and what this one writes is beside it.
  for (const key of Object.keys(localStorage)) {
    localStorage.setItem(key.replace(ownTab, 'other'), localStorage.getItem(key) ?? '');
    localStorage.removeItem(key);
  }
  held = ['editor-tab other'];
  stubHost();
  showPage(sampleDocument.page);
  await offerPageJournal();
  expect(useEditor.getState().dialog).toBeNull();
  writeJournal();
  expect(Object.keys(localStorage)).toHaveLength(2);
});

test('a page that was saved and left is not offered again, however soon somebody left', async () => {
  const stop = keepJournal();
  try {
    deleteBlock('f');
    writeJournal();
    useEditor.setState(({ document }) => ({ saved: document }));
    showPage({ ...emptyPage, blocks: [card('z')] });
    expect(Object.keys(localStorage)).toEqual([]);
  } finally {
    stop();
  }
});

const emptyPage = { identifier: 99, entityType: 'category', language: 'de', version: 0, blocks: [] } as const;

test('what was edited of a page that was deleted since cannot be undone, and all else can', () => {
  editSetting('font', undefined, 'Inter');
  editPageField(13, { key: 'name', label: 'editor.page.name' }, 'Herbstmesse');
  dropPageSettings([13]);
  expect(undo()?.mergeKey).toBe('setting:font');
  expect(useEditor.getState().document.settings).toEqual(sampleDocument.settings);
  expect({ ...emptyDocument, ...useEditor.getState().document }.pages).not.toHaveProperty('13');
});

/** What another tab of this browser left of the page, whose last card it called so. */
function leave(tab: string, { at, title, version = 1 }: { at: number; title: string; version?: number }): void {
  const { page } = sampleDocument;
  if (!page) throw new Error('the sample has a page');
  const blocks = page.blocks.map((block) => (block.meta.uuid === 'f' ? card('f', title) : block));
  const saved = { ...emptyDocument, page: { ...page, version } };
  const document = { ...emptyDocument, page: { ...page, version, blocks } };
  localStorage.setItem(`editor-journal de 12 ${tab}`, JSON.stringify({ at, document, saved }));
}

const titleOfLast = () => JSON.stringify(useEditor.getState().document.page?.blocks.at(-1)?.content);

test.each([
  [1, 2, 'second'],
  [2, 1, 'first'],
])('of what two tabs left (at %i and %i) the latest is offered', async (first, second, latest) => {
  leave('one', { at: first, title: 'first' });
  leave('two', { at: second, title: 'second' });
  await offerPageJournal();
  recover(entries());
  expect(titleOfLast()).toContain(latest);
});

test('what a tab that lives has not saved is not offered, what another left is', async () => {
  leave('living', { at: 2, title: 'of the tab that lives' });
  leave('crashed', { at: 1, title: 'of the tab that crashed' });
  held = ['editor-tab living'];
  await offerPageJournal();
  recover(entries());
  expect(titleOfLast()).toContain('crashed');
});

test('as long as nobody decided about what was left nothing is written over it', async () => {
  deleteBlock('f');
  writeJournal();
  const written = { ...localStorage };
  useEditor.setState({ saved: useEditor.getState().document, dialog: { kind: 'recovered', entries: [] } });
  writeJournal();
  expect({ ...localStorage }).toEqual(written);
});

test('what was left against an older version is saved against that one where both changed a block, so that somebody is asked', async () => {
  leave('crashed', { at: 1, title: 'mine' });
  const { page } = sampleDocument;
  if (!page) throw new Error('the sample has a page');
  showPage({ ...page, version: 4, blocks: [...page.blocks.slice(0, 2), card('f', 'theirs')] });
  await offerPageJournal();
  recover(entries());
  expect(titleOfLast()).toContain('mine');
  expect(useEditor.getState().document.page?.version).toBe(1);
});
