import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { variationAttribute } from '../tables/variations.ts';
import { listOf, readAttribute } from './list-cell.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The values of a variation, by which it is chosen. */
export async function writeAttributes(
  db: Queryable,
  variationId: number,
  cell: string,
  { attributes }: Vocabulary,
): Promise<void> {
  const rows = listOf(cell).map((part) => {
    const read = readAttribute(part);
    const attribute = attributes.find(({ name }) => name === read?.attribute);
    const value = attribute?.values.find(({ name }) => name === read?.value);
    if (!attribute || !value) throw new Error(`"${part}" was checked and is not there`);
    return { variationId, attributeId: attribute.id, valueId: value.id };
  });
  await db.delete(variationAttribute).where(eq(variationAttribute.variationId, variationId));
  if (rows.length > 0) await db.insert(variationAttribute).values(rows);
}
