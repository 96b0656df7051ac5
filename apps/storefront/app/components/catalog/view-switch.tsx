import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { useEffect, useState } from 'react';
import { chooseListView, currentListView, type ListView } from '#app/lists/list-view.ts';
import { useText } from '#app/page/use-text.ts';

const button =
  'flex size-9 items-center justify-center rounded text-ink-muted transition-colors hover:text-ink aria-pressed:text-primary-ink';

/** Cards or rows. Which of them holds is drawn by the attribute of the document, also before scripts know of it. */
export function ViewSwitch() {
  const text = useText();
  const [view, setView] = useState<ListView>('grid');
  useEffect(() => setView(currentListView()), []);

  function choose(chosen: ListView): void {
    chooseListView(chosen);
    setView(chosen);
  }

  return (
    <fieldset className="flex h-10 items-center rounded border border-line-strong bg-surface px-0.5 noscript:hidden">
      <legend className="sr-only">{text('catalog.view')}</legend>
      <button
        type="button"
        aria-pressed={view === 'grid'}
        aria-label={text('catalog.view.grid')}
        title={text('catalog.view.grid')}
        onClick={() => choose('grid')}
        className={classNames(button, 'bg-primary-100 in-data-[view=list]:bg-transparent')}
      >
        <Icon name="grid" className="size-5" />
      </button>
      <button
        type="button"
        aria-pressed={view === 'list'}
        aria-label={text('catalog.view.list')}
        title={text('catalog.view.list')}
        onClick={() => choose('list')}
        className={classNames(button, 'in-data-[view=list]:bg-primary-100')}
      >
        <Icon name="rows" className="size-5" />
      </button>
    </fieldset>
  );
}
