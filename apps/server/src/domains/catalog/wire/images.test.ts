import { expect, test } from 'vitest';
import { cardImagesWire, imagesWire } from './images.ts';

const row = {
  id: 7,
  position: 0,
  url: '/media/photographs/plate.webp',
  width: 800,
  height: 800,
  alts: { de: 'Ein Teller', en: 'A plate' },
  isOwn: true,
  photograph: { hash: '3f9a1c2b4d5e6f70', width: 1200, height: 900, hasAlpha: false, placeholder: 'UklGRg==' },
};
const formats = { avif: true, webp: true };

test('the sizes of a photograph ascend to the widest, with its own pixels', () => {
  const { all, variation } = imagesWire([row], { language: 'en', formats });
  const at = (size: string) => `/media/photographs/plate.webp/${size}/3f9a1c2b4d-1200x900.webp`;
  expect(all).toEqual(variation);
  expect(all[0]).toMatchObject({
    path: 'photographs/plate.webp',
    width: 1200,
    height: 900,
    urlSecondPreview: at('160'),
    urlPreview: at('320'),
    urlMiddle: at('640'),
    url: at('full'),
    placeholder: 'UklGRg==',
    names: { alternate: 'A plate' },
  });
});

test('without WebP it is a JPEG', () => {
  const { all } = imagesWire([row], { language: 'de', formats: { avif: false, webp: false } });
  expect(all[0]?.url).toMatch(/\.jpg$/);
});

test('a drawing has one address', () => {
  const { all } = imagesWire([{ ...row, url: '/media/a.svg', photograph: null }], { language: 'de', formats });
  expect(all[0]).toMatchObject({ url: '/media/a.svg', urlSecondPreview: '/media/a.svg', width: 800 });
  expect(all[0]).not.toHaveProperty('placeholder');
});

test.each([
  ['its own two', [true, true, false], [0, 1]],
  ['none of another variation', [true, false, false], [0]],
  ["the item's, where it has none of its own", [false, false, false], [0, 1]],
])('a card shows %s', (_name, owned, shown) => {
  const rows = owned.map((isOwn, index) => ({ ...row, id: index, position: index, isOwn }));
  const { all, variation } = cardImagesWire(rows, { language: 'de', formats });
  expect(all.map(({ position }) => position)).toEqual(shown);
  expect(all.map(({ placeholder }) => placeholder !== undefined)).toEqual(shown.map((_, index) => index === 0));
  expect(variation).toEqual([]);
});
