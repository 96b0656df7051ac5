import { expect, test } from 'vitest';
import { formatPacks, formatPieces, formatQuantity } from './format-quantity.ts';
import { isManyPacks, type Pack, packsFor, piecesIn } from './pack.ts';

const piece = { one: 'Stück', other: 'Stück' };
const carton: Pack = { content: 6, unitCode: 'C62', unit: piece, name: { one: 'Karton', other: 'Kartons' } };
const single: Pack = { content: 1, unitCode: 'C62', unit: { one: 'piece', other: 'pieces' }, name: null };
const bottle: Pack = {
  content: 0.75,
  unitCode: 'LTR',
  unit: { one: 'litre', other: 'litres' },
  name: { one: 'bottle', other: 'bottles' },
};

test.each([
  [480, carton, 'de', '480 Kartons = 2.880 Stück'],
  [1, carton, 'de', '1 Karton = 6 Stück'],
  [1440, single, 'en', '1,440 pieces'],
  [1, single, 'en', '1 piece'],
  [3, bottle, 'en', '3 bottles = 2.25 litres'],
] as const)('%d of a pack stand there with their unit', (quantity, pack, language, expected) => {
  expect(formatQuantity(quantity, pack, language)).toBe(expected);
});

test('packs and pieces can stand alone', () => {
  expect(formatPacks(80, carton, 'de')).toBe('80 Kartons');
  expect(formatPieces(80, carton, 'de')).toBe('480 Stück');
});

test.each([
  [carton, 480, 80],
  [carton, 481, 81],
  [single, 480, 480],
  [bottle, 2.25, 3],
  [bottle, 2.3, 4],
])('the fewest packs that hold so many pieces', (pack, pieces, packs) => {
  expect(packsFor(pack, pieces)).toBe(packs);
  expect(piecesIn(pack, packs)).toBeGreaterThanOrEqual(pieces);
});

test('contents of parts of a unit add up without the errors of binary fractions', () => {
  expect(piecesIn({ content: 0.1 }, 3)).toBe(0.3);
  expect(piecesIn({ content: 1.005 }, 200)).toBe(201);
});

test('more than a hundred packs are asked about, as many single pieces are not', () => {
  expect(isManyPacks(carton, 100)).toBe(false);
  expect(isManyPacks(carton, 101)).toBe(true);
  expect(isManyPacks(single, 480)).toBe(false);
});
