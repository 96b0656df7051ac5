import type { DemoUnit } from '../types.ts';

/** A carton is no unit of its own: it is content 6 or 12 in pieces, so that the base price stays the price of a piece. */
export const units: DemoUnit[] = [
  { id: 1, code: 'C62', name: { de: 'Stück', en: 'piece' }, plural: { de: 'Stück', en: 'pieces' } },
  { id: 2, code: 'SET', name: { de: 'Set', en: 'set' }, plural: { de: 'Sets', en: 'sets' } },
  { id: 3, code: 'KGM', name: { de: 'Kilogramm', en: 'kilogram' }, plural: { de: 'Kilogramm', en: 'kilograms' } },
  { id: 4, code: 'LTR', name: { de: 'Liter', en: 'litre' }, plural: { de: 'Liter', en: 'litres' } },
  { id: 5, code: 'MLT', name: { de: 'Milliliter', en: 'millilitre' }, plural: { de: 'Milliliter', en: 'millilitres' } },
  { id: 6, code: 'GRM', name: { de: 'Gramm', en: 'gram' }, plural: { de: 'Gramm', en: 'grams' } },
  { id: 7, code: 'MTR', name: { de: 'Meter', en: 'metre' }, plural: { de: 'Meter', en: 'metres' } },
  { id: 8, code: 'PR', name: { de: 'Paar', en: 'pair' }, plural: { de: 'Paar', en: 'pairs' } },
  { id: 9, code: 'NRL', name: { de: 'Rolle', en: 'roll' }, plural: { de: 'Rollen', en: 'rolls' } },
  {
    id: 10,
    code: 'MTK',
    name: { de: 'Quadratmeter', en: 'square metre' },
    plural: { de: 'Quadratmeter', en: 'square metres' },
  },
];
