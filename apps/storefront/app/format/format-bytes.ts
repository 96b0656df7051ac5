import { remembered } from '@mise/rules/remembered.ts';
import type { Locale } from '#app/page/locale.ts';

const kilobyte = 1000;

const formatOf = remembered(
  ({ locale, isLarge }: { locale: Locale; isLarge: boolean }) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: isLarge ? 1 : 0,
    }),
  ({ locale, isLarge }) => `${locale} ${isLarge}`,
);

/** "12 kB", "1,4 MB": the size of a file. */
export function formatBytes(bytes: number, locale: Locale): string {
  const isLarge = bytes >= kilobyte ** 2;
  return formatOf({ locale, isLarge }).format(Math.max(1, bytes / (isLarge ? kilobyte ** 2 : kilobyte)));
}
