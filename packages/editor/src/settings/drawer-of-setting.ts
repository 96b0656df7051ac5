import { labelOfSetting } from './setting-labels.ts';

const drawers = ['design', 'general', 'shop', 'seo'] as const;

/** In which drawer a setting stands, by its stored key: its label is called after it. */
export function drawerOfSetting(key: string): (typeof drawers)[number] {
  const label = labelOfSetting(key);
  return drawers.find((drawer) => label?.startsWith(`editor.${drawer}.`)) ?? 'general';
}
