import { Suspense, useId, useState } from 'react';
import { loadable } from '../controls/loadable.tsx';
import { plainText } from '../inline/text-places.ts';
import { describedBy, FieldFrame, inputClasses } from './field-frame.tsx';
import { asText, type FieldProps } from './field-props.ts';
import { useLabel } from './use-label.ts';
import { useTextError } from './use-text-error.ts';

const RichTextEditor = loadable(() => import('../rich-text/rich-text-editor.tsx'));

/** A text with headings, lists and links. What writes it is loaded when somebody begins. */
export function HtmlField({ field, value, onChange }: FieldProps) {
  const id = useId();
  const label = useLabel();
  const [isOpen, setIsOpen] = useState(false);
  const html = asText(value);
  const error = useTextError(html, field.maximum);
  const closed = (
    <button
      id={id}
      type="button"
      aria-labelledby={`${id}-label ${id}`}
      aria-describedby={describedBy(id, field, error)}
      onClick={() => setIsOpen(true)}
      className={`${inputClasses} ed:min-h-20! ed:cursor-text ed:text-left ed:align-top`}
    >
      {plainText(html).trim()}
    </button>
  );
  return (
    <FieldFrame id={id} field={field} error={error}>
      {isOpen ? (
        <Suspense fallback={closed}>
          <div className="ed:rounded ed:border ed:border-gray-400 ed:bg-white ed:focus-within:border-blue-600 ed:has-aria-invalid:border-red-700">
            <RichTextEditor
              label={label(field.label)}
              describedBy={describedBy(id, field, error)}
              isInvalid={error !== undefined}
              html={html}
              onChange={(next) => onChange([], next, field)}
            />
          </div>
        </Suspense>
      ) : (
        closed
      )}
    </FieldFrame>
  );
}
