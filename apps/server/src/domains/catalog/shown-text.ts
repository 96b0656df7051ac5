import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { itemText } from './tables/items.ts';

const candidate = alias(itemText, 'candidate');

/**
 * Whether a row of `item_text` is what a language shows of its item: the text in that language, else in the first of its
 * fallbacks that has one. `languages`: all of them in this order (`withFallbacks`), as a list of texts.
 */
export function isShownText(languages: SQL): SQL {
  return sql`${itemText.language} = (
    SELECT ${candidate.language} FROM ${itemText} ${candidate}
    WHERE ${candidate.itemId} = ${itemText.itemId} AND ${candidate.language} = ANY(${languages})
    ORDER BY array_position(${languages}, ${candidate.language}) LIMIT 1)`;
}

/** The list that `isShownText` takes, outside of a prepared statement. */
export function languageList(languages: readonly string[]): SQL {
  return sql`${sql.param(languages)}::text[]`;
}
