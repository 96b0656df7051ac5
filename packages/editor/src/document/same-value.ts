/** Whether two JSON values say the same. Parts that are one object are not looked into: a document shares what was not changed. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [definedEntries(one), definedEntries(other)];
  if (mine.length !== theirs.length) return false;
  const values = new Map(theirs);
  return mine.every(([key, value]) => values.has(key) && sameValue(value, values.get(key)));
}

/** What JSON would hold: a field without a value is none. */
function definedEntries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, entry]) => entry !== undefined);
}
