import { Tabs } from '@mise/ui/tabs.tsx';
import { useState } from 'react';
import { useHost } from '../host.ts';
import { PageList } from './page-list.tsx';
import { PickerDialog } from './picker-dialog.tsx';
import { ProductList } from './product-list.tsx';
import { SearchInput } from './search-input.tsx';

type LinkPickerProps = {
  /** A path of the shop without its language. */
  onPick: (path: string) => void;
  onClose: () => void;
};

/** Finds a page or a product to lead to. */
export default function LinkPicker({ onPick, onClose }: LinkPickerProps) {
  const { text } = useHost();
  const [query, setQuery] = useState('');

  function pick(path: string): void {
    onPick(path);
    onClose();
  }

  return (
    <PickerDialog title={text('editor.field.pickLink')} onClose={onClose}>
      <SearchInput label={text('editor.picker.search')} value={query} onChange={setQuery} />
      <Tabs
        label={text('editor.field.pickLink')}
        tabs={[
          {
            title: text('editor.picker.pages'),
            content: <PageList query={query} onPick={({ path }) => pick(path)} />,
          },
          { title: text('editor.picker.products'), content: <ProductList query={query} onPick={pick} /> },
        ]}
      />
    </PickerDialog>
  );
}
