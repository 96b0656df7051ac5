import { isApiError } from '@mise/contract/api-error.ts';
import { fieldKey } from '../document/field-key.ts';
import { sameValue } from '../document/same-value.ts';
import { currentHost } from '../host.ts';
import { labelOfSetting } from '../settings/setting-labels.ts';
import { useEditor } from '../store/editor-store.ts';
import { loadSettings } from '../store/load.ts';
import { unsavedOf } from '../store/unsaved.ts';
import { BothChanged } from './both-changed.ts';
import { withFaults } from './faults.ts';

/**
 * Sends the settings that were changed. Where somebody else saved others meanwhile, theirs are taken over and these sent once more; where
 * both changed the same one, theirs is told, and whoever edits presses again. Throws what the shop refuses.
 */
export async function storeSettings(onMerge: () => void = () => {}): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!isApiError(error, 'configuration.conflict')) throw error;
    const { version, settings } = error.cause;
    const before = useEditor.getState().document.settings;
    const both = takeTheirs(Object.fromEntries(settings.map(({ key, value }) => [key, String(value)])), version);
    if (both.length > 0) throw new BothChanged(both);
    if (!sameValue(useEditor.getState().document.settings, before)) onMerge();
    await send();
  }
}

async function send(): Promise<void> {
  const state = useEditor.getState();
  const { settings, settingsVersion } = state.document;
  const changed = unsavedOf(state).settings.map((key) => ({ key, value: settings[key] ?? '' }));
  const version = settingsVersion === null ? {} : { version: settingsVersion };
  const { meta } = await attempt({ settings: changed, ...version });
  const stored = Object.fromEntries(changed.map(({ key, value }) => [key, value]));
  loadSettings({ ...state.saved.settings, ...stored }, meta?.version ?? settingsVersion);
}

type Sent = { settings: { key: string; value: string }[]; version?: number };

async function attempt(sent: Sent) {
  try {
    return await currentHost().client.setConfiguration(sent);
  } catch (error) {
    throw withFaults(error, (path) => {
      const key = sent.settings[Number(path.split('.')[1])]?.key;
      return key === undefined ? undefined : fieldKey.ofSetting(key);
    });
  }
}

/** Answers, in words, what both changed, each to something else: it stays as it was edited here. */
function takeTheirs(theirs: Record<string, string>, version: number): string[] {
  const { text } = currentHost();
  const state = useEditor.getState();
  const both = unsavedOf(state).settings.filter(
    (key) => key in theirs && theirs[key] !== state.saved.settings[key] && theirs[key] !== state.document.settings[key],
  );
  loadSettings({ ...state.saved.settings, ...theirs }, version);
  return both.map((key) => {
    const label = labelOfSetting(key);
    return text('editor.settings.theirs', { field: label ? text(label) : key, value: theirs[key] ?? '' });
  });
}
