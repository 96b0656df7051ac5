import { sameValue } from '../document/same-value.ts';
import { valueOfField } from '../document/value-of-field.ts';
import { useHost } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';

/** Why the shop refused what a field holds, as long as it holds that. */
export function useRefusal(key: string): string | undefined {
  const { text } = useHost();
  const reason = useEditor(({ faults, document }) => {
    const fault = faults[key];
    return fault && sameValue(fault.value, valueOfField(document, key)) ? fault.reason : undefined;
  });
  return reason && text('editor.field.refused', { reason });
}
