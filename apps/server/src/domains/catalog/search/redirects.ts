import type { Product } from '@mise/contract/catalog/product.ts';
import { productPath } from '@mise/rules/path-to.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { searchNumber } from '../tables/search.ts';
import { ownerTermsOf } from './owner-terms.ts';
import { numberOf } from './query.ts';
import { searchLanguageOf } from './search-languages.ts';

/**
 * The page that a term stands for, as a path without language prefix: what the owner says, or the variation that alone has this
 * article number or GTIN. `products`: what the caller is shown of what the term found; a number of anything else leads nowhere.
 */
export async function redirectOf(
  { db, shop, language }: Pick<Context, 'db' | 'shop' | 'language'>,
  term: string,
  products: readonly Product[],
): Promise<string | null> {
  const ownerTerms = await ownerTermsOf(shop, searchLanguageOf(language));
  return ownerTerms.redirectOf(term) ?? (await pathOfNumber(db, term, products));
}

async function pathOfNumber(db: Queryable, term: string, products: readonly Product[]): Promise<string | null> {
  const number = numberOf(term);
  if (number === null) return null;
  const [one, other] = await db
    .selectDistinct({ variationId: searchNumber.variationId })
    .from(searchNumber)
    .where(eq(searchNumber.number, number))
    .limit(2);
  const product = other ? undefined : products.find(({ variation }) => variation.id === one?.variationId);
  if (!product) return null;
  const { texts, item, variation } = product;
  return productPath({ urlPath: texts.urlPath, itemId: item.id, variationId: variation.id });
}
