import { factsOf, type Language } from './languages.ts';

/** Making a NumberFormat costs a thousand times more than using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** "3,90 €" in German, "€3.90" in English. `amount` in the major unit. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  return formatOf(currency, language, 2).format(amount);
}

/** Like `formatMoney`, with all the decimals that a price has: what is read is what is multiplied. "0,0138 €", but "34,29 €". */
export function formatUnitPrice(amount: number, currency: string, language: Language): string {
  return formatOf(currency, language, 4).format(amount);
}

/** Is the price written with more than two decimals? Its unit then stands with it. */
export function hasFractionsOfCents(amount: number): boolean {
  return Math.abs(amount * 100 - Math.round(amount * 100)) > 0.001;
}

/** "€": how the language writes a currency beside an amount. */
export function currencySymbol(currency: string, language: Language): string {
  const parts = formatOf(currency, language, 2).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

function formatOf(currency: string, language: Language, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${language} ${currency} ${maximumFractionDigits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(factsOf(language).locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits,
    signDisplay: 'negative',
  });
  formats.set(key, format);
  return format;
}
