import { expect, test } from 'vitest';
import { longestTitle, titleWithin } from './title-within.ts';

const long = 'Gastronorm-Behälter mit Fallgriffen und Skala für Küche und Buffet';

test.each([
  ['Teller', [], 'Teller'],
  ['Salz- und Pfefferstreuer', ['Salz'], 'Salz- und Pfefferstreuer, Salz'],
  [long, [], 'Gastronorm-Behälter mit Fallgriffen und Skala für Küche…'],
  [long, ['GN 1/1', '100 mm'], 'Gastronorm-Behälter mit Fallgriffen und Skala…, GN 1/1, 100 mm'],
  ['Weißweinglas', ['0,2 l', 'Ohne Eichstrich'], 'Weißweinglas, 0,2 l, ohne Eichstrich'],
  ['x'.repeat(65), [], 'x'.repeat(65)],
  ['x'.repeat(66), [], `${'x'.repeat(64)}…`],
])('%s, %j', (name, values, expected) => {
  const title = titleWithin(name, values);
  expect(title).toBe(expected);
  expect(title.length).toBeLessThanOrEqual(longestTitle);
});

test('a value is never cut, however long', () => {
  const value = 'y'.repeat(70);
  expect(titleWithin(long, [value]).endsWith(`, ${value}`)).toBe(true);
});
