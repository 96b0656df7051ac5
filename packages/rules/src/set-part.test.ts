import { expect, test } from 'vitest';
import { partName, partText } from './set-part.ts';

const pieces = { content: 1, unitCode: 'C62', unit: { one: 'Stück', other: 'Stück' }, name: null };

test('a part of a set is named with what tells its variation apart', () => {
  const values = (...texts: string[]) => texts.map((value) => ({ value }));
  expect(partName({ name: 'Becher Watt', attributes: values('Sand', '30 cl') })).toBe('Becher Watt (Sand, 30 cl)');
  expect(partName({ name: 'Schöpfkelle', attributes: [] })).toBe('Schöpfkelle');
});

test('a part of a set says how much of it there is', () => {
  expect(partText({ quantity: 1200, pack: pieces, name: 'Becher' }, 'de')).toBe('1.200 Stück Becher');
  expect(partText({ quantity: 2, pack: null, name: 'Becher' }, 'de')).toBe('2 × Becher');
});
