import type { SalesPrice } from '@mise/contract/catalog/price.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import { maximumQuantity } from '@mise/rules/quantity-range.ts';
import { describe, expect, test } from 'vitest';
import { toProductCard } from './product-card.ts';

function price(amount: number, more: Partial<SalesPrice> = {}): SalesPrice {
  const written = { value: amount, formatted: `${amount} €` };
  return {
    price: written,
    unitPrice: written,
    basePrice: '',
    minimumOrderQuantity: 1,
    lowestPrice: { value: null, formatted: '' },
    isNet: false,
    vat: { id: 0, value: 19 },
    ...more,
  } as SalesPrice;
}

type Parts = {
  prices?: object;
  variation?: object;
  unit?: object;
  item?: object;
  isSalable?: boolean;
  sold?: object;
};

function product({ prices, variation, unit, item, isSalable = true, sold = { kind: 'add' } }: Parts = {}): Product {
  return {
    texts: { name1: 'Teller', urlPath: 'geschirr/teller' },
    item: { id: 12, salableVariationCount: 1, ...item },
    variation: { id: 34, number: 'TW-1', availability: { id: 2, names: { name: 'Sofort' } }, ...variation },
    unit: { content: 1, unitOfMeasurement: 'C62', names: { name: 'Stück' }, ...unit },
    filter: { isSalable },
    images: { all: [], variation: [] },
    prices: { default: price(5), rrp: null, set: null, specialOffer: null, graduatedPrices: [], ...prices },
    listPurchase: sold,
  } as unknown as Product;
}

const card = (parts?: Parts) => toProductCard(product(parts), 'de');

test('a product leads to its own address and says what is in a pack', () => {
  expect(card({ unit: { content: 6 } })).toMatchObject({
    href: '/geschirr/teller_12_34',
    articleNumber: 'TW-1',
    pack: { content: 6, unitCode: 'C62', name: null },
    stock: { color: 'green', text: 'Sofort' },
  });
});

test('a product that was drawn in one language is drawn in another one', () => {
  const known = Object.freeze(product());
  expect(toProductCard(known, 'de').href).toBe('/geschirr/teller_12_34');
  expect(toProductCard(known, 'en').href).toBe('/en/geschirr/teller_12_34');
});

describe('an offer', () => {
  const offerAfter = (lowest: number | null) =>
    price(4, { lowestPrice: { value: lowest, formatted: lowest === null ? '' : `${lowest} €` } });
  const compared = (lowest: number | null, more: object = {}) =>
    card({ prices: { specialOffer: offerAfter(lowest), ...more } }).price?.compared;

  test('takes the place of the price and shows the former and the lowest one', () => {
    const specialOffer = offerAfter(5);
    expect(card({ prices: { specialOffer } }).price).toMatchObject({
      amount: '4 €',
      compared: { kind: 'former', amount: '5 €', lowest: '5 €' },
    });
  });

  test('is compared with nothing higher than the lowest price of 30 days', () => {
    expect(compared(4.5)).toEqual({ kind: 'former', amount: '4.5 €', lowest: '4.5 €' });
    expect(compared(6)).toEqual({ kind: 'former', amount: '5 €', lowest: '6 €' });
  });

  test.each([4, 3, null])('is no reduction where that price was %s: the recommended one may stand there', (lowest) => {
    expect(compared(lowest)).toBeNull();
    expect(compared(lowest, { rrp: price(7) })).toMatchObject({ kind: 'recommended', amount: '7 €' });
  });
});

test('a recommended price counts only above the price', () => {
  expect(card({ prices: { rrp: price(6) } }).price?.compared).toMatchObject({ kind: 'recommended', amount: '6 €' });
  expect(card({ prices: { rrp: price(5) } }).price?.compared).toBeNull();
});

test('the hint is the first tier above the smallest quantity; packs are not pieces', () => {
  const graduatedPrices = [48, 1, 12].map((quantity) => price(4, { minimumOrderQuantity: quantity }));
  const words = { unit: { one: 'Stück', other: 'Stück' }, pack: { one: 'Karton', other: 'Kartons' } };
  const single = card({ prices: { graduatedPrices }, unit: { words: { unit: words.unit } } });
  expect(single.price?.tier).toEqual({ from: '12 Stück', amount: '4 €' });
  const carton = card({ prices: { graduatedPrices }, unit: { content: 6, words } });
  expect(carton.price?.tier?.from).toBe('12 Kartons');
  const straws = [price(0.0249, { minimumOrderQuantity: 500 }), price(0.0224, { minimumOrderQuantity: 2500 })];
  const straw = card({
    prices: { default: straws[0], graduatedPrices: straws },
    unit: { words: { unit: words.unit } },
  });
  expect(straw.price?.tier).toEqual({ from: '2.500 Stück', amount: '0.0224 € / Stück' });
});

const choice = { label: 'Größe', choices: [[34, 'S']] };

test.each([
  [
    { variation: { maximumOrderQuantity: 10, stock: 4 } },
    { kind: 'add', rule: { minimum: 1, interval: 1, maximum: 4 } },
  ],
  [
    { variation: { minimumOrderQuantity: 6, intervalOrderQuantity: 6 } },
    { kind: 'add', rule: { minimum: 6, interval: 6, maximum: maximumQuantity } },
  ],
  [
    { sold: { kind: 'select', ...choice } },
    { kind: 'add', rule: { minimum: 1, interval: 1, maximum: maximumQuantity }, choice },
  ],
  [{ sold: { kind: 'variations' } }, { kind: 'choose', href: '/geschirr/teller_12_34#variations', what: 'variations' }],
  [{ sold: { kind: 'questions' } }, { kind: 'choose', href: '/geschirr/teller_12_34', what: 'answers' }],
  [{ sold: { kind: 'parts' } }, { kind: 'choose', href: '/geschirr/teller_12_34', what: 'parts' }],
  [{ isSalable: false }, { kind: 'unavailable' }],
  [{ isSalable: false, variation: { availabilityId: 10 } }, { kind: 'discontinued' }],
  [{ item: { notSold: 'contactClass' } }, { kind: 'notSold', reason: 'contactClass' }],
])('how it is bought: %o', (parts, expected) => {
  expect(card(parts).purchase).toEqual(expected);
});

test.each([
  [1, 'green'],
  [3, 'green'],
  [4, 'amber'],
  [6, 'amber'],
  [7, 'red'],
  [8, 'red'],
  [9, 'gray'],
  [10, 'gray'],
])('availability %d has a %s light', (id, color) => {
  expect(card({ variation: { availability: { id, names: { name: '' } } } }).stock?.color).toBe(color);
});

test.each([
  [1, null],
  [8, null],
  [9, 'Auf Anfrage'],
])('availability %d of what is sold out promises no delivery', (id, text) => {
  const soldOut = card({ isSalable: false, variation: { availability: { id, names: { name: 'Auf Anfrage' } } } });
  expect(soldOut.stock?.text ?? null).toBe(text);
});

test('a gift card is said to be free of VAT', () => {
  const taxFree = price(50, { vat: { id: 2, value: 0 } });
  expect(card().price?.isTaxFree).toBe(false);
  expect(card({ prices: { default: taxFree } }).price?.isTaxFree).toBe(true);
});
