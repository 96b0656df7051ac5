import { useEffect, useState } from 'react';
import { useHost } from '../host.ts';
import { type ShopPage, toShopPages } from './shop-pages.ts';

type ShopPages = {
  /** null as long as they are not there. */
  pages: ShopPage[] | null;
  /** Why they are not. */
  failure: unknown;
  retry: () => void;
};

/** The pages of the shop in the language that is edited. */
export function useShopPages(): ShopPages {
  const { client } = useHost();
  const [pages, setPages] = useState<ShopPage[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again
  useEffect(() => {
    const call = new AbortController();
    client.getCategoryTree(undefined, { signal: call.signal }).then(
      ({ data }) => setPages(toShopPages(data)),
      (error: unknown) => {
        if (!call.signal.aborted) setFailure(error);
      },
    );
    return () => call.abort();
  }, [client, attempt]);

  function retry(): void {
    setFailure(null);
    setAttempt(attempt + 1);
  }

  return { pages, failure, retry };
}
