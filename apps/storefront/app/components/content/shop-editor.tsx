import type { Operator } from '@mise/contract/operators/operator.ts';
import { Editor } from '@mise/editor/editor.tsx';
import type { EditorHost, EditorMessage } from '@mise/editor/host.ts';
import '@mise/editor/editor.css';
import { askBeforeGoing, hasUnsavedBlocks } from '@mise/editor/save/use-unsaved-guard.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { use, useEffect } from 'react';
import { useBlocker, useLocation, useNavigate, useRevalidator } from 'react-router';
import { browserI18n, ensureMessages } from '#app/i18n/browser-messages.ts';
import { errorMessage } from '#app/page/error-message.ts';
import { leaveEditor } from '#app/page/leave-editor.ts';
import { dismiss, notify } from '#app/page/notifications.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { operatorClient } from '#app/session/operator-client.ts';
import { useHydrated } from '#app/start/use-hydrated.ts';
import { blockForms } from './block-forms.ts';

const textsAreThere = ensureMessages(['editor', 'errors']);

/** The editor on the page that is open, with what it needs of the shop. */
export default function ShopEditor({ operator }: { operator: Operator }) {
  const text = useText();
  const language = useLocale();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useGuardedBack();
  use(textsAreThere);
  if (!useHydrated()) return null;
  const path = pathname + search;
  const host: EditorHost = {
    client: operatorClient,
    operator,
    language,
    text,
    blockForms,
    notify: showMessage,
    errorText,
    path,
    navigate,
    refresh: revalidate,
    leave: leaveEditor,
    logIn: () => window.location.assign(pathTo.operatorLogin(path)),
  };
  return <Editor host={host} />;
}

/** "Back" and "Forward" of the browser wait where blocks are not saved; links are asked about by the editor itself. */
function useGuardedBack(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction === 'POP' && currentLocation.pathname !== nextLocation.pathname && hasUnsavedBlocks(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    askBeforeGoing(blocker.location.pathname, { proceed: blocker.proceed, stay: blocker.reset });
  }, [blocker]);
}

function showMessage(message: EditorMessage): () => void {
  const id = notify(message);
  return () => dismiss(id);
}

async function errorText(error: unknown): Promise<string> {
  return errorMessage(error, browserI18n());
}
