import type { BlockForm, FormField } from '@mise/contract/content/block-form.ts';
import { languageOfDefaults } from '@mise/rules/languages.ts';
import { currentHost } from '../host.ts';

/** What a form calls the field at a path ("content.text.title"); null where it asks for none there. */
export function labelOfField(kind: string, path: string): string | null {
  const { blockForms, language } = currentHost();
  const [part, ...keys] = path.split('.');
  const form = blockForms[kind];
  const field = form && fieldAt(part === 'configuration' ? form.configuration : form.content, keys);
  return field ? field.label[languageOfDefaults(language)] : null;
}

function fieldAt(fields: BlockForm['content'], [key, ...rest]: readonly string[]): FormField | undefined {
  const field = fields.find((each) => each.key === key);
  if (rest.length === 0 || !field) return field;
  if (field.kind === 'group') return fieldAt(field.fields, rest);
  if (field.kind !== 'list') return field;
  const [, ...inEntry] = rest;
  return inEntry.length > 0 && field.item.kind === 'group' ? fieldAt(field.item.fields, inEntry) : field;
}
