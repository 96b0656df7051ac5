import { languageOfDefaults } from '@mise/rules/languages.ts';
import { currentHost } from '../host.ts';

/** The friendly name of a kind of block; its own where nobody gave it one. */
export function labelOfKind(kind: string): string {
  const { blockForms, language } = currentHost();
  return blockForms[kind]?.label[languageOfDefaults(language)] ?? kind;
}
