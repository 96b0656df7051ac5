import type { Language } from '@mise/rules/languages.ts';
import { sql } from 'drizzle-orm';
import { jsonRow } from '../../db/json.ts';
import { item } from './tables/items.ts';

/** To whom and where an item is sold alone (`SaleLimits`), of a query that has the item. */
export const saleLimitsOfItem = jsonRow({
  customerClassIds: item.customerClassIds,
  currencies: item.currencies,
  languages: sql<Language[]>`${item.languages}`,
  shippingCountryIds: item.shippingCountryIds,
});
