import { parseArgs } from 'node:util';
import { type Language, languages, type Translated, withFallbacks } from '@mise/rules/languages.ts';
import { StartError } from '../start-error.ts';

export type OptionWords = { positionals: string[]; values: Record<string, string>; flags: string[] };

/** Reads words with `--options`: those that take a text, and flags. Throws a StartError, with the usage, for any other. */
export function readOptionWords(
  words: readonly string[],
  { texts, flags = [], usage }: { texts: readonly string[]; flags?: readonly string[]; usage: string },
): OptionWords {
  const options = Object.fromEntries([
    ...texts.map((name) => [name, { type: 'string' as const }]),
    ...flags.map((name) => [name, { type: 'boolean' as const }]),
  ]);
  try {
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true });
    const given = Object.entries(values);
    return {
      positionals,
      values: Object.fromEntries(given.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
      flags: given.flatMap(([name, value]) => (value === true ? [name] : [])),
    };
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** One option for the text in each language of the shop: `--de`, or `--describe-de`. */
export function languageOptions(prefix = ''): string[] {
  return languages.map((language) => `${prefix}${language}`);
}

export type NewTexts = Partial<Record<Language, string>>;

/** What is to be written by `languageOptions`; '' takes a text back that another language can stand in for. */
export function readNewTexts(values: Record<string, string>, most: number, prefix = ''): NewTexts {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const typed = values[`${prefix}${language}`]?.trim();
      if (typed === undefined) return [];
      const isNeeded = withFallbacks(language).length === 1;
      if (typed.length > most || (typed === '' && isNeeded)) {
        throw new StartError(`--${prefix}${language} takes a text of at most ${most} signs, not "${typed}".`);
      }
      return [[language, typed]];
    }),
  );
}

/** What is written after a change; what was taken back is left to the fallback. */
export function withNewTexts(before: Translated<string>, written: NewTexts): Translated<string> {
  const all = { ...before, ...written };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== '')) as Translated<string>;
}

const isoCode = /^[A-Z]{2}$/i;

/** "de, AT": countries by their two letters. */
export function readIsos(typed: string): string[] {
  const isos = [...new Set(typed.split(',').map((each) => each.trim().toUpperCase()))];
  const wrong = isos.find((iso) => !isoCode.test(iso));
  if (wrong !== undefined) throw new StartError(`"${wrong}" is no country: two letters are expected, as DE.`);
  return isos;
}

export function readPosition(typed: string): number {
  if (/^\d{1,4}$/.test(typed)) return Number(typed);
  throw new StartError(`--position takes a number from 0 to 9999, the smaller the earlier, not "${typed}".`);
}
