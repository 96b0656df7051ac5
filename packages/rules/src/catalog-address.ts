/** What an address that is none of the shop's own pages asks for. */
export type CatalogAddress =
  | { kind: 'category'; path: string }
  | { kind: 'product'; slug: string; itemId: number; variationId: number | null };

const id = '[1-9]\\d{0,9}';
const productAddress = new RegExp(`^(?<slug>.+?)_(?<itemId>${id})(?:_(?<variationId>${id}))?$`);

/**
 * Reads the rest of an address behind the language (no leading slash): `{slug…}_{itemId}_{variationId}` and
 * `{slug…}_{itemId}` are products, anything else is the chain of slugs of a category.
 */
export function readCatalogAddress(rest: string): CatalogAddress {
  const match = productAddress.exec(rest)?.groups;
  if (!match?.slug) return { kind: 'category', path: rest };
  return {
    kind: 'product',
    slug: match.slug,
    itemId: Number(match.itemId),
    variationId: match.variationId === undefined ? null : Number(match.variationId),
  };
}
