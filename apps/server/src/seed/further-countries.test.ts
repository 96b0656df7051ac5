import { demoCountries } from '@mise/demo/shop/countries.ts';
import { languages } from '@mise/rules/languages.ts';
import { isOfMemberState } from '@mise/rules/vat-number.ts';
import { expect, test } from 'vitest';
import { furtherCountries, furtherVatRates } from './further-countries.ts';

const all = [...demoCountries, ...furtherCountries];

test('no code, id or place in lists is given twice', () => {
  for (const field of ['id', 'iso2', 'iso3', 'position'] as const) {
    expect(new Set(all.map((country) => country[field])).size).toBe(all.length);
  }
});

test.each(languages)('they are called as the language %s calls them', (language) => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const called = furtherCountries.map(({ iso2 }) => names.of(iso2));
  expect(furtherCountries.map(({ name }) => name[language])).toEqual(called);
});

test('with the demo’s they are the 27 member states, each known by its VAT ids and taxed', () => {
  const members = all.filter(({ isEu }) => isEu);
  expect(members).toHaveLength(27);
  expect(members.filter(({ vatCodes }) => !isOfMemberState(vatCodes))).toEqual([]);
  expect(furtherVatRates.map(({ countryIso }) => countryIso)).toEqual(furtherCountries.map(({ iso2 }) => iso2));
  const taxed = furtherVatRates.filter(({ rates }) => Number(rates[0]) >= 15 && Number(rates[1]) >= 5);
  const furtherMembers = furtherCountries.filter(({ isEu }) => isEu);
  expect(taxed.map(({ countryIso }) => countryIso)).toEqual(furtherMembers.map(({ iso2 }) => iso2));
});

test.each([
  ['BG', '1000', '0100'],
  ['GR', '105 58', '905 58'],
  ['HR', '10000', '60000'],
  ['LV', 'LV-1010', 'LV-101'],
  ['LV', '1010', '10100'],
  ['LT', 'lt-01100', '1100'],
  ['MT', 'VLT 1117', '1117'],
  ['RO', '010011', '10011'],
  ['SK', '811 01', '111 01'],
  ['SI', '1000', '0100'],
  ['HU', '1051', '0105'],
  ['CY', '1010', '101'],
  ['IS', '101', '1010'],
  ['LI', '9490', '9500'],
])('%s takes the postcode %s and refuses %s', (iso, good, bad) => {
  const country = furtherCountries.find(({ iso2 }) => iso2 === iso);
  const pattern = new RegExp(`^(?:${country?.postcodePattern})$`);
  expect(good).toMatch(pattern);
  expect(bad).not.toMatch(pattern);
});
