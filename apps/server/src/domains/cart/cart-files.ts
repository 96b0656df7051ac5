import { refusal } from '@mise/contract/refusal.ts';
import { inLanguage } from '@mise/rules/languages.ts';
import { maximumUploads, readUploadAddress } from '@mise/rules/uploaded-file.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { OrderProperty } from '../catalog/order-properties.ts';
import type { SellableVariation } from '../catalog/sellable-variations.ts';
import { orderProperty } from '../catalog/tables/order-properties.ts';
import { useUploads } from '../uploads/keep-uploads.ts';
import type { Addition } from './additions.ts';
import type { BasketRow } from './lines.ts';
import { basket, basketItem, type OrderParam, removedBasketItem } from './tables.ts';

/** The files that a line names in answer to questions that ask for one. */
export function fileIdsOf(params: readonly OrderParam[], properties: readonly OrderProperty[]): string[] {
  const asking = new Set(properties.filter(({ valueType }) => valueType === 'file').map(({ id }) => id));
  return params.flatMap(({ propertyId, value }) =>
    asking.has(propertyId) ? (readUploadAddress(value)?.id ?? []) : [],
  );
}

/** Files that the open basket of a customer names. */
export async function cartFileIds(db: Queryable, customerId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: sql<string>`${fileId}` })
    .from(basketItem)
    .innerJoin(basket, and(eq(basket.id, basketItem.basketId), isNull(basket.orderedAt)))
    .crossJoin(params)
    .innerJoin(orderProperty, asksForFile)
    .where(eq(basket.customerId, customerId));
  return rows.map(({ id }) => id);
}

/** These, and those of lines that were taken out of it and may come back: a line that is being moved there or back is seen once at least. */
export async function namedFileIds(db: Queryable, customerId: number): Promise<string[]> {
  const ofCustomer = sql`${basket.customerId} = ${customerId} AND ${basket.orderedAt} IS NULL`;
  const { rows } = await db.execute<{ id: string }>(sql`SELECT ${fileId} AS id
      FROM ${basketItem} JOIN ${basket} ON ${basket.id} = ${basketItem.basketId}, ${params}, ${orderProperty}
      WHERE ${ofCustomer} AND ${asksForFile}
    UNION SELECT ${fileId}
      FROM ${removedBasketItem} JOIN ${basket} ON ${basket.id} = ${removedBasketItem.basketId}, ${paramsOfRemoved}, ${orderProperty}
      WHERE ${ofCustomer} AND ${asksForFile}`);
  return rows.map(({ id }) => id);
}

const params = sql`jsonb_array_elements(${basketItem.orderParams}) AS param`;
const paramsOfRemoved = sql`jsonb_array_elements(${removedBasketItem.orderParams}) AS param`;
const fileId = sql`split_part(param ->> 'value', '/', 1)`;
/** What was typed as a text may look like the address of a file. */
const asksForFile = and(
  sql`${orderProperty.id} = (param ->> 'propertyId')::integer`,
  eq(orderProperty.valueType, 'file'),
);

/** SQL: the ids of files that any basket names, in a line or in one that may come back. */
export const filesInCarts = sql`SELECT ${fileId} FROM ${basketItem}, ${params}, ${orderProperty} WHERE ${asksForFile}
  UNION ALL SELECT ${fileId} FROM ${removedBasketItem}, ${paramsOfRemoved}, ${orderProperty} WHERE ${asksForFile}`;

/** Puts files on the lines that name them; refuses one that is gone or somebody else's, and more than a cart takes. */
export async function takeFiles(
  { db, now, language }: Pick<Context, 'db' | 'now' | 'language'>,
  input: {
    customerId: number;
    rows: readonly BasketRow[];
    additions: readonly Addition[];
    variations: ReadonlyMap<number, SellableVariation>;
  },
): Promise<void> {
  const named = ({ variationId, params }: { variationId: number; params: readonly OrderParam[] }) =>
    fileIdsOf(params, input.variations.get(variationId)?.orderProperties ?? []);
  const added = new Set(input.additions.flatMap(named));
  if (added.size === 0) return;
  const held = input.rows.flatMap((row) => named({ variationId: row.variationId, params: row.orderParams }));
  if (new Set([...added, ...held]).size > maximumUploads) {
    throw refusal('upload.tooMany', { cause: { maximum: maximumUploads } });
  }
  const loose = [...added].filter((id) => !held.includes(id));
  const own = await useUploads(db, { customerId: input.customerId, fileIds: loose.sort(), now });
  for (const { variationId, params } of input.additions) {
    const properties = input.variations.get(variationId)?.orderProperties ?? [];
    const missing = params.filter((param) =>
      fileIdsOf([param], properties).some((id) => loose.includes(id) && !own.has(id)),
    );
    if (missing.length === 0) continue;
    const propertyIds = missing.map(({ propertyId }) => propertyId);
    const names = properties
      .filter(({ id }) => propertyIds.includes(id))
      .map(({ names }) => inLanguage(names, language));
    throw refusal('cart.addToBasket.orderPropertyInvalid', {
      cause: { variationId, propertyIds, names: names.join(', ') },
    });
  }
}
