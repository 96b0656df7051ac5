import { type MouseEvent, useState } from 'react';
import { EditorIcon, type EditorIconName } from '../controls/editor-icon.tsx';
import { DeletePageDialog } from '../dialogs/delete-page-dialog.tsx';
import { useHost } from '../host.ts';
import { goTo } from '../save/go-to.ts';
import { closeDrawer, type PagePanel } from '../store/drawers.ts';
import { usePagePath } from './page-path.ts';

type PageMenuProps = { id: number; onOpen: (panel: PagePanel) => void };

/** What can be done with a page. */
export function PageMenu({ id, onOpen }: PageMenuProps) {
  const { text } = useHost();
  const [isDeleting, setIsDeleting] = useState(false);
  const path = usePagePath(id);

  function edit(event: MouseEvent): void {
    event.preventDefault();
    closeDrawer();
    goTo(path);
  }

  return (
    <>
      <ul>
        <Entry icon="gear" label={text('editor.page.general')} onClick={() => onOpen('general')} />
        <Entry icon="search" label={text('editor.page.seo')} onClick={() => onOpen('seo')} />
      </ul>
      <h3 className="ed:border-b ed:border-gray-200 ed:pb-1 ed:text-sm ed:font-semibold">
        {text('editor.page.actions')}
      </h3>
      <ul>
        <li>
          <a href={path} onClick={edit} className={entryClasses}>
            <EditorIcon name="edit" />
            {text('editor.page.edit')}
          </a>
        </li>
        <Entry icon="trash" label={text('editor.page.delete')} onClick={() => setIsDeleting(true)} />
      </ul>
      {isDeleting && <DeletePageDialog id={id} onClose={() => setIsDeleting(false)} />}
    </>
  );
}

const entryClasses =
  'ed:flex ed:min-h-9 ed:w-full ed:items-center ed:gap-2 ed:rounded ed:px-2 ed:text-left ed:hover:bg-gray-100 ed:pointer-coarse:min-h-11';

function Entry({ icon, label, onClick }: { icon: EditorIconName; label: string; onClick: () => void }) {
  return (
    <li>
      <button type="button" onClick={onClick} className={entryClasses}>
        <EditorIcon name={icon} />
        {label}
      </button>
    </li>
  );
}
