import type { Locale } from '../lib/locale.ts';

/** The habits that amounts follow: English texts are read in Europe. */
const formatLocales: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/** An amount of the wire (major unit) written out: "3,90 €" in German, "€3.90" in English. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  return moneyFormat(currency, locale, 2).format(amount);
}

/** Like `formatMoney`, with up to four decimals where the price of a piece has them: "0,0138 €". */
export function formatUnitPrice(amount: number, currency: string, locale: Locale): string {
  return moneyFormat(currency, locale, 4).format(amount);
}

/**
 * What a line costs, in the major unit: multiplied in ten-thousandths and rounded once to cents, as the shop does it, so
 * that 1000 napkins at 0.0138 € cost 13.80 € (docs/architecture.md "Money").
 */
export function lineAmount(unitPrice: number, quantity: number): number {
  return Math.round((Math.round(unitPrice * 10_000) * quantity) / 100) / 100;
}

/** A sum or difference of amounts without the dust of binary fractions. */
export function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

export function formatPercent(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(formatLocales[locale], { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  );
}

/** Making a NumberFormat costs a thousand times more than using it. */
const moneyFormats = new Map<string, Intl.NumberFormat>();

function moneyFormat(currency: string, locale: Locale, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${maximumFractionDigits}`;
  const known = moneyFormats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(formatLocales[locale], {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits,
  });
  moneyFormats.set(key, format);
  return format;
}
