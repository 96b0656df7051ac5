/** Which legal texts the box of the checkout was ticked for, in this tab, in one language. */
export type AgreedTerms = { locale: string; terms: string | undefined };

const storageKey = 'form:checkout:terms';

export function readAgreedTerms(): AgreedTerms | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null;
  }
}

/** Null: its order was placed. */
export function storeAgreedTerms(agreed: AgreedTerms | null): void {
  try {
    if (agreed) sessionStorage.setItem(storageKey, JSON.stringify(agreed));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Switched off: no draft is kept either.
  }
}
