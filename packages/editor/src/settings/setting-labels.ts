import { languages } from '@mise/rules/languages.ts';
import type { EditorTextId } from '../texts.ts';
import { settingKey } from './setting-key.ts';

/** What the settings are called, by their stored names: at their fields, where an edit of them can be undone, and where others changed them too. */
export const settingLabels = {
  font: 'editor.design.font',
  primaryColor: 'editor.design.primary',
  secondaryColor: 'editor.design.secondary',
  blockSize: 'editor.design.spacing',
  headerLogo: 'editor.general.logo',
  favicon: 'editor.general.favicon',
  ogTitle: 'editor.general.ogTitle',
  ogImg: 'editor.general.ogImage',
  useAvif: 'editor.general.useAvif',
  useWebp: 'editor.general.useWebp',
  cartReaction: 'editor.general.cartReaction',
  quickCheckoutSeconds: 'editor.general.quickCheckoutSeconds',
  dispatchCutOff: 'editor.general.dispatchCutOff',
  warehouseState: 'editor.general.warehouseState',
  warehouseWeekdays: 'editor.general.warehouseWeekdays',
  warehouseClosedDays: 'editor.general.warehouseClosedDays',
  metaTitle: 'editor.seo.title',
  metaDescription: 'editor.seo.description',
  metaKeywords: 'editor.seo.keywords',
  robots: 'editor.seo.robots',
} as const satisfies Record<string, EditorTextId>;

export type Setting = keyof typeof settingLabels;

/** Of a stored key, which may carry a language ("metaTitleEn"). */
export function labelOfSetting(key: string): EditorTextId | undefined {
  const settings = Object.keys(settingLabels) as Setting[];
  const found = settings.find((setting) => languages.some((language) => settingKey(setting, language) === key));
  return found && settingLabels[found];
}
