import { isApiError } from '@mise/contract/api-error.ts';
import { labelOfField } from '../blocks/label-of-field.ts';
import { labelOfKind } from '../blocks/label-of-kind.ts';
import { currentHost } from '../host.ts';
import { openDrawer } from '../store/drawers.ts';
import { useEditor } from '../store/editor-store.ts';
import { select } from '../store/mode.ts';

/** Of blocks that the shop refused a line for each field; nothing of any other error. */
export function faultsOf(error: unknown): string[] {
  if (!isApiError(error, 'content.invalidBlocks')) return [];
  const { text } = currentHost();
  return error.cause.faults.flatMap(({ name, fields }) =>
    Object.entries(fields).map(([path, reason]) => {
      const place = [labelOfKind(name), labelOfField(name, path)].filter(Boolean).join(' – ');
      return text('editor.save.fault', { place, reason });
    }),
  );
}

/** Opens the form of the first of them, which marks what is wrong. */
export function showFaulty(error: unknown): void {
  if (!isApiError(error, 'content.invalidBlocks')) return;
  const [fault] = error.cause.faults;
  select(fault?.uuid ?? null);
  if (fault && useEditor.getState().mode === 'edit') openDrawer('blocksSettings', { uuid: fault.uuid });
}
