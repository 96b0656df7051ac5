import type { Language } from '@mise/rules/languages.ts';
import { type UnitAmount, unitToDecimal } from '@mise/rules/money.ts';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { itemCategory } from '../tables/categories.ts';
import { item, itemImage, itemText } from '../tables/items.ts';
import { variationPrice } from '../tables/prices.ts';
import { stock, variation, variationAttribute } from '../tables/variations.ts';
import { type TextField, textColumns, textHeading } from './columns.ts';
import { joinAttribute } from './list-cell.ts';
import { asEuros } from './read-cell.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What stands in the cells of a row, by heading, as it is exported. */
export type Cells = Record<string, string>;

export type KnownArticle = { id: number; number: string; position: number; cells: Cells };

/** An item as the table says it. `cells`: of the item as a whole. */
export type KnownItem = {
  id: number;
  mainNumber: string;
  cells: Cells;
  articles: KnownArticle[];
  languages: Language[];
  categoryIds: number[];
  images: { id: number; url: string }[];
};

/** Those of the items that exist, by id, with all their articles. Seven queries. */
export async function readKnownItems(
  db: Queryable,
  itemIds: readonly number[],
  vocabulary: Vocabulary,
): Promise<Map<number, KnownItem>> {
  const ids = [...itemIds];
  const items = await db.select().from(item).where(inArray(item.id, ids)).orderBy(asc(item.id));
  const ofItem = await readPartsOfItems(db, ids);
  const articles = Map.groupBy(await readArticles(db, ids, vocabulary), ({ itemId }) => itemId);
  const known = items.map((row): KnownItem => {
    const own = articles.get(row.id) ?? [];
    const mainNumber = own.find(({ id }) => id === row.mainVariationId)?.number ?? '';
    const texts = ofItem.texts.get(row.id) ?? [];
    const categoryIds = (ofItem.categories.get(row.id) ?? []).map(({ categoryId }) => categoryId);
    const images = ofItem.images.get(row.id) ?? [];
    const [first, ...others] = categoryIds.map((id) => vocabulary.categoryPaths.get(id) ?? '');
    return {
      ...{ id: row.id, mainNumber, categoryIds, images, languages: texts.map(({ language }) => language) },
      cells: {
        ...Object.assign({}, ...texts.map(textCells)),
        manufacturer: vocabulary.manufacturers.find(({ id }) => id === row.manufacturerId)?.name ?? '',
        categories: [...(first === undefined ? [] : [first]), ...others.sort()].join(' | '),
        pictures: images.map(({ url }) => url).join(' | '),
        'customs tariff number': row.customsTariffNumber ?? '',
      },
      articles: own.map((one) => ({ ...one, cells: { ...one.cells, item: mainNumber } })),
    };
  });
  return new Map(known.map((each) => [each.id, each]));
}

async function readPartsOfItems(db: Queryable, ids: number[]) {
  const texts = await db.select().from(itemText).where(inArray(itemText.itemId, ids));
  const categories = await db
    .select()
    .from(itemCategory)
    .where(inArray(itemCategory.itemId, ids))
    .orderBy(desc(itemCategory.isDefault), asc(itemCategory.categoryId));
  const images = await db
    .select({ id: itemImage.id, itemId: itemImage.itemId, url: itemImage.url })
    .from(itemImage)
    .where(inArray(itemImage.itemId, ids))
    .orderBy(asc(itemImage.position), asc(itemImage.id));
  return {
    texts: Map.groupBy(texts, ({ itemId }) => itemId),
    categories: Map.groupBy(categories, ({ itemId }) => itemId),
    images: Map.groupBy(images, ({ itemId }) => itemId),
  };
}

function textCells(row: typeof itemText.$inferSelect): Cells {
  const fields = Object.keys(textColumns) as TextField[];
  return Object.fromEntries(fields.map((field) => [textHeading(field, row.language), row[field]]));
}

async function readArticles(db: Queryable, itemIds: number[], vocabulary: Vocabulary) {
  const rows = await db
    .select({ variation, quantity: stock.quantity })
    .from(variation)
    .leftJoin(stock, eq(stock.variationId, variation.id))
    .where(inArray(variation.itemId, itemIds))
    .orderBy(asc(variation.itemId), asc(variation.position), asc(variation.id));
  const ids = rows.map(({ variation: { id } }) => id);
  const values = await db.select().from(variationAttribute).where(inArray(variationAttribute.variationId, ids));
  const prices = await db
    .select()
    .from(variationPrice)
    .where(inArray(variationPrice.variationId, ids))
    .orderBy(asc(variationPrice.minimumQuantity));
  const valuesOf = Map.groupBy(values, ({ variationId }) => variationId);
  const pricesOf = Map.groupBy(prices, ({ variationId }) => variationId);
  return rows.map(({ variation: row, quantity }) => ({
    ...{ id: row.id, itemId: row.itemId, number: row.number, position: row.position },
    cells: {
      ...variationCells(row, vocabulary),
      stock: String(quantity ?? 0),
      attributes: attributeCell(valuesOf.get(row.id) ?? [], vocabulary),
      ...priceCells(pricesOf.get(row.id) ?? []),
    },
  }));
}

function variationCells(row: typeof variation.$inferSelect, vocabulary: Vocabulary): Cells {
  const nameIn = (all: readonly { id: number; name: string }[], id: number | null) =>
    all.find((each) => each.id === id)?.name ?? '';
  const units = vocabulary.units.filter(({ isThere }) => isThere);
  return {
    number: row.number,
    active: row.isActive ? 'yes' : 'no',
    'VAT rate': vocabulary.vatRates.get(row.vatId) ?? '',
    'stock policy': row.stockPolicy,
    availability: nameIn(vocabulary.availabilities, row.availabilityId),
    unit: nameIn(units, row.unitId),
    'unit content': String(row.unitContent),
    'pack unit': nameIn(units, row.packUnitId),
    'minimum order quantity': String(row.minimumOrderQuantity),
    'order quantity interval': String(row.intervalOrderQuantity),
    'maximum order quantity': row.maximumOrderQuantity === null ? '' : String(row.maximumOrderQuantity),
    'weight (g)': String(row.weightG),
    'net weight (g)': String(row.weightNetG),
    'width (mm)': String(row.widthMm),
    'height (mm)': String(row.heightMm),
    'length (mm)': String(row.lengthMm),
    GTIN: row.gtin ?? '',
    model: row.model,
    'external id': row.externalId ?? '',
  };
}

function attributeCell(own: readonly { attributeId: number; valueId: number }[], { attributes }: Vocabulary): string {
  const parts = own.map(({ attributeId, valueId }) => {
    const found = attributes.find(({ id }) => id === attributeId);
    const value = found?.values.find(({ id }) => id === valueId);
    return joinAttribute(found?.name ?? '', value?.name ?? '');
  });
  return parts.sort().join(' | ');
}

type Price = { kind: 'default' | 'recommended' | 'offer'; minimumQuantity: number; amount: UnitAmount };

/** The price is that of the smallest quantity, as the command `price` has it. */
function priceCells(prices: readonly Price[]): Cells {
  const [base, ...graduated] = prices.filter(({ kind }) => kind === 'default');
  const recommended = prices.find(({ kind }) => kind === 'recommended');
  const euros = ({ amount }: Price) => asEuros(String(unitToDecimal(amount)));
  return {
    price: base ? euros(base) : '',
    'graduated prices': graduated.map((tier) => `${tier.minimumQuantity}: ${euros(tier)}`).join(' | '),
    'recommended price': recommended ? euros(recommended) : '',
  };
}
