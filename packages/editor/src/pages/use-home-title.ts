import { defaultLanguage } from '@mise/rules/languages.ts';
import { useHost } from '../host.ts';
import { settingKey } from '../settings/setting-key.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useEditor } from '../store/editor-store.ts';

/** What the home page is called in lists of pages. */
export function useHomeTitle(): string {
  const { language } = useHost();
  useSettings();
  const key = settingKey('homepageTitle', language);
  return useEditor(
    ({ document }) =>
      document.settings[key] || document.settings[settingKey('homepageTitle', defaultLanguage)] || 'Homepage',
  );
}
