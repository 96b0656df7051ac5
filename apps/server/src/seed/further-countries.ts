import type { DemoShop } from '@mise/demo/shop/shop.ts';

type Country = DemoShop['countries'][number];
type Further = Pick<Country, 'id' | 'iso2' | 'iso3' | 'name'> & {
  /** Accepts lower case and an optional space, as the demo's do. */
  postcodePattern: string;
  /** The letters of its VAT ids where they are not its ISO code; null: it has none that are known by their form. */
  vatCode?: string | null;
  /** In percent as of January 2026, standard and reduced; null: outside of the EU, where exports are free of VAT. */
  vat: [standard: string, reduced: string] | null;
};

/** With the demo's countries they are all of the European Economic Area. Ids are those that shop systems of this kind use. */
const known: Further[] = [
  {
    ...{ id: 44, iso2: 'BG', iso3: 'BGR', name: { de: 'Bulgarien', en: 'Bulgaria' } },
    ...{ postcodePattern: '[1-9]\\d{3}', vat: ['20', '9'] },
  },
  {
    ...{ id: 13, iso2: 'GR', iso3: 'GRC', name: { de: 'Griechenland', en: 'Greece' } },
    ...{ postcodePattern: '[1-8]\\d{2} ?\\d{2}', vatCode: 'EL', vat: ['24', '13'] },
  },
  {
    ...{ id: 54, iso2: 'HR', iso3: 'HRV', name: { de: 'Kroatien', en: 'Croatia' } },
    ...{ postcodePattern: '[1-5]\\d{4}', vat: ['25', '13'] },
  },
  {
    ...{ id: 18, iso2: 'LV', iso3: 'LVA', name: { de: 'Lettland', en: 'Latvia' } },
    ...{ postcodePattern: '(?:[Ll][Vv]-?)?\\d{4}', vat: ['21', '12'] },
  },
  {
    ...{ id: 33, iso2: 'LT', iso3: 'LTU', name: { de: 'Litauen', en: 'Lithuania' } },
    ...{ postcodePattern: '(?:[Ll][Tt]-?)?\\d{5}', vat: ['21', '12'] },
  },
  {
    ...{ id: 19, iso2: 'MT', iso3: 'MLT', name: { de: 'Malta', en: 'Malta' } },
    ...{ postcodePattern: '[A-Za-z]{3} ?\\d{4}', vat: ['18', '5'] },
  },
  {
    ...{ id: 41, iso2: 'RO', iso3: 'ROU', name: { de: 'Rumänien', en: 'Romania' } },
    ...{ postcodePattern: '\\d{6}', vat: ['21', '11'] },
  },
  {
    ...{ id: 26, iso2: 'SK', iso3: 'SVK', name: { de: 'Slowakei', en: 'Slovakia' } },
    ...{ postcodePattern: '[089]\\d{2} ?\\d{2}', vat: ['23', '19'] },
  },
  {
    ...{ id: 27, iso2: 'SI', iso3: 'SVN', name: { de: 'Slowenien', en: 'Slovenia' } },
    ...{ postcodePattern: '[1-9]\\d{3}', vat: ['22', '9.5'] },
  },
  {
    ...{ id: 14, iso2: 'HU', iso3: 'HUN', name: { de: 'Ungarn', en: 'Hungary' } },
    ...{ postcodePattern: '[1-9]\\d{3}', vat: ['27', '18'] },
  },
  {
    ...{ id: 5, iso2: 'CY', iso3: 'CYP', name: { de: 'Zypern', en: 'Cyprus' } },
    ...{ postcodePattern: '[1-9]\\d{3}', vat: ['19', '5'] },
  },
  {
    ...{ id: 62, iso2: 'IS', iso3: 'ISL', name: { de: 'Island', en: 'Iceland' } },
    ...{ postcodePattern: '\\d{3}', vatCode: null, vat: null },
  },
  {
    ...{ id: 34, iso2: 'LI', iso3: 'LIE', name: { de: 'Liechtenstein', en: 'Liechtenstein' } },
    ...{ postcodePattern: '94(?:8[5-9]|9\\d)', vatCode: null, vat: null },
  },
];

/** After the demo's. */
const firstPosition = 500;

export const furtherCountries: Country[] = known.map(({ vatCode, vat, ...country }, index) => ({
  ...country,
  position: firstPosition + index * 10,
  isActive: false,
  states: [],
  vatCodes: vatCode === null ? [] : [vatCode ?? country.iso2],
  isEu: vat !== null,
}));

export const furtherVatRates: DemoShop['vatRates'] = known.map(({ iso2, vat }) => {
  const [standard, reduced] = vat ?? ['0', '0'];
  return { countryIso: iso2, rates: { 0: standard, 1: reduced, 2: '0' } };
});
