import type { EnergyLabel as Label } from '@mise/contract/catalog/energy-label.ts';
import type { EnergyRating } from '@mise/rules/energy-class.ts';
import type { Locale } from '../page/locale.ts';

/** What stands beside a price where an energy label is due. */
export type EnergyLabel = EnergyRating & {
  /** Picture of the label. */
  src: string;
  /** Product information sheet; null where the shop has none. */
  sheet: string | null;
};

/** The sheet in the language of the page; where there is none, the one that there is. */
export function toEnergyLabel(label: Label | undefined, locale: Locale): EnergyLabel | null {
  if (!label) return null;
  const { efficiencyClass, best, worst, url, sheets } = label;
  const sheet = sheets.find(({ language }) => language === locale) ?? sheets.find(({ language }) => language === null);
  return { efficiencyClass, best, worst, src: url, sheet: (sheet ?? sheets[0])?.url ?? null };
}
