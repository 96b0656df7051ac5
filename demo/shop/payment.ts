import type { DemoPaymentMethod } from '../types.ts';

/** `icon` names a drawing of `demo/images/icons.ts`, served as /media/icons/<icon>.svg. */
export const demoPaymentMethods: DemoPaymentMethod[] = [
  {
    id: 1,
    key: 'prepayment',
    name: { de: 'Vorkasse (Überweisung)', en: 'Bank transfer in advance' },
    description: {
      de: 'Sie überweisen nach der Bestellung, wir versenden nach Zahlungseingang. Die Bankverbindung steht in der Bestellbestätigung.',
      en: 'You transfer the amount after ordering and we dispatch once it has arrived. Our bank details are in the order confirmation.',
    },
    icon: 'prepayment',
    fee: '0.00',
    position: 10,
  },
  {
    id: 2,
    key: 'invoice',
    name: { de: 'Rechnung', en: 'Invoice' },
    description: {
      de: 'Sie zahlen innerhalb von 14 Tagen nach Erhalt der Rechnung ohne Abzug.',
      en: 'You pay within 14 days of receiving the invoice, without deduction.',
    },
    icon: 'invoice',
    fee: '0.00',
    position: 20,
    countryIsos: ['DE', 'AT'],
    classes: [
      { classId: 1, creditLimit: '2500.00' },
      { classId: 2, creditLimit: '15000.00', isPreselected: true },
      { classId: 3, creditLimit: '5000.00', isPreselected: true },
    ],
  },
  {
    id: 4,
    key: 'mollieCreditCard',
    name: { de: 'Kreditkarte', en: 'Credit card' },
    description: {
      de: 'Visa, Mastercard oder American Express. Sie zahlen nach der Bestellung auf der gesicherten Seite von Mollie.',
      en: 'Visa, Mastercard or American Express. You pay on the secure page of Mollie after ordering.',
    },
    icon: 'card',
    fee: '0.00',
    position: 30,
  },
  {
    id: 5,
    key: 'molliePaypal',
    name: { de: 'PayPal', en: 'PayPal' },
    description: {
      de: 'Sie zahlen nach der Bestellung mit Ihrem PayPal-Konto.',
      en: 'You pay with your PayPal account after ordering.',
    },
    icon: 'wallet',
    fee: '0.00',
    position: 40,
  },
  {
    id: 6,
    key: 'mollieEps',
    name: { de: 'eps-Überweisung', en: 'eps transfer' },
    description: {
      de: 'Sie zahlen nach der Bestellung über das Online-Banking Ihrer österreichischen Bank.',
      en: 'You pay through the online banking of your Austrian bank after ordering.',
    },
    icon: 'prepayment',
    fee: '0.00',
    position: 50,
    countryIsos: ['AT'],
  },
  {
    id: 3,
    key: 'cashOnPickup',
    name: { de: 'Bar bei Abholung', en: 'Cash on collection' },
    description: {
      de: 'Sie zahlen bar oder mit Karte, wenn Sie die Ware in unserem Lager abholen.',
      en: 'You pay in cash or by card when you collect the goods from our warehouse.',
    },
    icon: 'cash',
    fee: '0.00',
    position: 60,
    countryIsos: ['DE'],
  },
];
