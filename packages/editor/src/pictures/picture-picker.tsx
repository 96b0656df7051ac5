import { Spinner } from '@mise/ui/spinner.tsx';
import { useState } from 'react';
import { TextButton } from '../controls/text-button.tsx';
import { useHost } from '../host.ts';
import { LoadFailure } from '../pickers/load-failure.tsx';
import { PickerDialog } from '../pickers/picker-dialog.tsx';
import { SearchInput } from '../pickers/search-input.tsx';
import { UploadButton } from './upload-button.tsx';
import { usePictures } from './use-pictures.ts';

type PicturePickerProps = {
  /** The address of a picture of the shop. */
  onPick: (address: string) => void;
  onClose: () => void;
};

/** Pictures of the shop to choose from, and a way to add one. */
export default function PicturePicker({ onPick, onClose }: PicturePickerProps) {
  const { text } = useHost();
  const [query, setQuery] = useState('');
  const { pictures, hasMore, failure, loadMore } = usePictures();
  const found = pictures?.filter(({ key }) => key.toLowerCase().includes(query.trim().toLowerCase()));

  function pick(address: string): void {
    onPick(address);
    onClose();
  }

  return (
    <PickerDialog title={text('editor.picture.title')} onClose={onClose}>
      <UploadButton onUploaded={pick} />
      <SearchInput label={text('editor.picture.search')} value={query} onChange={setQuery} />
      {found?.length === 0 && !hasMore && <p className="ed:text-gray-600">{text('editor.picker.nothing')}</p>}
      {found && (
        <ul className="ed:grid ed:grid-cols-3 ed:gap-2">
          {found.map(({ key, publicUrl, previewUrl }) => (
            <li key={key}>
              <button
                type="button"
                title={key}
                onClick={() => pick(publicUrl)}
                className="ed:block ed:w-full ed:rounded ed:border ed:border-gray-200 ed:p-1 ed:text-left ed:hover:border-blue-600"
              >
                <img
                  src={previewUrl ?? publicUrl}
                  alt=""
                  loading="lazy"
                  className="ed:aspect-[4/3] ed:w-full ed:bg-gray-100 ed:object-contain"
                />
                <span className="ed:mt-1 ed:block ed:truncate ed:text-xs">{fileName(key)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {failure ? (
        <LoadFailure error={failure} onRetry={loadMore} />
      ) : (
        hasMore && (
          <div className="ed:mt-3 ed:flex ed:justify-center">
            {pictures ? <TextButton onClick={loadMore}>{text('editor.picture.more')}</TextButton> : <Spinner />}
          </div>
        )
      )}
    </PickerDialog>
  );
}

function fileName(key: string): string {
  return key.split('/').at(-1) ?? key;
}
