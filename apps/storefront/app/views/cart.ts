import type { Basket, CartItem, CartNotice } from '@mise/contract/cart/basket.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import type { ExpectedOrder } from '@mise/contract/checkout/expected-order.ts';
import { formatMoney, formatUnitPrice } from '@mise/rules/format-money.ts';
import { formatPacks, formatPieces } from '@mise/rules/format-quantity.ts';
import { formatUnitPrices } from '@mise/rules/format-unit-prices.ts';
import { decimalLineAmount, unitFromDecimal, unitToDecimal } from '@mise/rules/money.ts';
import { type Pack, piecesIn, unitOf } from '@mise/rules/pack.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { besideOthers, type QuantityLimits, quantityRange } from '@mise/rules/quantity-range.ts';
import { partText } from '@mise/rules/set-part.ts';
import type { Locale } from '../page/locale.ts';
import { isToldOnce } from '../session/cart-notices.ts';
import { type Totals, toCartTotals } from './cart-totals.ts';
import { type DeliveryView, type LineDeliveryView, toDelivery, toLineDelivery } from './delivery.ts';
import { type EnergyLabel, toEnergyLabel } from './energy-label.ts';
import { keepFigures } from './keep-figures.ts';
import type { LineProperty } from './line-property.ts';
import { toPack } from './pack.ts';
import { type Picture, toPicture } from './picture.ts';
import { nextStep, type ProductPrice, priceAt } from './product-price.ts';
import { toPartName } from './set-part.ts';
import { type StockLight, toStockLight } from './stock-light.ts';
import { toProductPrice } from './to-product-price.ts';

export type CartView = {
  lines: CartLine[];
  /** What all lines hold together, by unit: "504 Stück, 40 Liter". */
  pieces: string;
  /** When all of it comes; null: nobody can say. */
  delivery: DeliveryView | null;
  /** Nothing of it is shipped. */
  isMailed: boolean;
  totals: Totals;
  /** What a shopper agrees to. */
  seen: ExpectedOrder;
  /** What the shop changed of its own accord. Removals are told once, the others for as long as they hold. */
  notices: CartNotice[];
  /** Where the estimate of shipping costs leads to. */
  shippingCountryId: number;
  /** Some lines are left out, since the answer had no product for them and none was known, or show what they were: they are something else by now. */
  isIncomplete: boolean;
};

export type CartLine = {
  id: number;
  variationId: number;
  quantity: number;
  /** Of a pack, and of a piece of it. */
  unitPrices: string[];
  amount: string;
  /** Answers to order properties. */
  properties: LineProperty[];
  delivery: LineDeliveryView | null;
  /** What this line may be set to, given what other lines hold of the variation. */
  rule: { minimum: number; interval: number; maximum: number };
  /** What is missing to the next graduated price, written out; null where none can be reached. */
  nextTier: { packs: string; price: string; unit: string } | null;
  /** What is left of the stock for this line, where that is less than its quantity; else null. */
  shortStock: number | null;
  /** What the sets of the line hold in all, as the order says it: "12 Stück Gabel". */
  contents: string[];
  product: LineProduct;
};

/** What a line shows of its product: stays where an answer leaves product data out. */
export type LineProduct = QuantityLimits & {
  name: string;
  href: string;
  picture: Picture | null;
  articleNumber: string;
  attributes: { name: string; value: string }[];
  pack: Pack;
  stock: number | null;
  /** Whether and when it can be had. */
  availability: StockLight;
  price: ProductPrice | null;
  energy: EnergyLabel | null;
  /** What one set is made of. */
  parts: { quantity: number; pack: Pack | null; name: string }[];
};

/** Products of lines by the id of the variation. */
export type KnownProducts = ReadonlyMap<number, LineProduct>;

/** The cart as a page shows it. Lines without product data take theirs from `known`. */
export function toCartView(basket: Basket, locale: Locale, known: KnownProducts = new Map()): CartView {
  const items = basket.items ?? [];
  const held = quantityByVariation(items);
  const lines = items.flatMap((item): CartLine[] => {
    const product = item.variation ? toLineProduct(item.variation, locale) : known.get(item.variationId);
    if (!product) return [];
    const others = (held.get(item.variationId) ?? 0) - item.quantity;
    return [toCartLine(item, { product, others, basket, locale })];
  });
  return {
    lines,
    pieces: toPiecesText(lines, locale),
    delivery: toDelivery(basket.delivery, locale),
    isMailed: basket.isMailed ?? false,
    totals: toCartTotals(basket, locale),
    seen: {
      expectedTotal: basket.basketAmount,
      expectedOpenAmount: basket.openAmount,
      expectedChoices: basket.choices,
      expectedTerms: basket.terms,
      expectedDelivery: basket.delivery,
    },
    notices: basket.notices ?? [],
    shippingCountryId: basket.shippingCountryId,
    isIncomplete: lines.length < items.length || items.some((item) => isOtherUnit(item, known)),
  };
}

/** Of what is known as a pack of six, and holds four by now, as many are other pieces. */
function isOtherUnit({ variationId, unit }: CartItem, known: KnownProducts): boolean {
  const product = known.get(variationId);
  return product !== undefined && unit !== undefined && unitOf(product.pack) !== unit;
}

/** The cart after an answer: products that are known stay, and so does what is told once. */
export function nextCartView(previous: CartView, basket: Basket, locale: Locale): CartView {
  const known = new Map(previous.lines.map(({ variationId, product }) => [variationId, product]));
  const next = toCartView(basket, locale, known);
  return { ...next, notices: [...previous.notices.filter(isToldOnce), ...next.notices] };
}

/** What a line shows of its product. */
export function toLineProduct(product: Product, locale: Locale): LineProduct {
  const { texts, item, variation, unit, images } = product;
  return {
    name: keepFigures(texts.name1),
    href: pathTo.product(locale, { urlPath: texts.urlPath, itemId: item.id, variationId: variation.id }),
    picture: toPicture(images, texts.name1),
    articleNumber: variation.number ?? '',
    attributes: (product.groupedAttributes ?? []).map(({ name, value }) => ({ name, value })),
    pack: toPack(unit),
    minimumOrderQuantity: variation.minimumOrderQuantity,
    intervalOrderQuantity: variation.intervalOrderQuantity,
    maximumOrderQuantity: variation.maximumOrderQuantity,
    stock: variation.stock ?? null,
    availability: toStockLight(variation.availability),
    price: toProductPrice(product.prices, variation.minimumOrderQuantity ?? 1),
    energy: toEnergyLabel(product.energyLabel, locale),
    parts: (product.bundleComponents ?? []).map(({ quantity, data }) => ({
      quantity: Number(quantity),
      pack: toPack(data.unit),
      name: toPartName(data),
    })),
  };
}

function toCartLine(
  item: CartItem,
  context: { product: LineProduct; others: number; basket: Basket; locale: Locale },
): CartLine {
  const { product, others, basket, locale } = context;
  const { currency } = basket;
  const left = product.stock === null ? null : Math.max(product.stock - others, 0);
  return {
    id: item.id,
    variationId: item.variationId,
    quantity: item.quantity,
    unitPrices: formatUnitPrices(unitFromDecimal(item.price), product.pack, { currency, language: locale }),
    amount: formatMoney(decimalLineAmount(item.price, item.quantity), currency, locale),
    delivery: toLineDelivery(item.deliveryParts ?? [], {
      ...{ whole: basket.delivery, locale, pack: product.pack },
      isMailed: item.isMailed === true && !basket.isMailed,
    }),
    properties: item.basketItemOrderParams.map(({ name, value, type, price, answer = '', excludesReturn = false }) => ({
      name,
      // A checkbox says all by its name.
      value: type === 'empty' ? '' : value,
      surcharge: price > 0 ? formatUnitPrice(price, currency, locale) : '',
      href: type === 'file' ? pathTo.upload(answer) : '',
      excludesReturn,
    })),
    rule: besideOthers(quantityRange(product, product.stock), others),
    nextTier: toNextTier(item, { ...context, currency }),
    shortStock: left !== null && left < item.quantity ? left : null,
    contents: partsOf(item, product).map((part) =>
      keepFigures(partText({ ...part, quantity: part.quantity * item.quantity }, locale)),
    ),
    product,
  };
}

/** What was chosen for a set, where something was to be chosen. */
function partsOf({ setComponents }: CartItem, { parts }: LineProduct): LineProduct['parts'] {
  if (setComponents.length === 0) return parts;
  return setComponents.map(({ pack = null, ...part }) => ({ ...part, pack }));
}

/** Graduated prices count all lines of a variation; what was asked for beside it costs the same at any quantity. */
function toNextTier(
  item: CartItem,
  { product, others, currency, locale }: { product: LineProduct; others: number; currency: string; locale: Locale },
): CartLine['nextTier'] {
  const { price, pack } = product;
  const held = item.quantity + others;
  const next = price && nextStep(price.steps, held, quantityRange(product, product.stock));
  if (!next) return null;
  const surcharge = unitFromDecimal(item.price) - priceAt(price, held, 0).amount;
  return {
    packs: formatPacks(next.missing, pack, locale),
    price: formatUnitPrice(unitToDecimal(next.amount + surcharge), currency, locale),
    unit: (pack.name ?? pack.unit).one,
  };
}

function toPiecesText(lines: readonly CartLine[], locale: Locale): string {
  const packs = new Map<string, { pack: Pack; pieces: number }>();
  for (const { quantity, product } of lines) {
    const { pack } = product;
    const sum = (packs.get(pack.unitCode)?.pieces ?? 0) + piecesIn(pack, quantity);
    packs.set(pack.unitCode, { pack, pieces: sum });
  }
  return [...packs.values()]
    .map(({ pack, pieces }) => formatPieces(pieces, { ...pack, content: 1 }, locale))
    .join(', ');
}

function quantityByVariation(items: readonly CartItem[]): Map<number, number> {
  const held = new Map<number, number>();
  for (const { variationId, quantity } of items) held.set(variationId, (held.get(variationId) ?? 0) + quantity);
  return held;
}
