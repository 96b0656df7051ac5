import type { EditorDocument } from './editor-document.ts';
import { isOfBlock, placeOfField } from './field-key.ts';
import { findBlock } from './find-block.ts';

export type Drafts = EditorDocument['drafts'];

/** The fields that hold what is no value; those of a block that is gone wait with it. */
export function draftedFields({ drafts, page }: EditorDocument): string[] {
  return Object.keys(drafts).filter((key) => {
    const place = placeOfField(key);
    return place.part !== 'block' || (page !== null && findBlock(page.blocks, place.uuid) !== null);
  });
}

export function draftsOfBlocks(drafts: Drafts): Drafts {
  return keptOf(drafts, isOfBlock);
}

export function draftsBesideBlocks(drafts: Drafts): Drafts {
  return keptOf(drafts, (key) => !isOfBlock(key));
}

export function draftsWithoutPages(drafts: Drafts, ids: readonly number[]): Drafts {
  return keptOf(drafts, (key) => !isOfPages(key, ids));
}

export function isOfPages(key: string, ids: readonly number[]): boolean {
  const place = placeOfField(key);
  return place.part === 'page' && ids.includes(place.id);
}

/** Whoever writes a value into a field, or all of the list around it, means it instead of what was refused there. */
export function dropDrafts(drafts: Drafts, written: string): void {
  for (const key of Object.keys(drafts)) if (key === written || key.startsWith(`${written}.`)) delete drafts[key];
}

/**
 * Entries of a list were moved, added or taken away: what was refused in one goes along. `formerIndexes`: where each entry of now stood
 * before, null where it is new.
 */
export function moveDrafts(drafts: Drafts, list: string, formerIndexes: readonly (number | null)[]): void {
  const inside = Object.entries(drafts).filter(([key]) => key.startsWith(`${list}.`));
  dropDrafts(drafts, list);
  for (const [key, text] of inside) {
    const [former, ...rest] = key.slice(list.length + 1).split('.');
    const index = formerIndexes.indexOf(Number(former));
    if (index !== -1) drafts[[list, index, ...rest].join('.')] = text;
  }
}

function keptOf(drafts: Drafts, isKept: (key: string) => boolean): Drafts {
  return Object.fromEntries(Object.entries(drafts).filter(([key]) => isKept(key)));
}
