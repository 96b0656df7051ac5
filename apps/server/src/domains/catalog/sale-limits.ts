import type { NotSoldReason } from '@mise/contract/cart/removal-reasons.ts';
import type { Language } from '@mise/rules/languages.ts';

/** To whom, and where, an item is sold alone: an empty list limits nothing. */
export type SaleLimits = {
  customerClassIds: number[];
  currencies: string[];
  languages: Language[];
  shippingCountryIds: number[];
};

/** Who buys, and where it goes. */
export type Buyer = { customerClassId: number; currency: string; language: Language; shippingCountryId: number };

/** Why an item is not sold to somebody, the first that holds; null: it is. */
export function whyNotSold(limits: SaleLimits, buyer: Buyer): NotSoldReason | null {
  if (isOutside(limits.customerClassIds, buyer.customerClassId)) return 'contactClass';
  if (isOutside(limits.currencies, buyer.currency)) return 'currency';
  if (isOutside(limits.languages, buyer.language)) return 'language';
  if (isOutside(limits.shippingCountryIds, buyer.shippingCountryId)) return 'shippingCountry';
  return null;
}

/** The same before it is known where it goes: whoever looks at an item may not have said so. */
export function whyNotSoldAnywhere(limits: SaleLimits, buyer: Omit<Buyer, 'shippingCountryId'>): NotSoldReason | null {
  return whyNotSold({ ...limits, shippingCountryIds: [] }, { ...buyer, shippingCountryId: 0 });
}

function isOutside<Value>(allowed: readonly Value[], value: Value): boolean {
  return allowed.length > 0 && !allowed.includes(value);
}
