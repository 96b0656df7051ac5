import { useState } from 'react';
import { useHost } from '../host.ts';
import { PageList } from './page-list.tsx';
import { PickerDialog } from './picker-dialog.tsx';
import { SearchInput } from './search-input.tsx';

type CategoryPickerProps = { onPick: (id: string) => void; onClose: () => void };

/** Chooses a category of products. */
export default function CategoryPicker({ onPick, onClose }: CategoryPickerProps) {
  const { text } = useHost();
  const [query, setQuery] = useState('');
  return (
    <PickerDialog title={text('editor.field.pickCategory')} onClose={onClose}>
      <SearchInput label={text('editor.picker.searchPages')} value={query} onChange={setQuery} />
      <PageList
        query={query}
        type="item"
        onPick={({ id }) => {
          onPick(String(id));
          onClose();
        }}
      />
    </PickerDialog>
  );
}
