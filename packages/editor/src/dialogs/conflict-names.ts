import { labelOfKind } from '../blocks/label-of-kind.ts';
import type { BlockConflict } from '../document/merge-blocks.ts';
import { firstWords } from '../outline/first-words.ts';

/** What each block is called in the choice: its kind and what it begins with, numbered where that is the same. */
export function conflictNames(conflicts: readonly BlockConflict[]): string[] {
  const names = conflicts.map(({ mine, theirs }) => {
    const block = mine ?? theirs;
    return block ? [labelOfKind(block.name), firstWords(block)].filter(Boolean).join(' – ') : '';
  });
  return names.map((name, index) => {
    const isShared = names.filter((each) => each === name).length > 1;
    const number = names.slice(0, index + 1).filter((each) => each === name).length;
    return isShared ? `${name} (${number})` : name;
  });
}
