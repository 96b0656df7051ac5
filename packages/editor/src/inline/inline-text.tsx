import { Suspense, useId } from 'react';
import { editField } from '../blocks/edit-field.ts';
import { loadable } from '../controls/loadable.tsx';
import { FieldError } from '../fields/field-error.tsx';
import { asText } from '../fields/field-props.ts';
import { useLabel } from '../fields/use-label.ts';
import { useTextError } from '../fields/use-text-error.ts';
import { valueAt } from '../fields/values-at.ts';
import { useEditedBlock } from '../page/use-edited-block.ts';
import { InlineLine } from './inline-line.tsx';
import type { ShownText } from './text-places.ts';
import { usePlaceOf } from './use-place-of.ts';

const RichTextEditor = loadable(() => import('../rich-text/rich-text-editor.tsx'));

type InlineTextProps = { uuid: string; text: ShownText; at: { x: number; y: number }; onLeave: () => void };

/**
 * A text of the page while it is written: it stands over the one of the page, which follows it unseen and keeps its place. So
 * nothing that draws the page anew takes the caret away.
 */
export function InlineText({ uuid, text: { element, field, path }, at, onLeave }: InlineTextProps) {
  const id = useId();
  const label = useLabel();
  const block = useEditedBlock(uuid);
  const place = usePlaceOf(element);
  const value = asText(valueAt(block, path));
  const error = useTextError(value, field.maximum);
  if (!block) return null;
  const writing = {
    label: label(field.label),
    describedBy: error && id,
    isInvalid: error !== undefined,
    onChange: (next: string) => editField(block, path, next, field),
    onLeave,
  };
  return (
    <div
      data-inline-text=""
      className="ed:absolute ed:z-[25] ed:outline-2 ed:outline-offset-4 ed:outline-blue-600 ed:has-aria-invalid:outline-red-700"
      style={place}
    >
      {field.kind === 'html' ? (
        <Suspense>
          <RichTextEditor {...writing} html={value} isOnPage />
        </Suspense>
      ) : (
        <InlineLine {...writing} value={value} at={at} />
      )}
      {error && (
        // As wide as it wants to be, up to the edge of the window: the page does not grow sideways by it.
        <div
          style={{ maxWidth: `max(100%, 100vw - ${place.left}px - 1rem)` }}
          className="mise-editor ed:absolute ed:top-full ed:left-0 ed:mt-2 ed:w-max ed:border ed:border-red-700 ed:bg-white ed:px-2 ed:pb-1 ed:text-left ed:font-normal ed:tracking-normal ed:normal-case"
        >
          <FieldError id={id} error={error} />
        </div>
      )}
    </div>
  );
}
