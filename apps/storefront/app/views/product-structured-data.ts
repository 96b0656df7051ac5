import type { OfferTerms } from '@mise/contract/catalog/offer-terms.ts';
import type { Prices } from '@mise/contract/catalog/price.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import type { EnergyClass, EnergyRating } from '@mise/rules/energy-class.ts';
import { formerPrice } from '@mise/rules/former-price.ts';
import type { ProductPage } from './product-page.ts';
import { mostStars, type Rating } from './rating.ts';
import type { Reviews } from './reviews.ts';
import { filled, type StructuredData, toBreadcrumbList } from './structured-data.ts';

/** `own`: of the shown variation; `canonical`: of the page that search engines find it by. */
type Addresses = { origin: string; own: string; canonical: string };

/**
 * What search engines read of a product: schema.org Product with its offer, and the way to it. The page that stands for several
 * variations says so, and where the others are.
 */
export function toStructuredData(
  product: Product,
  page: ProductPage,
  addresses: Addresses,
  reviews?: Reviews | null,
): StructuredData[] {
  const shown = toProduct(product, page, addresses, reviews ?? null);
  const others = product.variationAttributeMap?.variations.filter(
    ({ variationId }) => variationId !== page.variationId,
  );
  const isGroup = others !== undefined && others.length > 0;
  const isItemPage = addresses.own === addresses.canonical;
  return [
    isGroup && isItemPage
      ? toGroup(shown, { product, page, addresses, others: others.map(({ variationId }) => variationId) })
      : shown,
    toBreadcrumbList(page.crumbs, addresses.canonical),
  ];
}

type Group = { product: Product; page: ProductPage; addresses: Addresses; others: number[] };

function toGroup(shown: StructuredData, { product, page, addresses, others }: Group): StructuredData {
  const { description, brand, aggregateRating, review, ...variant } = shown;
  const ending = new RegExp(`_${page.variationId}$`);
  return {
    '@type': 'ProductGroup',
    name: product.texts.name1,
    url: addresses.canonical,
    productGroupID: String(page.itemId),
    ...present({ description, brand, aggregateRating, review }),
    variesBy: variedIn(product),
    hasVariant: [
      variant,
      ...others.map((id) => ({ '@type': 'Product', url: addresses.own.replace(ending, `_${id}`) })),
    ],
  };
}

function present(values: Record<string, StructuredData[string] | undefined>): StructuredData {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function toProduct(product: Product, page: ProductPage, urls: Addresses, reviews: Reviews | null): StructuredData {
  const { texts, seoSettings } = product;
  // Engines take none without the name of who wrote it.
  const signed = reviews?.reviews.filter(({ author }) => author !== '') ?? [];
  return {
    '@type': 'Product',
    name: texts.name1,
    url: urls.own,
    image: page.pictures.map(({ src }) => new URL(src, urls.origin).href),
    ...filled('description', texts.shortDescription || texts.metaDescription),
    ...filled('sku', seoSettings?.sku || page.articleNumber),
    ...filled('mpn', seoSettings?.mpn),
    ...filled('gtin', seoSettings?.gtin),
    ...(seoSettings?.brand && { brand: { '@type': 'Brand', name: seoSettings.brand } }),
    ...(seoSettings?.manufacturer && { manufacturer: { '@type': 'Organization', name: seoSettings.manufacturer } }),
    ...(page.choices.length > 0 && { inProductGroupWithID: String(page.itemId) }),
    ...lookOf(product),
    ...(page.energy && { hasEnergyConsumptionDetails: toEnergyDetails(page.energy) }),
    ...(page.rating && { aggregateRating: toAggregateRating(page.rating) }),
    ...(signed.length > 0 && { review: signed.slice(0, mostReviews).map(toReviewData) }),
    ...(product.prices && { offers: toOffer(product, product.prices, page, urls.own) }),
  };
}

function toEnergyDetails({ efficiencyClass, best, worst }: EnergyRating): StructuredData {
  return {
    '@type': 'EnergyConsumptionDetails',
    hasEnergyEfficiencyCategory: schemaClass(efficiencyClass),
    energyEfficiencyScaleMin: schemaClass(worst),
    energyEfficiencyScaleMax: schemaClass(best),
  };
}

/** "A++" is called A2Plus there. */
function schemaClass(efficiencyClass: EnergyClass): string {
  const pluses = efficiencyClass.length - 1;
  return `https://schema.org/EUEnergyEfficiencyCategory${efficiencyClass[0]}${pluses > 0 ? `${pluses}Plus` : ''}`;
}

/** More than engines show of a page. */
const mostReviews = 3;

function toReviewData({ title, text, rating, author, day }: Reviews['reviews'][number]): StructuredData {
  return {
    '@type': 'Review',
    ...filled('name', title),
    ...filled('reviewBody', text),
    ...filled('datePublished', day),
    author: { '@type': 'Person', name: author },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: mostStars },
  };
}

/** What schema.org calls the attributes that it has a word for, by their name in the default language. */
const schemaNames: Readonly<Record<string, string>> = { Farbe: 'color', Größe: 'size', Material: 'material' };

/** In what of it the variation differs from the others. */
function lookOf(product: Product): Record<string, string> {
  const ofAttributes = (product.attributes ?? []).flatMap(({ attribute, value }) => {
    const name = schemaNames[attribute.backendName];
    return name ? [[name, value.names.name]] : [];
  });
  // A size that is one comes after it, and stays.
  return Object.fromEntries([...packSize(product), ...ofAttributes]);
}

function variedIn(product: Product): string[] {
  const ofAttributes = (product.attributes ?? []).map(({ attribute }) => {
    const name = schemaNames[attribute.backendName];
    return name ? `https://schema.org/${name}` : attribute.names.name;
  });
  return [...new Set([...ofAttributes, ...packSize(product).map(([name]) => `https://schema.org/${name}`)])];
}

/** Where its variations come in packs of several contents: schema.org calls that a size, too. */
function packSize({ variation, variationAttributeMap }: Product): [string, string][] {
  const variations = variationAttributeMap?.variations ?? [];
  const own = variations.find(({ variationId }) => variationId === variation.id);
  const differs = new Set(variations.map(({ unitCombinationId }) => unitCombinationId)).size > 1;
  return own && differs ? [['size', own.unitName]] : [];
}

function toAggregateRating({ average, count }: Rating): StructuredData {
  return {
    '@type': 'AggregateRating',
    ratingValue: average,
    reviewCount: count,
    bestRating: mostStars,
    worstRating: 1,
  };
}

/** The price that anyone pays for the smallest quantity: with VAT, whoever looks at the page. */
function toOffer(
  { seoSettings, unit, offerTerms }: Product,
  prices: Prices,
  page: ProductPage,
  url: string,
): StructuredData {
  const current = prices.specialOffer ?? prices.default;
  const minimum = page.purchase.kind === 'order' ? page.purchase.rule.minimum : 1;
  const price = current.data?.unitPrice ?? 0;
  const former = formerOf(prices);
  const specification = (amount: number, more: StructuredData = {}): StructuredData => ({
    '@type': 'UnitPriceSpecification',
    price: amount,
    priceCurrency: current.currency,
    valueAddedTaxIncluded: true,
    ...more,
  });
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: current.currency,
    priceSpecification: [
      specification(price, basisOf(current, unit)),
      ...(former === null ? [] : [specification(former, { priceType: 'https://schema.org/StrikethroughPrice' })]),
    ],
    ...filled('availability', seoSettings?.mappedAvailability),
    ...filled('itemCondition', seoSettings?.conditionOfItem),
    ...filled('priceValidUntil', seoSettings?.priceValidUntil),
    ...(minimum > 1 && { eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minimum } }),
    ...(offerTerms?.shipping && { shippingDetails: toShippingDetails(offerTerms.shipping) }),
    ...(offerTerms?.returns && { hasMerchantReturnPolicy: toReturnPolicy(offerTerms.returns) }),
  };
}

function toShippingDetails(shipping: NonNullable<OfferTerms['shipping']>): StructuredData {
  const { countryIso, amount, currency, handlingDays, transitDays } = shipping;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: amount, currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: countryIso },
    ...(handlingDays && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: inDays(handlingDays),
        transitTime: inDays(transitDays),
      },
    }),
  };
}

function inDays({ minimum, maximum }: { minimum: number; maximum: number }): StructuredData {
  return { '@type': 'QuantitativeValue', minValue: minimum, maxValue: maximum, unitCode: 'DAY' };
}

function toReturnPolicy({ countryIso, days, isFree }: NonNullable<OfferTerms['returns']>): StructuredData {
  const fees = isFree ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility';
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countryIso,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: `https://schema.org/${fees}`,
  };
}

function formerOf({ default: regular, specialOffer }: Prices): number | null {
  if (!specialOffer?.data || !regular.data) return null;
  const { unitPrice: offer, lowestPrice: lowest } = specialOffer.data;
  return formerPrice({ offer, regular: regular.data.unitPrice, lowest });
}

/** How much is sold for the price, and what the base price is for. */
function basisOf({ baseLot, baseUnit }: Prices['default'], unit: Product['unit']): StructuredData {
  if (baseLot === null || baseUnit === null || baseSameAs(unit, { baseLot, baseUnit })) return {};
  return {
    referenceQuantity: {
      '@type': 'QuantitativeValue',
      value: unit.content,
      unitCode: unit.unitOfMeasurement,
      valueReference: { '@type': 'QuantitativeValue', value: baseLot, unitCode: baseUnit },
    },
  };
}

function baseSameAs(unit: Product['unit'], base: { baseLot: number; baseUnit: string }): boolean {
  return unit.content === base.baseLot && unit.unitOfMeasurement === base.baseUnit;
}
