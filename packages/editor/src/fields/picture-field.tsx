import { isPictureAddress, isWebAddress } from '@mise/rules/is-link.ts';
import { Suspense, useId, useState } from 'react';
import { loadable } from '../controls/loadable.tsx';
import { TextButton } from '../controls/text-button.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import { useHost } from '../host.ts';
import { describedBy, FieldFrame, inputClasses } from './field-frame.tsx';
import { asText, type FieldProps } from './field-props.ts';
import { useDraft } from './use-draft.ts';
import { useLabel } from './use-label.ts';

const PicturePicker = loadable(() => import('../pictures/picture-picker.tsx'));

/** A picture: chosen from those of the shop, uploaded, or by its address. */
export function PictureField({ field, value, onChange }: FieldProps) {
  const id = useId();
  const { text } = useHost();
  const label = useLabel();
  const [isPicking, setIsPicking] = useState(false);
  const address = asText(value);
  const take = (next: string) => onChange([], next, field);
  const invalid = text('editor.field.invalidPicture');
  const draft = useDraft(address, { read: readPicture, invalid, maximum: field.maximum, take });
  const { error } = draft;
  return (
    <FieldFrame id={id} field={field} error={error}>
      <div className="ed:flex ed:flex-col ed:gap-1">
        <div className="ed:flex ed:items-center ed:gap-2">
          {address.startsWith('/') && (
            <img
              src={address}
              alt=""
              className="ed:h-12 ed:w-20 ed:shrink-0 ed:rounded ed:border ed:border-gray-200 ed:bg-gray-100 ed:object-contain"
            />
          )}
          <TextButton
            aria-label={text('editor.field.pickPictureFor', { field: label(field.label) })}
            onClick={() => setIsPicking(true)}
          >
            {text('editor.field.pickPicture')}
          </TextButton>
          {draft.text !== '' && (
            <ToolButton
              icon="close"
              label={text('editor.field.clear', { field: label(field.label) })}
              onClick={() => draft.choose('')}
            />
          )}
        </div>
        <input
          id={id}
          type="text"
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
          placeholder={text('editor.field.pictureAddress')}
          value={draft.text}
          onChange={(event) => draft.onChange(event.target.value)}
          onBlur={draft.onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, field, error)}
          className={inputClasses}
        />
        {isWebAddress(address) && <p className="ed:text-xs ed:text-gray-600">{text('editor.field.pictureIsCopied')}</p>}
      </div>
      {isPicking && (
        <Suspense>
          <PicturePicker onPick={draft.choose} onClose={() => setIsPicking(false)} />
        </Suspense>
      )}
    </FieldFrame>
  );
}

function readPicture(written: string): string | null {
  const address = written.trim();
  return isPictureAddress(address) ? address : null;
}
