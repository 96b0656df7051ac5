import type { Order } from '@mise/contract/orders/order.ts';
import type { ActiveShippingCountry } from '@mise/contract/shop/country.ts';
import { formatMoney } from '@mise/rules/format-money.ts';
import { expect, test } from 'vitest';
import { toOrderView } from './order.ts';

const address = {
  name1: 'Gasthaus Krone',
  name2: '',
  name3: '',
  address1: 'Marktplatz',
  address2: '3a',
  address3: null,
  postalCode: '70173',
  town: 'Stuttgart',
  countryId: 1,
  stateId: null,
  taxIdNumber: 'DE123456789',
  options: [
    { typeId: 4, value: '+49 711 1' },
    { typeId: 5, value: 'anna@krone.example' },
  ],
};

const order = {
  order: {
    id: 10_001,
    statusId: 5,
    createdAt: '2026-11-20T23:30:00.000Z',
    billingAddress: address,
    deliveryAddress: address,
    orderContactWish: null,
    orderCustomerSign: 'K-1',
    orderItems: [
      { id: 2, typeId: 4, orderItemName: 'Gutschein HERBST20', references: [] },
      {
        id: 1,
        typeId: 1,
        itemVariationId: 70,
        orderItemName: 'Serviette',
        quantity: 1000,
        attributes: [{ name: 'Farbe', value: 'Weiß' }],
        deliveryParts: [],
        orderProperties: [
          { name: 'Pfand', type: 'empty', value: 'true', fileUrl: '', surcharge: 6, surchargeNet: 5.04 },
        ],
        amounts: [{ priceGross: 0.0138, priceNet: 0.0116 }],
        references: [],
      },
    ],
  },
  totals: {
    currency: 'EUR',
    isNet: false,
    itemSumGross: 13.8,
    itemSumNet: 11.6,
    shippingGross: 6.9,
    shippingNet: 5.8,
    paymentFeeGross: 0,
    paymentFeeNet: 0,
    isExportDelivery: false,
    couponValue: 0,
    couponCode: '',
    giftCardsValue: 0,
    additionalCostsWithTax: { 9: { id: 9, name: 'Pfand', quantity: 1, price: 6 } },
    vats: [{ rate: 19, value: 4.26 }],
    totalGross: 26.7,
    totalNet: 22.44,
    openAmount: 26.7,
  },
  status: 'Wartet auf Zahlung',
  paymentMethodName: 'Vorkasse',
  paymentStatus: 'unpaid',
  paymentStatusKey: 'orderConfirmationPaymentStatus.unpaid',
  shippingProfileName: 'Paket',
  isFetched: false,
  shippingProvider: 'DHL',
  email: 'kueche@krone.example',
  carrierContact: { email: false, phone: false },
  shipment: null,
  paymentBankDetails: {
    accountOwner: 'Tafelwerk GmbH',
    iban: 'DE79000000001234567890',
    swift: 'MUSTDEHHXXX',
    name: 'Musterbank',
  },
  isPayable: false,
  vatStanding: null,
  payableUntil: null,
  setAsideUntil: null,
  paymentTerm: { days: 7, until: '2026-11-28' },
  paymentMethodListForSwitch: [],
  itemURLs: { 70: '/tisch/serviette_7_70' },
  itemImages: {},
  variations: {},
} as unknown as Order;

const countries = [{ id: 1, currLangName: 'Deutschland', states: [] }] as unknown as ActiveShippingCountry[];
const page = { countries, locale: 'de' as const, reviewKey: 'key' };

test.each([
  [
    { email: true, phone: true },
    { carrier: 'DHL', by: 'both' },
  ],
  [
    { email: true, phone: false },
    { carrier: 'DHL', by: 'email' },
  ],
  [
    { email: false, phone: true },
    { carrier: 'DHL', by: 'phone' },
  ],
  [{ email: false, phone: false }, null],
])('a carrier that may have %j announces the delivery by %j', (carrierContact, announcement) => {
  expect(toOrderView({ ...order, carrierContact }, page).announcement).toEqual(announcement);
});

test('whoever fetches the goods reads their own address as that of the invoice', () => {
  const view = toOrderView({ ...order, isFetched: true, setAsideUntil: '2026-12-09' }, page);
  expect([view.isFetched, view.isSameAddress, view.setAsideUntil]).toEqual([true, false, '9. Dezember 2026']);
  const { isFetched, setAsideUntil } = toOrderView(order, page);
  expect([isFetched, setAsideUntil]).toEqual([false, '']);
});

test.each([
  ['waits for its money', 3, { isAfterPayment: true, isLate: false }],
  ['was cleared too late', 5, { isAfterPayment: false, isLate: true }],
])(
  'an order that %s shows what its days hang on as it is answered, however much of it is open',
  (_, statusId, hang) => {
    const days = { from: '2026-11-24', to: '2026-11-25', orderBy: '2026-11-24T13:00:00Z' };
    const delivery = { ...days, isComplete: true, isPickup: false, ...hang };
    for (const openAmount of [0, 100]) {
      const totals = { ...order.totals, openAmount };
      const shown = (id: number) =>
        toOrderView({ ...order, totals, delivery, order: { ...order.order, statusId: id } }, page);
      expect(shown(statusId).promised).toMatchObject(hang);
      expect(shown(8).promised).toBeNull();
    }
  },
);

test('an order that has left says when, in the time of the shop, and how to follow it', () => {
  const shipment = {
    dispatchedAt: '2026-11-23T23:30:00.000Z',
    trackingNumber: '0034',
    trackingUrl: 'https://c.example/0034',
  };
  const view = toOrderView({ ...order, shipment }, page);
  expect(view.shipment).toEqual({ date: '24. November 2026', number: '0034', href: 'https://c.example/0034' });
  expect(toOrderView(order, page).shipment).toBeNull();
});

test('an order shows what was stored with it', () => {
  const view = toOrderView(order, { ...page, locale: 'en' });
  expect(view).toMatchObject({
    date: '21 November 2026',
    email: 'kueche@krone.example',
    isSameAddress: true,
    sign: 'K-1',
    wish: '',
    delivery: {
      lines: ['Gasthaus Krone', 'Marktplatz 3a', '70173 Stuttgart', 'Deutschland'],
      phone: '+49 711 1',
      vatNumber: 'DE123456789',
    },
  });
  expect(view.lines).toEqual([
    {
      id: 1,
      name: 'Serviette',
      // No longer for sale: there is no page to lead to.
      href: '',
      reviewHref: '',
      image: '',
      articleNumber: '',
      attributes: [{ name: 'Farbe', value: 'Weiß' }],
      contents: [],
      properties: [{ name: 'Pfand', value: '', surcharge: '€6.00', href: '', excludesReturn: false }],
      quantity: 1000,
      pack: null,
      delivery: null,
      unitPrices: ['€0.0138'],
      amount: '€13.80',
    },
  ]);
});

test('a set says which variations it held', () => {
  const [line] = order.order.orderItems.filter(({ typeId }) => typeId === 1);
  const part = {
    ...line,
    ...{ id: 3, typeId: 2, orderItemName: 'Becher', quantity: 2, attributes: [{ name: 'Farbe', value: 'Sand' }] },
    references: [{ orderItemId: 3, referenceOrderItemId: 1, referenceType: 'bundle' }],
  } as Order['order']['orderItems'][number];
  const view = toOrderView(
    { ...order, order: { ...order.order, orderItems: [...order.order.orderItems, part] } },
    page,
  );
  expect(view.lines.map(({ contents }) => contents)).toEqual([['2\u00a0× Becher (Sand)']]);
});

test('its sums name what is charged beside the goods', () => {
  expect(toOrderView(order, { ...page, locale: 'en' }).totals).toEqual({
    isNet: false,
    taxNote: null,
    goods: '€13.80',
    extraCosts: [{ name: 'Pfand', amount: '€6.00' }],
    shipping: '€6.90',
    shippingCharges: [],
    paymentFee: null,
    net: '€22.44',
    vats: [{ rate: '19%', amount: '€4.26' }],
    coupon: null,
    gross: '€26.70',
    giftCardsBought: null,
    giftCards: [],
    toPay: null,
    credited: null,
    paid: null,
  });
});

test('what has come of its money is told with what is still open, until all has', () => {
  const sumsOf = (sums: Partial<typeof order.totals>) => {
    const { paid, toPay } = toOrderView({ ...order, totals: { ...order.totals, ...sums } }, page).totals;
    return [paid, toPay];
  };
  expect(sumsOf({ paidAmount: 5, openAmount: 21.7 })).toEqual(['-5,00\u00a0€', '21,70\u00a0€']);
  expect(sumsOf({ paidAmount: 25, giftCardsValue: 20, openAmount: 1.7 })).toEqual(['-5,00\u00a0€', '1,70\u00a0€']);
  expect(sumsOf({ paidAmount: 20, giftCardsValue: 20, openAmount: 6.7 })).toEqual([null, '6,70\u00a0€']);
  expect(sumsOf({ paidAmount: 26.7, openAmount: 0 })).toEqual([null, null]);
});

test('what was given back of it stands below its sums, taken off', () => {
  const totals = { ...order.totals, creditedAmount: 5 };
  expect(toOrderView({ ...order, totals }, page).totals).toMatchObject({
    credited: '-5,00\u00a0€',
    toPay: formatMoney(totals.openAmount, 'EUR', 'de'),
  });
  expect(toOrderView({ ...order, totals: { ...totals, openAmount: 0 } }, page).totals.toPay).toBeNull();
  expect(toOrderView({ ...order, totals: { ...totals, creditedAmount: 0 } }, page).totals.credited).toBeNull();
  const canceled = { ...order.order, statusId: 8 };
  expect(toOrderView({ ...order, order: canceled, totals }, page).totals.credited).toBeNull();
});

test('what a gift card paid is told with what is still open, and no more once the order is canceled', () => {
  const sumsOf = (openAmount: number, statusId = 5) => {
    const totals = { ...order.totals, giftCardsValue: 20, openAmount };
    const { giftCards, toPay } = toOrderView({ ...order, order: { ...order.order, statusId }, totals }, page).totals;
    return [giftCards.map(({ amount }) => amount), toPay];
  };
  expect(sumsOf(6.7)).toEqual([['-20,00\u00a0€'], '6,70\u00a0€']);
  expect(sumsOf(0)).toEqual([['-20,00\u00a0€'], '0,00\u00a0€']);
  expect(sumsOf(26.7, 8)).toEqual([[], null]);
});

test('a transfer is found by the order number', () => {
  expect(toOrderView(order, page).bank).toMatchObject({
    iban: 'DE79 0000 0000 1234 5678 90',
    purpose: '10001',
    amount: '26,70\u00a0€',
  });
});

test('it says until when it is to be paid, as long as it is', () => {
  const termOf = (changed: object) => toOrderView({ ...order, ...changed } as Order, page).term;
  expect(termOf({})).toEqual({ days: 7, until: '28. November 2026' });
  expect(termOf({ paymentTerm: { days: 14, until: null } })).toEqual({ days: 14, until: '' });
  expect(termOf({ paymentTerm: null })).toBeNull();
  expect(termOf({ totals: { ...order.totals, openAmount: 0 } })).toBeNull();
  expect(termOf({ order: { ...order.order, statusId: 8 } })).toBeNull();
});

test('a guest reviews what was bought, where guests may', () => {
  const hrefOf = (statusId: number, reviewKey: string | null) => {
    const bought = { ...order, order: { ...order.order, statusId }, variations: { 70: { variation: {} } } };
    return toOrderView(bought as unknown as Order, { ...page, reviewKey }).lines[0]?.reviewHref;
  };
  expect(hrefOf(5, 'key')).toBe('/tisch/serviette_7_70?orderId=10001&accessKey=key#reviews');
  expect(hrefOf(7, 'key')).not.toBe('');
  expect([hrefOf(3, 'key'), hrefOf(8, 'key'), hrefOf(5, null)]).toEqual(['', '', '']);
});
