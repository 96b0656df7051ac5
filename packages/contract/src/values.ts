import { maximumQuantity } from '@mise/rules/quantity-range.ts';
import { toLines, toOneLine } from '@mise/rules/typed-text.ts';
import { z } from 'zod';
import { isEmail } from './is-email.ts';
import { defaultItemsPerPage, largestId, maximumItemsPerPage } from './limits.ts';

/**
 * What the arguments of operations are made of. Where a client may send a number as text (`str | num` of the contract),
 * the parsed value is a number. Objects drop fields that they do not know: existing clients send more than they need to.
 */

/** The argument of an operation without one: absent, null or an empty object. */
export const none = z.union([z.undefined(), z.null(), z.strictObject({})]).transform(() => undefined);

/** A whole number from `minimum` to `maximum`, as number or as decimal digits. */
export function wholeNumber(minimum: number, maximum: number) {
  const number = z.int().min(minimum).max(maximum);
  return z.union([
    number,
    z
      .string()
      .trim()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .pipe(number),
  ]);
}

export const id = wholeNumber(1, largestId);

export const quantity = wholeNumber(1, maximumQuantity);

export const page = wholeNumber(1, 100_000).default(1);

export const itemsPerPage = wholeNumber(1, maximumItemsPerPage).default(defaultItemsPerPage);

/** An amount in the major unit (euros), as number or decimal text; a comma counts as the decimal point. */
export const amount = z.union([
  z.number().min(0).max(99_999_999),
  z
    .string()
    .trim()
    .regex(/^\d{1,8}([.,]\d{1,4})?$/)
    .transform((text) => Number(text.replace(',', '.'))),
]);

/** A criterion that a form may send empty: '' counts as absent. */
export function criterion<Schema extends z.ZodType>(schema: Schema) {
  return z.union([schema, z.literal('').transform(() => undefined)]).optional();
}

/** Text of one line, trimmed (`toOneLine`). Halves of characters are refused: no program that people type in makes them. */
export function line(maximumLength: number) {
  return z.string().overwrite(toOneLine).trim().max(maximumLength).refine(isWellFormed, { error: 'invalid' });
}

/** Text of several lines, trimmed (`toLines`). */
export function text(maximumLength: number) {
  return z.string().overwrite(toLines).trim().max(maximumLength).refine(isWellFormed, { error: 'invalid' });
}

function isWellFormed(value: string): boolean {
  return value.isWellFormed();
}

/** A line that may be absent or null, which is then ''. */
export function optionalLine(maximumLength: number) {
  return line(maximumLength)
    .nullish()
    .transform((value) => value ?? '');
}

/** An e-mail address by the rules of is-email.ts. */
export const email = line(254).min(1).refine(isEmail, { error: 'email' });
