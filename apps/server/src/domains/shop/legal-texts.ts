import { type LegalTextType, legalTextTypes } from '@mise/contract/shop/settings.ts';
import { inLanguage, type Language, withFallbacks } from '@mise/rules/languages.ts';
import { and, inArray, ne } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { shownHtml } from '../../texts/shown-html.ts';
import { legalText } from './tables.ts';

/** HTML by type, as it is shown in one language; what the shop does not have is missing. */
export type ShownTexts = Partial<Record<LegalTextType, string>>;

export async function findLegalTexts(
  db: Queryable,
  { types, language }: { types: readonly LegalTextType[]; language: Language },
): Promise<ShownTexts> {
  const rows = await db
    .select()
    .from(legalText)
    .where(and(inArray(legalText.type, [...types]), inArray(legalText.language, withFallbacks(language))));
  const texts: ShownTexts = {};
  for (const type of types) {
    const own: Partial<Record<Language, string>> = Object.fromEntries(
      rows.filter((row) => row.type === type).map((row) => [row.language, row.html]),
    );
    const text = inLanguage(own, language);
    if (text !== undefined) texts[type] = shownHtml(text);
  }
  return texts;
}

/** HTML of a legal text, or null where the shop has none of that type. */
export async function findLegalText(db: Queryable, type: LegalTextType, language: Language): Promise<string | null> {
  return (await findLegalTexts(db, { types: [type], language }))[type] ?? null;
}

/** Which legal texts the shop has, in the language or one that it falls back to. */
export function legalTextsOf(shop: Pick<Shop, 'remember'>, language: Language): Promise<LegalTextType[]> {
  return shop.remember(`legalTexts:${language}`, async (db) => {
    const rows = await db
      .selectDistinct({ type: legalText.type })
      .from(legalText)
      .where(and(ne(legalText.html, ''), inArray(legalText.language, withFallbacks(language))));
    return legalTextTypes.filter((each) => rows.some(({ type }) => type === each));
  });
}

export type LegalTexts = Partial<Record<LegalTextType, Partial<Record<Language, string>>>>;

/** Every text that the shop has, as it is kept. */
export async function readLegalTexts(db: Queryable): Promise<LegalTexts> {
  const rows = await db.select().from(legalText).where(ne(legalText.html, ''));
  const texts: LegalTexts = {};
  for (const type of legalTextTypes) {
    const own = rows.filter((row) => row.type === type).map(({ language, html }) => [language, html]);
    if (own.length > 0) texts[type] = Object.fromEntries(own);
  }
  return texts;
}
