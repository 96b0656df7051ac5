import { isApiError } from '@mise/contract/api-error.ts';
import type { FieldReason } from '@mise/rules/field-reasons.ts';
import { fieldKey } from '../document/field-key.ts';
import { valueOfField } from '../document/value-of-field.ts';
import { nameOfField } from '../fields/name-of-field.ts';
import { currentHost } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';
import { openField } from '../store/open-field.ts';

/** A field, by its key, that cannot be saved as it is. */
export type Fault = { key: string; reason: FieldReason };

/** Of what was to be saved some fields cannot be so: those that the shop refused, or that hold what is no value. */
export class FaultyFields extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super('Some fields cannot be saved.');
    this.faults = faults;
  }
}

/** The fields that an error is about; none of any other error. */
export function faultsOf(error: unknown): readonly Fault[] {
  if (error instanceof FaultyFields) return error.faults;
  if (!isApiError(error, 'content.invalidBlocks')) return [];
  return error.cause.faults.flatMap(({ uuid, fields }) =>
    Object.entries(fields).map(([path, reason]) => ({ key: fieldKey.ofBlock(uuid, [path]), reason })),
  );
}

/** The fields that a refusal of the input is about; `keyOf` says which stands at a path of it. Any other error as it is. */
export function withFaults(error: unknown, keyOf: (path: string) => string | undefined): unknown {
  if (!isApiError(error, 'invalidInput')) return error;
  const faults = Object.entries(error.cause).flatMap(([path, reason]) => {
    const key = keyOf(path);
    return key === undefined ? [] : [{ key, reason }];
  });
  return faults.length > 0 ? new FaultyFields(faults) : error;
}

/** Lines of a message: more of them would lie over the fields on a phone. */
const mostLines = 5;

/** A line for each, in words; of those beyond the first few their number. */
export function faultWords(faults: readonly Fault[]): string[] {
  const { text } = currentHost();
  const named = faults
    .slice(0, mostLines)
    .map(({ key, reason }) => text('editor.save.fault', { place: nameOfField(key), reason }));
  const count = faults.length - named.length;
  return count > 0 ? [...named, text('editor.save.moreFaults', { count })] : named;
}

/** Marks them, and opens the form of the first. A field that holds what is no value says so itself. */
export function showFaults(faults: readonly Fault[]): void {
  const { document } = useEditor.getState();
  const refused = faults.filter(({ key }) => !(key in document.drafts));
  useEditor.setState({
    faults: Object.fromEntries(refused.map(({ key, reason }) => [key, { reason, value: valueOfField(document, key) }])),
  });
  const [first] = faults;
  if (first) openField(first.key);
}
