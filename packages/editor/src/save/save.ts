import { isApiError } from '@mise/contract/api-error.ts';
import { draftedFields } from '../document/drafts.ts';
import { type FieldPlace, placeOfField } from '../document/field-key.ts';
import { currentHost } from '../host.ts';
import { isWriting } from '../keyboard/is-writing.ts';
import { showDialog } from '../store/dialogs.ts';
import type { DrawerName } from '../store/drawers.ts';
import { useEditor } from '../store/editor-store.ts';
import { isUnsaved, type Unsaved, unsavedOf } from '../store/unsaved.ts';
import { mayPublish } from '../store/use-may-publish.ts';
import type { EditorTextId } from '../texts.ts';
import { BothChanged } from './both-changed.ts';
import { type Fault, FaultyFields, faultsOf, faultWords, showFaults } from './faults.ts';
import { furtherFaults, storePages } from './save-pages.ts';
import { storeBlocks } from './store-blocks.ts';
import { storeSettings } from './store-settings.ts';
import { tooLongFields } from './too-long.ts';

/** A part of the document that is stored by itself: one that fails stays unsaved, and holds up no other. */
type Part = {
  name: EditorTextId;
  /** Where its fields stand. */
  fields: FieldPlace['part'];
  isUnsaved: (unsaved: Unsaved) => boolean;
  /** Says by `onMerge` that it was brought together with the work of somebody else, however often. */
  store: (onMerge: () => void) => Promise<void>;
  /** What else the shop would refuse, beside fields (by their keys) that are known to be faulty. */
  furtherFaults?: (known: readonly string[]) => Promise<readonly Fault[]>;
};

const pages: Part = {
  name: 'errorMessages.editor.save.pages',
  fields: 'page',
  isUnsaved: (unsaved) => unsaved.pages.length > 0,
  store: storePages,
  furtherFaults,
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

/** The button. Where all was saved editing ends, but not for whoever went on meanwhile. */
export async function save(): Promise<void> {
  const isStored = await saveAndGoOn();
  if (isStored && !isUnsaved(useEditor.getState()) && !isWriting(document.activeElement)) endEditing();
}

/** Saves all that is not saved yet, and says what was and what was not. Answers whether all of it was. */
export function saveAndGoOn(): Promise<boolean> {
  const { text } = currentHost();
  return saveParts(parts, {
    success: (stored) => [text('errorMessages.editor.save.success'), ...stored],
    failure: text('errorMessages.editor.save.error'),
  });
}

/** The button of the list of pages: their settings alone. */
export async function savePages(): Promise<void> {
  const { text } = currentHost();
  await saveParts([pages], {
    success: () => text('errorMessages.editor.categories.success'),
    failure: text('errorMessages.editor.categories.error'),
  });
}

let underWay: Promise<unknown> = Promise.resolve();

/** Saves when the save that is under way is over, which does not have what was edited since. */
export async function saveAfterwards(): Promise<void> {
  await underWay;
  await save();
}

/** One save at a time: a second one does nothing. */
async function saveParts(candidates: readonly Part[], words: Words): Promise<boolean> {
  if (useEditor.getState().isSaving) return false;
  const saving = attemptAll(candidates).then(async (results) => results !== null && !(await tell(results, words)));
  underWay = saving;
  return saving;
}

/** `error`: why it failed; null where it did not. `faults`: all fields that could not be saved. */
type Result = { part: Part; error: unknown; faults: readonly Fault[]; isMerged: boolean };

/** null where there was nothing to do, or nobody who may: that is said before anything is sent, so that nothing is lost by it. */
async function attemptAll(candidates: readonly Part[]): Promise<Result[] | null> {
  const { operator, text, notify } = currentHost();
  const state = useEditor.getState();
  const unsaved = unsavedOf(state);
  const wanted = candidates.filter((part) => part.isUnsaved(unsaved));
  if (wanted.length === 0) return null;
  if (!mayPublish(operator)) {
    notify({ type: 'warning', message: text('editor.save.noRole') });
    return null;
  }
  useEditor.setState({ isSaving: true, faults: {} });
  const results: Result[] = [];
  for (const part of wanted) results.push(await attempt(part));
  useEditor.setState({ isSaving: false });
  return results;
}

async function attempt(part: Part): Promise<Result> {
  let isMerged = false;
  try {
    refuseFaulty(part.fields);
    await part.store(() => {
      isMerged = true;
    });
    return { part, error: null, faults: [], isMerged };
  } catch (error) {
    return { part, error, faults: await allFaults(part, error), isMerged };
  }
}

/** Nobody should hear only with the next save what else is wrong. */
async function allFaults({ furtherFaults: find }: Part, error: unknown): Promise<readonly Fault[]> {
  const faults = faultsOf(error);
  const isOfFields = faults.length > 0 || isApiError(error, 'content.pictureNotCopied');
  if (!find || !isOfFields) return faults;
  return [...faults, ...(await find(faults.map(({ key }) => key)))];
}

/**
 * All of a part is stored or nothing: what a field refuses holds up the rest of its part, and is not asked of the shop. Texts that are
 * too long are told with it, so that nobody hears of them only with the next save.
 */
function refuseFaulty(part: FieldPlace['part']): void {
  const drafted = draftedFields(useEditor.getState().document).filter((key) => placeOfField(key).part === part);
  // The shop names them with all else that it refuses. Of settings it takes more than their fields do.
  if (drafted.length === 0 && part !== 'setting') return;
  const tooLong = tooLongFields(part).filter((key) => !drafted.includes(key));
  const faults = [
    ...drafted.map((key) => ({ key, reason: 'invalid' as const })),
    ...tooLong.map((key) => ({ key, reason: 'tooLong' as const })),
  ];
  if (faults.length > 0) throw new FaultyFields(faults);
}

/** Takes the message of the last save away that failed: the next one says what holds now. */
let forgetFailure = () => {};

type Words = { success: (stored: string[]) => string | string[]; failure: string };

/** One message, whatever became of the parts, and one before it of all that was merged. Answers whether any was not stored. */
async function tell(results: readonly Result[], { success, failure }: Words): Promise<boolean> {
  const { text, notify, refresh } = currentHost();
  forgetFailure();
  const merged = results.filter(({ isMerged }) => isMerged).map(({ part }) => text(part.name));
  if (merged.length > 0) notify({ type: 'neutral', message: [text('editor.merged'), ...merged] });
  const stored = results.filter(({ error }) => error === null).map(({ part }) => text(part.name));
  const failed = results.filter(({ error }) => error !== null);
  // Where a part failed the shop may be away: asking it for the page again would put an error in the place of the work.
  if (failed.length === 0) refresh();
  const isSessionOver = failed.some(({ error }) => isApiError(error, 'operator.required'));
  if (isSessionOver) showDialog({ kind: 'sessionEnded' });
  showFaults(failed.flatMap(({ faults }) => faults));
  if (failed.length === 0) notify({ type: 'positive', message: success(stored) });
  else if (stored.length > 0 || !isSessionOver) {
    const reasons = (await Promise.all(failed.map(reasonsOf))).flat();
    const done = stored.length > 0 ? [text('errorMessages.editor.save.success'), ...stored] : [];
    forgetFailure = notify({ type: 'negative', message: [failure, ...reasons, ...done] });
  }
  return failed.length > 0;
}

async function reasonsOf({ part, error, faults }: Result): Promise<string[]> {
  const { text, errorText } = currentHost();
  if (error instanceof BothChanged) return [`${text(part.name)}: ${text('editor.bothChanged')}`, ...error.theirs];
  if (isApiError(error, 'pageNotFound')) {
    return [`${text(part.name)}: ${await errorText(error)}`, text('editor.save.pageGone')];
  }
  const words = faultWords(faults);
  if (faultsOf(error).length > 0) return [`${text(part.name)}: ${text('editor.save.faults')}`, ...words];
  const reason = `${text(part.name)}: ${await errorText(error)}`;
  return words.length > 0 ? [reason, text('editor.save.faults'), ...words] : [reason];
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
