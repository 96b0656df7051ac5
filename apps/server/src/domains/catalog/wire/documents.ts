import type { ProductDocument } from '@mise/contract/catalog/product-document.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { FullRow } from '../product-rows.ts';

export function documentWire({ fileId, name, size, ...row }: FullRow['documents'][number]): ProductDocument {
  return { ...row, url: pathTo.document(fileId, name), bytes: size };
}
