import { useEffect, useState } from 'react';
import { useHost } from '../host.ts';
import type { EditorText } from '../texts.ts';
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
      if (!call.signal.aborted) setFailure(text('editor.blocksList.failed', { reason: reasonOf(error, text) }));
    });
    return () => call.abort();
  }, [blockForms, attempt]);

  function retry(): void {
    setFailure(null);
    setAttempt(attempt + 1);
  }

  return { groups, failure, retry };
}

function reasonOf(error: unknown, text: EditorText): string {
  if (!(error instanceof Error)) return String(error);
  return typeof error.cause === 'number' ? text('editor.blocksList.status', { status: error.cause }) : error.message;
}
