import { type SQL, sql } from 'drizzle-orm';
import { itemText } from './tables.ts';

/**
 * Whether a row of `item_text` is what a language shows of its item: the text in that language, else in the first of its
 * fallbacks that has one. `languages`: all of them in this order (`withFallbacks`), as a list of texts.
 */
export function isShownText(languages: SQL): SQL {
  return sql`${itemText.language} = (
    SELECT candidate.language FROM ${itemText} candidate
    WHERE candidate.item_id = ${itemText.itemId} AND candidate.language = ANY(${languages})
    ORDER BY array_position(${languages}, candidate.language) LIMIT 1)`;
}

/** The list that `isShownText` takes, outside of a prepared statement. */
export function languageList(languages: readonly string[]): SQL {
  return sql`${sql.param(languages)}::text[]`;
}
