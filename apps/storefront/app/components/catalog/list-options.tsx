import { type SortValue, sortValues } from '@mise/contract/catalog/sort.ts';
import { itemsPerPageOptions } from '@mise/contract/limits.ts';
import { Button } from '@mise/ui/button.tsx';
import { SelectField } from '@mise/ui/select-field.tsx';
import { useEffect, useRef } from 'react';
import type { MessageId } from '#app/i18n/message-ids.ts';
import { readListQuery } from '#app/lists/list-query.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { ProductList } from '#app/views/product-list.ts';
import { ListFields } from './list-fields.tsx';
import { useListChoice } from './use-list-choice.ts';

const sortTexts: Record<SortValue, MessageId> = {
  'texts.name1_asc': 'catalog.sort.nameAscending',
  'texts.name1_desc': 'catalog.sort.nameDescending',
  'sorting.price.avg_asc': 'catalog.sort.priceAscending',
  'sorting.price.avg_desc': 'catalog.sort.priceDescending',
  'item.feedbackDecimal_desc': 'catalog.sort.reviewsDescending',
  'item.feedbackDecimal_asc': 'catalog.sort.reviewsAscending',
};

/** The number of hits is the same afterwards: the title is read out instead. */
const sameItems = { keepsFocus: true };

/** Order and length of a list: a form of the address, which a choice sends by itself where scripts run. */
export default function ListOptions({ list }: { list: ProductList }) {
  const { path, term } = list;
  const text = useText();
  const locale = useLocale();
  const { wanted, choose } = useListChoice(list);
  const form = useRef<HTMLFormElement>(null);

  // What was chosen before the scripts ran counts too: nothing has heard of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    if (!form.current) return;
    const chosen = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    const { sort, itemsPerPage } = readListQuery(chosen, locale);
    choose((latest) => ({ ...latest, sort, itemsPerPage }), sameItems);
  }, []);

  return (
    <form
      ref={form}
      action={path}
      aria-label={text('catalog.options')}
      className="flex items-end gap-3 max-sm:flex-1 max-sm:[&>:first-child]:flex-1 [&_label]:whitespace-nowrap"
    >
      <SelectField
        name="sort"
        size="medium"
        label={text('catalog.sort')}
        value={wanted.sort ?? ''}
        onChange={({ target }) =>
          choose((latest) => ({ ...latest, sort: sortValues.find((value) => value === target.value) }), sameItems)
        }
        options={[
          { value: '', label: text(term === undefined ? 'catalog.sort.recommended' : 'catalog.sort.relevance') },
          ...sortValues.map((value) => ({ value, label: text(sortTexts[value]) })),
        ]}
      />
      <SelectField
        name="itemsPerPage"
        size="medium"
        label={text('catalog.perPage')}
        value={wanted.itemsPerPage}
        onChange={({ target }) => choose((latest) => ({ ...latest, itemsPerPage: Number(target.value) }), sameItems)}
        options={itemsPerPageOptions.map((option) => ({ value: String(option), label: String(option) }))}
      />
      <ListFields list={list} names={['facets', 'priceMin', 'priceMax']} />
      {/* A class of the button itself would lose against its own. */}
      <div className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          {text('catalog.apply')}
        </Button>
      </div>
    </form>
  );
}
