import { expect, test } from 'vitest';
import { asLine, inLine } from './in-line.ts';

test.each([
  ['Ohne Eichstrich', 'ohne Eichstrich'],
  ['Mit Eichstrich 0,1 l', 'mit Eichstrich 0,1 l'],
  ['Für Brennpaste', 'für Brennpaste'],
  ['Zum Nachfüllen', 'zum Nachfüllen'],
  ['Without fill line', 'without fill line'],
  ['Menümesser', 'Menümesser'],
  ['Ohnegleichen', 'Ohnegleichen'],
  ['Mit', 'Mit'],
  ['XL', 'XL'],
])('%s behind a comma: %s', (name, expected) => {
  expect(inLine(name)).toBe(expected);
});

test('a line begins as its first name does', () => {
  expect(asLine(['350 ml', 'Ohne Eichstrich'])).toBe('350 ml, ohne Eichstrich');
  expect(asLine(['Mit Deckel', 'Weiß'])).toBe('Mit Deckel, Weiß');
  expect(asLine([])).toBe('');
});
