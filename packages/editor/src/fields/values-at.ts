/** An object of fields, as blocks store them. */
export type Values = Record<string, unknown>;

type Key = string | number;

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands at a path; undefined where the way to it is not there. */
export function valueAt(value: unknown, path: readonly Key[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Values)[key] : undefined),
    value,
  );
}

/** Writes into a draft, with the objects on the way there; `undefined` takes the value away. */
export function setValueAt(draft: Values, [key, ...rest]: readonly Key[], value: unknown): void {
  if (key === undefined) return;
  if (rest.length > 0) {
    const inner = draft[key];
    if (typeof inner !== 'object' || inner === null) draft[key] = {};
    setValueAt(draft[key] as Values, rest, value);
  } else if (value === undefined) {
    delete draft[key];
  } else {
    draft[key] = value;
  }
}
