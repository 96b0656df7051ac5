/** Every address of a picture of the shop anywhere in a value: the blocks of a page, rows, settings. */
export function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/media/') ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(picturesIn);
  return [];
}
