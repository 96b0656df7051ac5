import type { Block } from '@mise/contract/content/block.ts';
import { mergeTexts } from '@mise/contract/content/merge-texts.ts';
import { parseBlocks } from '@mise/contract/content/parse-blocks.ts';
import { inLanguage, type Language, languages, perLanguage } from '@mise/rules/languages.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { shownHtml } from '../../texts/shown-html.ts';
import { type BlockStructure, type DocumentTexts, document } from './tables.ts';

export type StoredPage = typeof document.$inferSelect;

/** The page of a name ("index") or of a category, or null. */
export async function findPage(
  db: Queryable,
  page: { kind: 'page' | 'category'; key: string },
): Promise<StoredPage | null> {
  const [row] = await pageOf(db).execute(page);
  return row ?? null;
}

const pageOf = prepareOnce((db) =>
  db
    .select()
    .from(document)
    .where(and(eq(document.kind, sql.placeholder('kind')), eq(document.key, sql.placeholder('key'))))
    .limit(1)
    .prepare('page_of'),
);

/** The blocks of a page in the language of the call. What is no block of its kind is logged and left out: the page is shown. */
export function readBlocks({ shop, log, language }: Context, page: StoredPage): Block[] {
  const { blocks, faults } = parseBlocks(shop.blockKinds, withTexts(page, language), shownHtml);
  for (const fault of faults) log.warn({ page: page.key, ...fault }, 'a block was left out of its page');
  return blocks;
}

/** The structure of a page with its texts of one language merged in. */
export function withTexts({ structure, texts }: Pick<StoredPage, 'structure' | 'texts'>, language: Language): Block[] {
  return structure.map((block) => blockWithTexts(block, texts, language));
}

/** A block that is not written in a language is shown in the one that stands in for it, or in any, and says so. */
function blockWithTexts({ uuid, content, ...block }: BlockStructure, texts: DocumentTexts, language: Language): Block {
  const own = perLanguage((each) => texts[each]?.[uuid]);
  const shown = inLanguage(own, language) ?? languages.map((each) => own[each]).find(Boolean) ?? {};
  const isUntranslated = own[language] === undefined && Object.keys(shown).length > 0;
  return {
    ...block,
    meta: { uuid, ...(isUntranslated && { isUntranslated }) },
    content: Array.isArray(content)
      ? content.map((child) => blockWithTexts(child, texts, language))
      : mergeTexts(content, shown),
  };
}
