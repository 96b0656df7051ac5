import { isDiscontinued } from '@mise/rules/is-discontinued.ts';

/** What decides whether a variation may be bought at all, whatever the quantity. */
export type Salability = {
  isActive: boolean;
  availabilityId: number;
  availableUntil: Date | null;
  releasedAt: Date | null;
};

/** Active, released, not ended and not discontinued. Stock is another question: rules/check-quantity.ts. */
export function isOffered(variation: Salability, now: Date): boolean {
  if (!variation.isActive || isDiscontinued(variation.availabilityId)) return false;
  if (variation.releasedAt && variation.releasedAt > now) return false;
  return !variation.availableUntil || variation.availableUntil > now;
}
