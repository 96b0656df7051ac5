import type { DocumentKind, ProductDocument } from '@mise/contract/catalog/product-document.ts';
import type { Locale } from '../page/locale.ts';

export type DataSheet = {
  kind: DocumentKind;
  title: string;
  href: string;
  bytes: number;
  /** In which other language it is written than the page; null where it is that of the page, or has none. */
  language: string | null;
};

/** The data sheets in the language of a page; of what there is in none but others, those. */
export function toDataSheets(documents: readonly ProductDocument[], locale: Locale): DataSheet[] {
  const isFor = ({ language }: ProductDocument) => language === null || language === locale;
  const said = new Set(documents.filter(isFor).map(({ kind }) => kind));
  return documents
    .filter((each) => isFor(each) || !said.has(each.kind))
    .map(({ kind, title, url, bytes, language }) => ({
      ...{ kind, title, href: url, bytes },
      language: language === locale ? null : language,
    }));
}
