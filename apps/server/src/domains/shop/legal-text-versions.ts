import { createHash } from 'node:crypto';
import type { LegalTextType } from '@mise/contract/shop/settings.ts';
import type { Language } from '@mise/rules/languages.ts';
import type { Queryable } from '../../db/database.ts';
import { findLegalText } from './legal-texts.ts';
import { legalTextVersion } from './tables.ts';

/**
 * Keeps the legal texts as they are now, for somebody who agrees to them. Resolves to the ids of their versions by type; a text
 * that the shop does not have is missing.
 */
export async function keepLegalTexts(
  db: Queryable,
  { types, language, now }: { types: readonly LegalTextType[]; language: Language; now: Date },
): Promise<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const type of types) {
    const html = await findLegalText(db, type, language);
    if (html === null) continue;
    const id = createHash('sha256').update(html).digest('hex');
    await db.insert(legalTextVersion).values({ id, type, language, html, since: now }).onConflictDoNothing();
    kept[type] = id;
  }
  return kept;
}
