/** Entries of a list of pages that are read, or drawn, at a time. */
export const pieceSize = 30;

/** Pixels above the end of a list at which the next piece comes. */
const reach = 50;

export function isNearEnd(box: HTMLElement | null): boolean {
  return box !== null && box.scrollTop + box.clientHeight >= box.scrollHeight - reach;
}
