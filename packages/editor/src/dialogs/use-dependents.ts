import type { CategoryDependents } from '@mise/contract/catalog/category-entry.ts';
import { useEffect, useState } from 'react';
import { useHost } from '../host.ts';

type Dependents = { dependents: CategoryDependents | null; failure: unknown; retry: () => void };

/** What hangs on a page. */
export function useDependents(categoryId: number): Dependents {
  const { client } = useHost();
  const [dependents, setDependents] = useState<CategoryDependents | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again
  useEffect(() => {
    const call = new AbortController();
    client.getCategoryDependents({ categoryId }, { signal: call.signal }).then(
      ({ data }) => setDependents(data),
      (error: unknown) => {
        if (!call.signal.aborted) setFailure(error);
      },
    );
    return () => call.abort();
  }, [client, categoryId, attempt]);

  function retry(): void {
    setFailure(null);
    setAttempt(attempt + 1);
  }

  return { dependents, failure, retry };
}
