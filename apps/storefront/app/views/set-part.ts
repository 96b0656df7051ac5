import type { ProductBundleComponent } from '@mise/contract/catalog/product.ts';
import { partName } from '@mise/rules/set-part.ts';

/** A part of a set, with what tells its variation apart. */
export function toPartName({ texts, groupedAttributes = [] }: ProductBundleComponent['data']): string {
  return partName({ name: texts.name1, attributes: groupedAttributes });
}
