/** What a parcel can be fetched from instead of being brought to a door. */
export const pickupPointKinds = ['locker', 'postOffice'] as const;

export type PickupPointKind = (typeof pickupPointKinds)[number];

/** As carriers write them into an address, where the name of a street stands. */
export const pickupPointNames: Record<PickupPointKind, string> = { locker: 'Packstation', postOffice: 'Postfiliale' };

/** Which kind of pickup point an address names; null: it is one with a door. */
export function pickupPointOf({ streetName }: { streetName: string }): PickupPointKind | null {
  if (/^\s*(dhl[\s-]*)?packstation\b/i.test(streetName)) return 'locker';
  if (/^\s*(dhl[\s-]*)?(postfiliale|paketshop)\b/i.test(streetName)) return 'postOffice';
  return null;
}

/** Number of a customer of the carrier, by which a parcel is found at a pickup point; '' is none. */
export function isPostNumber(written: string): boolean {
  return /^(\d{6,10})?$/.test(written);
}

/** Delivery services know German postcodes alone. */
export function isDeliveryPostcode(written: string): boolean {
  return /^\d{5}$/.test(written);
}
