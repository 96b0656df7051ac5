import { pathTo } from '@mise/rules/path-to.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { EditorIcon } from '../controls/editor-icon.tsx';
import { useHost } from '../host.ts';
import { goTo } from '../save/go-to.ts';
import { isHomeName } from './is-home-name.ts';
import { usePageEntries } from './page-entries.ts';
import { useHomeTitle } from './use-home-title.ts';

/** The home page in the list of pages, unless a page of the tree is called so. */
export function HomeRow() {
  const { language, path } = useHost();
  const title = useHomeTitle();
  const isInTree = usePageEntries(({ entries, lists }) =>
    Boolean(lists.content?.ids.some((id) => isHomeName(entries[id]?.details[0]?.name ?? '', title))),
  );
  if (isInTree) return null;
  const href = pathTo.home(language);
  const isCurrent = path.split('?')[0] === href;
  return (
    <li>
      <div
        className={classNames(
          'ed:flex ed:min-h-9 ed:items-center ed:gap-1 ed:rounded ed:pr-1',
          isCurrent ? 'ed:bg-blue-50 ed:hover:bg-blue-100' : 'ed:hover:bg-gray-100',
        )}
      >
        <span className="ed:size-8 ed:shrink-0" />
        <EditorIcon name="home" className="ed:size-4 ed:shrink-0" />
        <a
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            goTo(href);
          }}
          className={classNames('ed:min-w-0 ed:flex-1 ed:truncate ed:py-1.5', isCurrent && 'ed:font-semibold')}
        >
          {title}
        </a>
      </div>
    </li>
  );
}
