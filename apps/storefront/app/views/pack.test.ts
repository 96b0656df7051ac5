import { expect, test } from 'vitest';
import { toPack, toQuantityText } from './pack.ts';

const names = { unitId: 1, lang: 'de', name: 'Stück' };
const words = { unit: { one: 'Stück', other: 'Stück' }, pack: { one: 'Karton', other: 'Kartons' } };

test('a quantity has two texts where packs hold pieces', () => {
  const carton = toPack({ content: 6, unitOfMeasurement: 'C62', names, words });
  expect(toQuantityText(80, carton, 'de')).toEqual({ sold: '80 Kartons', pieces: '480 Stück' });
});

test('and one where pieces are sold, or a back end does not name its packs', () => {
  const single = toPack({ content: 1, unitOfMeasurement: 'C62', names, words: { ...words, pack: null } });
  expect(toQuantityText(1440, single, 'de')).toEqual({ sold: '1.440 Stück', pieces: null });
  expect(toQuantityText(3, toPack({ content: 1, unitOfMeasurement: 'C62', names }), 'de').sold).toBe('3 Stück');
});
