import { setupI18n } from '@lingui/core';
import type { Product } from '@mise/contract/catalog/product.ts';
import { expect, test } from 'vitest';
import { toComparison } from './compare.ts';

const i18n = setupI18n({
  locale: 'de',
  messages: {
    de: {
      'compare.pack': 'Pack',
      'pack.ofPieces': [['pack'], ' zu ', ['count'], ' Stück'],
      'compare.availability': 'Stock',
      'compare.manufacturer': 'Maker',
      'compare.size': 'Size',
      'compare.weight': 'Weight',
      'compare.kilograms': ['', ['weight'], ' kg'],
      'compare.rating': 'Rating',
      'compare.stars': ['', ['average'], ' of 5'],
    },
  },
});

type Parts = {
  attributes?: [name: string, value: string][];
  facts?: [name: string, value: string][];
  more?: object;
  unit?: object;
};

function product(id: number, { attributes = [], facts = [], more = {}, unit }: Parts = {}): Product {
  return {
    texts: { name1: `Teller ${id}`, urlPath: 'teller' },
    item: { id, manufacturer: { externalName: 'Marnholt' }, feedbackCount: '0' },
    variation: { id: id * 10, number: `TW-${id}`, availability: { id: 1, names: { name: 'Sofort' } }, ...more },
    unit: { content: 1, unitOfMeasurement: 'C62', names: { name: 'Stück' }, ...unit },
    filter: { isSalable: true },
    images: { all: [], variation: [] },
    groupedAttributes: attributes.map(([name, value]) => ({ name, value, attributePosition: 1 })),
    variationProperties: [{ properties: facts.map(([name, value]) => ({ names: { name }, values: { value } })) }],
  } as unknown as Product;
}

const words = { unit: { one: 'Stück', other: 'Stück' }, pack: { one: 'Karton', other: 'Kartons' } };
const carton = { content: 6, words };

const rowsOf = (...products: Product[]) => {
  const { rows } = toComparison(products, { i18n, locale: 'de' });
  return rows.map(({ name, values, isDifferent }) => [name, values, isDifferent]);
};

test('a row for whatever one of them says, and whether it tells them apart', () => {
  const rows = rowsOf(
    product(1, {
      attributes: [['Tiefe', '65 mm']],
      facts: [['Norm', 'EN 631']],
      more: { weightG: 1250 },
      unit: carton,
    }),
    product(2, { facts: [['Spülmaschine', 'Ja']], more: { weightG: 1250, lengthMM: 530, widthMM: 325, heightMM: 65 } }),
  );
  expect(rows).toEqual([
    ['Tiefe', ['65 mm', ''], true],
    ['Pack', ['Karton zu 6 Stück', '1 Stück'], true],
    ['Stock', ['Sofort', 'Sofort'], false],
    ['Maker', ['Marnholt', 'Marnholt'], false],
    ['Size', ['', '530 × 325 × 65 mm'], true],
    ['Weight', ['1.25 kg', '1.25 kg'], false],
    ['Norm', ['EN 631', ''], true],
    ['Spülmaschine', ['', 'Ja'], true],
  ]);
});

test('what a variation says of itself counts before what is said of its item', () => {
  const rows = rowsOf(product(1, { attributes: [['Material', 'PP']], facts: [['Material', 'Kunststoff']] }));
  expect(rows.filter(([name]) => name === 'Material')).toEqual([['Material', ['PP'], false]]);
});

test('the name of a row says where it may be broken on a phone', () => {
  const rows = rowsOf(product(1, { facts: [['Temperaturbeständig bis', '220 °C']] }));
  expect(rows.map(([name]) => name)).toContain('Tem\u00adpe\u00adra\u00adtur\u00adbe\u00adstän\u00addig bis');
});
