import { refusal } from '@mise/contract/refusal.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editPageField } from '../pages/edit-page-field.ts';
import { editSetting } from '../settings/edit-setting.ts';
import { deleteBlock } from '../store/change-blocks.ts';
import { useEditor } from '../store/editor-store.ts';
import { keepDraft } from '../store/keep-draft.ts';
import { showPage } from '../store/load.ts';
import { run, undo } from '../store/run.ts';
import { unsavedOf } from '../store/unsaved.ts';
import { card, grid, openSample, sampleDocument } from '../testing/sample-document.ts';
import { stubBrowser } from '../testing/stub-browser.ts';
import { stubHost } from '../testing/stub-host.ts';
import { save, saveAndGoOn, savePages } from './save.ts';

beforeEach(stubBrowser);
afterEach(() => void vi.unstubAllGlobals());

const storesBlocks = async ({ blocks }: { blocks: string }) => ({ data: JSON.parse(blocks), meta: { version: 2 } });
const refuses = () => Promise.reject(new Error('no connection'));

/** A block and a setting, each of which is a part of a save. */
function edit(): void {
  openSample();
  deleteBlock('f');
  editSetting('font', undefined, 'Inter');
}

test('all that was saved is said in one message, and ends editing', async () => {
  const messages = stubHost({
    client: { doSaveBlocks: storesBlocks, setConfiguration: async () => ({ meta: { version: 2 } }) },
  });
  edit();
  await save();
  expect(messages).toEqual([
    {
      type: 'positive',
      message: [
        'errorMessages.editor.save.success',
        'errorMessages.editor.save.template',
        'errorMessages.editor.save.settings',
      ],
    },
  ]);
  expect(useEditor.getState().mode).toBe('preview');
});

/** Saves, with what is done before the shop answers. */
async function saveSlowly(press: () => Promise<unknown>, meanwhile: () => void): Promise<void> {
  const gate = Promise.withResolvers<void>();
  stubHost({ client: { doSaveBlocks: (input: { blocks: string }) => gate.promise.then(() => storesBlocks(input)) } });
  openSample();
  deleteBlock('f');
  const saving = press();
  meanwhile();
  gate.resolve();
  await saving;
}

/** The focus comes to a field. */
function write(): void {
  class Field {
    isContentEditable = true;
  }
  vi.stubGlobal('HTMLElement', Field);
  vi.stubGlobal('document', { ...document, activeElement: new Field() });
}

test.each([
  ['keys saved', saveAndGoOn, () => {}],
  ['somebody edited more meanwhile', save, () => deleteBlock('a')],
  ['somebody writes', save, write],
])('editing goes on where %s', async (_, press, meanwhile) => {
  await saveSlowly(press, meanwhile);
  expect(useEditor.getState().mode).toBe('edit');
});

test('what was saved and what was not is said in one message; that stays, in edit mode', async () => {
  const refresh = vi.fn();
  const messages = stubHost({ client: { doSaveBlocks: storesBlocks, setConfiguration: refuses }, refresh });
  edit();
  await save();
  expect(refresh).not.toHaveBeenCalled();
  expect(messages).toEqual([
    {
      type: 'negative',
      message: [
        'errorMessages.editor.save.error',
        'errorMessages.editor.save.settings: Error: no connection',
        'errorMessages.editor.save.success',
        'errorMessages.editor.save.template',
      ],
    },
  ]);
  expect(unsavedOf(useEditor.getState())).toEqual({ blocks: false, settings: ['font'], pages: [] });
  expect(useEditor.getState().mode).toBe('edit');
  // The next save says what holds then.
  await save();
  expect(messages).toHaveLength(1);
  expect(messages[0]?.message).toHaveLength(2);
});

/** A shop that stores what it is sent, of which the first answer never comes. */
function losesFirstAnswer() {
  let version = 1;
  let stored = sampleDocument.page?.blocks ?? [];
  const client = {
    doSaveBlocks: async (input: { blocks: string; version: number }) => {
      if (input.version !== version) throw refusal('content.conflict', { status: 409 } as never);
      stored = JSON.parse(input.blocks);
      version += 1;
      if (version === 2) throw new Error('no connection');
      return { data: stored, meta: { version } };
    },
    getBlocks: async () => ({ data: stored, meta: { version } }),
  };
  return { client, stored: () => stored };
}

test('a save whose answer was lost is done again without a word of somebody else', async () => {
  const messages = stubHost({ client: losesFirstAnswer().client });
  openSample();
  deleteBlock('f');
  await save();
  await save();
  expect(messages.map(({ type }) => type)).toEqual(['positive']);
  expect(useEditor.getState().history.past).toHaveLength(1);
  expect(unsavedOf(useEditor.getState()).blocks).toBe(false);
});

test('a save that others overtake again and again gives up after three tries, and keeps what was edited', async () => {
  let version = 1;
  const sent = vi.fn(() => Promise.reject(refusal('content.conflict', { status: 409 } as never)));
  const getBlocks = async () => {
    version += 1;
    return { data: sampleDocument.page?.blocks, meta: { version } };
  };
  const messages = stubHost({ client: { doSaveBlocks: sent, getBlocks } });
  openSample();
  deleteBlock('f');
  await save();
  expect(sent).toHaveBeenCalledTimes(3);
  expect(messages.at(-1)?.type).toBe('negative');
  expect(unsavedOf(useEditor.getState()).blocks).toBe(true);
});

test.each(['viewer', 'editor'] as const)('who is %s is told who may save before anything is sent', async (role) => {
  const sent = vi.fn(storesBlocks);
  const messages = stubHost({ client: { doSaveBlocks: sent, setCategorySettings: sent }, role });
  edit();
  editPageField(12, { key: 'name', label: 'editor.page.name' }, 'Wir');
  await save();
  await savePages();
  expect(sent).not.toHaveBeenCalled();
  expect(messages).toEqual(Array(2).fill({ type: 'warning', message: 'editor.save.noRole' }));
  expect(unsavedOf(useEditor.getState())).toEqual({ blocks: true, settings: ['font'], pages: [12] });
  expect(useEditor.getState()).toMatchObject({ mode: 'edit', isSaving: false });
});

test('pressed twice it saves once', async () => {
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof storesBlocks>>>();
  const sent = vi.fn((_input: { blocks: string }) => answer.promise);
  stubHost({ client: { doSaveBlocks: sent } });
  openSample();
  deleteBlock('f');
  const both = [save(), save(), savePages()];
  answer.resolve({ data: useEditor.getState().document.page?.blocks, meta: { version: 2 } });
  await Promise.all(both);
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each([save, savePages])('a login that ended is asked for, whichever button saves (%#)', async (press) => {
  const isOver = () => Promise.reject(refusal('operator.required'));
  const messages = stubHost({
    client: { doSaveBlocks: isOver, setConfiguration: isOver, setCategorySettings: isOver },
  });
  edit();
  editPageField(12, { key: 'name', label: 'editor.page.name' }, 'Wir');
  await press();
  expect(useEditor.getState().dialog).toEqual({ kind: 'sessionEnded' });
  expect(messages).toEqual([]);
});

test('settings that somebody else saved too are named with their values; others are taken over and these sent again', async () => {
  const theirs = [
    { key: 'font', value: 'Lora' },
    { key: 'blockSize', value: 'xl' },
  ];
  const sent: unknown[] = [];
  const client = {
    setConfiguration: async (input: { version?: number }) => {
      sent.push(input);
      if (input.version !== 5)
        throw refusal('configuration.conflict', { cause: { version: 5, settings: theirs } as never });
      return { meta: { version: 6 } };
    },
  };
  const messages = stubHost({ client });
  openSample();
  editSetting('font', undefined, 'Inter');
  await save();
  expect(messages).toEqual([
    {
      type: 'negative',
      message: [
        'errorMessages.editor.save.error',
        'errorMessages.editor.save.settings: editor.bothChanged',
        'editor.settings.theirs {"field":"editor.design.font","value":"Lora"}',
      ],
    },
  ]);
  await save();
  expect(sent.at(-1)).toEqual({ settings: [{ key: 'font', value: 'Inter' }], version: 5 });
  expect(useEditor.getState().saved.settings).toMatchObject({ font: 'Inter', blockSize: 'xl' });
});

test('an answer that comes when another page is open says nothing of that one', async () => {
  const answer = Promise.withResolvers<unknown>();
  stubHost({ client: { doSaveBlocks: () => answer.promise } });
  openSample();
  deleteBlock('f');
  const saving = save();
  const other = { identifier: 99, entityType: 'category', language: 'de', version: 7, blocks: [card('z')] } as const;
  showPage({ ...other, blocks: [...other.blocks] });
  answer.resolve({ data: sampleDocument.page?.blocks, meta: { version: 2 } });
  await saving;
  expect(useEditor.getState().saved.page).toEqual(other);
  expect(useEditor.getState().document.page).toEqual(other);
});

test('a setting that somebody else set to the same is no conflict', async () => {
  const theirs = [{ key: 'font', value: 'Inter' }];
  const client = {
    setConfiguration: async (input: { version?: number }) => {
      if (input.version !== 5)
        throw refusal('configuration.conflict', { cause: { version: 5, settings: theirs } as never });
      return { meta: { version: 6 } };
    },
  };
  const messages = stubHost({ client });
  openSample();
  editSetting('font', undefined, 'Inter');
  await save();
  expect(messages.map(({ type }) => type)).toEqual(['positive']);
});

/** A shop in which somebody else saved another title of the last card meanwhile. */
function conflictingShop() {
  const { page } = sampleDocument;
  if (!page) throw new Error('the sample has a page');
  const theirs = [...page.blocks.slice(0, -1), card('f', 'theirs')];
  const sent: { version: number; blocks: string }[] = [];
  const doSaveBlocks = async (input: { version: number; blocks: string }) => {
    sent.push(input);
    if (input.version !== 2) throw refusal('content.conflict', { status: 409 } as never);
    return { data: JSON.parse(input.blocks), meta: { version: 3 } };
  };
  const client = { doSaveBlocks, getBlocks: async () => ({ data: theirs, meta: { version: 2 } }) };
  const messages = stubHost({ client });
  openSample();
  useEditor.setState(({ document }) => ({
    document: { ...document, page: { ...page, blocks: [...page.blocks.slice(0, -1), card('f', 'mine')] } },
  }));
  return { messages, sent };
}

test('what was brought together with the work of others is said once, however often and in how many parts', async () => {
  const { page } = sampleDocument;
  const blocks = [...(page?.blocks ?? []), card('theirs')];
  let version = 1;
  const client = {
    // Overtaken twice.
    doSaveBlocks: async (input: { blocks: string; version: number }) => {
      if (input.version < 3) throw refusal('content.conflict', { status: 409 } as never);
      return { data: JSON.parse(input.blocks), meta: { version: 4 } };
    },
    getBlocks: async () => {
      version += 1;
      return { data: version === 2 ? blocks : [...blocks, card('more')], meta: { version } };
    },
    setConfiguration: async (input: { version?: number }) => {
      const settings = [{ key: 'blockSize', value: 'xl' }];
      if (input.version !== 5) throw refusal('configuration.conflict', { cause: { version: 5, settings } as never });
      return { meta: { version: 6 } };
    },
  };
  const messages = stubHost({ client });
  edit();
  await save();
  expect(messages).toEqual([
    {
      type: 'neutral',
      message: ['editor.merged', 'errorMessages.editor.save.template', 'errorMessages.editor.save.settings'],
    },
    expect.objectContaining({ type: 'positive' }),
  ]);
});

test('undo leaves in place what others saved, also for the next save', async () => {
  const { page } = sampleDocument;
  const sent: { blocks: string; version: number }[] = [];
  let stored = [...(page?.blocks ?? []), card('theirs')];
  let version = 2;
  const client = {
    doSaveBlocks: async (input: { blocks: string; version: number }) => {
      sent.push(input);
      if (input.version !== version) throw refusal('content.conflict', { status: 409 } as never);
      version += 1;
      stored = JSON.parse(input.blocks);
      return { data: stored, meta: { version } };
    },
    getBlocks: async () => ({ data: stored, meta: { version } }),
  };
  stubHost({ client });
  openSample();
  deleteBlock('f');
  await save();
  while (undo());
  expect(useEditor.getState().document.page?.blocks).toEqual([...(page?.blocks ?? []), card('theirs')]);
  await save();
  expect(sent).toHaveLength(3);
  expect(stored).toEqual([...(page?.blocks ?? []), card('theirs')]);
});

function editTitle(title: string): void {
  run({
    name: { id: 'editor.undo' },
    change: ({ page }) => {
      if (page?.blocks[0]) page.blocks[0].content = { text: { title } };
    },
  });
}

test('what was edited after a save whose answer was lost is saved without a question', async () => {
  const shop = losesFirstAnswer();
  const messages = stubHost({ client: shop.client });
  openSample();
  editTitle('x');
  await save();
  editTitle('y');
  await save();
  expect(messages.map(({ type }) => type)).toEqual(['positive']);
  expect(shop.stored()[0]).toEqual(card('a', 'y'));
  while (undo());
  expect(useEditor.getState().document).toMatchObject({ page: { blocks: sampleDocument.page?.blocks } });
});

/** Waits until it is asked whose block stays, and says so. */
async function choose(choices: Record<string, 'mine' | 'theirs'> | null): Promise<void> {
  await vi.waitFor(() => expect(useEditor.getState().dialog?.kind).toBe('conflict'));
  const { dialog } = useEditor.getState();
  if (dialog?.kind !== 'conflict') return;
  expect(dialog.conflicts.map(({ uuid }) => uuid)).toEqual(['f']);
  dialog.decide(choices);
}

test.each(['mine', 'theirs'] as const)(
  'where both changed a block it is asked whose stays: %s is sent',
  async (side) => {
    const { messages, sent } = conflictingShop();
    const saving = save();
    await choose({ f: side });
    await saving;
    expect(sent).toHaveLength(2);
    expect(JSON.parse(sent[1]?.blocks ?? '[]').at(-1)).toEqual(card('f', side));
    expect(messages.map(({ type }) => type)).toEqual(['neutral', 'positive']);
  },
);

test('who would rather decide later has sent nothing and lost nothing', async () => {
  const { messages, sent } = conflictingShop();
  const saving = save();
  await choose(null);
  await saving;
  expect(sent).toHaveLength(1);
  expect(messages.map(({ type }) => type)).toEqual(['negative']);
  const { document, saved, dialog } = useEditor.getState();
  expect(dialog).toBeNull();
  expect(document.page?.blocks.at(-1)).toEqual(card('f', 'mine'));
  expect(saved.page).toEqual(sampleDocument.page);
});

test('a block that the shop refuses is named with its fields, and its form is opened', async () => {
  const fields = { 'content.text.title': 'tooLong' } as const;
  const faults = [{ uuid: 'a', name: 'TextCard', fields }];
  const client = { doSaveBlocks: () => Promise.reject(refusal('content.invalidBlocks', { cause: { faults } })) };
  const messages = stubHost({ client });
  openSample();
  deleteBlock('f');
  await save();
  expect(messages[0]?.message).toContain('editor.save.fault {"place":"Formatierter Text – Titel","reason":"tooLong"}');
  const { selected, drawer, mode } = useEditor.getState();
  expect([selected, drawer?.params, mode]).toEqual(['a', { uuid: 'a' }, 'edit']);
});

test('who saves a page that was deleted is told that its blocks can be copied', async () => {
  const isGone = () => Promise.reject(refusal('pageNotFound', { cause: { identifier: 12 } }));
  const messages = stubHost({ client: { doSaveBlocks: isGone } });
  openSample();
  deleteBlock('f');
  await save();
  expect(messages[0]?.message).toEqual([
    'errorMessages.editor.save.error',
    expect.stringContaining('errorMessages.editor.save.template: '),
    'editor.save.pageGone',
  ]);
});

test('settings of a page that the shop refuses are named with page and field, marked, and led to', async () => {
  const messages = stubHost({
    client: {
      setCategorySettings: () => Promise.reject(refusal('invalidInput', { cause: { '0.nameUrl': 'taken' } })),
    },
  });
  openSample();
  editPageField(12, { key: 'nameUrl', label: 'editor.page.slug' }, 'geschirr');
  await save();
  const fault = 'editor.save.fault {"place":"Über uns – editor.page.slug","reason":"taken"}';
  expect(messages[0]?.message).toEqual([
    'errorMessages.editor.save.error',
    'errorMessages.editor.save.pages: editor.save.faults',
    fault,
  ]);
  const { drawer, faults, wanted } = useEditor.getState();
  expect(drawer).toMatchObject({ name: 'pageSettings', params: { id: 12, panel: 'general' } });
  expect(faults).toEqual({ 'page:12:nameUrl': { reason: 'taken', value: 'geschirr' } });
  expect(wanted).toBe('page:12:nameUrl');
});

test('a page whose picture a field refuses, and whose address the shop would, is told of both', async () => {
  const asked: unknown[] = [];
  const messages = stubHost({
    client: {
      getCategorySettingsValid: (changes) => {
        asked.push(changes);
        return Promise.reject(refusal('invalidInput', { cause: { '0.nameUrl': 'taken' } }));
      },
    },
  });
  openSample();
  editPageField(12, { key: 'nameUrl', label: 'editor.page.slug' }, 'geschirr');
  keepDraft('page:12:imagePath', 'foto');
  await save();
  expect(messages[0]?.message).toEqual([
    'errorMessages.editor.save.error',
    'errorMessages.editor.save.pages: editor.save.faults',
    'editor.save.fault {"place":"Über uns – editor.page.picture","reason":"invalid"}',
    'editor.save.fault {"place":"Über uns – editor.page.slug","reason":"taken"}',
  ]);
  // What is known to be refused is asked about no more.
  expect(asked).toEqual([[expect.objectContaining({ id: 12, nameUrl: 'geschirr' })]]);
  expect(useEditor.getState().faults).toEqual({ 'page:12:nameUrl': { reason: 'taken', value: 'geschirr' } });
});

test('what one check of the shop hides of the next one is told with it', async () => {
  const messages = stubHost({
    client: {
      setCategorySettings: () => Promise.reject(refusal('invalidInput', { cause: { '0.canonicalLink': 'link' } })),
      getCategorySettingsValid: () => Promise.reject(refusal('invalidInput', { cause: { '0.nameUrl': 'reserved' } })),
    },
  });
  openSample();
  editPageField(12, { key: 'nameUrl', label: 'editor.page.slug' }, 'cart');
  editPageField(12, { key: 'canonicalLink', label: 'editor.page.canonical' }, 'www');
  await save();
  expect(messages[0]?.message).toHaveLength(4);
});

test('a picture that cannot be copied does not hide an address that is taken', async () => {
  const cause = { url: 'https://a.example/b.jpg', reason: 'notFound' } as never;
  const messages = stubHost({
    client: {
      setCategorySettings: () => Promise.reject(refusal('content.pictureNotCopied', { cause })),
      getCategorySettingsValid: () => Promise.reject(refusal('invalidInput', { cause: { '0.nameUrl': 'taken' } })),
    },
  });
  openSample();
  editPageField(12, { key: 'nameUrl', label: 'editor.page.slug' }, 'geschirr');
  editPageField(12, { key: 'imagePath', label: 'editor.page.picture' }, 'https://a.example/b.jpg');
  await save();
  expect(messages[0]?.message).toEqual([
    'errorMessages.editor.save.error',
    expect.stringContaining('editor.save.pages: '),
    'editor.save.faults',
    'editor.save.fault {"place":"Über uns – editor.page.slug","reason":"taken"}',
  ]);
});

test.each([
  ['primaryColor', 'design'],
  ['companyEmail', 'shop'],
  ['metaTitleEn', 'seo'],
])('a setting that the shop refuses (%s) is led to, in the drawer %s', async (key, drawer) => {
  stubHost({
    client: {
      setConfiguration: () => Promise.reject(refusal('invalidInput', { cause: { 'settings.0.value': 'invalid' } })),
    },
  });
  openSample();
  useEditor.setState(({ document }) => ({ document: { ...document, settings: { ...document.settings, [key]: 'x' } } }));
  await save();
  expect(useEditor.getState()).toMatchObject({ drawer: { name: drawer }, wanted: `setting:${key}` });
});

test('what a field refuses holds up its part alone, is named, and nothing of it is sent', async () => {
  const sent = vi.fn(refuses);
  const messages = stubHost({ client: { doSaveBlocks: storesBlocks, setConfiguration: sent } });
  edit();
  keepDraft('setting:primaryColor', 'lindgrün');
  await save();
  expect(sent).not.toHaveBeenCalled();
  expect(messages[0]?.message).toEqual([
    'errorMessages.editor.save.error',
    'errorMessages.editor.save.settings: editor.save.faults',
    'editor.save.fault {"place":"editor.design.primary","reason":"invalid"}',
    'errorMessages.editor.save.success',
    'errorMessages.editor.save.template',
  ]);
  expect(unsavedOf(useEditor.getState())).toEqual({ blocks: false, settings: ['font', 'primaryColor'], pages: [] });
  // The value that it had is none that the shop refused.
  expect(useEditor.getState()).toMatchObject({ faults: {}, wanted: 'setting:primaryColor' });
});

test('texts that are too long are named with what a field refuses, in the same save', async () => {
  const sent = vi.fn(refuses);
  const client = { doSaveBlocks: sent, setConfiguration: sent, setCategorySettings: sent };
  const messages = stubHost({ client });
  openSample();
  const long = 'x'.repeat(1001);
  useEditor.setState(({ document }) => ({
    document: {
      ...document,
      page: document.page && { ...document.page, blocks: [card('a', long), grid('b', [card('c', long)]), card('f')] },
      settings: { ...document.settings, metaTitleEn: long },
      pages: { ...document.pages, 12: { ...document.pages[12], version: 1, metaDescription: long } },
    },
  }));
  keepDraft('block:f:content.button.link', 'www.example.com');
  keepDraft('block:c:content.text.title', 'x');
  keepDraft('page:12:imagePath', 'www.example.com');
  await save();
  expect(sent).not.toHaveBeenCalled();
  const named = (place: string, reason: string) => `editor.save.fault ${JSON.stringify({ place, reason })}`;
  expect(messages).toEqual([
    {
      type: 'negative',
      message: [
        'errorMessages.editor.save.error',
        'errorMessages.editor.save.template: editor.save.faults',
        named('Formatierter Text – Ziel', 'invalid'),
        named('Formatierter Text – Titel', 'invalid'),
        named('Formatierter Text – Titel', 'tooLong'),
        'errorMessages.editor.save.settings: editor.save.faults',
        named('editor.seo.title', 'tooLong'),
        'errorMessages.editor.save.pages: editor.save.faults',
        named('Über uns – editor.page.picture', 'invalid'),
        named('Über uns – editor.seo.description', 'tooLong'),
      ],
    },
  ]);
  expect(useEditor.getState().faults).toEqual({
    'block:a:content.text.title': { reason: 'tooLong', value: long },
    'setting:metaTitleEn': { reason: 'tooLong', value: long },
    'page:12:metaDescription': { reason: 'tooLong', value: long },
  });
});

test('of many faults the first five are named', async () => {
  const messages = stubHost();
  openSample();
  for (const key of ['favicon', 'headerLogo', 'ogImg', 'companyEmail', 'takeBackPage', 'returnDays', 'primaryColor'])
    keepDraft(`setting:${key}`, 'x');
  await save();
  const lines = messages[0]?.message ?? [];
  expect(lines).toHaveLength(8);
  expect(lines.at(-1)).toBe('editor.save.moreFaults {"count":2}');
});
