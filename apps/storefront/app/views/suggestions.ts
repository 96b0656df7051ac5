import type { ItemSearchAutocompleteItem, ItemSearchAutocompleteResult } from '@mise/contract/catalog/search.ts';
import type { EnergyRating } from '@mise/rules/energy-class.ts';
import { inLine } from '@mise/rules/in-line.ts';
import { localized } from '@mise/rules/localized.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { priceWithUnit } from '@mise/rules/price-with-unit.ts';
import type { MessageId } from '../i18n/message-ids.ts';
import type { Locale } from '../page/locale.ts';
import { keepFigures } from './keep-figures.ts';

export type Suggestion = {
  label: string;
  href: string;
  image?: string;
  aside?: string;
  /** Of an item, where one is due: its price per unit of measurement (PAngV). */
  base?: string;
  /** Of an item, where an energy label is due. */
  energy?: EnergyRating;
  /** Of an item: what tells its variation from others. */
  variation?: string;
  facts?: { number: string; pack: number; unit: string };
};
export type SuggestionGroup = { label: MessageId; options: Suggestion[] };

/** What one costs: where it holds several, its base price says what one of them does. */
function asideOf(
  { unitPrice: { formatted, value } }: NonNullable<ItemSearchAutocompleteItem['price']>,
  { content, unit }: ItemSearchAutocompleteItem['pack'],
): string {
  return content === 1 ? priceWithUnit(formatted, value ?? 0, unit) : formatted;
}

/** The suggestions as they stand below the field; a group without options is left out. */
export function toSuggestionGroups(result: ItemSearchAutocompleteResult, locale: Locale): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      label: 'search.groupSuggestions',
      options: result.suggestions.map(({ label }) => ({ label, href: pathTo.search(locale, { term: label }) })),
    },
    {
      label: 'search.groupCategories',
      options: result.categories.map(({ label, url, count }) => ({
        label,
        href: localized(locale, url),
        ...(count > 0 && { aside: String(count) }),
      })),
    },
    {
      label: 'search.groupItems',
      options: result.items.map(({ label, url, image, price, beforeLabel, afterLabel, pack, energyRating }) => ({
        label: keepFigures(label),
        ...(beforeLabel && { variation: keepFigures(inLine(beforeLabel)) }),
        facts: { number: afterLabel, pack: pack.content, unit: pack.unit },
        href: localized(locale, url),
        ...(image && { image }),
        ...(price && { aside: asideOf(price, pack) }),
        ...(price?.basePrice && { base: price.basePrice }),
        ...(energyRating && { energy: energyRating }),
      })),
    },
  ];
  return groups.filter((group) => group.options.length > 0);
}
