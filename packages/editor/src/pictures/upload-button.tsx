import { Spinner } from '@mise/ui/spinner.tsx';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useHost } from '../host.ts';
import { mostBytes, uploadOf } from './upload-of.ts';

/** Takes a picture from the computer, by hand or by drop. An upload ends with it. */
export function UploadButton({ onUploaded }: { onUploaded: (address: string) => void }) {
  const id = useId();
  const { client, text, errorText } = useHost();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const uploading = useRef<AbortController>(null);
  useEffect(() => () => uploading.current?.abort(), []);

  async function upload(file: File | undefined): Promise<void> {
    if (!file || isBusy) return;
    if (file.size > mostBytes) return setError(text('editor.picture.tooLarge', { megabytes: mostBytes / 1024 ** 2 }));
    setError('');
    setIsBusy(true);
    uploading.current = new AbortController();
    const { signal } = uploading.current;
    try {
      const { data } = await client.doUploadStorageItem(await uploadOf(file), { signal });
      // Whoever left meanwhile may have chosen another one.
      if (!signal.aborted) onUploaded(data.publicUrl);
    } catch (failure) {
      if (!signal.aborted) setError(await errorText(failure));
    } finally {
      setIsBusy(false);
    }
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    void upload(event.dataTransfer.files[0]);
  }

  return (
    <div className="ed:mb-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files are dropped on it; the field inside is for everyone */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="ed:flex ed:min-h-16 ed:items-center ed:justify-center ed:gap-2 ed:rounded ed:border ed:border-dashed ed:border-gray-400 ed:p-3 ed:has-focus-visible:outline-2 ed:has-focus-visible:outline-blue-600"
      >
        {isBusy && <Spinner />}
        <label htmlFor={id} className="ed:cursor-pointer ed:font-semibold ed:text-blue-700 ed:underline">
          {text('editor.picture.upload')}
        </label>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml,.ico"
          className="sr-only"
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            void upload(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <span className="ed:text-gray-600">{text('editor.picture.drop')}</span>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="ed:mt-1 ed:text-red-700">
          {error}
        </p>
      )}
    </div>
  );
}
