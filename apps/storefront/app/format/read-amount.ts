import { factsOf } from '@mise/rules/languages.ts';
import type { Locale } from '../page/locale.ts';

/** What sets off the cents where a language is read: "1.250,50" and "1,250.50". */
function decimalSign(locale: Locale): string {
  return (1.5).toLocaleString(factsOf(locale).locale).charAt(1);
}

/** Digits in thousands, which the other sign sets apart. */
const grouped = { ',': /^\d{1,3}(?:\.\d{3})+(?=,|$)/, '.': /^\d{1,3}(?:,\d{3})+(?=\.|$)/ };

/**
 * An amount of money that someone typed, in the major unit; undefined for what is none. Comma and point both set off the
 * cents, except where the language reads thousands: "1.250" is 1250 in German and 1.25 nowhere.
 */
export function readAmount(text: string, locale: Locale): number | undefined {
  const plain = text
    .trim()
    .replace(grouped[decimalSign(locale) === ',' ? ',' : '.'], (digits) => digits.replace(/\D/g, ''));
  return /^\d{1,7}(?:[.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** As it stands in a field: "12,50" in German, "12" where there are no cents. */
export function writeAmount(amount: number, locale: Locale): string {
  const text = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  return text.replace('.', decimalSign(locale));
}
