import type { DemoAvailability } from '../types.ts';

/** The badge follows the id: 1-3 green, 4-6 amber, 7-8 red, 9-10 gray. */
export const availabilities: DemoAvailability[] = [
  {
    id: 1,
    averageDays: 1,
    name: { de: 'Sofort lieferbar, 1–2 Werktage', en: 'In stock, 1–2 working days' },
  },
  {
    id: 2,
    averageDays: 3,
    name: { de: 'Lieferbar in 2–4 Werktagen', en: 'Delivered in 2–4 working days' },
  },
  {
    id: 3,
    averageDays: 5,
    name: { de: 'Lieferbar in etwa einer Woche', en: 'Delivered in about one week' },
  },
  {
    id: 4,
    averageDays: 10,
    name: { de: 'Lieferbar in 8–12 Werktagen', en: 'Delivered in 8–12 working days' },
  },
  {
    id: 5,
    averageDays: 15,
    name: { de: 'Lieferbar in etwa drei Wochen', en: 'Delivered in about three weeks' },
  },
  {
    id: 6,
    averageDays: 25,
    name: { de: 'Lieferbar in 4–6 Wochen', en: 'Delivered in 4–6 weeks' },
  },
  {
    id: 7,
    averageDays: 40,
    name: { de: 'Auftragsfertigung, 7–9 Wochen', en: 'Made to order, 7–9 weeks' },
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
