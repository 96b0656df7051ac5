import type { Locale } from '../page/locale.ts';

/** How thousands are set apart where a language is read: "1.250,50" and "1,250.50". */
const grouped: Record<Locale, RegExp> = {
  de: /^\d{1,3}(?:\.\d{3})+(?=,|$)/,
  en: /^\d{1,3}(?:,\d{3})+(?=\.|$)/,
};

/**
 * An amount of money that someone typed, in the major unit; undefined for what is none. Comma and point both set off the
 * cents, except where the language reads thousands: "1.250" is 1250 in German and 1.25 nowhere.
 */
export function readAmount(text: string, locale: Locale): number | undefined {
  const plain = text.trim().replace(grouped[locale], (digits) => digits.replace(/\D/g, ''));
  return /^\d{1,7}(?:[.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** As it stands in a field: "12,50" in German, "12" where there are no cents. */
export function writeAmount(amount: number, locale: Locale): string {
  const text = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  return locale === 'de' ? text.replace('.', ',') : text;
}
