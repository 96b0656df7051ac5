import { access, readFile } from 'node:fs/promises';
import type { Block } from '@mise/contract/content/block.ts';
import { findBlockKinds } from '@mise/contract/content/find-block-kinds.ts';
import { parseBlocks } from '@mise/contract/content/parse-blocks.ts';
import { expect, test } from 'vitest';

type BlocksLists = Record<
  string,
  { variations: { image?: string | Record<'de' | 'en', string>; template: { de: Block; en: Block } }[] }
>;

const folder = new URL('../../public/', import.meta.url);
const lists: BlocksLists = JSON.parse(await readFile(new URL('blocks/blocksLists.json', folder), 'utf8'));
const variations = Object.values(lists).flatMap((group) => group.variations);
const kinds = await findBlockKinds();

/** Whoever inserts a block gives it an id. */
function inserted(block: Block): Block {
  const content = Array.isArray(block.content) ? block.content.map(inserted) : block.content;
  return { ...block, meta: { uuid: 'new' }, content };
}

test('every block that can be added is one of its kind, in the form of today and in both languages', () => {
  const blocks = variations.flatMap(({ template }) => [inserted(template.de), inserted(template.en)]);
  expect(parseBlocks(kinds, blocks)).toEqual({ blocks, faults: [] });
});

test('every kind can be added', () => {
  const names = new Set(variations.map(({ template }) => template.en.name));
  expect([...kinds.keys()].filter((name) => !names.has(name))).toEqual([]);
});

test('every block of the list has a picture, which is there, and one of each language where words are to be read on it', async () => {
  const pictures = variations.flatMap(({ image = 'none' }) =>
    typeof image === 'string' ? image : Object.values(image),
  );
  for (const picture of pictures) await access(new URL(`.${picture}`, folder));
  expect(new Set(pictures).size).toBeGreaterThan(20);
  expect(variations.filter(({ image }) => typeof image === 'string').map(({ template }) => template.en.name)).toEqual([
    'Image',
  ]);
});

test('a block has the same structure in both languages', () => {
  for (const { template } of variations) expect(structureOf(template.de)).toEqual(structureOf(template.en));
});

function structureOf({ name, configuration, content }: Block): unknown {
  return { name, configuration, content: Array.isArray(content) ? content.map(structureOf) : Object.keys(content) };
}
