import { type SortValue, sortValues } from '@mise/contract/catalog/sort.ts';
import { itemsPerPageOptions } from '@mise/contract/limits.ts';
import { Button } from '@mise/ui/button.tsx';
import { SelectField } from '@mise/ui/select-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { MessageId } from '#app/i18n/message-ids.ts';
import { type ListQuery, listAddress, readListQuery } from '#app/lib/list-query.ts';
import { useText } from '#app/lib/use-text.ts';
import type { ProductList } from '#app/views/product-list.ts';

const sortTexts: Record<SortValue, MessageId> = {
  'texts.name1_asc': 'catalog.sort.nameAscending',
  'texts.name1_desc': 'catalog.sort.nameDescending',
  'sorting.price.avg_asc': 'catalog.sort.priceAscending',
  'sorting.price.avg_desc': 'catalog.sort.priceDescending',
  'item.feedbackDecimal_desc': 'catalog.sort.reviewsDescending',
  'item.feedbackDecimal_asc': 'catalog.sort.reviewsAscending',
};

/** Order and length of a list: a form of the address, which a choice sends by itself where scripts run. */
export function ListOptions({ list: { path, query, term } }: { list: ProductList }) {
  const text = useText();
  const navigate = useNavigate();
  // The choice shows at once; the answer to it brings a new query, which counts from then on.
  const [choice, setChoice] = useState({ for: query, chosen: query });
  const shown = choice.for === query ? choice.chosen : query;

  const form = useRef<HTMLFormElement>(null);

  function choose(chosen: ListQuery): void {
    setChoice({ for: query, chosen });
    const address = listAddress(path, { ...chosen, page: 1 }, term);
    navigate(address, { preventScrollReset: true, state: { keepsFocus: true } });
  }

  // What was chosen before the scripts ran counts too: nothing has heard of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    if (!form.current) return;
    const chosen = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    const { sort, itemsPerPage } = readListQuery(chosen);
    if (sort !== query.sort || itemsPerPage !== query.itemsPerPage) choose({ ...query, sort, itemsPerPage });
  }, []);

  return (
    <Form
      ref={form}
      action={path}
      aria-label={text('catalog.options')}
      className="flex items-end gap-3 max-sm:flex-1 max-sm:[&>:first-child]:flex-1 [&_label]:whitespace-nowrap"
    >
      {term !== undefined && <input type="hidden" name="term" value={term} />}
      <SelectField
        name="sort"
        size="medium"
        label={text('catalog.sort')}
        value={shown.sort ?? ''}
        onChange={({ target }) => choose({ ...shown, sort: sortValues.find((value) => value === target.value) })}
        options={[
          { value: '', label: text(term === undefined ? 'catalog.sort.recommended' : 'catalog.sort.relevance') },
          ...sortValues.map((value) => ({ value, label: text(sortTexts[value]) })),
        ]}
      />
      <SelectField
        name="itemsPerPage"
        size="medium"
        label={text('catalog.perPage')}
        value={shown.itemsPerPage}
        onChange={({ target }) => choose({ ...shown, itemsPerPage: Number(target.value) })}
        options={itemsPerPageOptions.map((option) => ({ value: String(option), label: String(option) }))}
      />
      {/* A class of the button itself would lose against its own. */}
      <div className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          {text('catalog.apply')}
        </Button>
      </div>
    </Form>
  );
}
