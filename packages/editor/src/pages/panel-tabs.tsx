import { classNames } from '@mise/ui/class-names.ts';
import type { KeyboardEvent } from 'react';
import { useHost } from '../host.ts';
import type { PagePanel } from '../store/drawers.ts';

const panels: readonly PagePanel[] = ['general', 'seo'];

type PanelTabsProps = { panel: PagePanel; onChange: (panel: PagePanel) => void };

/** Leads from one panel of a page's settings to the other; arrows do so too. */
export function PanelTabs({ panel, onChange }: PanelTabsProps) {
  const { text } = useHost();

  function turn(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = panel === 'general' ? 'seo' : 'general';
    onChange(other);
    event.currentTarget.querySelector<HTMLElement>(`#page-tab-${other}`)?.focus();
  }

  return (
    <div role="tablist" aria-label={text('editor.page.panels')} onKeyDown={turn} className="ed:flex ed:flex-1 ed:gap-1">
      {panels.map((each) => (
        <button
          key={each}
          id={`page-tab-${each}`}
          type="button"
          role="tab"
          aria-selected={each === panel}
          aria-controls="page-panel"
          tabIndex={each === panel ? 0 : -1}
          onClick={() => onChange(each)}
          className={classNames(
            'ed:min-h-8 ed:flex-1 ed:border-b-2 ed:pointer-coarse:min-h-11',
            each === panel ? 'ed:border-blue-600 ed:font-semibold' : 'ed:border-transparent ed:hover:bg-gray-100',
          )}
        >
          {text(`editor.page.tab.${each}`)}
        </button>
      ))}
    </div>
  );
}
