import { useEffect, useState } from 'react';
import { useEditor } from '../store/editor-store.ts';
import { loadPage, usePageEntries } from './page-entries.ts';

/** The settings of a page, asked for where no list brought them. */
export function useLoadedPageSettings(id: number): { isLoaded: boolean; failure: unknown; retry: () => void } {
  const isListed = usePageEntries(({ entries }) => entries[id] !== undefined);
  const isEdited = useEditor(({ document }) => document.pages[id] !== undefined);
  const isLoaded = isListed && isEdited;
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again
  useEffect(() => {
    if (!isLoaded) loadPage(id).catch(setFailure);
  }, [id, isLoaded, attempt]);

  function retry(): void {
    setFailure(null);
    setAttempt(attempt + 1);
  }

  return { isLoaded, failure, retry };
}
