import { pathTo } from '@mise/rules/path-to.ts';
import { maximumUploadBytes, readUploadAddress, uploadEndings, uploadTypeNames } from '@mise/rules/uploaded-file.ts';
import { Button } from '@mise/ui/button.tsx';
import { describedBy, FieldError } from '@mise/ui/field-frame.tsx';
import { Icon } from '@mise/ui/icon.tsx';
import { IconButton } from '@mise/ui/icon-button.tsx';
import type { ReactNode } from 'react';
import { useText } from '#app/page/use-text.ts';
import { useFileUpload } from './use-file-upload.ts';

export type FileQuestionProps = {
  /** Of the control that has the focus when something is wrong. */
  id: string;
  label: ReactNode;
  description: string;
  /** Address of the file, '' where there is none. */
  value: string;
  error: string;
  isRequired: boolean;
  onChange: (address: string) => void;
  /** While one is on its way the line cannot be added. */
  onBusy: (isBusy: boolean) => void;
};

/** Hands in a file: chosen, sent with its progress, cancelled, replaced, removed. */
export default function FileQuestion({ id, label, description, value, error, isRequired, ...rest }: FileQuestionProps) {
  const text = useText();
  const { input, sending, failure, status, choose, cancel, remove } = useFileUpload({ id, value, ...rest });
  const hint = text('upload.hint', { types: uploadTypeNames, megabytes: maximumUploadBytes / (1024 * 1024) });
  const shown = failure || error;
  const file = readUploadAddress(value);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <input
        ref={input}
        id={`${id}-file`}
        type="file"
        accept={uploadEndings.join(',')}
        aria-hidden="true"
        tabIndex={-1}
        onChange={choose}
        className="sr-only"
      />
      {sending ? (
        <Sending name={sending.name} done={sending.done} onCancel={cancel} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {file && (
            <a
              href={pathTo.upload(value)}
              download
              className="inline-flex min-w-0 items-center gap-2 text-sm underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              <Icon name="document" className="size-5 shrink-0" />
              {file.name}
            </a>
          )}
          <Button
            id={id}
            variant="secondary"
            size="medium"
            aria-describedby={describedBy(id, { hint, error: shown })}
            aria-required={isRequired || undefined}
            onClick={() => input.current?.click()}
          >
            {text(file ? 'upload.replace' : 'upload.choose')}
          </Button>
          {file && (
            <IconButton label={text('upload.remove', { name: file.name })} onClick={remove}>
              <Icon name="trash" className="size-5" />
            </IconButton>
          )}
        </div>
      )}
      <p id={`${id}-hint`} className="mt-1 text-xs text-ink-muted">
        {description !== '' && <span className="block">{description}</span>}
        {hint}
      </p>
      <FieldError id={id} error={shown} />
      <p aria-live="polite" className="sr-only">
        {status}
      </p>
    </fieldset>
  );
}

function Sending({ name, done, onCancel }: { name: string; done: number; onCancel: () => void }) {
  const text = useText();
  const percent = Math.round(done * 100);
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="[overflow-wrap:anywhere]">{text('upload.sending', { name, percent })}</p>
        <progress
          max={100}
          value={percent}
          aria-label={text('upload.progress', { name })}
          className="h-2 w-full accent-primary-fill"
        />
      </div>
      <Button variant="quiet" size="medium" onClick={onCancel}>
        {text('upload.cancel')}
      </Button>
    </div>
  );
}
