import type { DemoAvailability } from '../types.ts';

/** The badge follows the id: 1-3 green, 4-6 amber, 7-8 red, 9-10 gray. Names promise no time: days are worked out for each order. */
export const availabilities: DemoAvailability[] = [
  {
    id: 1,
    averageDays: 1,
    readyDays: [0, 0],
    supplierDays: 10,
    name: { de: 'Auf Lager', en: 'In stock' },
  },
  {
    id: 2,
    averageDays: 3,
    readyDays: [1, 2],
    supplierDays: 10,
    name: { de: 'Kurzfristig lieferbar', en: 'Available at short notice' },
  },
  {
    id: 3,
    averageDays: 5,
    readyDays: [3, 4],
    supplierDays: 10,
    name: { de: 'In Kürze lieferbar', en: 'Available shortly' },
  },
  {
    id: 4,
    averageDays: 10,
    readyDays: [7, 10],
    supplierDays: 12,
    name: { de: 'Wird für Sie bestellt', en: 'Ordered in for you' },
  },
  {
    id: 5,
    averageDays: 15,
    readyDays: [12, 14],
    supplierDays: 15,
    name: { de: 'Kommt vom Hersteller', en: 'Comes from the manufacturer' },
  },
  {
    id: 6,
    averageDays: 25,
    readyDays: [20, 28],
    supplierDays: 30,
    name: { de: 'Lieferbar mit Vorlauf', en: 'Available with a longer lead time' },
  },
  {
    id: 7,
    averageDays: 40,
    readyDays: [35, 43],
    supplierDays: 45,
    name: { de: 'Auftragsfertigung', en: 'Made to order' },
  },
  {
    id: 8,
    averageDays: 60,
    name: { de: 'Liefertermin auf Anfrage', en: 'Delivery date on request' },
  },
  {
    id: 9,
    averageDays: 30,
    name: { de: 'Zurzeit ausverkauft, Nachschub ist bestellt', en: 'Sold out at present, more is on order' },
  },
  {
    id: 10,
    averageDays: 0,
    name: { de: 'Nicht mehr lieferbar', en: 'No longer available' },
  },
];
