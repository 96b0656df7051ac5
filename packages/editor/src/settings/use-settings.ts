import { useEffect, useState } from 'react';
import { useHost } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';
import { readSettings } from './read-settings.ts';

type LoadedSettings = {
  isLoaded: boolean;
  /** Why they are not there. */
  failure: unknown;
  retry: () => void;
};

/** Asks the shop for its settings once; they are part of the document from then on. */
export function useSettings(): LoadedSettings {
  const { client } = useHost();
  const isLoaded = useEditor(({ document }) => document.settings.shopName !== undefined);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again
  useEffect(() => {
    if (isLoaded) return;
    const call = new AbortController();
    readSettings(client, call.signal).catch((error: unknown) => {
      if (!call.signal.aborted) setFailure(error);
    });
    return () => call.abort();
  }, [client, isLoaded, attempt]);

  function retry(): void {
    setFailure(null);
    setAttempt(attempt + 1);
  }

  return { isLoaded, failure, retry };
}
