import { inLanguage } from '@mise/rules/languages.ts';
import { lineAmount } from '@mise/rules/money.ts';
import { bothSides, type Side } from '@mise/rules/net-gross.ts';
import { orderStatusIds } from '@mise/rules/order-state.ts';
import { initialState } from '../domains/payments/initial-state.ts';
import type { MailFrame } from './mail-frame.ts';
import type { MailSample } from './mail-sample.ts';
import { type ConfirmedOrder, orderConfirmation } from './order-confirmation.ts';

const vatRate = 1900;
const bank = { account: '', code: '', accountOwner: 'Tafelwerk GmbH', name: 'Musterbank Hamburg' };

const legalTexts = [
  '<h2>Allgemeine Geschäftsbedingungen</h2><h3>1. Geltungsbereich</h3><p>Diese Bedingungen gelten für alle Bestellungen.</p>',
  '<h2>Widerrufsbelehrung</h2><p>Verbraucherinnen und Verbrauchern steht ein Widerrufsrecht zu.</p><table><caption>Rücksendung</caption><thead><tr><th>Gewicht</th><th>Kosten</th></tr></thead><tbody><tr><td>bis 5 kg</td><td>6,90 €</td></tr></tbody></table>',
];

const piece = { one: 'Stück', other: 'Stück' };

const germany = { de: 'Deutschland', en: 'Germany' };

export const samples: MailSample[] = [
  {
    name: 'net prices, paid in advance',
    content: (frame) =>
      orderConfirmation(frame, {
        confirmed: sampleOrder('net', {
          paymentMethodKey: 'prepayment',
          paymentMethodName: inLanguage({ de: 'Vorkasse', en: 'Bank transfer in advance' }, frame.language),
          paymentDays: 7,
          shippingServices: [{ kind: 'tailLift', name: 'Hebebühne', value: '', net: 300, gross: 357 }],
        }),
        orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
        countryName: () => inLanguage(germany, frame.language),
        bankDetails: { ...bank, iban: 'DE02 1203 0000 0000 2020 51', swift: 'BYLADEM1001' },
        legalTexts,
      }),
  },
  {
    name: 'gross prices, paid on invoice, with words of the buyer',
    content: (frame) =>
      orderConfirmation(frame, {
        confirmed: sampleOrder('gross', {
          paymentMethodKey: 'invoice',
          paymentMethodName: inLanguage({ de: 'Kauf auf Rechnung', en: 'Purchase on invoice' }, frame.language),
          paymentDays: 14,
          customerSign: 'KST 4711 / Frühstück',
          contactWish:
            'Bitte an der Rampe im Hof anliefern.\nDie Küche ist ab 6 Uhr besetzt, <bitte> klingeln: kueche@krone.example',
        }),
        orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
        countryName: () => inLanguage(germany, frame.language),
        bankDetails: null,
        legalTexts,
      }),
  },
  ...[false, true].map((isPaid) => ({
    name: `with a coupon and a payment fee, partly paid by gift card, the rest ${isPaid ? 'before the mail was sent, but for what was credited' : 'on a payment page'}`,
    content: (frame: MailFrame) =>
      orderConfirmation(frame, {
        confirmed: sampleOrder('gross', {
          paymentMethodKey: 'mollieCreditCard',
          paymentMethodName: inLanguage({ de: 'Kreditkarte', en: 'Credit card' }, frame.language),
          paymentDays: null,
          couponCode: 'HERBST10',
          couponKind: 'fixed',
          discountNet: 841,
          discountGross: 1000,
          giftCardAmount: 5000,
          paymentFee: 150,
          ...(isPaid
            ? { paidAmount: 37_644, creditedAmount: 500, statusId: orderStatusIds.clearedForDispatch }
            : { paidAmount: 5000 }),
          holdEndsAt: new Date('2026-03-01T09:00:00Z'),
        }),
        orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
        countryName: () => inLanguage(germany, frame.language),
        bankDetails: null,
        legalTexts,
      }),
  })),
];

type Payment = Pick<ConfirmedOrder['order'], 'paymentMethodKey' | 'paymentMethodName' | 'paymentDays'>;
type Words = Partial<Pick<ConfirmedOrder['order'], 'customerSign' | 'contactWish' | 'shippingServices'>>;
type Vouchers = Partial<
  Pick<
    ConfirmedOrder['order'],
    'couponCode' | 'couponKind' | 'discountNet' | 'discountGross' | 'giftCardAmount' | 'paidAmount' | 'creditedAmount'
  >
>;
type Terms = Partial<Pick<ConfirmedOrder['order'], 'holdEndsAt' | 'statusId'>> & { paymentFee?: number };

/** A long name, attributes, a surcharge beside the line, an answer that costs nothing, and pieces that come later. */
function sampleOrder(side: Side, { paymentFee = 0, ...chosen }: Payment & Words & Vouchers & Terms): ConfirmedOrder {
  const plates = lineOf(side, 129_000, 24);
  const engraving = lineOf(side, 8_500, 24);
  const glasses = lineOf(side, 3_475, 144);
  const shipping = bothSides(990, vatRate, side);
  const fee = bothSides(paymentFee, vatRate, side);
  const itemSum = { net: plates.lineNet + glasses.lineNet, gross: plates.lineGross + glasses.lineGross };
  const { discountNet = 0, discountGross = 0 } = chosen;
  const totalNet = itemSum.net + engraving.lineNet + shipping.net + fee.net - discountNet;
  const totalGross = itemSum.gross + engraving.lineGross + shipping.gross + fee.gross - discountGross;
  return {
    order: {
      id: 10_001,
      statusId: orderStatusIds[initialState(chosen.paymentMethodKey)],
      createdAt: new Date('2026-03-01T08:00:00Z'),
      currency: 'EUR',
      isNet: side === 'net',
      isExportDelivery: false,
      vatStanding: null,
      customerSign: null,
      contactWish: null,
      shippingProfileId: 1,
      shippingProfileName: 'DHL Paket',
      isFetched: false,
      shippingServices: [],
      delivery: {
        ...{ from: '2026-03-10', to: '2026-03-11', isComplete: true, isPickup: false },
        orderBy: '2026-03-02T13:00:00.000Z',
      },
      clearedAt: null,
      deliverySplit: 'partial',
      itemSumNet: itemSum.net,
      itemSumGross: itemSum.gross,
      shippingNet: shipping.net,
      shippingGross: shipping.gross,
      paymentFeeNet: fee.net,
      paymentFeeGross: fee.gross,
      holdEndsAt: null,
      totalNet,
      totalGross,
      discountNet: 0,
      discountGross: 0,
      couponCode: null,
      couponKind: null,
      giftCardAmount: 0,
      paidAmount: 0,
      creditedAmount: 0,
      ...chosen,
    },
    items: [
      {
        ...{ typeId: 1, position: 0, bundlePosition: null },
        name: 'Nordhafen Teller flach mit Rand, Hartporzellan, spülmaschinenfest',
        number: 'NH-1001-27-GR',
        attributes: [
          { name: 'Farbe', value: 'Nebelgrau' },
          { name: 'Durchmesser', value: '27 cm' },
        ],
        isGiftCard: false,
        properties: [
          {
            ...{ name: 'Gravur', value: 'Gasthaus Krone', isAdditionalCosts: true, excludesReturn: true },
            ...{ surcharge: engraving.unitPrice, ...engraving },
          },
        ],
        backorderQuantity: 6,
        pack: { content: 6, unitCode: 'C62', unit: piece, name: { one: 'Karton', other: 'Kartons' } },
        deliveryParts: [
          { quantity: 18, window: { from: '2026-03-03', to: '2026-03-04' }, isReady: true },
          { quantity: 6, window: { from: '2026-03-10', to: '2026-03-11' }, isReady: false },
        ],
        ...plates,
      },
      {
        ...{ typeId: 1, position: 1, bundlePosition: null },
        name: 'Montrive Wasserglas',
        number: 'MV-2204',
        attributes: [],
        isGiftCard: false,
        properties: [
          {
            ...{ name: 'Eichstrich', value: 'true', isAdditionalCosts: false, excludesReturn: false },
            ...{ surcharge: 0, lineNet: 0, lineGross: 0 },
          },
        ],
        backorderQuantity: 0,
        pack: { content: 1, unitCode: 'C62', unit: piece, name: null },
        deliveryParts: [{ quantity: 144, window: { from: '2026-03-03', to: '2026-03-04' }, isReady: true }],
        ...glasses,
      },
    ],
    vats: [{ rate: vatRate, vat: totalGross - totalNet }],
    addresses: [
      { typeId: 1, countryId: 1, fields: krone },
      { typeId: 2, countryId: 1, fields: { ...krone, additional: 'Lieferanteneingang, Tor 3', vatNumber: '' } },
    ],
  };
}

const krone = {
  companyName: 'Gasthaus & Hotel Krone Betriebsgesellschaft mbH',
  firstName: 'Anna',
  lastName: 'Wirt',
  streetName: 'Marktplatz',
  houseNumber: '3a',
  additional: '',
  postNumber: '',
  zipCode: '70173',
  city: 'Stuttgart',
  vatNumber: 'DE999999999',
};

function lineOf(side: Side, unitPrice: number, quantity: number) {
  const { net, gross } = bothSides(lineAmount(unitPrice, quantity), vatRate, side);
  return { unitPrice, quantity, lineNet: net, lineGross: gross };
}
