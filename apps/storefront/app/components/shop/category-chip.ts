/** A link to a category among others of its kind. */
export const categoryChip =
  'flex min-h-10 items-center gap-2 rounded border border-line bg-surface px-3 py-1 text-sm font-medium transition-colors ' +
  'hover:border-primary-edge hover:text-primary-ink active:bg-primary-50';
