import { inLanguage, type Language, withFallbacks } from '@mise/rules/languages.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { shownHtml } from '../../texts/shown-html.ts';
import { legalText } from './tables.ts';

/** HTML of a legal text, or null where the shop has none of that type. */
export async function findLegalText(db: Queryable, type: string, language: Language): Promise<string | null> {
  const rows = await db
    .select({ language: legalText.language, html: legalText.html })
    .from(legalText)
    .where(and(eq(legalText.type, type), inArray(legalText.language, withFallbacks(language))));
  const texts: Partial<Record<Language, string>> = Object.fromEntries(rows.map((row) => [row.language, row.html]));
  const text = inLanguage(texts, language);
  return text === undefined ? null : shownHtml(text);
}

/** The text without its markup, for clients that show plain text. */
export function plainTextOf(html: string): string {
  return html
    .replace(/<(br|\/p|\/li|\/h[1-6]|\/tr)\s*\/?>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
