import { languageOfDefaults } from '@mise/rules/languages.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { type ReactNode, useId, useState } from 'react';
import { EditorIcon } from '../controls/editor-icon.tsx';
import { TextButton } from '../controls/text-button.tsx';
import { AddPageDialog } from '../dialogs/add-page-dialog.tsx';
import { useHost } from '../host.ts';
import { PageList } from '../pages/page-list.tsx';
import { savePages } from '../save/save.ts';
import { useEditor } from '../store/editor-store.ts';
import { unsavedOf } from '../store/unsaved.ts';
import { useMayPublish } from '../store/use-may-publish.ts';

/** All pages of the shop: to go to, to set, to add. */
export default function PagesDrawer() {
  const { text, language } = useHost();
  const [isAdding, setIsAdding] = useState(false);
  const hasChanges = useEditor((state) => unsavedOf(state).pages.length > 0);
  const mayPublish = useMayPublish();
  const isSaving = useEditor(({ isSaving: isBusy }) => isBusy);
  return (
    <div className="ed:flex ed:flex-col ed:gap-4 ed:p-4">
      <div className="ed:flex ed:flex-wrap ed:items-center ed:gap-2">
        <TextButton onClick={() => setIsAdding(true)}>
          <EditorIcon name="plus" className="ed:size-4" />
          {text('editor.pages.add')}
        </TextButton>
        <TextButton
          look="primary"
          disabled={!hasChanges || isSaving || !mayPublish}
          isBusy={isSaving}
          onClick={() => void savePages()}
        >
          {text('editor.pages.save')}
        </TextButton>
        <a
          href={pathTo.manual(languageOfDefaults(language))}
          target="_blank"
          rel="noreferrer"
          aria-label={text('editor.pages.help')}
          title={text('editor.pages.help')}
          className="ed:ml-auto ed:inline-flex ed:size-8 ed:items-center ed:justify-center ed:rounded ed:hover:bg-gray-100 ed:pointer-coarse:size-11"
        >
          <EditorIcon name="help" />
        </a>
      </div>
      {!mayPublish && <p className="ed:text-amber-700">{text('editor.mayNotPublish')}</p>}
      <Accordion title={text('editor.pages.content')}>
        <PageList list="content" label={text('editor.pages.content')} hasHome />
      </Accordion>
      <Accordion title={text('editor.pages.categories')}>
        <PageList list="item" label={text('editor.pages.categories')} />
      </Accordion>
      {isAdding && <AddPageDialog onClose={() => setIsAdding(false)} />}
    </div>
  );
}

function Accordion({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <section className="ed:border-t ed:border-gray-200 ed:pt-2">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="ed:flex ed:min-h-8 ed:w-full ed:items-center ed:gap-2 ed:rounded ed:text-left ed:font-semibold ed:hover:bg-gray-100 ed:pointer-coarse:min-h-11"
        >
          <EditorIcon name={isOpen ? 'chevronDown' : 'arrowRight'} className="ed:size-4" />
          {title}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
