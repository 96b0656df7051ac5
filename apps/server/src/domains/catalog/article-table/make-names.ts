import { defaultLanguage, perLanguage } from '@mise/rules/languages.ts';
import { max } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { lockCatalog, touchCatalog } from '../catalog-version.ts';
import { addCategory } from '../edit-categories/add-category.ts';
import { attribute, attributeValue } from '../tables/attributes.ts';
import { availability } from '../tables/availabilities.ts';
import { manufacturer } from '../tables/manufacturers.ts';
import { unit } from '../tables/units.ts';
import { nameOf, splitCell } from './list-cell.ts';
import type { MissingNames } from './missing-names.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

/** Makes what a table names, as far as nobody else has meanwhile. To be called in a transaction. */
export async function makeNames(tx: Queryable, missing: MissingNames, now: Date): Promise<void> {
  await lockCatalog(tx);
  const vocabulary = await readVocabulary(tx);
  await makeUsual(tx, missing, vocabulary);
  await makeManufacturers(tx, missing, vocabulary);
  await makeValues(tx, missing, vocabulary);
  await touchCatalog(tx);
  await makeCategories(tx, missing, { vocabulary, now });
}

/** Their ids are no sequence: the lock of the catalogue makes the next one this transaction's. */
async function nextId(tx: Queryable, id: PgColumn): Promise<number> {
  const [row] = await tx.select({ last: max(id) }).from(id.table);
  return Number(row?.last ?? 0) + 1;
}

async function makeUsual(tx: Queryable, missing: MissingNames, { units, availabilities }: Vocabulary): Promise<void> {
  for (const { isThere, name: _, ...row } of availabilities)
    if (!isThere && missing.availabilityIds.has(row.id)) await tx.insert(availability).values(row);
  const taken = new Set(units.filter(({ isThere }) => isThere).map(({ id }) => id));
  for (const { isThere, name: _, ...row } of units) {
    if (isThere || !missing.unitCodes.has(row.code)) continue;
    const id = taken.has(row.id) ? await nextId(tx, unit.id) : row.id;
    await tx.insert(unit).values({ ...row, id });
    taken.add(id);
  }
}

const noContact = {
  ...{ legalName: '', street: '', houseNumber: '', postcode: '', town: '', countryIso: '', email: '', phone: '' },
};

async function makeManufacturers(tx: Queryable, missing: MissingNames, { manufacturers }: Vocabulary): Promise<void> {
  const known = new Set(manufacturers.map(({ name }) => name));
  for (const name of missing.manufacturers) {
    if (known.has(name)) continue;
    const id = await nextId(tx, manufacturer.id);
    const contact = { ...noContact, legalName: name };
    await tx.insert(manufacturer).values({ id, name, externalName: name, position: id, contact });
  }
}

async function makeValues(tx: Queryable, { values }: MissingNames, { attributes }: Vocabulary): Promise<void> {
  for (const [name, wanted] of values) {
    const known = attributes.find((each) => each.name === name);
    const attributeId = known?.id ?? (await nextId(tx, attribute.id));
    if (!known)
      await tx.insert(attribute).values({ id: attributeId, type: 'box', position: attributeId, names: named(name) });
    for (const value of wanted) {
      if (known?.values.some((each) => each.name === value)) continue;
      const id = await nextId(tx, attributeValue.id);
      await tx.insert(attributeValue).values({ id, attributeId, position: id, names: named(value) });
    }
  }
}

function named(name: string) {
  return perLanguage(() => name);
}

/** In the navigation, as an owner expects who opens the shop after an import. */
async function makeCategories(
  tx: Queryable,
  { categories }: MissingNames,
  { vocabulary, now }: { vocabulary: Vocabulary; now: Date },
): Promise<void> {
  const ids = new Map([...vocabulary.categoriesByPath].map(([path, [first]]) => [path, first?.id ?? null]));
  for (const path of categories) {
    if (ids.has(path)) continue;
    const names = splitCell(path, '>');
    const parentCategoryId = ids.get(names.slice(0, -1).join(' > ')) ?? null;
    const name = nameOf(names.at(-1) ?? '');
    const input = { type: 'item' as const, name, parentCategoryId, linklist: 'Y' as const };
    ids.set(path, await addCategory({ db: tx, language: defaultLanguage, now }, input));
  }
}
