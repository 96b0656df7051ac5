import { isApiError } from '@mise/contract/api-error.ts';
import { draftedFields } from '../document/drafts.ts';
import { type FieldPlace, placeOfField } from '../document/field-key.ts';
import { currentHost } from '../host.ts';
import { showDialog } from '../store/dialogs.ts';
import type { DrawerName } from '../store/drawers.ts';
import { useEditor } from '../store/editor-store.ts';
import { type Unsaved, unsavedOf } from '../store/unsaved.ts';
import { mayPublish } from '../store/use-may-publish.ts';
import type { EditorTextId } from '../texts.ts';
import { BothChanged } from './both-changed.ts';
import { FaultyFields, faultsOf, faultWords, showFaults } from './faults.ts';
import { storePages } from './save-pages.ts';
import { storeBlocks } from './store-blocks.ts';
import { storeSettings } from './store-settings.ts';

/** A part of the document that is stored by itself: one that fails stays unsaved, and holds up no other. */
type Part = {
  name: EditorTextId;
  /** Where its fields stand. */
  fields: FieldPlace['part'];
  isUnsaved: (unsaved: Unsaved) => boolean;
  store: () => Promise<void>;
};

const pages: Part = {
  name: 'errorMessages.editor.save.pages',
  fields: 'page',
  isUnsaved: (unsaved) => unsaved.pages.length > 0,
  store: storePages,
};

const parts: readonly Part[] = [
  {
    name: 'errorMessages.editor.save.template',
    fields: 'block',
    isUnsaved: ({ blocks }) => blocks,
    store: storeBlocks,
  },
  {
    name: 'errorMessages.editor.save.settings',
    fields: 'setting',
    isUnsaved: ({ settings }) => settings.length > 0,
    store: storeSettings,
  },
  pages,
];

/** Saves all that is not saved yet, and says what was and what was not. Where all was, editing ends. */
export async function save(): Promise<void> {
  const { text } = currentHost();
  const results = await attemptAll(parts);
  if (!results) return;
  const failed = await tell(results, {
    success: (stored) => [text('errorMessages.editor.save.success'), ...stored],
    failure: text('errorMessages.editor.save.error'),
  });
  if (!failed) endEditing();
}

/** The button of the list of pages: their settings alone. */
export async function savePages(): Promise<void> {
  const { text } = currentHost();
  const results = await attemptAll([pages]);
  if (!results) return;
  await tell(results, {
    success: () => text('errorMessages.editor.categories.success'),
    failure: text('errorMessages.editor.categories.error'),
  });
}

type Result = { part: Part; error: unknown };

/** null where there was nothing to do, or nobody who may: that is said before anything is sent, so that nothing is lost by it. */
async function attemptAll(candidates: readonly Part[]): Promise<Result[] | null> {
  const { operator, text, notify } = currentHost();
  const state = useEditor.getState();
  const unsaved = unsavedOf(state);
  const wanted = candidates.filter((part) => part.isUnsaved(unsaved));
  if (state.isSaving || wanted.length === 0) return null;
  if (!mayPublish(operator)) {
    notify({ type: 'warning', message: text('editor.save.noRole') });
    return null;
  }
  useEditor.setState({ isSaving: true, faults: {} });
  const results = [];
  for (const part of wanted) results.push({ part, error: await attempt(part) });
  useEditor.setState({ isSaving: false });
  return results;
}

/** Why it failed; null where it did not. */
async function attempt({ fields, store }: Part): Promise<unknown> {
  try {
    refuseDrafts(fields);
    await store();
    return null;
  } catch (error) {
    return error;
  }
}

/** All of a part is stored or nothing: what a field refuses holds up the rest of its part, and is not asked of the shop. */
function refuseDrafts(part: FieldPlace['part']): void {
  const keys = draftedFields(useEditor.getState().document).filter((key) => placeOfField(key).part === part);
  if (keys.length > 0) throw new FaultyFields(keys.map((key) => ({ key, reason: 'invalid' })));
}

/** Takes the message of the last save away that failed: the next one says what holds now. */
let forgetFailure = () => {};

type Words = { success: (stored: string[]) => string | string[]; failure: string };

/** One message, whatever became of the parts. Answers whether any was not stored. */
async function tell(results: readonly Result[], { success, failure }: Words): Promise<boolean> {
  const { text, notify, refresh } = currentHost();
  forgetFailure();
  const stored = results.filter(({ error }) => error === null).map(({ part }) => text(part.name));
  const failed = results.filter(({ error }) => error !== null);
  // Where a part failed the shop may be away: asking it for the page again would put an error in the place of the work.
  if (failed.length === 0) refresh();
  const isSessionOver = failed.some(({ error }) => isApiError(error, 'operator.required'));
  if (isSessionOver) showDialog({ kind: 'sessionEnded' });
  showFaults(failed.flatMap(({ error }) => faultsOf(error)));
  if (failed.length === 0) notify({ type: 'positive', message: success(stored) });
  else if (stored.length > 0 || !isSessionOver) {
    const reasons = (await Promise.all(failed.map(reasonsOf))).flat();
    const done = stored.length > 0 ? [text('errorMessages.editor.save.success'), ...stored] : [];
    forgetFailure = notify({ type: 'negative', message: [failure, ...reasons, ...done] });
  }
  return failed.length > 0;
}

async function reasonsOf({ part, error }: Result): Promise<string[]> {
  const { text, errorText } = currentHost();
  if (error instanceof BothChanged) return [`${text(part.name)}: ${text('editor.bothChanged')}`, ...error.theirs];
  const faults = faultWords(faultsOf(error));
  return [`${text(part.name)}: ${faults.length > 0 ? text('editor.save.faults') : await errorText(error)}`, ...faults];
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
