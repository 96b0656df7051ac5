import { Button } from '@mise/ui/button.tsx';
import { Dialog } from '@mise/ui/dialog.tsx';
import { countFilters, withoutFilters } from '#app/lists/list-query.ts';
import { useText } from '#app/page/use-text.ts';
import type { ProductList } from '#app/views/product-list.ts';
import { FilterForm } from './filter-form.tsx';
import { useListChoice } from './use-list-choice.ts';

type FilterDrawerProps = { list: ProductList; isOpen: boolean; onClose: () => void };

/** The filters on a narrow screen: a choice counts at once, the list waits behind. */
export function FilterDrawer({ list, isOpen, onClose }: FilterDrawerProps) {
  const text = useText();
  const { wanted, choose } = useListChoice(list);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text('filter.title')}
      closeLabel={text('filter.close')}
      shape="drawer"
      footer={
        <div className="flex gap-3">
          {countFilters(wanted) > 0 && (
            <Button variant="secondary" size="large" onClick={() => choose(withoutFilters)}>
              {text('filter.reset')}
            </Button>
          )}
          <Button size="large" className="flex-1" onClick={onClose}>
            {text('filter.show', { count: list.total })}
          </Button>
          {/* While a dialog is open, nothing outside of it is read out. */}
          <p role="status" className="sr-only">
            {text('catalog.results', { count: list.total })}
          </p>
        </div>
      }
    >
      <FilterForm list={list} />
    </Dialog>
  );
}
