import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Block } from './block.ts';
import type { BlockKinds } from './block-kind.ts';
import { findBlockKinds } from './find-block-kinds.ts';
import { newBlock } from './new-block.ts';
import { parseBlocks } from './parse-blocks.ts';

let kinds: BlockKinds;
beforeAll(async () => {
  kinds = await findBlockKinds();
});

function block(name: string, content: unknown, more: Partial<Block> = {}): Block {
  const type = Array.isArray(content) ? 'structure' : 'content';
  return { name, type, meta: { uuid: name }, content: content as Block['content'], ...more };
}

const contentOf = (stored: Block) => parseBlocks(kinds, [stored]).blocks[0]?.content;

test('a kind is found by its file', async () => {
  const files = await readdir(new URL('./blocks/', import.meta.url));
  expect(kinds.size).toBe(files.length);
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['Banner', 'ProductRecommendedProducts', 'TextCard']));
});

test.each(['de', 'en', 'fr'])('a new block of each kind is one of its kind, with texts for %s', (language) => {
  const blocks = [...kinds.keys()].map((name) => newBlock(kinds, name, language, () => 'new'));
  expect(parseBlocks(kinds, blocks)).toEqual({ blocks, faults: [] });
  const title = { de: 'Überschrift', en: 'Heading', fr: 'Heading' }[language];
  expect(blocks.at(-1)?.content).toMatchObject({ text: { title } });
});

test('words and HTML are without what nobody sees', () => {
  const text = { title: 'Teller\t12,50\n', subtitle: 'a\u000bb', htmlDescription: '<p>a\u000bb\u0000\nc\ud800</p>' };
  expect(contentOf(block('TextCard', { text }))).toEqual({
    text: { title: 'Teller 12,50', subtitle: 'a b', htmlDescription: '<p>a b \nc</p>' },
  });
});

test('a block comes out in the form of today, without what its kind does not know', () => {
  const stored = block(
    'TextCard',
    { text: { title: ' Plates ', subtitle: null, onclick: 'x' }, button: { buttonText: 'See', link: '/plates' } },
    { configuration: { visible: false, layout: 1 } },
  );
  expect(parseBlocks(kinds, [stored]).blocks).toEqual([
    {
      ...stored,
      version: 2,
      configuration: { visible: false },
      content: { text: { title: 'Plates' }, button: { label: 'See', link: '/plates' } },
    },
  ]);
  // The migration is for those of the first version alone.
  expect(contentOf({ ...stored, version: 2 })).toEqual({ text: { title: 'Plates' }, button: { link: '/plates' } });
});

test('what is not a block of its kind is left out and named; the rest of its page stays', () => {
  const { blocks, faults } = parseBlocks(kinds, [
    block('Hologram', {}),
    block('TextCard', { text: 'Plates' }),
    block('TextCard', {}, { version: 3 }),
    block('MultiGrid', { text: {} }),
    block('MultiGrid', [block('Image', { desktop: 7 }), block('Image', { desktop: '/media/a.svg' })], {
      configuration: { columnWidths: [6, 6] },
    }),
    block('MultiGrid', [], { configuration: { columnWidths: [0, 13] } }),
  ]);
  expect(blocks).toMatchObject([
    { name: 'MultiGrid', content: [{ name: 'Image', content: { desktop: '/media/a.svg' } }] },
  ]);
  expect(faults.map(({ name, fields }) => [name, fields])).toEqual([
    ['Hologram', { name: 'unknown' }],
    ['TextCard', { 'content.text': 'invalid' }],
    ['TextCard', { version: 'tooLarge' }],
    ['MultiGrid', { content: 'invalid' }],
    ['Image', { 'content.desktop': 'invalid' }],
    ['MultiGrid', { 'configuration.columnWidths.0': 'tooSmall', 'configuration.columnWidths.1': 'tooLarge' }],
  ]);
});

describe('looks', () => {
  test.each([
    ['#14493B', '#14493B'],
    ['14493b', '#14493b'],
    ['#fff', '#ffffff'],
    ['Teal', '#008080'],
    ['', ''],
    ['red; background: url(//evil.example)', ''],
  ])('of a color "%s" are "%s"', (color, expected) => {
    expect(contentOf(block('TextCard', { text: { color } }))).toEqual({ text: { color: expected } });
  });

  test('that are unknown are the usual ones, and fractions stay within their bounds', () => {
    const image = { brightness: '3' };
    const text = { justify: 'nowhere', align: 'top', bgopacity: -1 };
    expect(contentOf(block('Banner', { image, text }))).toEqual({
      image: { brightness: 1 },
      text: { justify: 'left', align: 'top', bgopacity: 0 },
    });
  });
});

test('a writer cleans every field of HTML, however deep, and nothing else', () => {
  const text = { title: '<b>', htmlDescription: '<b>' };
  const page = [block('MultiGrid', [block('TextCard', { text }), block('NewsletterSubscribe', { text })])];
  const { blocks } = parseBlocks(kinds, page, () => 'clean');
  const cleaned = { content: { text: { title: '<b>', htmlDescription: 'clean' } } };
  expect(blocks).toMatchObject([{ content: [cleaned, cleaned] }]);
});
