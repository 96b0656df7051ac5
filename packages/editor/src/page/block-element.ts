/** What a block is drawn as; the element that marks it has no box of its own. */
export function blockElement(uuid: string): Element | null {
  return document.querySelector(`[data-block="${CSS.escape(uuid)}"]`)?.firstElementChild ?? null;
}

/** The innermost block around something on the page, as far as blocks are edited there. */
export function blockAround(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-edited-page] [data-block]')?.dataset.block ?? null;
}
