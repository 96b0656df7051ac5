import { expect, test } from 'vitest';
import { keepFigures, keepFiguresInHtml } from './keep-figures.ts';

test.each([
  ['Basiskorb 500 × 500 mm mit engem Boden', 'Basiskorb 500_×_500_mm mit engem Boden'],
  ['Sofort lieferbar, 1–2 Werktage', 'Sofort lieferbar, 1–|2_Werktage'],
  ['Weinglas 0,2 l, 88 % klarer', 'Weinglas 0,2_l, 88_% klarer'],
  ['Serie 5 Tellerspülmaschinenkörbe', 'Serie 5 Tellerspülmaschinenkörbe'],
  ['ISO 3591, 215 ml', 'ISO 3591, 215_ml'],
])('%s', (text, expected) => {
  expect(keepFigures(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '|')).toBe(expected);
});

test('in HTML, figures of attributes stay as they are', () => {
  const html = '<a title="24 cm">Teller bis 24 cm</a> und 200 mm';
  expect(keepFiguresInHtml(html).replaceAll('\u00a0', '_')).toBe('<a title="24 cm">Teller bis 24_cm</a> und 200_mm');
});
