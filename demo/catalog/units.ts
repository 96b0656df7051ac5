import type { DemoUnit } from '../types.ts';

/**
 * What is in a pack, and what a pack is called (packs.ts). A carton of six is content 6 in pieces, so that its base price is the
 * price of a piece.
 */
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
  { id: 11, code: 'XCT', name: { de: 'Karton', en: 'carton' }, plural: { de: 'Kartons', en: 'cartons' } },
  { id: 12, code: 'XPK', name: { de: 'Packung', en: 'pack' }, plural: { de: 'Packungen', en: 'packs' } },
  { id: 13, code: 'XCI', name: { de: 'Kanister', en: 'canister' }, plural: { de: 'Kanister', en: 'canisters' } },
  { id: 14, code: 'XBO', name: { de: 'Flasche', en: 'bottle' }, plural: { de: 'Flaschen', en: 'bottles' } },
  { id: 15, code: 'XBG', name: { de: 'Sack', en: 'bag' }, plural: { de: 'Säcke', en: 'bags' } },
  { id: 16, code: 'XCR', name: { de: 'Kiste', en: 'crate' }, plural: { de: 'Kisten', en: 'crates' } },
  { id: 17, code: 'XTN', name: { de: 'Dose', en: 'tin' }, plural: { de: 'Dosen', en: 'tins' } },
];
