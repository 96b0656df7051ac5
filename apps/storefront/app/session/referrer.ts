const storageKey = 'referrerId';

/** Remembers the ReferrerID that the address of this visit names, for the writes of the visit. */
export function keepReferrerId(search: string): void {
  const referrerId = new URLSearchParams(search).get('ReferrerID');
  if (referrerId) sessionStorage.setItem(storageKey, referrerId.slice(0, 100));
}

export function readReferrerId(): string | undefined {
  return sessionStorage.getItem(storageKey) ?? undefined;
}
