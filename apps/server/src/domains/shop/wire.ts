import type { Language } from '@mise/rules/languages.ts';
import type { Country } from './countries.ts';

/** The contract's ActiveShippingCountry. */
export function countryWire(country: Country, language: Language) {
  return {
    active: country.isActive ? 1 : 0,
    currLangName: country.names[language],
    zipCodeRegex: country.postcodePattern,
    isGeoRegulated: false,
    id: country.id,
    isCountryStateMandatory: country.isStateRequired,
    isoCode2: country.iso2,
    isoCode3: country.iso3,
    lang: language,
    name: country.names[language],
    names: (['de', 'en'] as const).map((lang) => ({
      country_id: String(country.id),
      id: country.id,
      language: lang,
      name: country.names[lang],
    })),
    shippingDestinationId: country.id,
    states: country.states.map((state) => ({
      countryId: String(country.id),
      id: state.id,
      isoCode: state.isoCode,
      isoCode3166: state.isoCode,
      name: state.names[language],
    })),
    storehouseId: 1,
    vatCodes: country.vatCodes,
  };
}

/** The contract's Setting. */
export function settingWire({ key, value }: { key: string; value: string }) {
  return { key, originalKey: key, value };
}

/** The rules for robots of the static pages, from the settings of the same names. */
const robotsKeys = [
  'robotsHomepage',
  'robotsContactPage',
  'robotsCancellationRights',
  'robotsCancellationForm',
  'robotsLegalDisclosure',
  'robotsPrivacyPolicy',
  'robotsTermsAndConditions',
  'robotsSearchResult',
  'robotsAccessibilityDeclarationResult',
] as const;

const defaultRobots = 'all';

export function robotsWire(text: (key: string, fallback: string) => string) {
  return Object.fromEntries(robotsKeys.map((key) => [key, text(key, defaultRobots)])) as Record<
    (typeof robotsKeys)[number],
    string
  >;
}

const patterns = new Map<string, ReturnType<typeof patternOf>>();

/** How prices are written in the language of the answer. */
export function currencyPatternWire(currency: string, language: Language) {
  const key = `${currency} ${language}`;
  const pattern = patterns.get(key) ?? patternOf(currency, language);
  patterns.set(key, pattern);
  return pattern;
}

function patternOf(currency: string, language: Language) {
  const parts = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    style: 'currency',
    currency,
  }).formatToParts(1234567.89);
  const part = (type: Intl.NumberFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const symbol = part('currency');
  return {
    decimalSeparator: part('decimal'),
    thousandsSeparator: part('group'),
    decimalPlaces: part('fraction').length,
    symbol,
    pattern: parts[0]?.type === 'currency' ? '¤#,##0.00' : '#,##0.00 ¤',
  };
}
