import { currentHost } from '../host.ts';
import { blockOfKeys } from '../keyboard/block-of-keys.ts';
import { pasteBlocks, placeBehind } from '../store/change-blocks.ts';
import { useEditor } from '../store/editor-store.ts';
import { readCopied } from './copied-blocks.ts';
import { fitBlock } from './fit-block.ts';

/** Anybody may have written what is on the clipboard: only what the forms of its kinds could have made is put into the page. */
export async function pasteWords(words: string): Promise<void> {
  const { text, notify, blockForms } = currentHost();
  const copied = readCopied(words, (kind) => Object.hasOwn(blockForms, kind));
  const { cleanHtml } = await import('../rich-text/clean-html.ts');
  const blocks = copied?.flatMap((block) => fitBlock(block, blockForms, cleanHtml) ?? []) ?? [];
  if (blocks.length === 0) notify({ type: 'warning', message: text('editor.pasteRefused') });
  else if (await isPageThere()) pasteBlocks(blocks, placeBehind(blockOfKeys()));
  else notify({ type: 'warning', message: text('editor.pasteNoPage') });
}

/** Waits for blocks that are on their way; false where none come, or somebody went elsewhere meanwhile. */
function isPageThere(): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = useEditor.subscribe(look);
    look();

    function look(): void {
      const { document, isLoadingPage } = useEditor.getState();
      if (isLoadingPage && document.page === null) return;
      stop();
      resolve(document.page !== null);
    }
  });
}
