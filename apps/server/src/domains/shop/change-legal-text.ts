import type { LegalTextType } from '@mise/contract/shop/settings.ts';
import type { Language } from '@mise/rules/languages.ts';
import { and, eq, sql } from 'drizzle-orm';
import { announceChange } from '../../db/changes.ts';
import type { Transaction } from '../../db/database.ts';
import { legalText } from './tables.ts';

/**
 * Puts a text in place of the one that is there, or takes that away (null), and has every process drop the pages that show it.
 * Resolves to what was there. What somebody agreed to before is kept apart (legal-text-versions.ts).
 */
export async function changeLegalText(
  tx: Transaction,
  { type, language, html }: { type: LegalTextType; language: Language; html: string | null },
): Promise<string | null> {
  // Two at once: the second one sees what the first one did. Pages, which only read, do without.
  await tx.execute(sql`LOCK TABLE ${legalText} IN SHARE ROW EXCLUSIVE MODE`);
  const [before] = await tx
    .delete(legalText)
    .where(and(eq(legalText.type, type), eq(legalText.language, language)))
    .returning();
  if (html !== null) await tx.insert(legalText).values({ type, language, html });
  if (before?.html !== html) await announceChange(tx, ['texts']);
  return before?.html ?? null;
}
