/** The shipping profile of what comes by mail alone. No owner's has such a number. */
export const mailedProfileId = 1_000_000;

/** Whether nothing of an order is shipped. */
export function isMailed({ shippingProfileId }: { shippingProfileId: number }): boolean {
  return shippingProfileId === mailedProfileId;
}
