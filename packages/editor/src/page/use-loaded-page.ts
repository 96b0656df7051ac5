import { useEffect } from 'react';
import type { PageKey } from '../document/editor-document.ts';
import { currentHost, useHost } from '../host.ts';
import { offerPageJournal } from '../save/recover.ts';
import { useEditor } from '../store/editor-store.ts';
import { showPage } from '../store/load.ts';
import { readPage } from './read-page.ts';

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
  useEditor.setState({ isLoadingPage: true });
  try {
    const { page, photographs } = await readPage(client, { ...key, language }, signal);
    if (signal.aborted) return;
    showPage(page, photographs);
    void offerPageJournal();
  } catch {
    if (signal.aborted) return;
    useEditor.setState({ isLoadingPage: false });
    const action = { text: text('editor.retry'), onClick: () => void load(key, signal) };
    notify({ type: 'negative', message: text('editor.page.loadFailed'), action });
  }
}
