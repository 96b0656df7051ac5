import type { Product, ProductBundleComponent } from '@mise/contract/catalog/product.ts';
import type { Context } from '../../context.ts';
import { formatSwitches } from '../media/picture-formats.ts';
import { settingsOf } from '../shop/settings.ts';
import { shownItemsOf } from './facet-index/current-index.ts';
import { type ItemVariation, itemVariations } from './item-variations.ts';
import type { SeenVariation } from './known-items.ts';
import { type KnownProducts, knownProducts } from './known-products.ts';
import { type PriceClass, priceViewOf } from './price-view.ts';
import { type Detail, type ProductRow, readProductRows } from './product-rows.ts';
import { referenceOf } from './reference.ts';
import { variationLabel } from './wire/variation-label.ts';
import type { WireFrame } from './wire/wire-frame.ts';
import { productWires } from './wire.ts';

type Wanted = {
  variationIds: readonly number[];
  detail: Detail;
  customerClass: PriceClass;
  /** All variations of the items, where they were read before. */
  variations?: Variations;
  /** Of a cart: by variation id what its line is made of, which is that variation as the cart read it. */
  lines?: ReadonlyMap<number, readonly SeenVariation[]>;
};

/** By item. */
type Variations = ReadonlyMap<number, readonly ItemVariation[]>;

/**
 * The products of variations, by variation id, in the language of the call. Two queries at most however many they are, one or two
 * more for bundles in full. Variations that do not exist or have no text in the language are left out; inactive ones are
 * there, not salable: a cart has to show what it lost.
 */
export async function loadProducts(context: Context, wanted: Wanted): Promise<Map<number, Product>> {
  const variationIds = [...new Set(wanted.variationIds)];
  if (variationIds.length === 0) return new Map();
  const frame: WireFrame = {
    language: context.language,
    now: context.now,
    view: await priceViewOf(context.shop, wanted.customerClass),
    reference: await referenceOf(context.shop),
    itemCounts: (await shownItemsOf(context)).itemCounts,
    formats: formatSwitches(await settingsOf(context.shop)),
    shopUrl: context.shop.config.shopUrl,
  };
  const variations = wanted.variations ?? (await variationsFor(context, wanted.detail, variationIds));
  const known = knownProducts(wanted.detail, frame, context);
  const { lines } = wanted;
  const found = lines ? linesBefore(variationIds, lines, known) : shownBefore(variationIds, variations, known);
  const missing = variationIds.filter((id) => !found.has(id));
  if (missing.length === 0) return found;

  const { language } = context;
  const rows = await readProductRows(context.db, { variationIds: missing, language, detail: wanted.detail });
  const wire = productWires[wanted.detail];
  const components = await loadComponents(context, wanted, rows);
  const options = await loadOptions(context, wanted, rows);
  for (const row of rows) {
    const ofItem = variations.get(row.itemId) ?? [];
    const product = wire(row, ofItem, frame);
    const parts = componentsOf(row, components).map((part) => withOptions(part, options, frame));
    const complete = row.full || parts.length > 0 ? { ...product, bundleComponents: parts } : product;
    const madeOf = lines ? (lines.get(row.id) ?? []) : ofItem;
    found.set(row.id, known.keep({ row, variations: madeOf, product: complete }));
  }
  return found;
}

function shownBefore(variationIds: readonly number[], variations: Variations, known: KnownProducts) {
  const wanted = new Set(variationIds);
  const found = new Map<number, Product>();
  for (const ofItem of variations.values()) {
    for (const { id } of ofItem) {
      const product = wanted.has(id) ? known.get(id, ofItem) : undefined;
      if (product) found.set(id, product);
    }
  }
  return found;
}

function linesBefore(variationIds: readonly number[], lines: NonNullable<Wanted['lines']>, known: KnownProducts) {
  const found = new Map<number, Product>();
  for (const id of variationIds) {
    const product = known.get(id, lines.get(id) ?? []);
    if (product) found.set(id, product);
  }
  return found;
}

/** A line needs none beside itself. */
async function variationsFor({ db, now }: Context, detail: Detail, variationIds: readonly number[]) {
  return detail === 'line' ? new Map<number, ItemVariation[]>() : itemVariations(db, { variationIds }, now);
}

async function loadComponents(
  context: Context,
  { customerClass }: Wanted,
  rows: readonly ProductRow[],
): Promise<Map<number, Product>> {
  const variationIds = rows.flatMap((row) => row.components?.map(({ variationId }) => variationId) ?? []);
  return loadProducts(context, { variationIds, detail: 'listed', customerClass });
}

/** All variations of the items of components that are chosen on the page of their bundle. */
async function loadOptions({ db, now }: Context, { detail }: Wanted, rows: readonly ProductRow[]) {
  const choosable = rows.flatMap(({ components }) => (components ?? []).filter(({ isChoosable }) => isChoosable));
  if (detail !== 'full' || choosable.length === 0) return new Map<number, ItemVariation[]>();
  const variations = await itemVariations(db, { variationIds: choosable.map(({ variationId }) => variationId) }, now);
  return new Map(choosable.map(({ variationId }) => [variationId, ofSameItem(variationId, variations)]));
}

function ofSameItem(variationId: number, variations: ReadonlyMap<number, ItemVariation[]>): ItemVariation[] {
  const item = [...variations.values()].find((each) => each.some(({ id }) => id === variationId));
  return (item ?? []).filter(({ id, isVisible }) => id === variationId || isVisible);
}

function withOptions(
  component: ProductBundleComponent,
  options: ReadonlyMap<number, ItemVariation[]>,
  frame: WireFrame,
): ProductBundleComponent {
  const variations = options.get(component.data.variation.id) ?? [];
  if (variations.length < 2) return component;
  const named = variations.map((each) => ({
    variationId: each.id,
    name: variationLabel(each, frame),
    isSalable: each.isSalable,
  }));
  return { ...component, options: named };
}

/** What a bundle consists of; a listed product has no components of its own, so that bundles of bundles end here. */
function componentsOf(row: ProductRow, products: ReadonlyMap<number, Product>): ProductBundleComponent[] {
  return (row.components ?? []).flatMap(({ variationId, quantity }) => {
    const data = products.get(variationId);
    return data ? [{ quantity: String(quantity), data }] : [];
  });
}
