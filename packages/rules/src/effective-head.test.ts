import { expect, test } from 'vitest';
import { effectiveHead, headOfCategory } from './effective-head.ts';

const shop = {
  shopName: 'Tafelwerk',
  title: 'Alles für Gastgeber',
  description: 'Vom Teller bis zum Tuch',
  sharedTitle: 'Tafelwerk, der Ausstatter',
  picture: '/media/shop.webp',
};
const silent = { title: '', description: '', sharedTitle: '', picture: '' };
const teller = { title: 'Teller', description: 'Flach und tief', sharedTitle: 'Teller', picture: '/media/teller.webp' };

test('what a page says itself counts, and its title names the shop', () => {
  expect(effectiveHead(teller, shop)).toEqual({ ...teller, title: 'Teller | Tafelwerk' });
});

test('a page that says nothing takes over what the shop says of all', () => {
  expect(effectiveHead(silent, shop)).toEqual({
    title: 'Alles für Gastgeber | Tafelwerk',
    description: shop.description,
    sharedTitle: shop.sharedTitle,
    picture: shop.picture,
  });
});

test.each([
  ['a title that names the shop names it once', { title: 'Bei Tafelwerk' }, {}, { title: 'Bei Tafelwerk' }],
  ['where both have no room the shop goes', { title: 'x'.repeat(54) }, {}, { title: 'x'.repeat(54) }],
  ['and stays where they just have', { title: 'x'.repeat(53) }, {}, { title: `${'x'.repeat(53)} | Tafelwerk` }],
  ['a drawing is not shared', { picture: '/media/teller.svg' }, {}, { picture: shop.picture }],
  ['nor is one of the shop', { picture: '' }, { picture: '/media/logo.svg' }, { picture: '' }],
  [
    'shared under its title where nobody says another',
    { sharedTitle: '' },
    { sharedTitle: '' },
    { sharedTitle: 'Teller' },
  ],
])('%s', (_, own, ofShop, expected) => {
  expect(effectiveHead({ ...teller, ...own }, { ...shop, ...ofShop })).toMatchObject(expected);
});

const words = {
  name: 'Teller',
  metaTitle: 'Teller für jeden Tag',
  metaDescription: 'Flach und tief',
  shortDescription: 'Über hundert Teller',
  imagePath: '/media/eins.webp',
  image2Path: '/media/zwei.webp',
};

test.each([
  [
    {},
    {
      title: words.metaTitle,
      sharedTitle: words.metaTitle,
      description: words.metaDescription,
      picture: words.image2Path,
    },
  ],
  [{ metaTitle: '' }, { title: 'Teller', sharedTitle: 'Teller' }],
  [{ metaDescription: '' }, { description: words.shortDescription }],
  [{ image2Path: null }, { picture: words.imagePath }],
  [{ image2Path: null, imagePath: null }, { picture: '' }],
])('a category with %o', (more, expected) => {
  expect(headOfCategory({ ...words, ...more })).toMatchObject(expected);
});
