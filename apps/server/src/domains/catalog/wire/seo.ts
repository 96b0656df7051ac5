import type { ProductSeoSettings } from '@mise/contract/catalog/product.ts';
import { isDiscontinued } from '@mise/rules/is-discontinued.ts';
import { inLanguage, type Language, languages } from '@mise/rules/languages.ts';
import { languageUrls, localized } from '@mise/rules/localized.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Texts } from '../../../db/columns.ts';
import type { ProductRow } from '../product-rows.ts';
import { conditionOf } from './conditions.ts';
import type { WireFrame } from './wire-frame.ts';

/** What search engines are told about a variation: they find it by the page of its item, that of `canonicalId`. */
export function seoWire(
  row: ProductRow,
  frame: WireFrame,
  facts: { isSalable: boolean; offerEndsAt: Date | null; canonicalId: number },
): ProductSeoSettings {
  const maker = row.manufacturerId === null ? undefined : frame.reference.manufacturers.get(row.manufacturerId);
  const gtin = row.gtin ?? '';
  return {
    conditionOfItem: conditionOf(row.conditionId).schemaOrg,
    mappedAvailability: `https://schema.org/${availabilityOf(row, frame.now, facts.isSalable)}`,
    brand: maker?.externalName ?? '',
    manufacturer: maker?.contact.legalName ?? '',
    gtin,
    gtin8: gtin.length === 8 ? gtin : '',
    gtin13: gtin.length === 13 ? gtin : '',
    isbn: /^97[89]\d{10}$/.test(gtin) ? gtin : '',
    mpn: row.model,
    sku: row.number,
    priceValidUntil: facts.offerEndsAt?.toISOString().slice(0, 10) ?? '',
    robots: 'all',
    forceRobotsValue: row.full?.robots ?? '',
    forcedCanonicalUrl: forcedCanonicalOf(row.full?.canonicalLink ?? '', frame),
    forceNoIndex: false,
    ...(row.full && {
      canonical: canonicalOf(row, { urlPaths: row.full.urlPaths, canonicalId: facts.canonicalId }, frame),
    }),
  };
}

/** A path of the owner has no language: the page of each language names it in its own. */
function forcedCanonicalOf(link: string, { shopUrl, language }: WireFrame): string {
  return link.startsWith('/') ? shopUrl + localized(language, link) : link;
}

function canonicalOf(
  { id, itemId }: ProductRow,
  { urlPaths, canonicalId }: { urlPaths: Partial<Texts>; canonicalId: number },
  frame: WireFrame,
) {
  const pathOf = (language: Language, variationId: number) =>
    pathTo.product(language, { urlPath: inLanguage(urlPaths, language) ?? '', itemId, variationId });
  const paths = languageUrls((language) => pathOf(language, id));
  return {
    href: frame.shopUrl + pathOf(frame.language, canonicalId),
    alternate: [...languages, 'x-default' as const].map((hreflang) => ({
      href: frame.shopUrl + paths[hreflang],
      hreflang,
    })),
  };
}

function availabilityOf(row: ProductRow, now: Date, isSalable: boolean): string {
  if (row.releasedAt !== null && new Date(row.releasedAt) > now) return 'PreOrder';
  if (isDiscontinued(row.availabilityId)) return 'Discontinued';
  if (!isSalable) return 'OutOfStock';
  return row.stockPolicy === 'oversell' && row.stock <= 0 ? 'BackOrder' : 'InStock';
}
