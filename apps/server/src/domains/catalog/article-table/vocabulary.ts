import { readSettings } from '@mise/contract/shop/read-settings.ts';
import { availabilities as usualAvailabilities } from '@mise/demo/catalog/availabilities.ts';
import { units as usualUnits } from '@mise/demo/catalog/units.ts';
import { defaultLanguage, inLanguage, type Language, perLanguage } from '@mise/rules/languages.ts';
import { type BasisPoints, toPercent } from '@mise/rules/money.ts';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { loadSettings } from '../../shop/settings.ts';
import { vatRate } from '../../shop/tables.ts';
import { type CategoryNode, loadCategories } from '../category-nodes.ts';
import { attribute, attributeValue } from '../tables/attributes.ts';
import { availability } from '../tables/availabilities.ts';
import { manufacturer } from '../tables/manufacturers.ts';
import { unit } from '../tables/units.ts';
import { joinPath } from './list-cell.ts';

type Named<Row> = Row & { name: string; isThere: boolean };
type UnitRow = typeof unit.$inferSelect;
type AvailabilityRow = typeof availability.$inferSelect;

/** What the cells of articles refer to by name, in the shop's first language. Of equal names the one that was there first counts. */
export type Vocabulary = {
  manufacturers: { id: number; name: string }[];
  attributes: { id: number; name: string; values: { id: number; name: string }[] }[];
  /** Those of the shop, and the usual ones that it does not have yet. */
  units: Named<UnitRow>[];
  availabilities: Named<AvailabilityRow>[];
  /** Of the country that the shop sells from, as "19", by VAT id. */
  vatRates: ReadonlyMap<number, string>;
  /** "Geschirr > Teller". */
  categoryPaths: ReadonlyMap<number, string>;
  categoriesByPath: ReadonlyMap<string, CategoryNode[]>;
};

export async function readVocabulary(db: Queryable): Promise<Vocabulary> {
  const attributes = await db.select().from(attribute).orderBy(asc(attribute.id));
  const values = await db.select().from(attributeValue).orderBy(asc(attributeValue.id));
  const valuesOf = Map.groupBy(values, ({ attributeId }) => attributeId);
  const named = <Row extends { id: number; names: UnitRow['names'] }>(row: Row) => ({
    ...row,
    name: inLanguage(row.names, defaultLanguage),
  });
  const manufacturers = await db
    .select({ id: manufacturer.id, name: manufacturer.name })
    .from(manufacturer)
    .orderBy(asc(manufacturer.id));
  const categories = [...(await loadCategories(db)).byId.values()];
  const categoryPaths = new Map(categories.map((node) => [node.id, pathOf(node)]));
  return {
    manufacturers,
    attributes: attributes.map((row) => ({ ...named(row), values: (valuesOf.get(row.id) ?? []).map(named) })),
    units: withUsual(await db.select().from(unit).orderBy(asc(unit.id)), unitRows, ({ code }) => code).map(asNamed),
    availabilities: withUsual(
      await db.select().from(availability).orderBy(asc(availability.id)),
      availabilityRows,
      ({ id }) => id,
    ).map(asNamed),
    vatRates: await readVatRates(db),
    categoryPaths,
    categoriesByPath: Map.groupBy(categories, (node) => categoryPaths.get(node.id) ?? ''),
  };
}

function pathOf({ chain }: CategoryNode): string {
  return joinPath(chain.map(({ texts }) => texts[defaultLanguage].name));
}

/** The address of a category in a language, where an item that stands in it begins. */
export function categoryAddress(node: CategoryNode | undefined, language: Language): string {
  return (node?.chain ?? []).map(({ texts }) => texts[language].slug).join('/');
}

function withUsual<Row extends { id: number }>(
  known: Row[],
  usual: readonly Row[],
  keyOf: (row: Row) => string | number,
): (Row & { isThere: boolean })[] {
  const keys = new Set(known.map(keyOf));
  const rows = known.map((row) => ({ ...row, isThere: true }));
  return [...rows, ...usual.filter((row) => !keys.has(keyOf(row))).map((row) => ({ ...row, isThere: false }))];
}

function asNamed<Row extends { names: UnitRow['names'] }>(row: Row): Row & { name: string } {
  return { ...row, name: inLanguage(row.names, defaultLanguage) };
}

const unitRows: UnitRow[] = usualUnits.map(({ id, code, name, plural }) => ({
  ...{ id, code, names: perLanguage((language) => inLanguage(name, language)) },
  plurals: perLanguage((language) => inLanguage(plural, language)),
}));

const availabilityRows: AvailabilityRow[] = usualAvailabilities.map(({ id, averageDays, readyDays, name }) => ({
  ...{ id, averageDays, names: perLanguage((language) => inLanguage(name, language)) },
  readyMinimumDays: readyDays?.[0] ?? null,
  readyMaximumDays: readyDays?.[1] ?? null,
}));

async function readVatRates(db: Queryable): Promise<Map<number, string>> {
  const { shopCountryId } = readSettings(await loadSettings(db));
  const rows = await db.select().from(vatRate).where(eq(vatRate.countryId, shopCountryId)).orderBy(asc(vatRate.vatId));
  return new Map(rows.map(({ vatId, rate }) => [vatId, percentOf(rate)]));
}

function percentOf(rate: BasisPoints): string {
  return String(toPercent(rate));
}
