import type { EnergyRating } from '@mise/rules/energy-class.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { addPicture } from '../media/add-picture.ts';
import type { ExaminedPicture } from '../media/pictures-apart.ts';

import { changeItems } from './change-items.ts';
import { type StoredEnergyLabel, variation } from './tables/variations.ts';

export type LabeledArticle = { itemId: number; variationId: number; label: StoredEnergyLabel | null };

/** Null where there is no such article. */
export async function readEnergyLabel({ db }: Pick<Context, 'db'>, number: string): Promise<LabeledArticle | null> {
  const [found] = await db
    .select({ itemId: variation.itemId, variationId: variation.id, label: variation.energyLabel })
    .from(variation)
    .where(eq(variation.number, number));
  return found ?? null;
}

/**
 * Says what the label of an article is, and puts its picture where the shop serves it; `picture` is left out where the picture stays, a
 * null label where none is due. Throws where there is no picture yet.
 */
export async function changeEnergyLabel(
  context: Pick<Context, 'db'>,
  { itemId, variationId, label: former }: LabeledArticle,
  label: { rating: EnergyRating; picture?: { name: string; picture: ExaminedPicture } } | null,
): Promise<void> {
  await changeItems(context, [itemId], async ({ db }) => {
    const url = label?.picture ? await addLabel(db, label.picture) : former?.url;
    if (label && url === undefined) throw new Error(`The variation ${variationId} has no picture of its label.`);
    const energyLabel = label && url !== undefined ? { ...label.rating, url } : null;
    await db.update(variation).set({ energyLabel }).where(eq(variation.id, variationId));
  });
}

async function addLabel(db: Queryable, { name, picture }: { name: string; picture: ExaminedPicture }): Promise<string> {
  const { path } = await addPicture(db, { folder: 'energy-labels', name, picture });
  return `/media/${path}`;
}
