import type { Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { country } from '../shop/tables.ts';
import { loadCategories } from './category-nodes.ts';
import { perVersion } from './per-version.ts';
import { attribute, attributeValue } from './tables/attributes.ts';
import { availability } from './tables/availabilities.ts';
import { facet, facetValue, filterPosition } from './tables/facets.ts';
import { manufacturer } from './tables/manufacturers.ts';
import { orderProperty } from './tables/order-properties.ts';
import { property, propertyGroup } from './tables/properties.ts';
import { tag } from './tables/tags.ts';
import { unit } from './tables/units.ts';

/** The small tables that products refer to, by id: with them a product needs few queries of its own. */
export type Reference = Awaited<ReturnType<typeof loadReference>>;

export function referenceOf(shop: Shop): Promise<Reference> {
  return perVersion(shop, 'reference', loadReference);
}

/** One query each, one after the other: a transaction has a single connection. */
export async function loadReference(db: Queryable) {
  return {
    categories: await loadCategories(db),
    attributes: byId(await db.select().from(attribute)),
    attributeValues: byId(await db.select().from(attributeValue)),
    units: byId(await db.select().from(unit)),
    availabilities: byId(await db.select().from(availability)),
    tags: byId(await db.select().from(tag)),
    manufacturers: byId(await db.select().from(manufacturer)),
    propertyGroups: byId(await db.select().from(propertyGroup)),
    properties: byId(await db.select().from(property)),
    orderProperties: byId(await db.select().from(orderProperty)),
    facets: byId(await db.select().from(facet)),
    facetValues: byId(await db.select().from(facetValue)),
    filterPositions: new Map(
      (await db.select().from(filterPosition)).map(({ filter, position }) => [filter, position]),
    ),
    countries: byId(await db.select().from(country)),
  };
}

function byId<Row extends { id: number }>(rows: Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
