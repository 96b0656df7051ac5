import type { Block } from '@mise/contract/content/block.ts';
import type { Label } from '@mise/contract/content/block-fields.ts';
import type { BlockForm } from '@mise/contract/content/block-form.ts';
import { isValues } from '../fields/values-at.ts';

/** The list of blocks that can be added, in the public folder of the shop: whoever runs it may change it. */
export const blocksListsAddress = '/blocks/blocksLists.json';

export type BlockVariation = {
  title: Label;
  /** 253 px wide and 120 high, of each language; null where the list has none. */
  image: Label | null;
  /** A block of each language, without uuids. */
  template: { de: Block; en: Block };
};

export type BlockGroup = { title: Label; category: string; variations: BlockVariation[] };

type Forms = Record<string, BlockForm>;

/** Rejects when the list is not there, in the words of the status. */
export async function fetchBlocksLists(forms: Forms, signal: AbortSignal): Promise<BlockGroup[]> {
  const response = await fetch(blocksListsAddress, { signal });
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`, { cause: response.status });
  return readBlocksLists(await response.json(), forms);
}

/** The groups of a list, without what is no block of any kind here; kinds that it does not name follow in a group of their own. */
export function readBlocksLists(list: unknown, forms: Forms): BlockGroup[] {
  const groups = Object.entries(isValues(list) ? list : {}).flatMap(([category, group]) => {
    if (!isValues(group) || !Array.isArray(group.variations)) return [];
    const variations = group.variations.flatMap((entry) => readVariation(entry, forms) ?? []);
    return variations.length > 0 ? [{ title: readLabel(group.title, category), category, variations }] : [];
  });
  const listed = new Set(groups.flatMap(({ variations }) => variations.map(({ template }) => template.en.name)));
  const others = Object.values(forms).filter(({ name }) => !listed.has(name));
  if (others.length === 0) return groups;
  const variations = others.map(({ label, template }) => ({ title: label, image: null, template }));
  return [...groups, { title: { de: 'Weitere', en: 'More' }, category: 'more', variations }];
}

function readVariation(entry: unknown, forms: Forms): BlockVariation | null {
  if (!isValues(entry) || !isValues(entry.template)) return null;
  const { de, en } = entry.template;
  if (!isTemplate(de, forms) || !isTemplate(en, forms)) return null;
  return { title: readLabel(entry.title, en.name), image: readImage(entry.image), template: { de, en } };
}

/** One for all languages, or one of each; one that is missing is stood in for by the other. */
function readImage(image: unknown): Label | null {
  const given = isValues(image) ? [image.de, image.en] : [image];
  const [any] = given.filter((address) => typeof address === 'string');
  return any === undefined ? null : readLabel(image, any);
}

function isTemplate(block: unknown, forms: Forms): block is Block {
  if (!isValues(block) || typeof block.name !== 'string' || !Object.hasOwn(forms, block.name)) return false;
  return Array.isArray(block.content)
    ? block.content.every((child) => isTemplate(child, forms))
    : isValues(block.content);
}

/** A list may be written in one language. */
function readLabel(title: unknown, otherwise: string): Label {
  if (typeof title === 'string') return { de: title, en: title };
  if (!isValues(title)) return { de: otherwise, en: otherwise };
  return { de: String(title.de ?? otherwise), en: String(title.en ?? otherwise) };
}
