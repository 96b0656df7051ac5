import type { EditedPage } from '../document/editor-document.ts';
import { type BlockConflict, type Choices, mergeBlocks } from '../document/merge-blocks.ts';
import { mergeHistory } from '../document/merge-history.ts';
import { sameValue } from '../document/same-value.ts';
import { useEditor } from '../store/editor-store.ts';
import { rewrite } from '../store/run.ts';

/**
 * Brings the page as the shop has it together with what was edited here since `saved`. Answers what both changed and nobody decided
 * yet: then nothing has happened. It is no edit: undo leaves the work of others where it is.
 */
export function mergePage(theirs: EditedPage, choices: Choices = {}): BlockConflict[] {
  const { document, saved } = useEditor.getState();
  if (!document.page || !saved.page) return [];
  const sides = { base: saved.page.blocks, mine: document.page.blocks, theirs: theirs.blocks };
  const { conflicts } = mergeBlocks(sides, choices);
  const open = conflicts.filter(({ uuid }) => !(uuid in choices));
  if (open.length > 0) return open;
  takeShopsPage(theirs);
  if (!sameValue(sides.base, sides.theirs)) rewrite((edited) => mergeHistory(edited, { ...sides, choices }));
  return [];
}

/** What differs from it from now on is not saved; a save names its version. */
export function takeShopsPage(page: EditedPage): void {
  useEditor.setState(({ document, saved }) => ({
    document: { ...document, page: document.page && { ...document.page, version: page.version } },
    saved: { ...saved, page },
  }));
}

/** Whether it is still the one that is edited: an answer may come when somebody has gone on to another. */
export function isOpen({ identifier, language }: EditedPage): boolean {
  const { page } = useEditor.getState().document;
  return page?.identifier === identifier && page.language === language;
}
