import { expect, test } from 'vitest';
import { inValueOrder } from './value-order.ts';

test.each<[string, string[]]>([
  ['fractions of gastronorm', ['GN 1/9', 'GN 1/6', 'GN 1/4', 'GN 1/3', 'GN 1/2', 'GN 2/3', 'GN 1/1', 'GN 2/1']],
  ['lengths in their units', ['65 mm', '8 cm', '20 cm', '0,5 m', '1.2 m']],
  ['volumes with a comma or a point', ['20 ml', '2,5 cl', '250 ml', '0,3 l', '0.5 l', '1 l']],
  ['two lengths, the first of them first', ['30 × 30 cm', '30 × 50 cm', '100 × 50 cm', '130 × 130 cm', '130 × 220 cm']],
  ['diameters among lengths', ['Ø 160 cm', 'Ø 180 cm', 'Ø 240 cm']],
  ['what is measured, after words in the order of the owner', ['XL', 'S', 'DIN A4', '24 × 24 cm', '130 × 130 cm']],
  ['plain numbers', ['8', '20', '100']],
])('%s', (_, names) => {
  // Names that are measured come mixed up and with places that say nothing.
  const words = names.filter((name) => !/^(?:GN |Ø )?\d/.test(name));
  const measured = names.filter((name) => !words.includes(name)).toReversed();
  const values = [...measured, ...words].map((name, index) => ({ id: index, position: index, name }));
  expect(inValueOrder(values).map(({ name }) => name)).toEqual(names);
});

test('what measures the same keeps the order of the owner', () => {
  const values = [
    { id: 1, position: 2, name: 'GN 1/2' },
    { id: 2, position: 1, name: 'GN 2/4' },
  ];
  expect(inValueOrder(values).map(({ id }) => id)).toEqual([2, 1]);
});
