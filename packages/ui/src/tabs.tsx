import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';

type Tab = { title: string; content: ReactNode };
type TabsProps = { label: string; tabs: readonly Tab[] };

/** One of several texts at a time; arrow keys, Home and End go from tab to tab. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [active, setActive] = useState(0);

  function moveByKey(event: KeyboardEvent): void {
    const last = tabs.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: active === last ? 0 : active + 1,
      ArrowLeft: active === 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label={label} className="mb-4 flex flex-wrap border-b border-line">
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === active}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
            onKeyDown={moveByKey}
            className={classNames(
              '-mb-px min-h-11 border-b-2 px-3 text-sm font-semibold transition-colors active:bg-primary-50',
              index === active
                ? 'border-primary-edge text-primary-ink'
                : 'border-transparent text-ink-muted hover:border-line-strong hover:text-ink',
            )}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, content }, index) => (
        <div
          key={title}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== active}
        >
          {content}
        </div>
      ))}
    </>
  );
}
