import { ApiError } from '@mise/contract/api-error.ts';
import type { CategoryEntry } from '@mise/contract/catalog/category-entry.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { type EditorHost, setHost } from '../host.ts';
import { takeEntries, usePageEntries } from '../pages/page-entries.ts';
import { useEditor } from '../store/editor-store.ts';
import { run } from '../store/run.ts';
import { unsavedOf } from '../store/unsaved.ts';
import { storePages } from './save-pages.ts';

const entry = (more: { metaTitle?: string; metaRobots?: string; version?: number } = {}) =>
  ({
    id: 7,
    type: 'content',
    linklist: 'Y',
    right: 'all',
    sitemap: 'Y',
    isLinkedToWebstore: true,
    hasChildren: false,
    version: more.version ?? 1,
    details: [
      {
        name: 'Über uns',
        nameUrl: 'ueber-uns',
        previewUrl: '/ueber-uns',
        position: '3',
        metaTitle: more.metaTitle ?? '',
        metaRobots: more.metaRobots ?? 'all',
        metaDescription: '',
        metaKeywords: '',
        canonicalLink: '',
        imagePath: null,
        image2Path: null,
      },
    ],
  }) as unknown as CategoryEntry;

let sent: unknown[];
let answer: (changes: unknown) => Promise<unknown>;

beforeEach(() => {
  sent = [];
  usePageEntries.setState({ entries: {}, lists: {} });
  useEditor.setState(useEditor.getInitialState(), true);
  setHost({
    language: 'de',
    path: '/',
    text: (id: string, values?: object) => (values ? `${id} ${JSON.stringify(values)}` : id),
    notify: () => () => {},
    refresh: () => {},
    navigate: () => {},
    client: {
      setCategorySettings: (changes: unknown) => {
        sent.push(changes);
        return answer(changes);
      },
    },
  } as unknown as EditorHost);
  takeEntries([entry()]);
});

function edit(key: string, value: string): void {
  run({
    name: { id: 'editor.edit.field' },
    change: ({ pages }) => {
      if (pages[7]) pages[7][key] = value;
    },
  });
}

test('only what was changed is sent, against the version that it was made from', async () => {
  edit('metaTitle', 'Wer wir sind');
  answer = async () => {
    edit('metaRobots', 'noindex');
    return { meta: { entries: [entry({ metaTitle: 'Wer wir sind', version: 2 })] } };
  };
  await storePages();
  expect(sent).toEqual([[{ id: 7, lang: 'de', version: 1, metaTitle: 'Wer wir sind' }]]);
  // What was typed while the answer was on its way is not lost, and not saved.
  const { document, saved } = useEditor.getState();
  expect(document.pages[7]).toMatchObject({ metaTitle: 'Wer wir sind', metaRobots: 'noindex', version: 2 });
  expect(saved.pages[7]).toMatchObject({ metaRobots: 'all', version: 2 });
  expect(unsavedOf(useEditor.getState()).pages).toEqual([7]);
});

test('after a conflict theirs are there, mine too, and what both changed is said', async () => {
  edit('metaTitle', 'Meiner');
  const theirs = entry({ metaTitle: 'Ihrer', metaRobots: 'noindex', version: 5 });
  answer = async () => {
    throw new ApiError({ key: 'category.conflict', code: 700, message: '', cause: { entries: [theirs] } });
  };
  await expect(storePages()).rejects.toMatchObject({ theirs: [expect.stringContaining('Ihrer')] });
  expect(useEditor.getState().document.pages[7]).toMatchObject({
    metaTitle: 'Meiner',
    metaRobots: 'noindex',
    version: 5,
  });

  answer = async () => ({ meta: { entries: [entry({ metaTitle: 'Meiner', metaRobots: 'noindex', version: 6 })] } });
  await storePages();
  expect(sent[1]).toEqual([{ id: 7, lang: 'de', version: 5, metaTitle: 'Meiner' }]);
  expect(unsavedOf(useEditor.getState()).pages).toEqual([]);
});

test('after a conflict about something else all is saved at once', async () => {
  edit('metaTitle', 'Meiner');
  const answers = [
    () => {
      const cause = { entries: [entry({ metaRobots: 'noindex', version: 5 })] };
      throw new ApiError({ key: 'category.conflict', code: 700, message: '', cause });
    },
    () => ({ meta: { entries: [entry({ metaTitle: 'Meiner', metaRobots: 'noindex', version: 6 })] } }),
  ];
  answer = async () => answers.shift()?.();
  const onMerge = vi.fn();
  await storePages(onMerge);
  expect(onMerge).toHaveBeenCalledOnce();
  expect(sent[1]).toEqual([{ id: 7, lang: 'de', version: 5, metaTitle: 'Meiner' }]);
  expect(unsavedOf(useEditor.getState()).pages).toEqual([]);
});

test('nothing is merged where somebody else saved the same', async () => {
  edit('metaTitle', 'Meiner');
  const entries = [entry({ metaTitle: 'Meiner', version: 5 })];
  answer = async () => {
    throw new ApiError({ key: 'category.conflict', code: 700, message: '', cause: { entries } });
  };
  const onMerge = vi.fn();
  await storePages(onMerge);
  expect(onMerge).not.toHaveBeenCalled();
  expect(unsavedOf(useEditor.getState()).pages).toEqual([]);
});
