import type { Language } from '@mise/rules/languages.ts';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noDependencies } from '../../../dependencies.ts';
import { createTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { changeItems } from '../change-items.ts';
import { facetIndexOf } from '../facet-index/current-index.ts';
import { rebuildSearch } from '../rebuild-search.ts';
import { loadReference } from '../reference.ts';
import { item, itemText } from '../tables/items.ts';
import { searchNumber, searchPosting, searchWord } from '../tables/search.ts';
import { createAnalyzer } from './analyzer.ts';
import { evaluate } from './evaluate.ts';
import { itemFields, variationTexts } from './fields.ts';
import { commonScores, ownLexemes } from './item-words.ts';
import { parseTerm, type WordQuery } from './query.ts';
import { readSearchItems } from './read-items.ts';
import { searchLanguages } from './search-languages.ts';
import { readStems } from './write-rows.ts';

let testShop: TestShop;
let words: Record<string, string[]>;
beforeAll(async () => {
  testShop = await createTestShop();
  await writeDocuments();
  const rows = await testShop.shop.db.select().from(searchWord).orderBy(searchWord.word);
  words = Object.fromEntries(
    searchLanguages.map((language) => [
      language,
      rows.filter((row) => row.language === language).map(({ word }) => word),
    ]),
  );
});
afterAll(() => testShop.close());

/** Every variation as a document that PostgreSQL searches by itself. */
async function writeDocuments(): Promise<void> {
  const { db } = testShop.shop;
  await db.execute(sql`CREATE TABLE searched (language text, item_id int, words tsvector)`);
  const reference = await loadReference(db);
  const ids = (await db.select({ id: item.id }).from(item)).map(({ id }) => id);
  for (const language of searchLanguages) {
    const analyzer = createAnalyzer(await readStems(db, language), language);
    for (const one of await readSearchItems(db, ids)) {
      const common = [...commonScores(itemFields(one, reference, language), analyzer).keys()];
      for (const variation of one.variations) {
        const own = ownLexemes(variationTexts(variation, reference, language), analyzer);
        const lexemes = [...new Set([...common, ...own])].filter((lexeme) => lexeme !== '');
        await db.execute(
          sql`INSERT INTO searched VALUES (${language}, ${one.id}, array_to_tsvector(${sql.param(lexemes)}::text[]))`,
        );
      }
    }
  }
}

async function foundByPostgres(ways: readonly (readonly WordQuery[])[], language: Language): Promise<number[]> {
  const quoted = (lexeme: string) => `'${lexeme.replaceAll("'", "''")}'`;
  const oneOf = ({ lexemes, lesserLexemes, beginnings }: WordQuery) =>
    `(${[...lexemes.map(quoted), ...lesserLexemes.map(quoted), ...beginnings.map((lexeme) => `${quoted(lexeme)}:*`)].join(' | ')})`;
  const query = ways.map((way) => `(${way.map(oneOf).join(' & ')})`).join(' | ');
  const { rows } = await testShop.shop.db.execute<{ id: number }>(
    sql`SELECT DISTINCT item_id AS id FROM searched WHERE language = ${language} AND words @@ ${query}::tsquery`,
  );
  return rows.map(({ id }) => id);
}

async function foundByIndex(ways: readonly (readonly WordQuery[])[], language: Language): Promise<number[]> {
  const { shop } = testShop;
  const index = await facetIndexOf({ shop, now: new Date(), dependencies: noDependencies() });
  const matches = await evaluate(
    { context: { shop, db: shop.db }, language, index, shown: index.shown.members.items },
    ways,
  );
  return [...(matches?.ranking.best({ count: matches.ranking.size }) ?? [])].map(
    (ordinal) => index.itemIds[ordinal] ?? 0,
  );
}

const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

describe('the index in the process', () => {
  test('finds what PostgreSQL finds in the same words, whatever is asked', async () => {
    const typed = fc.constantFrom(...searchLanguages).chain((language) =>
      fc.record({
        language: fc.constant(language),
        words: fc.array(fc.constantFrom(...(words[language] ?? [])), { minLength: 1, maxLength: 3 }),
        /** The last word is typed so far. */
        letters: fc.integer({ min: 2, max: 30 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(typed, async ({ language, words: some, letters }) => {
        const term = some.with(-1, some.at(-1)?.slice(0, letters) ?? '').join(' ');
        const { ways } = parseTerm(term, language);
        if (ways.length === 0) return;
        const found = await foundByIndex(ways, language);
        expect(new Set(found).size).toBe(found.length);
        expect(ascending(found), term).toEqual(ascending(await foundByPostgres(ways, language)));
      }),
      { numRuns: 300 },
    );
  });

  test('is after changes what it would be if it were made anew', async () => {
    const { shop } = testShop;
    const ids = [1001, 1002, 1003, 1150];
    await changeItems(shop, ids, async ({ db }) => {
      await db.update(itemText).set({ name: 'Knödelwendler aus Buchenholz' }).where(eq(itemText.itemId, 1001));
      await db.update(itemText).set({ keywords: 'Buche, Spülmaschinenkorb' }).where(eq(itemText.itemId, 1003));
      await db.delete(item).where(eq(item.id, 1150));
    });
    const rows = async () => ({
      postings: await shop.db.select().from(searchPosting).orderBy(searchPosting.language, searchPosting.lexeme),
      numbers: await shop.db.select().from(searchNumber).orderBy(searchNumber.number, searchNumber.variationId),
      words: await shop.db.select().from(searchWord).orderBy(searchWord.language, searchWord.word),
    });
    const changed = await rows();
    await shop.db.transaction((tx) => rebuildSearch(tx));
    const { postings, numbers, words: vocabulary } = await rows();
    expect(changed.numbers).toEqual(numbers);
    expect(changed.words).toEqual(vocabulary);
    expect(changed.postings.length).toBeGreaterThan(5000);
    const differing = postings.filter(({ postings: bytes }, place) => !changed.postings[place]?.postings.equals(bytes));
    expect(differing.map(({ lexeme }) => lexeme)).toEqual([]);
  });
});
