import { useEffect, useState } from 'react';
import { useHost } from '../host.ts';
import { type BlockGroup, fetchBlocksLists } from './blocks-lists.ts';

type BlocksLists = {
  /** null as long as they are not there. */
  groups: BlockGroup[] | null;
  failure: string | null;
  retry: () => void;
};

/** What can be added to pages, as the file of the shop says. */
export function useBlocksLists(): BlocksLists {
  const { blockForms, text } = useHost();
  const [groups, setGroups] = useState<BlockGroup[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again
  useEffect(() => {
    const call = new AbortController();
    fetchBlocksLists(blockForms, call.signal).then(setGroups, (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      if (!call.signal.aborted) setFailure(text('editor.blocksList.failed', { reason }));
    });
    return () => call.abort();
  }, [blockForms, attempt]);

  function retry(): void {
    setFailure(null);
    setAttempt(attempt + 1);
  }

  return { groups, failure, retry };
}
