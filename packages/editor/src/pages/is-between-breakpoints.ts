/** A screen as wide as a tablet: there is no room for a page beside its settings. */
export function isBetweenBreakpoints(): boolean {
  return window.matchMedia('(width >= 640px) and (width < 1024px)').matches;
}
