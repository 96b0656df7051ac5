import type { DemoCatalog } from '@mise/demo/catalog/catalog.ts';
import { familyPath, swatchPath } from '@mise/demo/images/picture-path.ts';
import { sql } from 'drizzle-orm';
import {
  attribute,
  attributeValue,
  availability,
  category,
  categoryText,
  facet,
  facetValue,
  item,
  orderProperty,
  property,
  propertyGroup,
  tag,
  unit,
  variation,
} from '../../domains/catalog/tables.ts';
import { languages } from '../columns.ts';
import type { Queryable } from '../database.ts';
import { manufacturerRows } from './manufacturer-rows.ts';
import { seedItems } from './seed-items.ts';
import { unitAmountOf } from './unit-amount-of.ts';

export async function seedCatalog(db: Queryable, catalog: DemoCatalog): Promise<void> {
  await seedVocabulary(db, catalog);
  await seedCategories(db, catalog);
  await seedItems(db, catalog.items);
  await continueIds(db);
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
  await db.insert(availability).values(catalog.availabilities.map(({ name, ...rest }) => ({ ...rest, names: name })));
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
      descriptions: entry.description ?? { de: '', en: '' },
      isRequired: entry.isRequired,
      isPreSelected: entry.isPreSelected,
      isMultiline: entry.isMultiline ?? false,
      surcharge: unitAmountOf(entry.surcharge ?? '0'),
      vatId: entry.vatId ?? null,
      isShownAsAdditionalCosts: entry.isShownAsAdditionalCosts ?? false,
      selection: (entry.selection ?? []).map(({ id, name, description }) => ({
        id,
        names: name,
        descriptions: description ?? { de: '', en: '' },
      })),
    })),
  );
  await db.insert(facet).values(catalog.facets.map(({ id, position, name }) => ({ id, position, names: name })));
  await db
    .insert(facetValue)
    .values(
      catalog.facets.flatMap((entry) =>
        entry.values.map(({ id, position, name }) => ({ id, facetId: entry.id, position, names: name })),
      ),
    );
}

async function seedCategories(db: Queryable, catalog: DemoCatalog): Promise<void> {
  const byId = new Map(catalog.categories.map((entry) => [entry.id, entry]));
  const chainOf = (id: number | null): DemoCatalog['categories'] => {
    const entry = id === null ? undefined : byId.get(id);
    return entry ? [...chainOf(entry.parentId), entry] : [];
  };
  await db.insert(category).values(
    catalog.categories.map((entry) => ({
      id: entry.id,
      parentId: entry.parentId,
      type: entry.type,
      level: chainOf(entry.id).length,
      position: entry.position,
      isCustomersOnly: entry.customersOnly ?? false,
      isInNavigation: entry.inNavigation,
      isInSitemap: entry.inSitemap,
      imageUrl: entry.picture ? familyPath(entry.picture) : null,
    })),
  );
  await db.insert(categoryText).values(
    catalog.categories.flatMap((entry) =>
      languages.map((language) => ({
        categoryId: entry.id,
        language,
        name: entry.name[language],
        slug: entry.slug[language],
        path: chainOf(entry.id)
          .map(({ slug }) => slug[language])
          .join('/'),
        shortDescription: entry.shortDescription?.[language] ?? '',
        description: entry.description?.[language] ?? '',
        description2: entry.description2?.[language] ?? '',
        metaTitle: entry.metaTitle?.[language] ?? '',
        metaDescription: entry.metaDescription?.[language] ?? '',
      })),
    ),
  );
}

/** The demo's ids are fixed; what is created later continues after them. */
async function continueIds(db: Queryable): Promise<void> {
  for (const table of [category, item, variation]) {
    await db.execute(
      sql`SELECT setval(pg_get_serial_sequence(${sql.raw(`'${tableName(table)}'`)}, 'id'), (SELECT max(id) FROM ${table}))`,
    );
  }
}

function tableName(table: typeof category | typeof item | typeof variation): string {
  return table === category ? 'category' : table === item ? 'item' : 'variation';
}
