import { expect, it } from 'vitest';
import { toEnergyLabel } from './energy-label.ts';

const rating = { efficiencyClass: 'E', best: 'A', worst: 'G' } as const;
const sheetIn = (language: string | null) => ({ language, url: `/documents/${language}.pdf`, bytes: 1 });

function sheetFor(locale: 'de' | 'en', languages: (string | null)[]) {
  return toEnergyLabel({ ...rating, url: '/media/label.svg', sheets: languages.map(sheetIn) }, locale)?.sheet;
}

it('has the sheet of the language of the page, else one without words, else the one that there is', () => {
  expect(sheetFor('en', ['de', null, 'en'])).toBe('/documents/en.pdf');
  expect(sheetFor('en', ['de', null])).toBe('/documents/null.pdf');
  expect(sheetFor('en', ['de', 'fr'])).toBe('/documents/de.pdf');
  expect(sheetFor('en', [])).toBeNull();
});

it('is none where none is due', () => {
  expect(toEnergyLabel(undefined, 'de')).toBeNull();
});
