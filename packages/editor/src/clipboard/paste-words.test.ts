import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EditorMessage } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';
import { showPage } from '../store/load.ts';
import { card, openSample, sampleDocument } from '../testing/sample-document.ts';
import { stubBrowser } from '../testing/stub-browser.ts';
import { stubHost } from '../testing/stub-host.ts';
import { writeCopied } from './copied-blocks.ts';
import { pasteWords } from './paste-words.ts';

vi.mock('../rich-text/clean-html.ts', () => ({ cleanHtml: (html: string) => html }));

const words = writeCopied([card('copied', 'Kopiert')]);

let messages: EditorMessage[];
beforeEach(() => {
  stubBrowser();
  messages = stubHost();
  openSample();
});
afterEach(() => void vi.unstubAllGlobals());

function titles(): unknown[] {
  const blocks = useEditor.getState().document.page?.blocks ?? [];
  return blocks.map(({ content }) =>
    Array.isArray(content) ? null : (content as { text: { title: string } }).text.title,
  );
}

/** A page that is asked for and not there yet, and a paste that has got to the point of waiting for it. */
async function pasteEarly(): Promise<{ pasting: Promise<void> }> {
  showPage(null);
  useEditor.setState({ isLoadingPage: true });
  let isDone = false;
  const pasting = pasteWords(words).then(() => {
    isDone = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isDone).toBe(false);
  return { pasting };
}

test('what is pasted stands behind the block that is selected', async () => {
  useEditor.setState({ selected: 'a' });
  await pasteWords(words);
  expect(titles()).toEqual(['a', 'Kopiert', null, 'f']);
  expect(messages).toEqual([]);
});

test('a paste waits for blocks that are on their way', async () => {
  const { pasting } = await pasteEarly();
  showPage(sampleDocument.page);
  await pasting;
  expect(titles()).toEqual(['a', null, 'f', 'Kopiert']);
  expect(messages).toEqual([]);
});

test.each([
  ['cannot be loaded', () => useEditor.setState({ isLoadingPage: false })],
  ['is left', () => showPage(null)],
])('where the page %s it says so', async (_, end) => {
  const { pasting } = await pasteEarly();
  end();
  await pasting;
  expect(messages).toEqual([{ type: 'warning', message: 'editor.pasteNoPage' }]);
  showPage(sampleDocument.page);
  expect(titles()).toEqual(['a', null, 'f']);
});

test('a page without blocks takes none, and says so', async () => {
  showPage(null);
  await pasteWords(words);
  expect(messages).toEqual([{ type: 'warning', message: 'editor.pasteNoPage' }]);
});

test('words of another program are refused', async () => {
  await pasteWords('Teller');
  expect(messages).toEqual([{ type: 'warning', message: 'editor.pasteRefused' }]);
  expect(titles()).toEqual(['a', null, 'f']);
});
