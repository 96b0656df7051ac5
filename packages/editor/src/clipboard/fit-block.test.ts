import type { Block } from '@mise/contract/content/block.ts';
import { toBlockForms } from '@mise/contract/content/block-form.ts';
import { findBlockKinds } from '@mise/contract/content/find-block-kinds.ts';
import { parseBlocks } from '@mise/contract/content/parse-blocks.ts';
import { expect, test } from 'vitest';
import { fitBlock } from './fit-block.ts';

const kinds = await findBlockKinds();
const forms = toBlockForms(kinds);
const clean = (html: string) => `clean ${html}`;

const block = (name: string, content: unknown, more: Partial<Block> = {}): Block =>
  ({ name, type: 'content', version: forms[name]?.version, meta: { uuid: name }, content, ...more }) as Block;

test('a block as the shop has it stays as it is', () => {
  for (const { template } of Object.values(forms)) {
    const inserted = JSON.parse(JSON.stringify(template.en).replaceAll('"uuid":""', '"uuid":"new"'));
    const fitted = fitBlock(inserted, forms, (html) => html);
    expect(fitted).toEqual(inserted);
  }
});

test('fields that its kind does not know and values that they would refuse are left out, HTML is cleaned', () => {
  const strange = {
    image: { desktop: 'javascript:alert(1)', mobile: '/media/a.webp', alt: ['x'], brightness: 7, onerror: 'x' },
    text: {
      title: { toString: 'x' },
      subtitle: 12,
      htmlDescription: '<b>x',
      color: 'url(x)',
      bgcolor: 'Teal',
      align: 'sideways',
      justify: 'right',
      background: 'yes',
      bgopacity: 0.5,
    },
    button: { label: 'Weiter', link: 'javascript:alert(1)' },
    __proto__: { polluted: true },
  };
  const fitted = fitBlock(block('Banner', strange, { configuration: { visible: false, more: 1 } }), forms, clean);
  expect(fitted).toMatchObject({ configuration: { visible: false } });
  expect(fitted?.configuration).toEqual({ visible: false });
  expect(fitted?.content).toEqual({
    image: { mobile: '/media/a.webp', alt: '' },
    text: {
      title: '',
      subtitle: '12',
      htmlDescription: 'clean <b>x',
      bgcolor: '#008080',
      justify: 'right',
      bgopacity: 0.5,
    },
    button: { label: 'Weiter' },
  });
});

test('what was fitted is a block of its kind to the shop', () => {
  const image = block('Image', { desktop: '/media/a.webp', imageAlignment: 'left', more: 1 });
  const grid = block('MultiGrid', [image, block('Hologram', {})], { type: 'x', configuration: { columnWidths: [13] } });
  const fitted = fitBlock(grid, forms, clean);
  expect(fitted).toMatchObject({ type: 'structure', configuration: {}, content: [{ name: 'Image' }] });
  expect(parseBlocks(kinds, fitted ? [fitted] : []).faults).toEqual([]);
});

test('what a structure does not take stays out of it', () => {
  const carousel = block('Carousel', [block('Banner', {}), block('MultiGrid', [])], { type: 'structure' });
  expect(fitBlock(carousel, forms, clean)).toMatchObject({ content: [{ name: 'Banner' }] });
});

test.each([
  ['of an unknown kind', block('Hologram', {})],
  ['of another version', block('TextCard', {}, { version: 1 })],
  ['of a newer version', block('TextCard', {}, { version: 3 })],
  ['with blocks where fields belong', block('TextCard', [])],
  ['with fields where blocks belong', block('Carousel', {})],
])('a block %s is none', (_, strange) => {
  expect(fitBlock(strange, forms, clean)).toBeNull();
});
