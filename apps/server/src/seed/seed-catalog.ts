import type { DemoCatalog } from '@mise/demo/catalog/catalog.ts';
import { swatchPath } from '@mise/demo/images/picture-path.ts';
import { perLanguage } from '@mise/rules/languages.ts';
import { getTableName, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { foldTerm } from '../domains/catalog/search/owner-terms.ts';
import { attribute, attributeValue } from '../domains/catalog/tables/attributes.ts';
import { availability } from '../domains/catalog/tables/availabilities.ts';
import { category } from '../domains/catalog/tables/categories.ts';
import { facet, facetValue, filterPosition } from '../domains/catalog/tables/facets.ts';
import { item, itemImage } from '../domains/catalog/tables/items.ts';
import { orderProperty } from '../domains/catalog/tables/order-properties.ts';
import { property, propertyGroup } from '../domains/catalog/tables/properties.ts';
import { searchRedirect, searchSynonym } from '../domains/catalog/tables/search.ts';
import { tag } from '../domains/catalog/tables/tags.ts';
import { unit } from '../domains/catalog/tables/units.ts';
import { variation } from '../domains/catalog/tables/variations.ts';
import { keepRatings } from '../domains/reviews/keep-ratings.ts';
import { review } from '../domains/reviews/tables.ts';
import { manufacturerRows } from './manufacturer-rows.ts';
import { seedCategories } from './seed-categories.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedItems } from './seed-items.ts';
import { unitAmountOf } from './unit-amount-of.ts';

const noText = perLanguage(() => '');

export async function seedCatalog(db: Queryable, catalog: DemoCatalog): Promise<void> {
  await seedVocabulary(db, catalog);
  await seedCategories(db, catalog.categories);
  await seedItems(db, catalog.items);
  await seedDocuments(db, catalog.items);
  await keepRatings(db, 'all');
  await seedSearchTerms(db, catalog.searchTerms);
  await continueIds(db);
}

async function seedSearchTerms(db: Queryable, { synonyms, redirects }: DemoCatalog['searchTerms']): Promise<void> {
  const folded = <Entry extends { term: string }>(entry: Entry) => ({ ...entry, term: foldTerm(entry.term) });
  await db.insert(searchSynonym).values(synonyms.map(folded));
  await db.insert(searchRedirect).values(redirects.map(folded));
}

async function seedVocabulary(db: Queryable, catalog: DemoCatalog): Promise<void> {
  await manufacturerRows(db, catalog.manufacturers);
  await db
    .insert(attribute)
    .values(catalog.attributes.map(({ name, values: _, ...rest }) => ({ ...rest, names: name })));
  await db.insert(attributeValue).values(
    catalog.attributes.flatMap((entry) =>
      entry.values.map(({ id, position, name, color }) => ({
        id,
        attributeId: entry.id,
        position,
        names: name,
        imageUrl: color ? swatchPath(color) : null,
      })),
    ),
  );
  await db
    .insert(unit)
    .values(catalog.units.map(({ id, code, name, plural }) => ({ id, code, names: name, plurals: plural })));
  await db.insert(availability).values(
    catalog.availabilities.map(({ id, averageDays, readyDays, name }) => ({
      ...{ id, averageDays, names: name },
      ...(readyDays && { readyMinimumDays: readyDays[0], readyMaximumDays: readyDays[1] }),
    })),
  );
  await db.insert(tag).values(catalog.tags.map(({ name, ...rest }) => ({ ...rest, names: name })));
  await db
    .insert(propertyGroup)
    .values(catalog.propertyGroups.map(({ id, position, name }) => ({ id, position, names: name })));
  await db.insert(property).values(
    catalog.propertyGroups.flatMap((group) =>
      group.properties.map(({ id, position, name, type, unit: itsUnit }) => ({
        id,
        groupId: group.id,
        position,
        names: name,
        type,
        unit: itsUnit ?? null,
      })),
    ),
  );
  await db.insert(orderProperty).values(
    catalog.orderProperties.map((entry) => ({
      id: entry.id,
      valueType: entry.valueType,
      position: entry.position,
      groupId: entry.groupId ?? null,
      names: entry.name,
      descriptions: entry.description ?? noText,
      isRequired: entry.isRequired,
      isPreSelected: entry.isPreSelected,
      isMultiline: entry.isMultiline ?? false,
      maximumLength: entry.maximumLength ?? null,
      minimumValue: entry.minimumValue ?? null,
      maximumValue: entry.maximumValue ?? null,
      surcharge: unitAmountOf(entry.surcharge ?? '0'),
      vatId: entry.vatId ?? null,
      isShownAsAdditionalCosts: entry.isShownAsAdditionalCosts ?? false,
      requiredIds: entry.requiredIds ?? [],
      leadTimeDays: entry.leadTimeDays ?? 0,
      excludesReturn: entry.excludesReturn ?? false,
      selection: (entry.selection ?? []).map(({ id, name, description, ...rest }) => ({
        id,
        names: name,
        descriptions: description ?? noText,
        ...rest,
      })),
    })),
  );
  await db.insert(facet).values(catalog.facets.map(({ name, values: _, ...rest }) => ({ ...rest, names: name })));
  await db.insert(filterPosition).values(catalog.filterOrder.map((filter, index) => ({ filter, position: index + 1 })));
  await db
    .insert(facetValue)
    .values(
      catalog.facets.flatMap((entry) =>
        entry.values.map(({ id, position, name }) => ({ id, facetId: entry.id, position, names: name })),
      ),
    );
}

/** The ids of seeds are fixed; what is created later continues after them. */
export async function continueIds(db: Queryable): Promise<void> {
  for (const table of [category, item, itemImage, variation, review]) {
    await db.execute(
      sql`SELECT setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (SELECT max(id) FROM ${table}))`,
    );
  }
}
