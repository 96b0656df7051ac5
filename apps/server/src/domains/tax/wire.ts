import type { VatStanding } from '@mise/contract/checkout/vat-standing.ts';
import type { KnownStanding } from './vat-checks.ts';

/** Whose the id is stays in the shop: the member state told the seller, not whoever typed it. */
export function vatStandingWire({ name: _, address: __, ...told }: KnownStanding & { vatRate: number }): VatStanding {
  return told;
}
