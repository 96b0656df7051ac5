import type { Product } from '@mise/contract/catalog/product.ts';
import { describe, expect, test } from 'vitest';
import { limitReached } from './limit-reached.ts';
import { toContacts } from './product-contacts.ts';
import { toProductPage } from './product-page.ts';
import { toStructuredData } from './product-structured-data.ts';
import type { Reviews } from './reviews.ts';

type Parts = Partial<Record<'variation' | 'unit' | 'item' | 'seoSettings', object>> & {
  images?: object;
  properties?: object[];
  isSalable?: boolean;
  availability?: [id: number, name: string];
};

const price = {
  unitPrice: { value: 8.2, formatted: '8,20 €' },
  basePrice: '',
  baseSinglePrice: null,
  minimumOrderQuantity: 1,
  currency: 'EUR',
  isNet: false,
  vat: { id: 0, value: 19 },
  lowestPrice: { value: null, formatted: '' },
  data: { unitPrice: 8.2 },
};

const picture = (url: string) => ({
  url,
  names: { alternate: '' },
  width: 900,
  height: 600,
});

function product({ isSalable = true, availability: [id, name] = [1, 'Sofort'], ...parts }: Parts = {}): Product {
  return {
    texts: { name1: 'Teller', urlPath: 'geschirr/teller', shortDescription: 'Flach.' },
    item: {
      id: 12,
      condition: { id: 0, names: { lang: 'de', name: 'Neu' } },
      manufacturer: { externalName: 'Marnholt' },
      ...parts.item,
    },
    variation: {
      id: 34,
      number: 'TW-1',
      model: 'M-1',
      availabilityId: id,
      availability: { id, averageDays: 5, names: { name } },
      minimumOrderQuantity: 1,
      intervalOrderQuantity: 1,
      stock: null,
      ...parts.variation,
    },
    unit: { content: 1, unitOfMeasurement: 'C62', names: { name: 'Stück' }, ...parts.unit },
    filter: { isSalable },
    images: { all: [picture('/all.svg')], variation: [], ...parts.images },
    properties: parts.properties ?? [],
    prices: { default: price, rrp: null, set: null, specialOffer: null, graduatedPrices: [] },
    breadcrumbs: [{ id: 1, level: 1, name: 'Geschirr', url: '/geschirr' }],
    seoSettings: {
      sku: 'TW-1',
      brand: 'Marnholt',
      gtin: '9520000100032',
      mappedAvailability: 'https://schema.org/InStock',
      ...parts.seoSettings,
    },
  } as unknown as Product;
}

const page = (parts?: Parts) => toProductPage(product(parts), { locale: 'de', home: 'Startseite' });

describe('the page of a product', () => {
  test('stands at the end of the way to it', () => {
    expect(page().crumbs.map(({ label, href }) => [label, href])).toEqual([
      ['Startseite', '/'],
      ['Geschirr', '/geschirr'],
      ['Teller', '/geschirr/teller_12_34'],
    ]);
  });

  test('shows the pictures of the variation, else those of the item, with their size', () => {
    expect(page().pictures).toEqual([{ src: '/all.svg', alt: 'Teller', width: 900, height: 600 }]);
    expect(page({ images: { variation: [picture('/own.svg')] } }).pictures.map(({ src }) => src)).toEqual(['/own.svg']);
  });

  test('says what one sold unit is', () => {
    const piece = { one: 'Stück', other: 'Stück' };
    const carton = { one: 'Karton', other: 'Kartons' };
    expect(page({ unit: { content: 6, words: { unit: piece, pack: carton } } }).pack).toEqual({
      content: 6,
      unitCode: 'C62',
      unit: piece,
      name: carton,
    });
  });

  test('says how large and heavy it is, as far as that is known, and in which condition', () => {
    const measured = { lengthMM: 270, widthMM: 0, heightMM: 24, weightG: 620, weightNetG: 580 };
    expect(page({ variation: measured }).measures).toEqual({
      sides: [
        { side: 'length', mm: 270 },
        { side: 'height', mm: 24 },
      ],
      weightG: 620,
      netWeightG: 580,
    });
    expect(page({ variation: { weightG: 0, weightNetG: 0 } }).measures).toEqual({
      sides: [],
      weightG: null,
      netWeightG: null,
    });
    expect(page({ variation: { weightG: 620, weightNetG: 620 } }).measures.netWeightG).toBeNull();
    expect(page().condition).toBe('Neu');
  });

  test('counts what is left where that is little', () => {
    expect(page({ variation: { stock: 20 } }).piecesLeft).toBe(20);
    expect(page({ variation: { stock: 21 } }).piecesLeft).toBeNull();
  });
});

describe('a product can be ordered', () => {
  test('within the rules of its quantity', () => {
    expect(page({ variation: { maximumOrderQuantity: 40, stock: 12 } }).purchase).toEqual({
      kind: 'order',
      rule: { minimum: 1, interval: 1, maximum: 12 },
      orderMaximum: 40,
    });
  });

  test('and says what it is limited by: what is left, or what an order may hold in whole steps', () => {
    const limitOf = (stock: number, quantity: number) => {
      const limits = { intervalOrderQuantity: 12, minimumOrderQuantity: 12, maximumOrderQuantity: 40, stock };
      const { purchase } = page({ variation: limits });
      if (purchase.kind !== 'order') throw new Error('it cannot be ordered');
      expect(purchase.orderMaximum).toBe(36);
      return limitReached(purchase, quantity);
    };
    expect([limitOf(500, 24), limitOf(500, 36)]).toEqual([null, 'order']);
    expect([limitOf(30, 24), limitOf(38, 36), limitOf(20, 12)]).toEqual(['stock', 'order', null]);
  });

  test('not when the shop says so or stock is below the smallest quantity', () => {
    expect(page({ isSalable: false }).purchase).toEqual({ kind: 'unavailable' });
    expect(page({ isSalable: false, variation: { availabilityId: 10 } }).purchase).toEqual({ kind: 'discontinued' });
    const soldOut = page({ variation: { minimumOrderQuantity: 6, stock: 5 } });
    expect(soldOut).toMatchObject({ purchase: { kind: 'unavailable' }, stock: null });
  });

  test('and says what the answers come to that it begins with', () => {
    const asked = {
      ...{ valueType: 'empty', isOderProperty: true, isShownOnItemPage: true, isPreSelected: true },
      ...{ position: 1, selectionValues: {}, isShownAsAdditionalCosts: false },
    };
    const properties = [
      { propertyId: 15, surcharge: 1.9, property: { ...asked, names: { name: 'Eichstrich' }, leadTimeDays: 5 } },
      {
        ...{ propertyId: 9, surcharge: 6 },
        property: { ...asked, names: { name: 'Pfand' }, isRequired: true, isShownAsAdditionalCosts: true },
      },
      { propertyId: 7, surcharge: 3, property: { ...asked, names: { name: 'Gravur' }, isPreSelected: false } },
    ];
    expect(page({ properties }).outcome).toEqual({
      surcharges: { inPrice: 19_000, beside: [{ name: 'Pfand', amount: 60_000 }] },
      finishing: { days: 5, excludesReturn: false },
      wantedIds: [15, 9],
    });
    expect(page().outcome).toMatchObject({ surcharges: { inPrice: 0, beside: [] }, wantedIds: [] });
  });
});

describe('who answers for a product', () => {
  const maker = { externalName: 'Marnholt', legalName: 'Marnholt GmbH', street: 'Am Ofen', houseNo: '14' };

  test('is the manufacturer', () => {
    expect(toContacts([{ ...maker, country: { name: 'Deutschland' } }])).toMatchObject({
      manufacturer: { name: 'Marnholt GmbH', street: 'Am Ofen 14', country: 'Deutschland', email: '' },
      responsible: null,
    });
  });

  test('is a person in the EU beside one from elsewhere', () => {
    const { responsible } = toContacts({ ...maker, responsibleName: 'EU-Vertretung', responsiblePostCode: '20457' });
    expect(responsible).toMatchObject({ name: 'EU-Vertretung', town: '20457' });
  });
});

describe('structured data', () => {
  const own = 'https://shop.example/geschirr/teller_12_34';
  const urls = { origin: 'https://shop.example', own, canonical: own };
  const dataOf = (parts?: Parts) => toStructuredData(product(parts), page(parts), urls);

  test('names the offer with absolute addresses and a price with VAT', () => {
    expect(dataOf()[0]).toMatchObject({
      '@type': 'Product',
      image: ['https://shop.example/all.svg'],
      gtin: '9520000100032',
      offers: {
        price: 8.2,
        priceCurrency: 'EUR',
        priceSpecification: [{ price: 8.2, valueAddedTaxIncluded: true }],
        availability: 'https://schema.org/InStock',
        url: own,
      },
    });
  });

  test('says what it costs to be delivered, how long that takes, and until when it can be given back', () => {
    const terms = {
      shipping: {
        ...{ countryIso: 'DE', amount: 6.9, currency: 'EUR' },
        ...{ handlingDays: { minimum: 0, maximum: 1 }, transitDays: { minimum: 1, maximum: 2 } },
      },
      returns: { countryIso: 'DE', days: 14, isFree: false },
    };
    const offerOf = (offerTerms: Product['offerTerms']) => {
      const [data] = toStructuredData({ ...product(), offerTerms }, page(), urls);
      return data?.offers;
    };
    expect(offerOf(terms)).toMatchObject({
      shippingDetails: {
        shippingRate: { value: 6.9, currency: 'EUR' },
        shippingDestination: { addressCountry: 'DE' },
        deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 1, maxValue: 2 } },
      },
      hasMerchantReturnPolicy: {
        merchantReturnDays: 14,
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    });
    const noDay = { ...terms, shipping: { ...terms.shipping, handlingDays: null } };
    expect(offerOf(noDay)).not.toHaveProperty('shippingDetails.deliveryTime');
    const nothing = offerOf({ shipping: null, returns: null });
    expect(nothing).not.toHaveProperty('shippingDetails');
    expect(nothing).not.toHaveProperty('hasMerchantReturnPolicy');
  });

  test('leaves out what is not known', () => {
    expect(dataOf({ seoSettings: { brand: '', gtin: '' } })[0]).not.toHaveProperty('brand');
    expect(dataOf({ seoSettings: { brand: '', gtin: '' } })[0]).not.toHaveProperty('gtin');
  });

  test('says from which quantity on the price holds', () => {
    expect(dataOf({ variation: { minimumOrderQuantity: 6 } })[0]).toHaveProperty('offers.eligibleQuantity.minValue', 6);
  });

  test('says what an offer was before, what is sold for it and what its base price is for', () => {
    const offer = { ...price, data: { unitPrice: 6, lowestPrice: 7 }, baseLot: 1, baseUnit: 'KGM' };
    const reduced = { ...product({ unit: { content: 5, unitOfMeasurement: 'KGM' } }) };
    const prices = { ...reduced.prices, specialOffer: offer } as unknown as Product['prices'];
    const [data] = toStructuredData({ ...reduced, prices }, page(), urls);
    expect(data).toHaveProperty('offers.priceSpecification', [
      expect.objectContaining({
        price: 6,
        referenceQuantity: expect.objectContaining({
          value: 5,
          unitCode: 'KGM',
          valueReference: expect.objectContaining({ value: 1, unitCode: 'KGM' }),
        }),
      }),
      expect.objectContaining({ price: 7, priceType: 'https://schema.org/StrikethroughPrice' }),
    ]);
  });

  const attributes = [
    { attribute: { backendName: 'Farbe', names: { name: 'Colour' } }, value: { names: { name: 'Sage' } } },
    { attribute: { backendName: 'Durchmesser', names: { name: 'Diameter' } }, value: { names: { name: '27 cm' } } },
  ];
  const several = {
    ...product({ seoSettings: { gtin: '9520000100032' } }),
    attributes,
    variationAttributeMap: { variations: [{ variationId: 34 }, { variationId: 35 }], attributes: [] },
  } as unknown as Product;

  test('the page of an item names its variations, and in what they differ', () => {
    const [group] = toStructuredData(several, page(), urls);
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '12',
      brand: { name: 'Marnholt' },
      variesBy: ['https://schema.org/color', 'Diameter'],
      hasVariant: [
        { '@type': 'Product', sku: 'TW-1', color: 'Sage', offers: { price: 8.2 } },
        { '@type': 'Product', url: 'https://shop.example/geschirr/teller_12_35' },
      ],
    });
  });

  test.each([
    [[], ['https://schema.org/size'], '6 Stück'],
    [
      [{ attribute: { backendName: 'Größe', names: { name: 'Size' } }, value: { names: { name: 'XL' } } }],
      ['https://schema.org/size'],
      'XL',
    ],
  ])('packs of several contents are sizes, where it has no other: %#', (attributes, variesBy, size) => {
    const variations = [
      { variationId: 34, unitCombinationId: 3, unitName: '6 Stück' },
      { variationId: 35, unitCombinationId: 1, unitName: '1 Stück' },
    ];
    const packed = { ...product(), attributes, variationAttributeMap: { variations, attributes: [] } };
    const [group] = toStructuredData(packed as unknown as Product, page(), urls);
    expect(group).toMatchObject({ variesBy, hasVariant: [{ size }, {}] });
  });

  test('the page of another variation is that of one product, on the way to the item', () => {
    const canonical = 'https://shop.example/geschirr/teller_12_35';
    const [shown, crumbs] = toStructuredData(several, page(), { ...urls, canonical });
    expect(shown).toMatchObject({ '@type': 'Product', url: own, offers: { url: own } });
    expect(crumbs).toHaveProperty('itemListElement.2.item', canonical);
  });

  test('quotes the first three reviews that somebody signed', () => {
    const written = (author: string, rating: number) => ({
      title: 'Gut',
      text: 'Hält',
      author,
      rating,
      day: '2026-11-02',
    });
    const reviews = { reviews: [written('', 1), ...['A', 'B', 'C', 'D'].map((author) => written(author, 5))] };
    const [data] = toStructuredData(product(), page(), urls, reviews as unknown as Reviews);
    expect(data?.review).toEqual(
      ['A', 'B', 'C'].map((name) => ({
        '@type': 'Review',
        name: 'Gut',
        reviewBody: 'Hält',
        datePublished: '2026-11-02',
        author: { '@type': 'Person', name },
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
      })),
    );
  });

  test('ends the breadcrumbs at the page itself', () => {
    expect(dataOf()[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1, item: 'https://shop.example/' }, {}, { position: 3, item: own }],
    });
  });
});

test('what tells the variation apart stands once, not again among the facts of its item', () => {
  const { attributes, facts } = toProductPage(
    {
      ...product(),
      groupedAttributes: [{ attributePosition: 1, name: 'Material', value: 'Polypropylen' }],
      variationProperties: [
        {
          name: 'Pflege',
          properties: [
            { names: { name: 'Material' }, values: { value: 'Kunststoff' } },
            { names: { name: 'Spülmaschine' }, values: { value: 'Ja' } },
          ],
        },
      ],
    } as unknown as Product,
    { locale: 'de', home: 'Startseite' },
  );
  expect(attributes).toEqual([{ name: 'Material', value: 'Polypropylen' }]);
  expect(facts).toEqual([{ name: 'Pflege', facts: [{ name: 'Spülmaschine', value: 'Ja' }] }]);
});

test('the label of a hazardous mixture is shown as one, not as a fact', () => {
  const label = { cast: 'hazard', names: { name: 'Gefahrenhinweise' }, values: { value: 'Achtung: H319 Reizt.' } };
  const { hazard, facts } = toProductPage(
    { ...product(), variationProperties: [{ name: 'Stoff', properties: [label] }] } as unknown as Product,
    { locale: 'de', home: 'Startseite' },
  );
  expect(hazard).toEqual({ pictograms: ['GHS07'], signalWord: 'Achtung', statements: ['H319 Reizt.'] });
  expect(facts).toEqual([]);
});

test('what is taken back as waste is shown as a note, electrical equipment before batteries', () => {
  const entry = (cast: string, name: string, value: string) => ({ cast, names: { name }, values: { value } });
  const { takeBack, facts } = toProductPage(
    {
      ...product(),
      variationProperties: [
        {
          name: 'Elektrik',
          properties: [
            entry('battery', 'Batterien', '4 × AA'),
            entry('int', 'Leistung', '5 W'),
            entry('electrical', 'Elektrogerät', 'Kleingerät'),
          ],
        },
      ],
    } as unknown as Product,
    { locale: 'de', home: '' },
  );
  expect(takeBack).toEqual([
    { kind: 'electrical', name: 'Elektrogerät', value: 'Kleingerät' },
    { kind: 'battery', name: 'Batterien', value: '4 × AA' },
  ]);
  expect(facts).toEqual([{ name: 'Elektrik', facts: [{ name: 'Leistung', value: '5 W' }] }]);
});
