import type { Language } from '@mise/rules/languages.ts';
import { sql } from 'drizzle-orm';
import type { Shop } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { prepareOnce, textList } from '../../../db/prepare-once.ts';
import { perVersion } from '../per-version.ts';
import { searchPosting } from '../tables/search.ts';
import { lexiconOf } from './lexicon.ts';
import { type PostingList, readMergedList } from './posting-list.ts';

/** Where a lexeme stands, or any lexeme with a beginning, by run of ids. */
export type Postings = ReadonlyMap<number, PostingList>;

/** What a process caches of a language, in bytes; what was asked for longest ago is dropped first. */
const mostBytes = 24 * 1024 * 1024;

type Cache = { entries: Map<string, { postings: Postings; bytes: number }>; bytes: number };

type Wanted = { lexemes: readonly string[]; beginnings: readonly string[] };

const ofLexemes = prepareOnce((db) =>
  db
    .select({ lexeme: searchPosting.lexeme, run: searchPosting.run, postings: searchPosting.postings })
    .from(searchPosting)
    .where(
      sql`${searchPosting.language} = ${sql.placeholder('language')}
        AND ${searchPosting.lexeme} = ANY(${textList('lexemes')})`,
    )
    .prepare('postings_of_lexemes'),
);

/**
 * Compared by characters, as the index is ordered, and not by a language. The lists of a run one behind the other: hundreds of lexemes
 * begin alike, and each would be a row.
 */
const ofBeginning = prepareOnce((db) =>
  db
    .select({ run: searchPosting.run, postings: sql<Buffer>`string_agg(${searchPosting.postings}, '')` })
    .from(searchPosting)
    .where(
      sql`${searchPosting.language} = ${sql.placeholder('language')}
        AND ${searchPosting.lexeme} ~>=~ ${sql.placeholder('beginning')} AND ${searchPosting.lexeme} ~<~ ${sql.placeholder('end')}`,
    )
    .groupBy(searchPosting.run)
    .prepare('postings_of_beginning'),
);

const lastCharacter = '\u{10ffff}';

/**
 * Reads postings, which a process caches until a text changes. Answered by lexeme, and by beginning with a star behind it; what does not
 * stand anywhere is not answered.
 */
export async function readPostings(
  { shop, db }: { shop: Shop; db: Queryable },
  language: Language,
  { lexemes, beginnings }: Wanted,
): Promise<ReadonlyMap<string, Postings>> {
  const cache = await perVersion(shop, `postings:${language}`, async (): Promise<Cache> => emptyCache(), {
    of: 'search',
  });
  const found = new Map<string, Postings>();
  const take = (key: string) => {
    const entry = cache.entries.get(key);
    if (!entry) return false;
    cache.entries.delete(key);
    cache.entries.set(key, entry);
    found.set(key, entry.postings);
    return true;
  };
  const keep = (key: string, rows: readonly Row[]) => {
    const entry = entryOf(rows);
    found.set(key, entry.postings);
    if (!cache.entries.has(key)) {
      cache.entries.set(key, entry);
      cache.bytes += entry.bytes;
    }
    dropOldest(cache);
  };

  const { ones, many } = await readable(shop, language, { lexemes, beginnings });
  const missing = [...new Set(ones.values())].filter((lexeme) => !take(lexeme));
  if (missing.length > 0) {
    const rows = Map.groupBy(await ofLexemes(db).execute({ language, lexemes: missing }), ({ lexeme }) => lexeme);
    for (const lexeme of missing) keep(lexeme, rows.get(lexeme) ?? []);
  }
  for (const [key, lexeme] of ones) found.set(key, found.get(lexeme) ?? new Map());
  for (const beginning of many) {
    if (take(`${beginning}*`)) continue;
    keep(`${beginning}*`, await ofBeginning(db).execute({ language, beginning, end: beginning + lastCharacter }));
  }
  return found;
}

/** What of that there is at all: `ones`: single lexemes, by what they are asked for as; `many`: beginnings of several. */
async function readable(shop: Shop, language: Language, { lexemes, beginnings }: Wanted) {
  const lexicon = await lexiconOf(shop, language);
  const ones = new Map(lexemes.filter(lexicon.has).map((lexeme) => [lexeme, lexeme]));
  const many = new Set<string>();
  for (const beginning of beginnings) {
    const [first, second] = lexicon.beginningWith(beginning, 2);
    if (second !== undefined) many.add(beginning);
    else if (first !== undefined) ones.set(`${beginning}*`, first);
  }
  return { ones, many };
}

type Row = { run: number; postings: Buffer };

function emptyCache(): Cache {
  return { entries: new Map(), bytes: 0 };
}

/** A map and its key take some hundred bytes beside what they hold. */
const bytesOfEntry = 300;

function entryOf(rows: readonly Row[]) {
  const postings = new Map<number, PostingList>();
  let bytes = bytesOfEntry;
  for (const { run, postings: written } of rows) {
    const list = readMergedList(written);
    postings.set(run, list);
    bytes += bytesOf(list) + bytesOfEntry;
  }
  return { postings, bytes };
}

function bytesOf({ offsets, scores, ends, variations }: PostingList): number {
  return offsets.byteLength + scores.byteLength + (ends?.byteLength ?? 0) + variations.byteLength;
}

function dropOldest(cache: Cache): void {
  for (const [key, { bytes }] of cache.entries) {
    if (cache.bytes <= mostBytes) return;
    cache.entries.delete(key);
    cache.bytes -= bytes;
  }
}
