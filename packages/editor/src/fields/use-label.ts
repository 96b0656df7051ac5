import type { Label } from '@mise/contract/content/block-fields.ts';
import { languageOfDefaults } from '@mise/rules/languages.ts';
import { useHost } from '../host.ts';

/** Says what kinds of block and their fields are called, in the language of the editor. */
export function useLabel(): (label: Label) => string {
  const language = languageOfDefaults(useHost().language);
  return (label) => label[language];
}
