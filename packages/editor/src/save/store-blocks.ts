import { isApiError } from '@mise/contract/api-error.ts';
import type { Block } from '@mise/contract/content/block.ts';
import type { EditedPage } from '../document/editor-document.ts';
import { type BlockConflict, type Choices, mergeBlocks } from '../document/merge-blocks.ts';
import { sameValue } from '../document/same-value.ts';
import { currentHost } from '../host.ts';
import { readPage } from '../page/read-page.ts';
import { closeDialog, showDialog } from '../store/dialogs.ts';
import { useEditor } from '../store/editor-store.ts';
import { run } from '../store/run.ts';
import { isOpen, mergePage, takeShopsPage } from './merge-page.ts';

/** How often others may be faster before somebody has to press again. */
const mostTries = 3;

/**
 * Sends the blocks of the page. Where somebody else saved meanwhile, their work and this one are brought together first; whoever edits
 * decides about blocks that both changed. Throws what the shop refuses.
 */
export async function storeBlocks(onMerge: () => void = () => {}): Promise<void> {
  for (let tries = 1; ; tries++) {
    const { page } = useEditor.getState().document;
    if (!page) return;
    try {
      await send(page);
      return;
    } catch (error) {
      const isStale = isApiError(error) && error.status === 409;
      if (!isStale || tries === mostTries) throw error;
      const isDecided = await mergeWithShop(page, onMerge);
      if (!isDecided) throw error;
    }
  }
}

/** What was sent last without hearing whether it is stored. */
let unanswered: EditedPage | null = null;

async function send(page: EditedPage): Promise<void> {
  const { identifier, entityType, version, blocks } = page;
  const { client } = currentHost();
  const asked = { identifier, entityType, version, blocks: JSON.stringify(blocks) };
  const { data, meta } = await client.doSaveBlocks(asked).catch((error) => {
    if (isAnswerLost(error)) unanswered = page;
    throw error;
  });
  if (!isOpen(page)) return;
  takeShopsPage({ ...page, blocks: data, version: meta?.version ?? version });
  if (!sameValue(data, blocks)) takeCleaned(blocks, data);
}

/** No answer, or none of the shop's own. */
function isAnswerLost(error: unknown): boolean {
  return !isApiError(error) || error.status === undefined || error.status >= 500;
}

/** Whether nobody else was faster: a save from here whose answer was lost. */
function isOwn({ version }: EditedPage, { blocks }: EditedPage): boolean {
  return unanswered !== null && unanswered.version === version && sameValue(unanswered.blocks, blocks);
}

/** The shop keeps what it understands: what it changed is an edit, so that it can be seen and nothing typed meanwhile is lost. */
function takeCleaned(sent: Block[], stored: Block[]): void {
  run({
    name: { id: 'editor.step.cleaned' },
    change: ({ page }) => {
      if (!page) return;
      const mine = useEditor.getState().document.page?.blocks ?? [];
      page.blocks = mergeBlocks({ base: sent, mine, theirs: stored }).blocks;
    },
  });
}

/** Answers whether both are together now. */
async function mergeWithShop(page: EditedPage, onMerge: () => void): Promise<boolean> {
  const { page: theirs } = await readPage(currentHost().client, page);
  if (!isOpen(page)) return false;
  if (isOwn(page, theirs)) {
    takeShopsPage(theirs);
    return true;
  }
  const open = mergePage(theirs);
  const choices = open.length > 0 ? await askWhose(open) : {};
  if (choices === null) return false;
  if (open.length > 0) mergePage(theirs, choices);
  // The same was saved from elsewhere.
  if (!sameValue(theirs.blocks, page.blocks)) onMerge();
  return true;
}

/** null: they would rather not save now. */
function askWhose(conflicts: BlockConflict[]): Promise<Choices | null> {
  return new Promise((resolve) => {
    const decide = (choices: Choices | null) => {
      closeDialog();
      resolve(choices);
    };
    showDialog({ kind: 'conflict', conflicts, decide });
  });
}
