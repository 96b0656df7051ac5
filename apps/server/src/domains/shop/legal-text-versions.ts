import { createHash } from 'node:crypto';
import type { LegalTextType } from '@mise/contract/shop/settings.ts';
import type { Language } from '@mise/rules/languages.ts';
import { inArray } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { findLegalTexts, type ShownTexts } from './legal-texts.ts';
import { legalTextVersion } from './tables.ts';

/** What an order is under: the checkout names it, and its confirmation brings it. */
export const contractTexts = ['TermsConditions', 'CancellationRights', 'WithdrawalForm'] as const;

/** Ids of the versions of texts by type; a text that the shop does not have is missing. */
export type LegalVersions = Partial<Record<LegalTextType, string>>;

/** Keeps the legal texts as they are now, for somebody who agrees to them. Resolves to their versions. */
export async function keepLegalTexts(
  db: Queryable,
  { types, language, now }: { types: readonly LegalTextType[]; language: Language; now: Date },
): Promise<LegalVersions> {
  const texts = await findLegalTexts(db, { types, language });
  const versions = versionsOf(texts);
  const known = await db
    .select({ id: legalTextVersion.id })
    .from(legalTextVersion)
    .where(inArray(legalTextVersion.id, Object.values(versions)));
  for (const type of types) {
    const [id, html] = [versions[type], texts[type]];
    if (id === undefined || html === undefined || known.some((each) => each.id === id)) continue;
    await db.insert(legalTextVersion).values({ id, type, language, html, since: now }).onConflictDoNothing();
  }
  return versions;
}

/** HTML of what was agreed to, in the order of `contractTexts`. */
export async function readVersions(db: Queryable, versions: LegalVersions): Promise<string[]> {
  const ids = contractTexts.flatMap((type) => versions[type] ?? []);
  const rows = await db
    .select({ id: legalTextVersion.id, html: legalTextVersion.html })
    .from(legalTextVersion)
    .where(inArray(legalTextVersion.id, ids));
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.html ?? []);
}

/** `Basket.terms`: what an order that was placed now would be under. */
export function termsOf(shop: Pick<Shop, 'remember'>, language: Language): Promise<string> {
  return shop.remember(`terms:${language}`, async (db) =>
    digestOfTerms(versionsOf(await findLegalTexts(db, { types: contractTexts, language }))),
  );
}

/** Stands for the texts that an order is under. */
export function digestOfTerms(versions: LegalVersions): string {
  return sha256(JSON.stringify(contractTexts.map((type) => versions[type] ?? null))).slice(0, 22);
}

function versionsOf(texts: ShownTexts): LegalVersions {
  return Object.fromEntries(Object.entries(texts).map(([type, html]) => [type, sha256(html)]));
}

/** In hex. */
function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
