import type { Product } from '@mise/contract/catalog/product.ts';
import type { ProductPage } from './product-page.ts';
import { mostStars, type Rating } from './rating.ts';

/** A node of JSON-LD. */
export type StructuredData = { [key: string]: string | number | string[] | StructuredData | StructuredData[] };

/** What search engines read of a product: schema.org Product with its offer, and the way to it. Addresses absolute. */
export function toStructuredData(
  product: Product,
  page: ProductPage,
  { origin, canonical }: { origin: string; canonical: string },
): StructuredData[] {
  return [toProduct(product, page, { origin, canonical }), toBreadcrumbs(page, { origin, canonical })];
}

function toProduct(product: Product, page: ProductPage, urls: { origin: string; canonical: string }): StructuredData {
  const { texts, seoSettings } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: texts.name1,
    url: urls.canonical,
    image: page.pictures.map(({ src }) => new URL(src, urls.origin).href),
    ...filled('description', texts.shortDescription || texts.metaDescription),
    ...filled('sku', seoSettings?.sku || page.articleNumber),
    ...filled('mpn', seoSettings?.mpn),
    ...filled('gtin', seoSettings?.gtin),
    ...(seoSettings?.brand && { brand: { '@type': 'Brand', name: seoSettings.brand } }),
    ...(seoSettings?.manufacturer && { manufacturer: { '@type': 'Organization', name: seoSettings.manufacturer } }),
    ...(page.rating && { aggregateRating: toAggregateRating(page.rating) }),
    ...(product.prices && { offers: toOffer(product, page, urls.canonical) }),
  };
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
function toOffer({ prices, seoSettings }: Product, page: ProductPage, url: string): StructuredData {
  const current = prices?.specialOffer ?? prices?.default;
  const minimum = page.purchase.kind === 'order' ? page.purchase.rule.minimum : 1;
  return {
    '@type': 'Offer',
    url,
    price: current?.data?.unitPrice ?? 0,
    priceCurrency: current?.currency ?? '',
    ...filled('availability', seoSettings?.mappedAvailability),
    ...filled('itemCondition', seoSettings?.conditionOfItem),
    ...filled('priceValidUntil', seoSettings?.priceValidUntil),
    ...(minimum > 1 && { eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minimum } }),
  };
}

function toBreadcrumbs({ crumbs }: ProductPage, urls: { origin: string; canonical: string }): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: index === crumbs.length - 1 ? urls.canonical : urls.origin + href,
    })),
  };
}

function filled(name: string, value: string | undefined): Record<string, string> {
  return value ? { [name]: value } : {};
}
