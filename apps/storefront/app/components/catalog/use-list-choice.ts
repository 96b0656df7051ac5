import { useNavigate } from 'react-router';
import { create } from 'zustand';
import { type ListQuery, listAddress } from '#app/lib/list-query.ts';
import type { ProductList } from '#app/views/product-list.ts';
import type { NavigationState } from '../shop/route-announcer.tsx';
import { listCountId } from './list-parts.ts';

/** What was chosen last, and the answer that was shown then: as soon as there is another one, that counts. */
const useChoice = create<{ shown: ListQuery | null; chosen: ListQuery | null }>(() => ({ shown: null, chosen: null }));

/** Of a navigation within a list: nothing moves, the focus stays, and the number of hits is read out. */
export const withinList: { preventScrollReset: true; state: NavigationState } = {
  preventScrollReset: true,
  state: { keepsFocus: true, reads: listCountId },
};

/** What its reader wants of a list. A choice shows at once, in all controls, before its answer is there. */
export function useListChoice({ path, query, term }: ProductList) {
  const navigate = useNavigate();
  const { shown, chosen } = useChoice();
  const wanted = shown === query && chosen ? chosen : query;
  const addressOf = (next: ListQuery) => listAddress(path, { ...next, page: 1 }, term);

  function show(next: ListQuery): void {
    useChoice.setState({ shown: query, chosen: next });
  }

  function choose(next: ListQuery, state = withinList.state): void {
    if (addressOf(next) === addressOf(wanted)) return;
    show(next);
    navigate(addressOf(next), { ...withinList, state });
  }

  return { wanted, addressOf, show, choose };
}
