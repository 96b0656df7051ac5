const storageKey = 'referrerId';

/** Where storage is switched off, it is known until the page is left. */
let ofPage: string | undefined;

/** Remembers the ReferrerID that the address of this visit names, for the writes of the visit. */
export function keepReferrerId(search: string): void {
  const referrerId = new URLSearchParams(search).get('ReferrerID');
  if (!referrerId) return;
  ofPage = referrerId.slice(0, 100);
  try {
    sessionStorage.setItem(storageKey, ofPage);
  } catch {
    // Full or switched off.
  }
}

export function readReferrerId(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? ofPage;
  } catch {
    return ofPage;
  }
}
