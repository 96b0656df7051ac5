import type { Locale } from '../page/locale.ts';

/** The locale whose habits amounts follow: English texts are read in Europe. The same as the server's. */
const formatLocales: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/** Making a NumberFormat costs a thousand times more than using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** "3,90 €", "€3.90". `amount` in the major unit. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  return formatOf(currency, locale, 2).format(amount);
}

/** Like `formatMoney`, with up to four decimals where the price has them: "0,0138 €". */
export function formatUnitPrice(amount: number, currency: string, locale: Locale): string {
  return formatOf(currency, locale, 4).format(amount);
}

function formatOf(currency: string, locale: Locale, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${maximumFractionDigits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(formatLocales[locale], {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits,
  });
  formats.set(key, format);
  return format;
}
