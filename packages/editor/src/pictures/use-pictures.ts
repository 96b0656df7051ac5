import type { StorageObject } from '@mise/contract/content/storage.ts';
import { useCallback, useEffect, useState } from 'react';
import { useHost } from '../host.ts';

type Pictures = {
  /** null as long as none are there. */
  pictures: StorageObject[] | null;
  hasMore: boolean;
  failure: unknown;
  /** The next of them; the same ones again where they failed to come. */
  loadMore: () => void;
};

/** The pictures of the shop, the first of them at once. */
export function usePictures(): Pictures {
  const { client } = useHost();
  const [pictures, setPictures] = useState<StorageObject[] | null>(null);
  const [next, setNext] = useState<string | undefined>('');
  const [failure, setFailure] = useState<unknown>(null);

  const load = useCallback(
    (token: string | undefined) => {
      setFailure(null);
      client
        .getTruncatedStorageItems({ ...(token && { continuationToken: token }) })
        .then(({ data }) => {
          setPictures((before) => [...(token ? (before ?? []) : []), ...data.objects]);
          setNext(data.isTruncated ? data.nextContinuationToken : undefined);
        })
        .catch(setFailure);
    },
    [client],
  );

  useEffect(() => load(''), [load]);

  return { pictures, hasMore: next !== undefined, failure, loadMore: () => load(next) };
}
