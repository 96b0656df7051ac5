import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyDocument } from '../document/editor-document.ts';
import { currentHost, setHost } from '../host.ts';
import { editPageField } from '../pages/edit-page-field.ts';
import { editSetting } from '../settings/edit-setting.ts';
import { deleteBlock } from '../store/change-blocks.ts';
import { useEditor } from '../store/editor-store.ts';
import { keepDraft } from '../store/keep-draft.ts';
import { dropPageSettings, showPage } from '../store/load.ts';
import { undo } from '../store/run.ts';
import { unsavedOf } from '../store/unsaved.ts';
import { card, openSample, sampleDocument } from '../testing/sample-document.ts';
import { stubBrowser } from '../testing/stub-browser.ts';
import { stubHost } from '../testing/stub-host.ts';
import { keepJournal, writeJournal } from './journal.ts';
import { ownTab } from './open-tabs.ts';
import { discard, isLoggingIn, logInAgain, offerPageJournal, offerShopJournal, recover } from './recover.ts';

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
  expect(useEditor.getState().dialog).toBeNull();
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

test('what a field refuses survives with its part', async () => {
  keepDraft('block:a:content.button.link', 'www.example.com');
  keepDraft('setting:primaryColor', 'lindgrün');
  const { drafts } = useEditor.getState().document;
  writeJournal();
  const kept = Object.values(localStorage).map((entry) => Object.keys(JSON.parse(entry).document.drafts));
  expect(kept).toEqual([['block:a:content.button.link'], ['setting:primaryColor']]);
  crash();
  openSample();
  await offerShopJournal();
  await offerPageJournal();
  recover(entries());
  expect(useEditor.getState().document.drafts).toEqual(drafts);
  expect(useEditor.getState().dialog).toBeNull();
});

test.each([
  ['settings', () => editSetting('font', undefined, 'Lora')],
  ['settings of a page', () => editPageField(13, { key: 'name', label: 'editor.page.name' }, 'Messe 2')],
])('nothing is offered over %s that are edited already', async (_, editAgain) => {
  editSetting('font', undefined, 'Inter');
  writeJournal();
  crash();
  openSample();
  editAgain();
  await offerShopJournal();
  expect(useEditor.getState().dialog).toBeNull();
});

test('what was left of a page is not offered where somebody has gone on to another meanwhile', async () => {
  leave('crashed', { at: 1, title: 'mine' });
  const offered = offerPageJournal();
  showPage({ ...emptyPage, blocks: [card('z')] });
  await offered;
  expect(useEditor.getState().dialog).toBeNull();
});

test('whoever logs in again goes on at the page that they left, and is asked at any other', async () => {
  const logIn = vi.fn();
  setHost({ ...currentHost(), path: '/herbst', logIn });
  edit();
  logInAgain();
  expect(logIn).toHaveBeenCalledOnce();
  expect(isLoggingIn()).toBe(true);
  expect(Object.keys(localStorage)).toHaveLength(2);
  crash();
  openSample();
  await offerShopJournal();
  expect(isLoggingIn()).toBe(false);
  expect(entries()).toHaveLength(1);
  recover(entries());
  setHost({ ...currentHost(), path: '/herbst' });
  await offerPageJournal();
  expect(entries()).toEqual([]);
  expect(unsavedOf(useEditor.getState())).toEqual({ blocks: true, settings: ['font'], pages: [12] });
});

test('settings are recovered against the versions that they were made from; those that were not there then stay', () => {
  const { pages } = sampleDocument;
  const later = { 12: { version: 4, name: 'Wir alle' }, 13: { version: 1, name: 'Messe' } };
  useEditor.setState(({ document, saved }) => ({
    document: { ...document, pages: later },
    saved: { ...saved, pages: later },
  }));
  const base = { ...emptyDocument, pages: { 12: pages[12] ?? later[12] } };
  const document = { ...emptyDocument, pages: { 12: { version: 1, name: 'Wir' } } };
  recover([{ key: 'entry', at: 1, document, saved: base }]);
  const { saved, document: now } = useEditor.getState();
  expect(saved).toMatchObject({ settings: sampleDocument.settings, settingsVersion: 1, pages: { 12: pages[12] } });
  expect(now).toMatchObject({ settings: sampleDocument.settings, settingsVersion: 1, pages: { 12: { name: 'Wir' } } });
});

describe('as long as somebody edits', () => {
  let stop: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    stubBrowser();
    stop = keepJournal();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });
  const written = () => Object.keys(localStorage).map((key) => key.replace(ownTab, 'own'));

  test('what was edited is written a moment after the last edit', () => {
    editSetting('font', undefined, 'Inter');
    vi.advanceTimersByTime(200);
    editSetting('font', undefined, 'Lora');
    vi.advanceTimersByTime(200);
    expect(written()).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(written()).toEqual(['editor-journal de shop own']);
    expect(JSON.stringify({ ...localStorage })).toContain('Lora');
  });

  test('what was saved is forgotten, and nothing is written where nothing was edited', () => {
    editPageField(13, { key: 'name', label: 'editor.page.name' }, 'Messe 2');
    vi.advanceTimersByTime(250);
    const [stored = ''] = Object.values(localStorage);
    expect(Object.keys(JSON.parse(stored).document.pages)).toEqual(['13']);
    const setItem = vi.spyOn(localStorage, 'setItem');
    useEditor.setState({ selected: 'a' });
    vi.advanceTimersByTime(250);
    expect(setItem).not.toHaveBeenCalled();
    useEditor.setState(({ document }) => ({ saved: document }));
    vi.advanceTimersByTime(250);
    expect(written()).not.toContain('editor-journal de shop own');
  });

  test('a document that goes writes at once, one that is done not at all', () => {
    deleteBlock('f');
    window.dispatchEvent(new Event('pagehide'));
    expect(written()).toEqual(['editor-journal de 12 own']);
    discard([{ key: `editor-journal de 12 ${ownTab}`, at: 1, document: emptyDocument, saved: emptyDocument }]);
    editSetting('font', undefined, 'Inter');
    stop();
    vi.advanceTimersByTime(250);
    window.dispatchEvent(new Event('pagehide'));
    expect(written()).toEqual([]);
  });

  test('a device without room takes no edit with it', () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    deleteBlock('f');
    expect(() => vi.advanceTimersByTime(250)).not.toThrow();
    expect(unsavedOf(useEditor.getState()).blocks).toBe(true);
  });
});

test('each language has entries of its own', () => {
  setHost({ ...currentHost(), language: 'en' });
  useEditor.setState(({ document, saved }) => {
    const page = document.page && { ...document.page, language: 'en' as const };
    return { document: { ...document, page }, saved: { ...saved, page } };
  });
  edit();
  writeJournal();
  expect(Object.keys(localStorage).map((key) => key.replace(ownTab, 'own'))).toEqual([
    'editor-journal en 12 own',
    'editor-journal en shop own',
  ]);
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

test('what was left against an older version is saved against the newer one where both fit together', async () => {
  leave('crashed', { at: 1, title: 'mine' });
  const { page } = sampleDocument;
  if (!page) throw new Error('the sample has a page');
  showPage({ ...page, version: 4, blocks: [card('a', 'theirs'), ...page.blocks.slice(1)] });
  await offerPageJournal();
  recover(entries());
  expect(useEditor.getState().document.page).toMatchObject({ version: 4, blocks: [card('a', 'theirs'), {}, {}] });
  expect(titleOfLast()).toContain('mine');
});

test.each([
  ['this document itself', ownTab, () => held.push(`editor-tab ${ownTab}`)],
  ['a document whose name something else holds', 'crashed', () => held.push('editor-bar crashed')],
  ['any, where a browser has no locks,', 'crashed', () => vi.stubGlobal('navigator', {})],
])('what %s left is offered', async (_, tab, begin) => {
  leave(tab, { at: 1, title: 'mine' });
  begin();
  await offerPageJournal();
  recover(entries());
  expect(titleOfLast()).toContain('mine');
});

test('what cannot be read is left alone, and what an older editor wrote lacks nothing', async () => {
  leave('older', { at: 1, title: 'older' });
  const key = 'editor-journal de 12 older';
  const { document, ...rest } = JSON.parse(localStorage.getItem(key) ?? '');
  localStorage.setItem(key, JSON.stringify({ ...rest, document: { page: document.page } }));
  localStorage.setItem('editor-journal de 12 broken', '{');
  await offerPageJournal();
  expect(entries().map((entry) => unsavedOf(entry).blocks)).toEqual([true]);
  recover(entries());
  expect(titleOfLast()).toContain('older');
  expect(entries()).toEqual([]);
});
