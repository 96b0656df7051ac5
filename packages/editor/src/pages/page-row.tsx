import { classNames } from '@mise/ui/class-names.ts';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { EditorIcon } from '../controls/editor-icon.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import { useHost } from '../host.ts';
import { goTo } from '../save/go-to.ts';
import { openDrawer } from '../store/drawers.ts';
import { useEditor } from '../store/editor-store.ts';
import { unsavedOf } from '../store/unsaved.ts';
import { isBetweenBreakpoints } from './is-between-breakpoints.ts';
import { isHomeName } from './is-home-name.ts';
import { usePageEntries } from './page-entries.ts';
import { pagePath } from './page-path.ts';

type PageRowProps = { id: number; renderBelow: (id: number, label: string) => ReactNode };

/** A page in the list of pages, with those below it once they are asked for. */
export function PageRow({ id, renderBelow }: PageRowProps) {
  const { text, language, path } = useHost();
  const [isOpen, setIsOpen] = useState(false);
  const entry = usePageEntries(({ entries }) => entries[id]);
  const edited = useEditor(({ document }) => document.pages[id]?.name);
  const homeTitle = useEditor(({ document }) => document.settings.homepageTitle);
  const isUnsaved = useEditor((state) => unsavedOf(state).pages.includes(id));
  if (!entry) return null;
  const [details] = entry.details;
  const name = typeof edited === 'string' && edited !== '' ? edited : (details?.name ?? '');
  const href = pagePath(entry, language);
  const isCurrent = path.split('?')[0] === href;

  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isBetweenBreakpoints()) openDrawer('pageSettings', { id });
    else goTo(href);
  }

  return (
    <li>
      <div
        className={classNames(
          'ed:group ed:flex ed:min-h-9 ed:items-center ed:gap-1 ed:rounded ed:pr-1',
          isCurrent ? 'ed:bg-blue-50 ed:hover:bg-blue-100' : 'ed:hover:bg-gray-100',
        )}
      >
        {entry.hasChildren ? (
          <ToolButton
            icon={isOpen ? 'chevronDown' : 'arrowRight'}
            label={text(isOpen ? 'editor.pages.collapse' : 'editor.pages.expand', { name })}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
        ) : (
          <span className="ed:size-8 ed:shrink-0" />
        )}
        {isHomeName(name, homeTitle) && <EditorIcon name="home" className="ed:size-4 ed:shrink-0" />}
        <a
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={open}
          className={classNames('ed:min-w-0 ed:flex-1 ed:truncate ed:py-1.5', isCurrent && 'ed:font-semibold')}
        >
          {name}
        </a>
        {isUnsaved && (
          <span
            role="img"
            aria-label={text('editor.pages.unsaved')}
            title={text('editor.pages.unsaved')}
            className="ed:text-amber-700"
          >
            <EditorIcon name="warning" />
          </span>
        )}
        {!entry.isLinkedToWebstore && <span className="ed:text-xs ed:text-gray-600">{text('editor.pages.off')}</span>}
        <ToolButton
          icon="gear"
          label={text('editor.pages.settingsOf', { name })}
          onClick={() => openDrawer('pageSettings', { id })}
          className="ed:opacity-0 ed:group-hover:opacity-100 ed:group-focus-within:opacity-100 ed:pointer-coarse:opacity-100"
        />
      </div>
      {isOpen && renderBelow(id, text('editor.pages.below', { name }))}
    </li>
  );
}
