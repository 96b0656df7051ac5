import { useEffect, useState } from 'react';
import { useLocale } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { useCustomer } from '#app/session/customer-store.ts';
import { type LastOrdered, toLastOrdered } from '#app/views/last-ordered.ts';

type State = { kind: 'loading' } | { kind: 'guest' } | { kind: 'failed' } | { kind: 'known'; ordered: LastOrdered };

/** What the customer ordered last, with the prices and the stock of now. A guest is asked about by nobody. */
export function useLastOrdered(): State {
  const locale = useLocale();
  const { customer } = useCustomer();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const email = customer === undefined ? undefined : (customer?.email ?? null);
  useEffect(() => {
    // Who visits is known a moment later.
    if (email === undefined) return;
    if (email === null) return setState({ kind: 'guest' });
    const call = new AbortController();
    const { signal } = call;
    void read()
      .then((ordered) => setState({ kind: 'known', ordered }))
      .catch(() => signal.aborted || setState({ kind: 'failed' }));
    return () => call.abort();

    async function read(): Promise<LastOrdered> {
      const { data: lines } = await client.getLastOrdered(undefined, { signal });
      const variationIds = lines.map(({ variationId }) => variationId);
      if (variationIds.length === 0) return toLastOrdered({ lines, products: [] }, locale);
      const { data } = await client.getProductsByIds({ variationIds, products: 'small' }, { signal });
      return toLastOrdered({ lines, products: data.products }, locale);
    }
  }, [email, locale]);
  return state;
}
