import { readColor } from '@mise/rules/read-color.ts';
import { useId } from 'react';
import { ToolButton } from '../controls/tool-button.tsx';
import { useHost } from '../host.ts';
import { describedBy, FieldFrame, inputClasses } from './field-frame.tsx';
import { asText, type FieldProps } from './field-props.ts';
import { useDraft } from './use-draft.ts';
import { useLabel } from './use-label.ts';

/**
 * A color by its hex digits, its name or by eye; none is the usual one of the block. The picker is the browser's: one that brings a style
 * sheet of its own shows nothing under the policy of the pages.
 */
export function ColorField({ field, value, onChange }: FieldProps) {
  const id = useId();
  const { text } = useHost();
  const label = useLabel();
  const color = asText(value);
  const take = (next: string) => onChange([], next, field);
  const draft = useDraft(color, { read: readWritten, invalid: text('editor.field.invalidColor'), take });
  const { error } = draft;
  return (
    <FieldFrame id={id} field={field} error={error}>
      <div className="ed:flex ed:items-center ed:gap-1">
        <input
          type="color"
          aria-label={text('editor.field.pickColor', { field: label(field.label) })}
          title={text('editor.field.pickColor', { field: label(field.label) })}
          value={color === '' ? '#ffffff' : color.toLowerCase()}
          onChange={(event) => take(event.target.value)}
          className="ed:size-8 ed:shrink-0 ed:cursor-pointer ed:rounded ed:border ed:border-gray-400 ed:hover:border-gray-900 ed:pointer-coarse:size-11"
        />
        <input
          id={id}
          type="text"
          spellCheck={false}
          autoComplete="off"
          value={draft.text}
          onChange={(event) => draft.onChange(event.target.value)}
          onBlur={draft.onBlur}
          placeholder={text('editor.field.usualColor')}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, field, error)}
          className={inputClasses}
        />
        {draft.text !== '' && (
          <ToolButton
            icon="close"
            label={text('editor.field.clear', { field: label(field.label) })}
            onClick={() => take('')}
          />
        )}
      </div>
    </FieldFrame>
  );
}

function readWritten(written: string): string | null {
  return written.trim() === '' ? '' : readColor(written);
}
