import {
  entryOf,
  type Settings,
  type StoredSettings,
  settingKeys,
  settingText,
  storedKey,
} from '@mise/contract/shop/read-settings.ts';
import type { SettingEntry } from '@mise/contract/shop/setting-entries.ts';
import { type RobotsStaticPages, robotsStaticPagesSchema, type Setting } from '@mise/contract/shop/settings.ts';
import { factsOf, inLanguage, type Language, languages } from '@mise/rules/languages.ts';
import type { Country } from './countries.ts';

/** The contract's ActiveShippingCountry. */
export function countryWire(
  country: Country,
  { language, shopCountryId }: { language: Language; shopCountryId: number },
) {
  return {
    active: country.isActive ? 1 : 0,
    currLangName: inLanguage(country.names, language),
    zipCodeRegex: country.postcodePattern,
    isGeoRegulated: false,
    id: country.id,
    isCountryStateMandatory: country.isStateRequired,
    isoCode2: country.iso2,
    isoCode3: country.iso3,
    lang: language,
    name: inLanguage(country.names, language),
    names: languages.map((lang) => ({
      country_id: String(country.id),
      id: country.id,
      language: lang,
      name: inLanguage(country.names, lang),
    })),
    shippingDestinationId: country.id,
    states: country.states.map((state) => ({
      countryId: String(country.id),
      id: state.id,
      isoCode: state.isoCode,
      isoCode3166: state.isoCode,
      name: inLanguage(state.names, language),
    })),
    storehouseId: 1,
    vatCodes: country.vatCodes,
    isVatFreeWithId: country.isEu && country.id !== shopCountryId,
  };
}

/** By what was stored: every page asks for them, and gets the same ones until one of them changes. */
const keptSettings = new WeakMap<StoredSettings, Setting[]>();

/** The contract's Settings: each public one in every language it has, and under the ecosystem's name where that is another. */
export function settingsWire(stored: StoredSettings): Setting[] {
  const known = keptSettings.get(stored) ?? writeSettings(stored, ({ isPublic }) => isPublic);
  keptSettings.set(stored, known);
  return known;
}

/** The same with those that only operators see: what the editor sets. */
export function configurationWire(stored: StoredSettings): Setting[] {
  return writeSettings(stored, ({ isPublic, isEditable }) => isPublic || isEditable === true);
}

function writeSettings(stored: StoredSettings, isAnswered: (entry: SettingEntry) => boolean): Setting[] {
  return settingKeys
    .filter((key) => isAnswered(entryOf(key)))
    .flatMap((key) => {
      const { ecosystemName } = entryOf(key);
      const texts = new Map(languages.map((each) => [storedKey(key, each), settingText(key, stored, each)]));
      if (ecosystemName) texts.set(ecosystemName, settingText(key, stored));
      return [...texts].map(([name, value]) => ({
        key: name,
        originalKey: name === ecosystemName ? key : name,
        value,
      }));
    });
}

const robotsKeys = robotsStaticPagesSchema.keyof().options;

/** What search engines may do with the static pages, from the settings of the same names. */
export function robotsWire(settings: Settings): RobotsStaticPages {
  return robotsStaticPagesSchema.parse(Object.fromEntries(robotsKeys.map((key) => [key, settings[key]])));
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
  const parts = new Intl.NumberFormat(factsOf(language).locale, {
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
