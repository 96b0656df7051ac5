import type { Block } from '@mise/contract/content/block.ts';
import { applyPatches, type Patch } from 'immer';
import { blockPatches } from './block-patches.ts';
import type { EditorDocument } from './editor-document.ts';
import type { Edited, Step } from './history.ts';
import { type Choices, isOrderOf, mergeBlocks } from './merge-blocks.ts';
import { sameValue } from './same-value.ts';

/** What others made of `base`, and whose block was chosen where both had changed it. */
export type Others = { base: Block[]; theirs: Block[]; choices: Choices };

/**
 * Brings the work of others into the document and into each state that undo and redo lead to: they go through one's own edits alone, and where
 * one of these was about what the others changed, theirs stands. Edits that nothing is left of are forgotten.
 */
export function mergeHistory({ document, history }: Edited, others: Others): Edited {
  const { base, theirs, choices } = others;
  const mine = document.page?.blocks ?? [];
  const present = mergeBlocks({ base, mine, theirs }, choices).blocks;
  const order = isOrderOf(base, mine) ? 'theirs' : 'mine';

  /** `steps`: from the present on. */
  function follow(steps: readonly Step[], way: 'patches' | 'inverse'): Step[] {
    let [from, mergedFrom] = [document, present];
    let isBeforeBase = false;
    return steps.flatMap((step) => {
      const to = applyPatches(from, step[way]);
      isBeforeBase ||= sameValue(from.page?.blocks, base);
      const rest = { blocks: 'theirs', order: isBeforeBase ? 'theirs' : order } as const;
      const sides = { base, mine: to.page?.blocks ?? [], theirs };
      const mergedTo =
        to.page === from.page ? mergedFrom : mergeBlocks(sides, isBeforeBase ? {} : choices, rest).blocks;
      const [before, after] = way === 'patches' ? [mergedFrom, mergedTo] : [mergedTo, mergedFrom];
      [from, mergedFrom] = [to, mergedTo];
      const rebased = {
        ...step,
        patches: [...besideBlocks(step.patches), ...blockPatches(before, after, blocksPath)],
        inverse: [...besideBlocks(step.inverse), ...blockPatches(after, before, blocksPath)],
      };
      return rebased.patches.length > 0 ? [rebased] : [];
    });
  }

  return {
    document: withBlocks(document, present),
    history: {
      past: follow(history.past.toReversed(), 'inverse').reverse(),
      future: follow(history.future.toReversed(), 'patches').reverse(),
    },
  };
}

const blocksPath = ['page', 'blocks'];

function besideBlocks(patches: readonly Patch[]): Patch[] {
  return patches.filter(({ path }) => path[0] !== 'page');
}

function withBlocks(document: EditorDocument, blocks: Block[]): EditorDocument {
  return document.page ? { ...document, page: { ...document.page, blocks } } : document;
}
