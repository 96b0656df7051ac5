import { z } from 'zod';
import { line, text } from '../values.ts';

/**
 * What the content of blocks is made of. `field` says what a value is, to forms and to whoever has to treat all of one sort
 * alike. Looks that a block does not know are shown as its usual look, as in any style sheet, and refuse nothing.
 */
export type BlockField = 'text' | 'html' | 'color' | 'link' | 'picture' | 'choice' | 'fraction' | 'category';

function field<Schema extends z.ZodType>(name: BlockField, schema: Schema): Schema {
  return schema.meta({ field: name });
}

export function isField(schema: z.ZodType, name: BlockField): boolean {
  return schema.meta()?.field === name;
}

/** A line of words. */
export const words = field('text', line(1000));

/** HTML: whoever stores it cleans it (parse-blocks.ts). */
export const html = field('html', text(100_000));

/** A path of the shop without its language, or an address of the web, mail or telephone. */
export const link = field('link', line(2000));

/** Address of a picture. */
export const picture = field('picture', line(2000));

const hex = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** "#rrggbb"; '' for anything else, so that no style can be smuggled in. */
export const color = field(
  'color',
  z
    .string()
    .trim()
    .transform((value) => (hex.test(value) ? sixDigits(value.replace('#', '')) : '')),
);

function sixDigits(digits: string): string {
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** One of some words; the first of them where it is none of them. */
export function choice<const Choices extends readonly [string, ...string[]]>(...choices: Choices) {
  const [usual] = choices;
  const known = (value: string): Choices[number] => choices.find((candidate) => candidate === value) ?? usual;
  return z.string().trim().transform(known).meta({ field: 'choice', choices });
}

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
