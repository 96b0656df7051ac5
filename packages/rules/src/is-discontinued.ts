/** Availability 10: it is never delivered again. 9, as gray in the stock light, is on request and can be ordered. */
const discontinued = 10;

/** Whether nobody need wait for it. What is merely sold out may come back. */
export function isDiscontinued(availabilityId: number): boolean {
  return availabilityId === discontinued;
}
