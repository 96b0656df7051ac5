import type { NotSoldReason } from '@mise/contract/cart/removal-reasons.ts';
import type { SalesPrice } from '@mise/contract/catalog/price.ts';
import type { ListPurchase, Product } from '@mise/contract/catalog/product.ts';
import { hasFractionsOfCents } from '@mise/rules/format-money.ts';
import { formatPacks } from '@mise/rules/format-quantity.ts';
import { isDiscontinued } from '@mise/rules/is-discontinued.ts';
import type { Pack } from '@mise/rules/pack.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { priceWithUnit } from '@mise/rules/price-with-unit.ts';
import { type QuantityRange, quantityRange } from '@mise/rules/quantity-range.ts';
import type { Locale } from '../page/locale.ts';
import { type EnergyLabel, toEnergyLabel } from './energy-label.ts';
import { formerPriceOf } from './former-price-of.ts';
import { toPack } from './pack.ts';
import { type Picture, pictureOf, toPicture, withoutAlt } from './picture.ts';
import { type Rating, toRating } from './rating.ts';
import { type StockLight, toOfferLight } from './stock-light.ts';
import { variationsId } from './variations-id.ts';

/** What a card says of a variation beside the name of its item: it changes with the variation that is chosen. */
export type CardFacts = {
  variationId: number;
  href: string;
  picture: Picture | null;
  /** Another picture of it, shown while a mouse is over the card. */
  secondPicture: Picture | null;
  articleNumber: string;
  /** What one sold unit is. */
  pack: Pack;
  rating: Rating | null;
  stock: StockLight | null;
  price: CardPrice | null;
  energy: EnergyLabel | null;
  purchase: Purchase;
  /** To which countries alone it is delivered; none: to all. */
  shippingCountryIds: number[];
};

export type CardPrice = {
  /** Written out, of one sold unit. */
  amount: string;
  /** What that unit is called, where it costs fractions of a cent: such a price is no usual one. '' elsewhere. */
  per: string;
  /** Price before an offer, with the lowest one of the last 30 days; or the recommended one. */
  compared: { kind: 'former' | 'recommended'; amount: string; lowest: string | null } | null;
  /** Base price per unit of measurement (PAngV), '' where none is needed. */
  base: string;
  /** First tier above the smallest quantity: from "4 Kartons" on. */
  tier: { from: string; amount: string } | null;
  isNet: boolean;
  /** No VAT is charged for it, as for a gift card. */
  isTaxFree: boolean;
};

/**
 * How it is bought from a list: at once, perhaps after a choice among few variations; after several choices or answers at `href`; or not
 * at all for now, or ever again. `start`: the quantity that its field begins with, where it is not the smallest.
 */
export type Purchase =
  | { kind: 'add'; rule: QuantityRange; choice?: CardChoice; start?: number }
  | { kind: 'choose'; href: string; what: 'answers' | 'variations' | 'parts' }
  | { kind: 'unavailable' }
  | { kind: 'discontinued' }
  | { kind: 'notSold'; reason: NotSoldReason };

/** The variations of an item that differ in one thing: what `label` names, '' for what a pack contains. */
export type CardChoice = Omit<Extract<ListPurchase, { kind: 'select' }>, 'kind'>;

export function toCardFacts(product: Product, locale: Locale): CardFacts {
  const { texts, item, variation, unit } = product;
  const href = pathTo.product(locale, { urlPath: texts.urlPath, itemId: item.id, variationId: variation.id });
  const second = product.images.all[1];
  const purchase = toPurchase(product, href);
  return {
    variationId: variation.id,
    href,
    picture: toPicture(product.images, texts.name1),
    secondPicture: second ? withoutAlt(pictureOf(second, texts.name1)) : null,
    articleNumber: variation.number ?? '',
    pack: toPack(unit),
    rating: toRating(item),
    stock: toOfferLight(variation.availability, purchase.kind !== 'unavailable'),
    price: toCardPrice(product, locale),
    energy: toEnergyLabel(product.energyLabel, locale),
    purchase,
    shippingCountryIds: item.shippingCountries?.map(({ id }) => id) ?? [],
  };
}

function toCardPrice({ prices, unit }: Product, locale: Locale): CardPrice | null {
  if (!prices) return null;
  const current = prices.specialOffer ?? prices.default;
  const pack = toPack(unit);
  const tier = prices.graduatedPrices
    .filter((each) => each.minimumOrderQuantity > Math.max(1, current.minimumOrderQuantity))
    .sort((left, right) => left.minimumOrderQuantity - right.minimumOrderQuantity)[0];
  return {
    amount: current.unitPrice.formatted,
    compared: toComparedPrice(prices),
    per: hasFractionsOfCents(current.unitPrice.value ?? 0) ? (pack.name ?? pack.unit).one : '',
    // A base price that is the price itself need not be said (§ 4 PAngV).
    base: current.baseSinglePrice === current.unitPrice.value ? '' : current.basePrice,
    tier: tier
      ? {
          from: formatPacks(tier.minimumOrderQuantity, pack, locale),
          amount: priceWithUnit(tier.unitPrice.formatted, tier.unitPrice.value ?? 0, (pack.name ?? pack.unit).one),
        }
      : null,
    isNet: current.isNet,
    isTaxFree: current.vat.value === 0,
  };
}

function toComparedPrice(prices: NonNullable<Product['prices']>): CardPrice['compared'] {
  const { specialOffer, rrp } = prices;
  const current = specialOffer ?? prices.default;
  const former = specialOffer && formerPriceOf(specialOffer, prices.default);
  if (former) {
    return { kind: 'former', amount: former.formatted, lowest: specialOffer.lowestPrice.formatted };
  }
  return rrp && isAbove(rrp, current) ? { kind: 'recommended', amount: rrp.unitPrice.formatted, lowest: null } : null;
}

function isAbove(left: SalesPrice, right: SalesPrice): boolean {
  return (left.unitPrice.value ?? 0) > (right.unitPrice.value ?? 0);
}

/** The same card of a variation that needs no choice any more: its field begins with `quantity`. What is asked is asked on its page. */
export function withQuantity(facts: Purchase, product: Product, quantity: number): Purchase {
  if (facts.kind !== 'add' && !(facts.kind === 'choose' && facts.what === 'variations')) return facts;
  return { kind: 'add', rule: rangeOf(product), start: quantity };
}

function rangeOf({ variation }: Product): QuantityRange {
  return quantityRange(variation, variation.stock ?? null);
}

/** What may be added without its page is for the server to say. */
function toPurchase(product: Product, href: string): Purchase {
  const { listPurchase, filter, item, variation } = product;
  if (item.notSold) return { kind: 'notSold', reason: item.notSold };
  if (isDiscontinued(variation.availabilityId)) return { kind: 'discontinued' };
  if (!filter.isSalable) return { kind: 'unavailable' };
  const rule = rangeOf(product);
  switch (listPurchase?.kind) {
    case 'add':
      return { kind: 'add', rule };
    case 'select':
      return { kind: 'add', rule, choice: { label: listPurchase.label, choices: listPurchase.choices } };
    case 'variations':
      return { kind: 'choose', href: `${href}#${variationsId}`, what: 'variations' };
    case 'parts':
      return { kind: 'choose', href, what: 'parts' };
    default:
      return { kind: 'choose', href, what: 'answers' };
  }
}
