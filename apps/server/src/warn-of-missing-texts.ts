import type { Queryable } from './db/database.ts';
import { item } from './domains/catalog/tables/items.ts';
import { missingLegalTexts } from './domains/shop/missing-legal-texts.ts';
import type { Say } from './report-step.ts';

/** Says at the start that the shop sells without texts that its checkout and the law need. */
export async function warnOfMissingTexts(db: Queryable, say: Say): Promise<void> {
  const [sold] = await db.select({ id: item.id }).from(item).limit(1);
  const missing = sold && (await missingLegalTexts(db));
  if (missing) say(`${missing} npm run shop -- legal puts them.`);
}
