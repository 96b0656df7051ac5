/** What decides whether a variation may be bought at all, whatever the quantity. */
export type Salability = {
  isActive: boolean;
  availabilityId: number;
  availableUntil: Date | null;
  releasedAt: Date | null;
};

/** Availability 10 is "not available"; 9, as gray in the stock light, is on request and can be ordered. */
const notAvailable = 10;

/** Active, released, not ended and not marked as unavailable. Stock is another question: rules/check-quantity.ts. */
export function isOffered(variation: Salability, now: Date): boolean {
  if (!variation.isActive || variation.availabilityId === notAvailable) return false;
  if (variation.releasedAt && variation.releasedAt > now) return false;
  return !variation.availableUntil || variation.availableUntil > now;
}
