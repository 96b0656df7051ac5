import { isWrittenLink } from '@mise/rules/is-link.ts';
import { Suspense, useId, useState } from 'react';
import { loadable } from '../controls/loadable.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import { useHost } from '../host.ts';
import { describedBy, FieldFrame, inputClasses } from './field-frame.tsx';
import { asText, type FieldProps } from './field-props.ts';
import { useDraft } from './use-draft.ts';

const LinkPicker = loadable(() => import('../pickers/link-picker.tsx'));

/** Where something leads: a page or a product of the shop, or an address. */
export function LinkField({ field, value, onChange }: FieldProps) {
  const id = useId();
  const { text } = useHost();
  const [isPicking, setIsPicking] = useState(false);
  const take = (next: string) => onChange([], next, field);
  const invalid = text('editor.field.invalidLink');
  const draft = useDraft(asText(value), { read: readLink, invalid, maximum: field.maximum, take });
  const { error } = draft;
  return (
    <FieldFrame id={id} field={field} error={error}>
      <div className="ed:flex ed:gap-1">
        <input
          id={id}
          type="text"
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
          value={draft.text}
          onChange={(event) => draft.onChange(event.target.value)}
          onBlur={draft.onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, field, error)}
          className={inputClasses}
        />
        <ToolButton icon="search" label={text('editor.field.pickLink')} onClick={() => setIsPicking(true)} />
      </div>
      {isPicking && (
        <Suspense>
          <LinkPicker onPick={draft.choose} onClose={() => setIsPicking(false)} />
        </Suspense>
      )}
    </FieldFrame>
  );
}

function readLink(written: string): string | null {
  const address = written.trim();
  return address === '' || isWrittenLink(address) ? address : null;
}
