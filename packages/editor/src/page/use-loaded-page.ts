import { isApiError } from '@mise/contract/api-error.ts';
import { useEffect } from 'react';
import type { PageKey } from '../document/editor-document.ts';
import { currentHost, useHost } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';
import { showPage } from '../store/load.ts';

/** Asks the shop for the blocks of the page that is open. False until they are there. */
export function useLoadedPage({ identifier, entityType }: PageKey): boolean {
  const { language } = useHost();

  useEffect(() => {
    const leaving = new AbortController();
    void load({ identifier, entityType } as PageKey, leaving.signal);
    return () => {
      leaving.abort();
      showPage(null);
    };
  }, [identifier, entityType]);

  return useEditor(
    ({ document: { page } }) => page !== null && page.identifier === identifier && page.language === language,
  );
}

async function load(key: PageKey, signal: AbortSignal): Promise<void> {
  const { language, notify, text, client } = currentHost();
  try {
    const { data, meta } = await readBlocks(client, key, signal);
    if (!signal.aborted) showPage({ ...key, language, version: meta?.version ?? 0, blocks: data }, meta?.photographs);
  } catch {
    if (signal.aborted) return;
    const action = { text: text('editor.retry'), onClick: () => void load(key, signal) };
    notify({ type: 'negative', message: text('editor.page.loadFailed'), action });
  }
}

/** A page that nobody has made yet has no blocks. */
async function readBlocks(
  client: ReturnType<typeof currentHost>['client'],
  { identifier, entityType }: PageKey,
  signal: AbortSignal,
) {
  try {
    return await client.getBlocks({ identifier, type: entityType }, { signal });
  } catch (error) {
    if (isApiError(error, 'pageNotFound')) return { data: [], meta: undefined };
    throw error;
  }
}
