import { fontFamilies } from '@mise/rules/font-families.ts';
import { isPictureAddress } from '@mise/rules/is-link.ts';
import { readColor } from '@mise/rules/read-color.ts';
import { z } from 'zod';

/** How the text of a setting is read: each schema takes what is stored and gives what the shop works with. */

export const text = z.string();

export const flag = z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' });

export const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Nothing stands for "not promised". */
export const wholeOrNone = z
  .string()
  .regex(/^\d{0,9}$/)
  .transform((digits) => (digits === '' ? null : Number(digits)));

/** Separated by commas. */
export const codes = z.string().transform((list) => list.split(',').filter((code) => code !== ''));

/** Separated by line breaks. */
export const lines = z.string().transform((list) => list.split('\n').filter((line) => line !== ''));

/** As clients of the ecosystem read it: '["texts.name1_asc"]'. */
export const jsonCodes = z
  .string()
  .regex(/^\["[\w.]+"(,"[\w.]+")*\]$/)
  .transform((list): string[] => JSON.parse(list));

export const currency = z.string().regex(/^[A-Z]{3}$/);

/** Six hex digits or a CSS name; `#rrggbb` for whoever reads it. */
export const color = z
  .string()
  .refine((written) => readColor(written) !== null)
  .transform((written) => readColor(written) ?? written);

/** Address of a picture; '' is none. */
export const picture = z.string().refine(isPictureAddress, { error: 'link' });

export const font = z.enum(fontFamilies);

export const robots = z.enum(['all', 'noindex', 'nofollow', 'noindex, nofollow']);

/** What a page shows of an article that was put into the cart. */
export const cartReaction = z.enum(['sideCart', 'notification', 'quickCheckout']);

export const spacing = z.enum(['s', 'm', 'l', 'xl']);
