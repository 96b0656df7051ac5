import { Button } from '@mise/ui/button.tsx';
import { Disclosure } from '@mise/ui/disclosure.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isContradiction, priceFilter, readListQuery } from '#app/lists/list-query.ts';
import { type PriceProblem, readPriceRange } from '#app/lists/price-range.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { useHydrated } from '#app/start/use-hydrated.ts';
import type { FilterGroup } from '#app/views/list-filters.ts';
import type { ProductList } from '#app/views/product-list.ts';
import { FilterValues } from './filter-values.tsx';
import { ListFields } from './list-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { useListChoice } from './use-list-choice.ts';

/** Groups that are open where nothing was chosen yet: what the owner put first. */
const openGroups = 5;

/**
 * The filters of a list: a form of its address, which a choice sends by itself where scripts run. What was typed into
 * the fields of the price goes with any choice, as in any form.
 */
export function FilterForm({ list }: { list: ProductList }) {
  const { path, query, filters } = list;
  const text = useText();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { wanted, choose } = useListChoice(list);
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<PriceProblem | null>(isContradiction(query) ? 'order' : null);

  // What was chosen before the scripts ran counts too: nothing has heard of it. An amount waits to be finished.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    const { facets } = readForm();
    if (facets.join() !== query.facets.join()) chooseFacets(facets);
  }, []);

  function readForm() {
    const fields = new FormData(form.current ?? undefined);
    const typed = (name: string) => String(fields.get(name) ?? '');
    const facets = fields.getAll('facets').map((id) => ['facets', String(id)]);
    return {
      facets: readListQuery(new URLSearchParams(facets), locale).facets,
      prices: readPriceRange({ priceMin: typed('priceMin'), priceMax: typed('priceMax') }, locale),
    };
  }

  function chooseFacets(facets: string[]): void {
    const { prices } = readForm();
    setProblem(prices.problem);
    choose((latest) => ({ ...latest, ...prices.range, facets }));
  }

  function countIn({ id, values }: FilterGroup): number {
    if (id === priceFilter) return wanted.priceMin === undefined && wanted.priceMax === undefined ? 0 : 1;
    return values.filter((value) => wanted.facets.includes(value.id)).length;
  }

  return (
    <form
      ref={form}
      action={path}
      noValidate={isHydrated}
      aria-label={text('filter.title')}
      onSubmit={(event) => {
        event.preventDefault();
        chooseFacets(wanted.facets);
      }}
    >
      <ListFields list={list} names={['sort', 'itemsPerPage']} />
      {filters.groups.map((group, index) => (
        <FilterSection key={group.id} title={group.name} count={countIn(group)} isOpen={index < openGroups}>
          {group.id === priceFilter ? (
            <PriceFields query={query} prices={filters.prices} problem={problem} onProblem={setProblem} />
          ) : (
            <FilterValues group={group} chosen={wanted.facets} onChoose={chooseFacets} />
          )}
        </FilterSection>
      ))}
      <div className="mt-4 hidden noscript:block">
        <Button type="submit" className="w-full">
          {text('filter.apply')}
        </Button>
      </div>
    </form>
  );
}

type FilterSectionProps = { title: string; count: number; isOpen: boolean; children: ReactNode };

/** A group that opens and closes; one in which something is chosen is open from the beginning. */
function FilterSection({ title, count, isOpen, children }: FilterSectionProps) {
  const text = useText();
  // As it was: taking back the last choice must not close the group under one's hand.
  const [wasOpen] = useState(isOpen || count > 0);
  return (
    <Disclosure
      isOpen={wasOpen}
      title={
        <span className="min-w-0 hyphens-auto">
          {title}
          {count > 0 && (
            <span className="ml-2 text-xs font-medium text-primary-ink">{text('filter.chosenIn', { count })}</span>
          )}
        </span>
      }
    >
      <fieldset>
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </Disclosure>
  );
}
