import { isApiError } from '@mise/contract/api-error.ts';
import { currentHost } from '../host.ts';
import { showDialog } from '../store/dialogs.ts';
import type { DrawerName } from '../store/drawers.ts';
import { useEditor } from '../store/editor-store.ts';
import { select } from '../store/mode.ts';
import { unsavedOf } from '../store/unsaved.ts';

import type { EditorTextId } from '../texts.ts';
import { storePages } from './save-pages.ts';
import { storeBlocks } from './store-blocks.ts';
import { storeSettings } from './store-settings.ts';

/** A part of the document that is stored by itself: one that fails stays unsaved, and holds up no other. */
type Part = {
  name: EditorTextId;
  isUnsaved: (unsaved: ReturnType<typeof unsavedOf>) => boolean;
  store: () => Promise<void>;
};

const parts: readonly Part[] = [
  { name: 'errorMessages.editor.save.template', isUnsaved: ({ blocks }) => blocks, store: storeBlocks },
  {
    name: 'errorMessages.editor.save.settings',
    isUnsaved: ({ settings }) => settings.length > 0,
    store: storeSettings,
  },
  { name: 'errorMessages.editor.save.pages', isUnsaved: ({ pages }) => pages.length > 0, store: storePages },
];

/** Saves all that is not saved yet, and says what was and what was not. Where all was, editing ends. */
export async function save(): Promise<void> {
  const state = useEditor.getState();
  const unsaved = unsavedOf(state);
  const wanted = parts.filter((part) => part.isUnsaved(unsaved));
  if (state.isSaving || wanted.length === 0) return;
  useEditor.setState({ isSaving: true });
  const results = [];
  for (const part of wanted) results.push(await attempt(part));
  useEditor.setState({ isSaving: false });
  await tell(results);
}

type Result = { part: Part; error: unknown };

async function attempt(part: Part): Promise<Result> {
  try {
    await part.store();
    return { part, error: null };
  } catch (error) {
    return { part, error };
  }
}

async function tell(results: Result[]): Promise<void> {
  const { text, notify, errorText, refresh } = currentHost();
  const stored = results.filter(({ error }) => error === null).map(({ part }) => text(part.name));
  const failed = results.filter(({ error }) => error !== null);
  if (stored.length > 0) {
    notify({ type: 'positive', message: [text('errorMessages.editor.save.success'), ...stored] });
    refresh();
  }
  if (failed.length === 0) {
    endEditing();
    return;
  }
  if (failed.some(({ error }) => isApiError(error, 'operator.required'))) {
    showDialog({ kind: 'sessionEnded' });
    return;
  }
  const faulty = failed.find(({ error }) => isApiError(error, 'content.invalidBlocks'))?.error;
  if (isApiError(faulty, 'content.invalidBlocks')) select(faulty.cause.faults[0]?.uuid ?? null);
  const reasons = failed.map(async ({ part, error }) => `${text(part.name)}: ${await errorText(error)}`);
  notify({ type: 'negative', message: [text('errorMessages.editor.save.error'), ...(await Promise.all(reasons))] });
}

const ofBlocks: readonly DrawerName[] = ['outline', 'blocksList', 'blocksSettings'];

/** The page is shown as visitors see it from now on. Drawers of settings stay: they are about the shop. */
function endEditing(): void {
  useEditor.setState(({ drawer }) => ({
    mode: 'preview',
    selected: null,
    drawer: drawer && ofBlocks.includes(drawer.name) ? null : drawer,
  }));
}
