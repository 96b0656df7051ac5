import type { Translated } from '@mise/rules/languages.ts';
import { bigint, customType, integer, jsonb, timestamp } from 'drizzle-orm/pg-core';

/** A short text, kept as it was written and read by `inLanguage`; long texts have a table of their own, one row a language. */
export type Texts = Translated<string>;

export const texts = (name: string) => jsonb(name).$type<Texts>();

/** Ten-thousandths of the major unit (architecture: money): unit prices and surcharges. Safe up to 900 million euros. */
export const unitAmount = (name: string) => bigint(name, { mode: 'number' });

/** Minor units (cents): line amounts, totals, payments. */
export const minorAmount = (name: string) => bigint(name, { mode: 'number' });

/** VAT rate in basis points: 1900 is 19 %. */
export const basisPoints = (name: string) => integer(name);

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
