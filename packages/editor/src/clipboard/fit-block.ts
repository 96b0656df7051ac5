import type { Block } from '@mise/contract/content/block.ts';
import type { BlockForm, FormField } from '@mise/contract/content/block-form.ts';
import { isLink, isPictureAddress } from '@mise/rules/is-link.ts';
import { readColor } from '@mise/rules/read-color.ts';
import { toOneLine } from '@mise/rules/typed-text.ts';
import { asText } from '../fields/field-props.ts';
import { isValues, type Values } from '../fields/values-at.ts';

type Forms = Readonly<Record<string, BlockForm>>;
type CleanHtml = (html: string) => string;

/**
 * A block that anybody may have written, in the form of its kind: without what its kind has no field for, and without values that
 * the field would refuse. null for what is no block of a kind in its version of today; the shop looks again when it is saved.
 */
export function fitBlock(block: Block, forms: Forms, cleanHtml: CleanHtml): Block | null {
  const form = Object.hasOwn(forms, block.name) ? forms[block.name] : undefined;
  if (!form || (block.version ?? 1) !== form.version) return null;
  if (Array.isArray(block.content) !== (form.type === 'structure')) return null;
  const content = Array.isArray(block.content)
    ? block.content
        .filter(({ name }) => form.accepts?.includes(name) ?? true)
        .flatMap((child) => fitBlock(child, forms, cleanHtml) ?? [])
    : fitFields(form.content, block.content, cleanHtml);
  const configuration = block.configuration && fitFields(form.configuration, block.configuration, cleanHtml);
  const { configuration: _given, ...frame } = block;
  return { ...frame, type: form.type, content, ...(configuration && { configuration }) };
}

function fitFields(fields: readonly FormField[], values: Values, cleanHtml: CleanHtml): Values {
  const entries = fields.map((field) => [field.key, fitValue(field, values[field.key], cleanHtml)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** undefined for what is no value of the field. */
function fitValue(field: FormField, value: unknown, cleanHtml: CleanHtml): unknown {
  if (value === undefined || value === null) return undefined;
  const text = asText(value).trim();
  switch (field.kind) {
    case 'group':
      return isValues(value) ? fitFields(field.fields, value, cleanHtml) : undefined;
    case 'list':
      if (!Array.isArray(value)) return undefined;
      return value
        .slice(0, field.maximum)
        .map((entry) => fitValue(field.item, entry, cleanHtml))
        .filter((entry) => entry !== undefined);
    case 'text':
      return toOneLine(text).slice(0, field.maximum);
    case 'html':
      return cleanHtml(text).slice(0, field.maximum);
    case 'link':
      return isLink(text) ? text : undefined;
    case 'picture':
      return isPictureAddress(text) ? text : undefined;
    case 'color':
      return readColor(text) ?? undefined;
    case 'choice':
      return field.choices.some((choice) => choice.value === text) ? text : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'fraction':
      return text !== '' && Number(text) >= 0 && Number(text) <= 1 ? Number(text) : undefined;
    case 'columns':
      return Array.isArray(value) && value.every(isTwelfth) ? value.slice(0, 12) : undefined;
    case 'category':
      return /^\d{0,9}$/.test(text) ? text : undefined;
  }
}

function isTwelfth(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 12;
}
