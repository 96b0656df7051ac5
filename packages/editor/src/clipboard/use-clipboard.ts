import { useEffect } from 'react';
import { labelOfKind } from '../blocks/label-of-kind.ts';
import { findBlock } from '../document/find-block.ts';
import { currentHost } from '../host.ts';
import { blockOfKeys } from '../keyboard/block-of-keys.ts';
import { isWriting } from '../keyboard/is-writing.ts';
import { announce } from '../store/announcement.ts';
import { deleteBlock } from '../store/change-blocks.ts';
import { useEditor } from '../store/editor-store.ts';
import { writeCopied } from './copied-blocks.ts';
import { pasteWords } from './paste-words.ts';

/** Copy, cut and paste of blocks, by the keys of the system, within a page and across pages and tabs. */
export function useClipboard(): void {
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    document.addEventListener('copy', (event) => void copy(event), options);
    document.addEventListener('cut', cut, options);
    document.addEventListener('paste', paste, options);
    return () => listening.abort();
  }, []);
}

/** Answers the block that was copied; null where words are selected, or no block is. */
function copy(event: ClipboardEvent): string | null {
  const { mode, document: edited } = useEditor.getState();
  const uuid = blockOfKeys();
  const found = uuid === null ? null : findBlock(edited.page?.blocks ?? [], uuid);
  const hasWords = (window.getSelection()?.toString() ?? '') !== '';
  if (mode !== 'edit' || !found || hasWords || isWriting(event.target) || !event.clipboardData) return null;
  event.clipboardData.setData('text/plain', writeCopied([found.block]));
  event.preventDefault();
  const { text } = currentHost();
  announce(text('editor.copied', { block: labelOfKind(found.block.name) }));
  return uuid;
}

function cut(event: ClipboardEvent): void {
  const copied = copy(event);
  if (copied !== null) deleteBlock(copied);
}

function paste(event: ClipboardEvent): void {
  if (useEditor.getState().mode !== 'edit' || isWriting(event.target)) return;
  const words = event.clipboardData?.getData('text/plain') ?? '';
  if (words === '') return;
  event.preventDefault();
  void pasteWords(words);
}
