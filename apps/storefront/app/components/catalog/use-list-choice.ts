import { createPath, useNavigate, useNavigation } from 'react-router';
import { create } from 'zustand';
import { type ListQuery, listAddress } from '#app/lists/list-query.ts';
import type { ProductList } from '#app/views/product-list.ts';
import type { NavigationState } from '../shop/route-announcer.tsx';
import { listCountId } from './list-parts.ts';

type Choice = { shown: ListQuery | null; chosen: ListQuery | null };

/** What was chosen last, and the answer that was shown then: as soon as there is another one, that counts, unless the choice is on its way still. */
const useChoice = create<Choice>(() => ({ shown: null, chosen: null }));

/** Of a navigation within a list: nothing moves, the focus stays, and the number of hits is read out. */
export const withinList: { preventScrollReset: true; state: NavigationState } = {
  preventScrollReset: true,
  state: { keepsFocus: true, reads: listCountId },
};

/** What its reader wants of a list. A choice shows at once, in all controls, before its answer is there. */
export function useListChoice({ path, query, term }: ProductList) {
  const navigate = useNavigate();
  const { location: destination } = useNavigation();
  const addressOf = (query: ListQuery) => listAddress(path, { ...query, page: 1 }, term);
  const wanted = choiceOf(useChoice());

  function choiceOf({ shown, chosen }: Choice): ListQuery {
    if (chosen === null) return query;
    // The answer to an earlier choice may be drawn when the next one is made already.
    const isOnItsWay = destination !== undefined && createPath(destination) === addressOf(chosen);
    return shown === query || isOnItsWay ? chosen : query;
  }

  function show(next: ListQuery): void {
    useChoice.setState({ shown: query, chosen: next });
  }

  /** `change` takes what is wanted at this moment: two parts of a list may choose before either is drawn again. */
  function choose(change: (latest: ListQuery) => ListQuery, state = withinList.state): void {
    const latest = choiceOf(useChoice.getState());
    const next = change(latest);
    if (addressOf(next) === addressOf(latest)) return;
    show(next);
    navigate(addressOf(next), { ...withinList, state });
  }

  return { wanted, addressOf, show, choose };
}
