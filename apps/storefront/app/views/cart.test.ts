import type { Basket, CartItem } from '@mise/contract/cart/basket.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import { describe, expect, test } from 'vitest';
import { type CartLine, nextCartView, toCartView } from './cart.ts';

const plate = {
  texts: { name1: 'Teller', urlPath: 'geschirr/teller' },
  item: { id: 7 },
  variation: {
    availability: { id: 1, names: { name: 'Sofort lieferbar' } },
    id: 70,
    number: 'TW-7',
    minimumOrderQuantity: 5,
    intervalOrderQuantity: 6,
    stock: 40,
  },
  prices: {
    default: {
      unitPrice: { value: 3.9 },
      basePrice: '',
      baseSinglePrice: null,
      currency: 'EUR',
      isNet: false,
      vat: { id: 0, value: 19 },
    },
    rrp: null,
    specialOffer: null,
    graduatedPrices: [{ unitPrice: { value: 3.5 }, minimumOrderQuantity: 24, basePrice: '', baseSinglePrice: null }],
  },
  unit: {
    content: 6,
    unitOfMeasurement: 'C62',
    names: { name: 'Stück' },
    words: { unit: { one: 'piece', other: 'pieces' }, pack: { one: 'carton', other: 'cartons' } },
  },
  images: { variation: [], all: [{ url: '/media/p.svg', names: { alternate: 'Ein Teller' } }] },
  groupedAttributes: [{ attributePosition: 1, name: 'Farbe', value: 'Weiß' }],
} as unknown as Product;

function item(values: Partial<CartItem>): CartItem {
  return {
    id: 1,
    quantity: 6,
    price: 3.9,
    itemId: 7,
    variationId: 70,
    variation: null,
    basketItemOrderParams: [],
    setComponents: [],
    ...values,
  } as CartItem;
}

function basket(items: CartItem[], values: Partial<Basket> = {}): Basket {
  return { currency: 'EUR', items, itemSum: 0, shippingCountryId: 1, totalVats: [], ...values } as Basket;
}

function onlyLine(view: { lines: CartLine[] }): CartLine {
  const [line] = view.lines;
  if (!line) throw new Error('the cart has no line');
  return line;
}

describe('a line', () => {
  test('shows its product, its price and what it comes to', () => {
    const params = [{ name: 'Gravur', value: 'Krone', type: 'text', price: 1.9 }] as CartItem['basketItemOrderParams'];
    const view = toCartView(basket([item({ variation: plate, basketItemOrderParams: params })]), 'en');
    expect(onlyLine(view)).toMatchObject({
      unitPrices: ['€3.90 / carton', '€0.65 / piece'],
      amount: '€23.40',
      properties: [{ name: 'Gravur', value: 'Krone', surcharge: '€1.90' }],
      product: {
        name: 'Teller',
        href: '/en/geschirr/teller_7_70',
        picture: { src: '/media/p.svg', alt: 'Ein Teller' },
        attributes: [{ name: 'Farbe', value: 'Weiß' }],
      },
    });
  });

  test('of a gift card says that its code is mailed where the whole does not', () => {
    const mailed = item({ variation: plate, isMailed: true, deliveryParts: [] });
    expect(onlyLine(toCartView(basket([mailed]), 'de')).delivery?.isMailed).toBe(true);
    expect(onlyLine(toCartView(basket([mailed], { isMailed: true }), 'de')).delivery).toBeNull();
  });

  test('says how much is missing to the next price, of all lines of the variation, with what is asked for beside it', () => {
    const engraved = item({ id: 2, quantity: 6, price: 5.8, variation: plate });
    const view = toCartView(basket([item({ variation: plate }), engraved]), 'en');
    expect(view.lines.map(({ nextTier }) => nextTier)).toEqual([
      { packs: '12 cartons', price: '€3.50', unit: 'carton' },
      { packs: '12 cartons', price: '€5.40', unit: 'carton' },
    ]);
    expect(onlyLine(toCartView(basket([item({ quantity: 24, variation: plate })]), 'en')).nextTier).toBeNull();
  });

  test('says when it can be had, and what a set is made of', () => {
    const fork = { texts: { name1: 'Gabel' }, unit: plate.unit, groupedAttributes: [{ name: 'Form', value: 'Menü' }] };
    const set = { ...plate, bundleComponents: [{ quantity: '2', data: fork }] } as unknown as Product;
    const line = onlyLine(toCartView(basket([item({ variation: set })]), 'en'));
    expect(line.product.availability).toMatchObject({ color: 'green', text: 'Sofort lieferbar' });
    // As the order says it: of six sets.
    expect(line.contents).toEqual(['12\u00a0cartons Gabel (Menü)']);
    const pack = { content: 1, unitCode: 'C62', unit: { one: 'piece', other: 'pieces' }, name: null };
    const setComponents = [{ id: 1, variationId: 2, quantity: 3, name: 'Becher (Sand)', pack }];
    const chosen = item({ variation: set, setComponents });
    expect(onlyLine(toCartView(basket([chosen]), 'en')).contents).toEqual(['18\u00a0pieces Becher (Sand)']);
  });

  test('adds to what all lines hold, by unit', () => {
    const litre = {
      ...plate.unit,
      unitOfMeasurement: 'LTR',
      content: 10,
      words: { unit: { one: 'litre', other: 'litres' }, pack: null },
    };
    const soap = { ...plate, unit: litre } as unknown as Product;
    const items = [
      item({ variation: plate }),
      item({ id: 2, quantity: 200, variation: plate }),
      item({ id: 3, variationId: 71, variation: soap }),
    ];
    expect(toCartView(basket(items), 'en').pieces).toBe('1,236 pieces, 60 litres');
  });

  test('keeps its product where the answer brings none', () => {
    const first = toCartView(basket([item({ variation: plate })]), 'de');
    const next = nextCartView(first, basket([item({ quantity: 12 })]), 'de');
    expect(onlyLine(next)).toMatchObject({ quantity: 12, product: { name: 'Teller' } });
    expect(next.isIncomplete).toBe(false);
  });

  test('stays as it was, and is said to, where one of it is something else by now', () => {
    const first = toCartView(basket([item({ variation: plate })]), 'de');
    const next = (unit: CartItem['unit']) => nextCartView(first, basket([item({ unit })]), 'de');
    const { content } = plate.unit;
    expect(next(`${content} C62`)).toMatchObject({ isIncomplete: false, lines: [{ id: 1 }] });
    expect(next(`${content + 1} C62`)).toMatchObject({ isIncomplete: true, lines: [{ id: 1 }] });
    expect(next(`${content} PR`)).toMatchObject({ isIncomplete: true, lines: [{ id: 1 }] });
  });

  test('is left out, and said to be, where nothing is known of its product', () => {
    const first = toCartView(basket([item({ variation: plate })]), 'de');
    const next = nextCartView(first, basket([item({}), item({ id: 2, variationId: 99 })]), 'de');
    expect(next.lines).toHaveLength(1);
    expect(next.isIncomplete).toBe(true);
  });
});

describe('the quantity of a line', () => {
  test('is a multiple of the interval between minimum and stock', () => {
    const view = toCartView(basket([item({ variation: plate })]), 'de');
    expect(onlyLine(view)).toMatchObject({ rule: { minimum: 6, interval: 6, maximum: 40 }, shortStock: null });
  });

  test('leaves to a line what the others do not hold', () => {
    const two = [item({ variation: plate }), item({ id: 2, quantity: 30, variation: plate })];
    const [first, second] = toCartView(basket(two), 'de').lines;
    expect(first?.rule).toEqual({ minimum: 6, interval: 6, maximum: 10 });
    expect(second?.rule.maximum).toBe(34);
  });

  test('tells how much is left where the stock has become short', () => {
    const view = toCartView(basket([item({ quantity: 60, variation: plate })]), 'de');
    expect(onlyLine(view).shortStock).toBe(40);
  });
});

test('a removal that was told stays told, what has passed goes', () => {
  const gone = { key: 'itemRemoved.availability', cause: { name: 'Vase' } } as const;
  const reset = { key: 'shippingMethodReset', cause: {} } as const;
  const first = toCartView(basket([], { notices: [gone, reset] }), 'de');
  const next = nextCartView(first, basket([]), 'de');
  expect(next.notices).toEqual([gone]);
});
