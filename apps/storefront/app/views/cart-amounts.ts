import type { Locale } from '../page/locale.ts';

/**
 * What a line costs, in the major unit: multiplied in ten-thousandths and rounded once to cents, as the shop does it, so
 * that 1000 napkins at 0.0138 € cost 13.80 € (docs/decisions/0002-money.md).
 */
export function lineAmount(unitPrice: number, quantity: number): number {
  return Math.round((Math.round(unitPrice * 10_000) * quantity) / 100) / 100;
}

/** A sum or difference of amounts without the dust of binary fractions. */
export function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

const percentFormats: Record<Locale, Intl.NumberFormat> = {
  de: new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 2 }),
};

/** A rate of the wire written out: 19 is "19 %" in German, "19%" in English. */
export function formatPercent(percent: number, locale: Locale): string {
  return percentFormats[locale].format(percent / 100);
}
