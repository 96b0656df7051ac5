/** Whether words are being written there: keys and clipboard are theirs. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('input:not([type="checkbox"],[type="radio"],[type="color"]), textarea, select')
  );
}
