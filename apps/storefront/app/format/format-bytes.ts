import type { Locale } from '#app/page/locale.ts';

const kilobyte = 1000;

/** "12 kB", "1,4 MB": the size of a file. */
export function formatBytes(bytes: number, locale: Locale): string {
  const isLarge = bytes >= kilobyte ** 2;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(Math.max(1, bytes / (isLarge ? kilobyte ** 2 : kilobyte)));
}
