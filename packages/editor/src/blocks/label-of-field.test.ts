import { expect, test } from 'vitest';
import { stubHost } from '../testing/stub-host.ts';
import { labelOfField } from './label-of-field.ts';

test.each([
  ['TextCard', 'content.text.title', 'Titel'],
  ['TextCard', 'content.button', 'Schaltfläche'],
  ['Image', 'content.desktop', 'Desktop'],
  ['MultiGrid', 'configuration.columnWidths.2', 'Breite der Spalten'],
  ['TextCard', 'version', null],
  ['TextCard', 'content.text.fromElsewhere', null],
  ['NotKnown', 'content.text.title', null],
])('%s: %s is called %s', (kind, path, label) => {
  stubHost();
  expect(labelOfField(kind, path)).toBe(label);
});
