import { isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { document } from './tables.ts';

/** The pages whose blocks lead to one of some paths ("/geschirr/teller", in whatever language), or show items of categories. */
export async function pagesThatName(
  db: Queryable,
  { paths, categoryIds }: { paths: readonly string[]; categoryIds: readonly number[] },
): Promise<string[]> {
  const wanted = new Set(paths);
  const ids = new Set(categoryIds.map(String));
  const isNamed = (key: string, value: string) =>
    key === 'categoryId' ? ids.has(value) : addressesIn(value).some((address) => wanted.has(address));
  const pages = await db
    .select({ key: document.key, structure: document.structure, texts: document.texts })
    .from(document)
    .where(isNotNull(document.publishedRevision));
  return pages.filter(({ structure, texts }) => hasText([structure, texts], isNamed)).map(({ key }) => key);
}

/** The value itself, and what the links of its HTML lead to, without query and fragment. */
function addressesIn(value: string): string[] {
  const links = [...value.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
  return [value, ...links].map((address) => address.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1'));
}

function hasText(value: unknown, isWanted: (key: string, text: string) => boolean, key = ''): boolean {
  if (typeof value === 'string' || typeof value === 'number') return isWanted(key, String(value));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => hasText(inner, isWanted, Array.isArray(value) ? key : name));
}
