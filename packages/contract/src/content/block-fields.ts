import { isLink, isPictureAddress } from '@mise/rules/is-link.ts';
import { readColor } from '@mise/rules/read-color.ts';
import { z } from 'zod';
import { line, text, wholeNumber } from '../values.ts';

/**
 * What the content of blocks is made of. `field` says what a value is, to forms and to whoever has to treat all of one sort
 * alike. Looks that a block does not know are shown as its usual look, as in any style sheet, and refuse nothing.
 */
export type BlockField =
  | 'text'
  | 'html'
  | 'color'
  | 'link'
  | 'picture'
  | 'choice'
  | 'fraction'
  | 'flag'
  | 'columns'
  | 'category';

/** What something is called, in the languages of all defaults (`languageOfDefaults`). */
export type Label = { de: string; en: string };

function field<Schema extends z.ZodType>(name: BlockField, schema: Schema): Schema {
  return schema.meta({ field: name });
}

export function isField(schema: z.ZodType, name: BlockField): boolean {
  return schema.meta()?.field === name;
}

/** The same field or group of fields with what a form calls it, and what it says below it. */
export function labeled<Schema extends z.ZodType>(label: Label, schema: Schema, hint?: Label): Schema {
  return schema.meta({ label, ...(hint && { hint }) });
}

const writtenPerLanguage: readonly BlockField[] = ['text', 'html', 'link'];

/** Whether each language has its own: words, and the addresses of pages, which are words too. All else is the same in each. */
export function isTranslated(schema: z.ZodType): boolean {
  return writtenPerLanguage.some((name) => isField(schema, name));
}

/** A line of words. */
export const words = field('text', line(1000));

/** HTML: whoever stores it cleans it (parse-blocks.ts). */
export const html = field('html', text(100_000));

/** A path of the shop without its language, or an address of the web, mail or telephone. */
export const link = field('link', line(2000).refine(isLink, { error: 'link' }));

/** Address of a picture: of the shop, or of the web, from where it is copied when the block is saved. */
export const picture = field('picture', line(2000).refine(isPictureAddress, { error: 'link' }));

const threeDigits = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;

/** "#rrggbb", of hex digits or the name of a color; '' for anything else, so that no style can be smuggled in. */
export const color = field(
  'color',
  z
    .string()
    .trim()
    .transform((value) => readColor(value.replace(threeDigits, '#$1$1$2$2$3$3')) ?? ''),
);

/** One of some words; the usual one where it is none of them. Forms show their labels. */
export function choice<const Value extends string>(usual: NoInfer<Value>, choices: Record<Value, Label>) {
  const known = (value: string): Value => (Object.hasOwn(choices, value) ? (value as Value) : usual);
  return z.string().trim().transform(known).meta({ field: 'choice', choices, usual });
}

export const flag = field('flag', z.boolean());

/** On unless somebody switches it off. */
export const flagOn = flag.meta({ usual: true });

/** Of each block that a structure holds, in twelfths of the row. */
export const columns = field('columns', z.array(wholeNumber(1, 12)).max(12));

/** From 0 to 1. */
export const fraction = field(
  'fraction',
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d*[.]?\d+$/)
        .transform(Number),
    ])
    .transform((value) => Math.min(1, Math.max(0, value))),
);
