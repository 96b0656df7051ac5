import { Suspense } from 'react';
import { editField } from '../blocks/edit-field.ts';
import { loadable } from '../controls/loadable.tsx';
import { asText } from '../fields/field-props.ts';
import { useLabel } from '../fields/use-label.ts';
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
  const label = useLabel();
  const block = useEditedBlock(uuid);
  const place = usePlaceOf(element);
  if (!block) return null;
  const value = asText(valueAt(block, path));
  const change = (next: string) => editField(block, path, next, field);
  return (
    <div
      data-inline-text=""
      className="ed:absolute ed:z-[25] ed:outline-2 ed:outline-offset-4 ed:outline-blue-600"
      style={place}
    >
      {field.kind === 'html' ? (
        <Suspense>
          <RichTextEditor label={label(field.label)} html={value} onChange={change} onLeave={onLeave} isOnPage />
        </Suspense>
      ) : (
        <InlineLine label={label(field.label)} value={value} at={at} onChange={change} onLeave={onLeave} />
      )}
    </div>
  );
}
