import type { CheckoutForm } from '#app/views/checkout-form.ts';

/** What was typed outlives a reload and a look at the cart, in this tab, until the order is placed. */
const storageKey = 'checkout';

export function keepDraft(form: CheckoutForm): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(form));
  } catch {
    // Storage is full or switched off: then a reload brings back only what the shop has.
  }
}

/** The kept form; what is missing in it is taken from `base`. Null where nothing was kept. */
export function readDraft(base: CheckoutForm): CheckoutForm | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return kept === null ? null : likeBase(kept, base);
  } catch {
    return null;
  }
}

export function dropDraft(): void {
  sessionStorage.removeItem(storageKey);
}

/** An earlier build may have kept other fields: only those of today count, and only in their type. */
function likeBase<Value>(kept: unknown, base: Value): Value {
  if (typeof base !== 'object' || base === null) return typeof kept === typeof base ? (kept as Value) : base;
  const source = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  return Object.fromEntries(
    Object.entries(base).map(([name, value]) => [name, likeBase(source[name], value)]),
  ) as Value;
}

/** The draft, but for what was typed before it could be read: there the form differs from what the shop had filled in. */
export function mergeDraft<Value>(base: Value, draft: Value, typed: Value): Value {
  if (typeof base !== 'object' || base === null) return typed === base ? draft : typed;
  return Object.fromEntries(
    Object.keys(base).map((name) => {
      const key = name as keyof Value;
      return [name, mergeDraft(base[key], draft[key], typed[key])];
    }),
  ) as Value;
}
