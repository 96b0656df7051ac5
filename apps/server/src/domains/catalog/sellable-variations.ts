import type { ComponentSlot } from '@mise/rules/bundle-components.ts';
import type { ItemQuantityRules } from '@mise/rules/check-item-quantity.ts';
import { type QuantityRules, withinBundles } from '@mise/rules/check-quantity.ts';
import type { DayRange } from '@mise/rules/delivery-promise.ts';
import type { Language } from '@mise/rules/languages.ts';
import type { Pack } from '@mise/rules/pack.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { arrayOf, type JsonRow, jsonRow, jsonRows } from '../../db/json.ts';
import { type BundleOption, bundleSlots, bundlesOf } from './bundle-components.ts';
import { isOffered, type Salability } from './is-salable.ts';
import { asTheyAreAsked, type OrderProperty } from './order-properties.ts';
import type { PriceRow } from './price-choice.ts';
import { pricesOfVariation, toMoment, toPriceRow } from './price-fields.ts';
import type { Reference } from './reference.ts';
import { rowVersion } from './row-version.ts';
import { saleLimitsOfItem } from './sale-limit-fields.ts';
import type { SaleLimits } from './sale-limits.ts';
import { piecesTaken, stockVariationId, unitsInStock } from './stock-of.ts';
import { itemCategory } from './tables/categories.ts';
import { type CouponPolicy, item } from './tables/items.ts';
import { itemOrderProperty } from './tables/order-properties.ts';
import { stock, variation } from './tables/variations.ts';
import { packOf } from './wire/unit.ts';

/** `variationId`: whose stock it is, which may be that of another variation; `pieces` of it make one sold unit. */
export type StockSource = Pick<QuantityRules, 'stockPolicy' | 'stock'> & { variationId: number; pieces: number };

/** What the cart and the order need to know of a variation to sell it. */
export type SellableVariation = QuantityRules &
  Salability & {
    id: number;
    itemId: number;
    /** What was read of it before holds while this is the same (`row-version.ts`). */
    version: string | null;
    itemType: 'default' | 'set';
    number: string;
    /** What one of it is, in the language of whoever calls. */
    pack: Pack;
    vatId: number;
    isGiftCard: boolean;
    isSubscription: boolean;
    couponPolicy: CouponPolicy;
    /** What limits what is sold of its item in all variations together. */
    itemRules: ItemQuantityRules;
    saleLimits: SaleLimits;
    /** What it consists of, where it is a bundle. */
    components: ComponentSlot<BundleOption>[];
    weightG: number;
    /** What an order takes its pieces from. `stock` beside it is what may be sold: of a bundle, what its components allow. */
    ownStock: StockSource;
    /** Working days until it can leave the house; null: no day can be named. */
    readyDays: DayRange | null;
    /** When more of it comes in, and how many working days its supplier needs; null: not known. */
    restockOn: string | null;
    supplierDays: number | null;
    /** It stands only in categories that are closed to whoever calls. */
    isClosed: boolean;
    prices: PriceRow[];
    /** In the order in which they are asked. */
    orderProperties: OrderProperty[];
  };

export type SellableRow = JsonRow<typeof fields>;

/** Whether it can be bought now, whatever the quantity. */
export function isForSale(variation: SellableVariation, now: Date): boolean {
  return !variation.isClosed && variation.prices.length > 0 && isOffered(variation, now);
}

/** With so much on hand of the stock that it is taken from. */
export function withStock(row: SellableRow, quantity: number): SellableRow {
  const { ownStock } = row;
  return { ...row, stock: Math.trunc(quantity / ownStock.pieces), ownStock: { ...ownStock, stock: quantity } };
}

/** With pieces that are set aside for whoever calls, by whose stock it is: they count as there. */
export function withHeld(row: SellableRow, held: ReadonlyMap<number, number>): SellableRow {
  const { ownStock, components } = row;
  return {
    ...withStock(row, ownStock.stock + (held.get(ownStock.variationId) ?? 0)),
    components: components.map((slot) => ({
      ...slot,
      options: slot.options.map((option) => ({
        ...option,
        stock: option.stock + (held.get(option.stockVariationId) ?? 0),
      })),
    })),
  };
}

/** What a variation is to whoever calls depends on beside its row. */
export type Seller = { reference: Reference; isMember: boolean; language: Language };

/** Rows are spread as a whole: taking a few fields out of each copies the others one by one, which hundreds of lines are felt by. */
export function toVariation(row: SellableRow, { reference, isMember, language }: Seller): SellableVariation {
  const { categoryIds, orderPropertyIds, ownStock } = row;
  const isOpen = isMember || categoryIds.some((id) => reference.categories.byId.get(id)?.isClosed === false);
  return {
    ...withinBundles(row, bundlesOf(row.components)),
    pack: packOf(row.packed, reference.units, language),
    ownStock: { ...ownStock, stockPolicy: row.stockPolicy },
    itemRules: {
      maximumOrderQuantity: row.itemMaximum,
      sharedStock: row.sharesStock && row.stockPolicy === 'limited' ? ownStock.stock : null,
    },
    readyDays: readyDaysOf(reference, row.availabilityId),
    isClosed: categoryIds.length > 0 && !isOpen,
    availableUntil: toMoment(row.availableUntil),
    releasedAt: toMoment(row.releasedAt),
    prices: row.prices.map(toPriceRow),
    orderProperties: orderPropertyIds.flatMap((id) => reference.orderProperties.get(id) ?? []).sort(asTheyAreAsked),
  };
}

function readyDaysOf({ availabilities }: Reference, id: number): DayRange | null {
  const { readyMinimumDays: minimum = null, readyMaximumDays: maximum = null } = availabilities.get(id) ?? {};
  return minimum === null || maximum === null ? null : { minimum, maximum };
}

const packedFields = {
  unitId: variation.unitId,
  unitContent: variation.unitContent,
  packUnitId: variation.packUnitId,
};

const fields = {
  id: variation.id,
  version: rowVersion,
  itemId: variation.itemId,
  itemType: item.type,
  number: variation.number,
  packed: jsonRow(packedFields),
  vatId: variation.vatId,
  isGiftCard: item.isGiftCard,
  isSubscription: item.isSubscription,
  couponPolicy: item.couponPolicy,
  weightG: variation.weightG,
  isActive: variation.isActive,
  availabilityId: variation.availabilityId,
  availableUntil: variation.availableUntil,
  releasedAt: variation.releasedAt,
  minimumOrderQuantity: variation.minimumOrderQuantity,
  maximumOrderQuantity: variation.maximumOrderQuantity,
  intervalOrderQuantity: variation.intervalOrderQuantity,
  stockPolicy: variation.stockPolicy,
  stock: unitsInStock,
  sharesStock: item.sharesStock,
  ownStock: jsonRow({ variationId: stock.variationId, stock: stock.quantity, pieces: piecesTaken() }),
  itemMaximum: item.maximumOrderQuantity,
  saleLimits: saleLimitsOfItem,
  restockOn: variation.restockOn,
  supplierDays: variation.supplierDays,
  components: bundleSlots,
  prices: pricesOfVariation,
  categoryIds: arrayOf(itemCategory.categoryId, sql`FROM ${itemCategory} WHERE ${eq(itemCategory.itemId, item.id)}`),
  orderPropertyIds: arrayOf(
    itemOrderProperty.orderPropertyId,
    sql`FROM ${itemOrderProperty} WHERE ${eq(itemOrderProperty.itemId, item.id)}`,
  ),
};

/** What is read of a variation whose row of this version is known. `stock`: pieces on hand of the stock that it is taken from. */
const markFields = { id: variation.id, version: rowVersion, stock: stock.quantity };

export type SellableMark = JsonRow<typeof markFields>;

/** SQL, of fields of variations. `ids`: a query for their ids. */
function ofVariations(ids: SQL): SQL {
  return sql`FROM ${variation} JOIN ${item} ON ${eq(item.id, variation.itemId)}
    JOIN ${stock} ON ${eq(stock.variationId, stockVariationId())}
    WHERE ${variation.id} IN (${ids})`;
}

/** SQL: variations with their version and stock alone (`known-variations.ts`). */
export function sellableMarks(ids: SQL): SQL<SellableMark[]> {
  return jsonRows(markFields, ofVariations(ids));
}

/** SQL: variations with stock, prices and what is asked about them. */
export function sellableRows(ids: SQL): SQL<SellableRow[]> {
  return jsonRows(fields, ofVariations(ids));
}
