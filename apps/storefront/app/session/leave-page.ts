let isLeft = false;

/** Whether this document is being left: what it shows is not seen any more. */
export function isLeavingPage(): boolean {
  return isLeft;
}

/**
 * Goes on as somebody else: as a new document, which knows nothing of whoever was here before, in the place of this one, so that
 * "back" does not lead to a form that has done its work. Never resolves: what waits for it stays busy until the page is left.
 */
export function leavePage(path: string): Promise<never> {
  isLeft = true;
  window.location.replace(path);
  return new Promise(() => {});
}
