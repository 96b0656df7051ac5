/** Whether a key was pressed in a window over the editor, which answers it alone. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}
