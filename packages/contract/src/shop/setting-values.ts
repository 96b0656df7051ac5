import type { Weekday } from '@mise/rules/calendar-day.ts';
import { fontFamilies } from '@mise/rules/font-families.ts';
import { germanStates } from '@mise/rules/german-states.ts';
import { isPictureAddress } from '@mise/rules/is-link.ts';
import { readColor } from '@mise/rules/read-color.ts';
import { z } from 'zod';

/** How the text of a setting is read: each schema takes what is stored and gives what the shop works with. */

export const text = z.string();

export const flag = z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' });

const digits = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${most}}$`))
    .transform(Number);

export const whole = digits(9);

/** Of the major unit: "1.90"; minor units for whoever reads it. */
export const price = z
  .string()
  .regex(/^\d{1,6}([.,]\d{1,2})?$/)
  .transform((written) => Math.round(Number(written.replace(',', '.')) * 100));

/** An hour of the day, a minute of the hour. */
export const hour = z
  .string()
  .regex(/^([01]?\d|2[0-3])$/)
  .transform(Number);
export const minute = z
  .string()
  .regex(/^[0-5]?\d$/)
  .transform(Number);

/** '' is none. */
export const weekdaysOrNone = z.union([z.literal('').transform((): Weekday[] => []), z.lazy(() => weekdays)]);

/** 0 to 100. */
export const percent = z
  .string()
  .regex(/^(\d{1,2}|100)$/)
  .transform(Number);

/** So many as a date can be reckoned with. */
export const days = digits(4);

/** So many as browsers count down. */
export const seconds = digits(4);

/** Nothing stands for "not promised". */
export const daysOrNone = z
  .string()
  .regex(/^\d{0,4}$/)
  .transform((digits) => (digits === '' ? null : Number(digits)));

/** "14:00"; minutes past midnight for whoever reads it. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .transform((written) => Number(written.slice(0, 2)) * 60 + Number(written.slice(3)));

/** "1,2,3,4,5": 1 is Monday, 7 Sunday. */
export const weekdays = z
  .string()
  .regex(/^[1-7](,[1-7])*$/)
  .transform((list) => list.split(',').map((day) => Number(day) as Weekday));

/** Days, one a line: "2026-12-24". */
export const calendarDays = z
  .string()
  .transform((list) => list.split('\n').filter((line) => line !== ''))
  .pipe(z.array(z.iso.date()));

/** '' is none. */
export const germanState = z.enum(['', ...germanStates]);

/** Separated by commas. */
export const codes = z.string().transform((list) => list.split(',').filter((code) => code !== ''));

/** Separated by line breaks. */
export const lines = z.string().transform((list) => list.split('\n').filter((line) => line !== ''));

/** As clients of the ecosystem read it: '["texts.name1_asc"]'. */
export const jsonCodes = z
  .string()
  .regex(/^\["[\w.]+"(,"[\w.]+")*\]$/)
  .transform((list): string[] => JSON.parse(list));

/** Two letters of ISO 3166; '' is none, as of an e-mail address and a path. */
export const country = z.string().regex(/^([A-Z]{2})?$/);

export const email = z.string().regex(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/);

/** Of a page of the shop, without language. */
export const path = z.string().regex(/^(\/(?!\/)[^\s\\]*)?$/);

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
