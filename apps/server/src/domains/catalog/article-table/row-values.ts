import type { item } from '../tables/items.ts';
import type { variation } from '../tables/variations.ts';
import type { Cells } from './known-items.ts';
import type { Vocabulary } from './vocabulary.ts';

type VariationRow = typeof variation.$inferInsert;
type Values<Row> = (cell: string, vocabulary: Vocabulary) => Partial<Row>;

const fieldsOfVariation: Record<string, Values<VariationRow>> = {
  number: (number) => ({ number }),
  active: (cell) => ({ isActive: cell === 'yes' }),
  'VAT rate': (cell, { vatRates }) => ({ vatId: keyOf(vatRates, cell) }),
  'stock policy': (cell) => ({ stockPolicy: cell as VariationRow['stockPolicy'] }),
  availability: (cell, { availabilities }) => ({ availabilityId: idOf(availabilities, cell) }),
  unit: (cell, { units }) => ({ unitId: idOf(units, cell) }),
  'unit content': (cell) => ({ unitContent: Number(cell) }),
  'pack unit': (cell, { units }) => ({ packUnitId: cell === '' ? null : idOf(units, cell) }),
  'minimum order quantity': (cell) => ({ minimumOrderQuantity: Number(cell) }),
  'order quantity interval': (cell) => ({ intervalOrderQuantity: Number(cell) }),
  'maximum order quantity': (cell) => ({ maximumOrderQuantity: cell === '' ? null : Number(cell) }),
  'weight (g)': (cell) => ({ weightG: Number(cell) }),
  'net weight (g)': (cell) => ({ weightNetG: Number(cell) }),
  'width (mm)': (cell) => ({ widthMm: Number(cell) }),
  'height (mm)': (cell) => ({ heightMm: Number(cell) }),
  'length (mm)': (cell) => ({ lengthMm: Number(cell) }),
  GTIN: (cell) => ({ gtin: cell || null }),
  model: (model) => ({ model }),
  'external id': (cell) => ({ externalId: cell || null }),
};

const fieldsOfItem: Record<string, Values<typeof item.$inferInsert>> = {
  manufacturer: (cell, { manufacturers }) => ({ manufacturerId: cell === '' ? null : idOf(manufacturers, cell) }),
  'customs tariff number': (cell) => ({ customsTariffNumber: cell || null }),
};

/** What the row of a variation is to have, of the cells that are given. */
export function variationValues(cells: Cells, vocabulary: Vocabulary): Partial<VariationRow> {
  return valuesOf(fieldsOfVariation, cells, vocabulary);
}

export function itemValues(cells: Cells, vocabulary: Vocabulary): Partial<typeof item.$inferInsert> {
  return valuesOf(fieldsOfItem, cells, vocabulary);
}

/** The same of an article that is new: its cells say everything. */
export function newVariation(cells: Cells, vocabulary: Vocabulary): Omit<VariationRow, 'itemId' | 'position'> {
  return variationValues(cells, vocabulary) as Omit<VariationRow, 'itemId' | 'position'>;
}

function valuesOf<Row>(fields: Record<string, Values<Row>>, cells: Cells, vocabulary: Vocabulary): Partial<Row> {
  const values = Object.entries(cells).map(([heading, cell]) => fields[heading]?.(cell, vocabulary));
  return Object.assign({}, ...values);
}

function idOf(all: readonly { id: number; name: string }[], name: string): number {
  const found = all.find((each) => each.name === name);
  if (!found) throw new Error(`"${name}" was checked and is not there`);
  return found.id;
}

function keyOf(rates: ReadonlyMap<number, string>, percent: string): number {
  const found = [...rates].find(([, rate]) => rate === percent);
  if (!found) throw new Error(`a VAT rate of ${percent} was checked and is not there`);
  return found[0];
}
