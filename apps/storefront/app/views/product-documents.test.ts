import type { ProductDocument } from '@mise/contract/catalog/product-document.ts';
import { expect, it } from 'vitest';
import { toDataSheets } from './product-documents.ts';

function sheet(kind: ProductDocument['kind'], language: string | null): ProductDocument {
  return { kind, title: '', language, url: `/documents/${kind}-${language}.pdf`, bytes: 4200 };
}

it.each([
  ['its own language before another', [sheet('safety', 'en'), sheet('safety', 'de')], ['safety-de']],
  ['another where there is no own', [sheet('safety', 'en')], ['safety-en']],
  [
    'what has no words, and does not count as another kind',
    [sheet('certificate', null), sheet('care', 'en')],
    ['certificate-null', 'care-en'],
  ],
  ['all of a kind', [sheet('certificate', 'de'), sheet('certificate', null)], ['certificate-de', 'certificate-null']],
  ['none where there is none', [], []],
])('a German page offers %s', (_, documents, offered) => {
  expect(toDataSheets(documents, 'de').map(({ href }) => href)).toEqual(
    offered.map((name) => `/documents/${name}.pdf`),
  );
});

it('says in which other language a sheet is', () => {
  expect(toDataSheets([sheet('safety', 'en')], 'de')[0]?.language).toBe('en');
  expect(toDataSheets([sheet('safety', 'de')], 'de')[0]?.language).toBeNull();
});
