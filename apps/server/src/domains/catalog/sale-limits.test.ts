import { expect, it } from 'vitest';
import { type Buyer, type SaleLimits, whyNotSold } from './sale-limits.ts';

const none: SaleLimits = { customerClassIds: [], currencies: [], languages: [], shippingCountryIds: [] };
const buyer: Buyer = { customerClassId: 1, currency: 'EUR', language: 'de', shippingCountryId: 12 };

it.each<[Partial<SaleLimits>, ReturnType<typeof whyNotSold>]>([
  [{}, null],
  [{ customerClassIds: [1, 3], currencies: ['EUR'], languages: ['de', 'en'], shippingCountryIds: [12] }, null],
  [{ customerClassIds: [3] }, 'contactClass'],
  [{ currencies: ['CHF', 'GBP'] }, 'currency'],
  [{ languages: ['en'] }, 'language'],
  [{ shippingCountryIds: [1] }, 'shippingCountry'],
  [{ customerClassIds: [3], shippingCountryIds: [1] }, 'contactClass'],
])('%j is sold, or not: %s', (limits, reason) => {
  expect(whyNotSold({ ...none, ...limits }, buyer)).toBe(reason);
});
