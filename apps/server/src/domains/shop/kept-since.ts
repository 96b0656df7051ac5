const winterMs = 3_600_000;

/** The first moment of the earliest year of which anything is kept: that many full years before the present one, as the shop's clocks count (Europe/Berlin). */
export function keptSince(now: Date, years: number): Date {
  const year = new Date(now.getTime() + winterMs).getUTCFullYear();
  return new Date(Date.UTC(year - years, 0, 1) - winterMs);
}
