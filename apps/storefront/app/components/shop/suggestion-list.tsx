import { classNames } from '@mise/ui/class-names.ts';
import { useEffect, useState } from 'react';
import { EnergyArrow } from '#app/components/catalog/energy-arrow.tsx';
import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { type SuggestionGroup, toSuggestionGroups } from '#app/views/suggestions.ts';
import type { SuggestionTargets } from './use-suggestions.tsx';

/** A pause in typing that is worth a question. */
const pause = 150;
const shortestTerm = 2;

type SuggestionListProps = {
  id: string;
  term: string;
  isOpen: boolean;
  /** Index of the chosen option over all groups, -1 for none. */
  active: number;
  onTargets: (targets: SuggestionTargets) => void;
  onChoose: () => void;
};

/** The options below the search field: terms, categories, products with their price. */
export default function SuggestionList({ id, term, isOpen, active, onTargets, onChoose }: SuggestionListProps) {
  const text = useText();
  const groups = useSuggestionGroups(term, onTargets);
  const count = groups.reduce((sum, group) => sum + group.options.length, 0);
  const isShown = isOpen && count > 0;
  let index = -1;

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isOpen && term.trim().length >= shortestTerm && text('search.suggestionCount', { count })}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={text('search.suggestionsLabel')}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-[70dvh] overflow-y-auto rounded border border-line bg-surface py-2 shadow-raised"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no child of a listbox
          <div key={group.label} role="group" aria-label={text(group.label)}>
            <p aria-hidden="true" className="px-4 pt-2 pb-1 text-xs font-semibold text-ink-muted">
              {text(group.label)}
            </p>
            {group.options.map((option) => {
              index += 1;
              return (
                <Link
                  key={option.href}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  to={option.href}
                  // The field would lose the focus, and the list its place, before the click arrives.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={onChoose}
                  className={classNames(
                    'flex min-h-11 items-center gap-3 px-4 py-1.5 hover:bg-primary-50',
                    index === active && 'bg-primary-100',
                  )}
                >
                  {option.image && (
                    <ResponsivePicture
                      picture={{ src: option.image, alt: '', width: 40, height: 40 }}
                      sizes="2.5rem"
                      className="size-10 rounded bg-sunken"
                    />
                  )}
                  <span className="min-w-0 flex-1">
                    {[option.label, option.variation].filter(Boolean).join(', ')}
                    {option.facts && (
                      <span className="block text-xs text-ink-muted">{text('search.itemFacts', option.facts)}</span>
                    )}
                  </span>
                  {option.aside && (
                    <span className="shrink-0 text-right text-sm font-medium text-ink-muted">
                      {option.aside}
                      {option.base && <span className="block text-xs font-normal">{option.base}</span>}
                      {option.energy && <EnergyArrow rating={option.energy} className="mt-1 ml-auto block" />}
                    </span>
                  )}
                </Link>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

/** Asks while a term is typed: after a pause, and the answer to an older term is dropped. */
function useSuggestionGroups(term: string, onTargets: (targets: SuggestionTargets) => void): SuggestionGroup[] {
  const locale = useLocale();
  const [groups, setGroups] = useState<SuggestionGroup[]>([]);
  const query = term.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another term only
  useEffect(() => {
    const controller = new AbortController();
    function show(next: SuggestionGroup[]): void {
      if (controller.signal.aborted) return;
      setGroups(next);
      onTargets(next.flatMap((group) => group.options.map((option) => option.href)));
    }
    const timer = setTimeout(() => {
      if (query.length < shortestTerm) return show([]);
      client.getItemSearchAutocomplete({ query }, { signal: controller.signal }).then(
        ({ data }) => show(toSuggestionGroups(data, locale)),
        () => show([]),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, locale]);

  return groups;
}
