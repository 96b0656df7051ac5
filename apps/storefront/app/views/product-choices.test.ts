import type { VariationAttributeMap } from '@mise/contract/catalog/attributes.ts';
import { describe, expect, test } from 'vitest';
import { packsOfSame, problemOf, toChoices } from './product-choices.ts';

const size = 2;
const color = 1;

/** [variation, size, color, unit]; variations from 90 on cannot be bought, those from 95 on never again. */
function mapOf(rows: [id: number, size: number, color: number, unit?: number][]): VariationAttributeMap {
  const value = (id: number, name: string) => ({ attributeValueId: id, position: id, imageUrl: `/${id}.svg`, name });
  return {
    variations: rows.map(([variationId, sizeId, colorId, unitCombinationId = 1]) => ({
      variationId,
      isSalable: variationId < 90,
      isDiscontinued: variationId >= 95,
      unitCombinationId,
      unitId: 1,
      unitName: `${unitCombinationId} Stück`,
      attributes: [
        { attributeId: size, attributeValueId: sizeId },
        { attributeId: color, attributeValueId: colorId },
      ],
    })),
    attributes: [
      { attributeId: color, position: 2, name: 'Farbe', type: 'image', values: [value(11, 'Weiß'), value(12, 'Sand')] },
      {
        attributeId: size,
        position: 1,
        name: 'Größe',
        type: 'box',
        values: [value(22, '27 cm'), value(21, '21 cm'), value(23, '30 cm')],
      },
    ],
  };
}

function hrefs(map: VariationAttributeMap, variationId: number) {
  return toChoices(map, variationId, (id) => `to-${id}`).map(({ label, choices }) => [
    label,
    ...choices.map((choice) => choice.href),
  ]);
}

describe('choices of a product', () => {
  test('come in the order of their positions, values that no variation has are left out', () => {
    const [first, second] = toChoices(
      mapOf([
        [1, 21, 11],
        [2, 22, 11],
        [3, 21, 12],
      ]),
      1,
      String,
    );
    expect(first).toMatchObject({ label: 'Größe', kind: 'box' });
    expect(first?.choices.map(({ label }) => label)).toEqual(['21 cm', '27 cm']);
    expect(second).toMatchObject({ label: 'Farbe', kind: 'image' });
    expect(second?.choices[1]).toMatchObject({ label: 'Sand', imageUrl: '/12.svg', isChosen: false });
  });

  test('say why one cannot be bought', () => {
    const map = mapOf([
      [1, 21, 11],
      [91, 22, 11],
      [95, 23, 11],
    ]);
    expect(toChoices(map, 1, String)[0]?.choices.map(problemOf)).toEqual([
      null,
      'product.unsalable',
      'product.discontinuedChoice',
    ]);
  });

  test('change one thing and keep the others', () => {
    const map = mapOf([
      [1, 21, 11],
      [2, 22, 11],
      [3, 21, 12],
      [4, 22, 12],
    ]);
    expect(hrefs(map, 4)).toEqual([
      ['Größe', 'to-3', 'to-4'],
      ['Farbe', 'to-2', 'to-4'],
    ]);
  });

  test('cannot be made where the combination does not exist', () => {
    expect(
      hrefs(
        mapOf([
          [1, 21, 11],
          [2, 22, 11],
          [3, 21, 12],
        ]),
        3,
      ),
    ).toEqual([
      ['Größe', 'to-3', null],
      ['Farbe', 'to-1', 'to-3'],
    ]);
  });

  test('lead to the nearest variation where no step keeps the rest', () => {
    expect(
      hrefs(
        mapOf([
          [1, 21, 11],
          [4, 22, 12],
        ]),
        1,
      ),
    ).toEqual([
      ['Größe', 'to-1', 'to-4'],
      ['Farbe', 'to-1', 'to-4'],
    ]);
  });

  test('say what cannot be bought', () => {
    const [sizes] = toChoices(
      mapOf([
        [1, 21, 11],
        [92, 22, 11],
      ]),
      1,
      String,
    );
    expect(sizes?.choices.map(({ isSalable }) => isSalable)).toEqual([true, false]);
  });

  test('have the content of the pack as a group of its own where it differs', () => {
    const map = mapOf([
      [2, 21, 11, 6],
      [1, 21, 11, 1],
      [3, 22, 11, 1],
    ]);
    expect(toChoices(map, 1, String).at(-1)).toMatchObject({
      kind: 'unit',
      choices: [{ label: '1 Stück' }, { label: '6 Stück' }],
    });
    expect(hrefs(map, 3)).toEqual([
      ['Größe', 'to-1', 'to-3'],
      ['Farbe', 'to-3'],
      ['', 'to-3', null],
    ]);
  });

  test('of an attribute leave the pack where the wanted one comes in another', () => {
    const map = mapOf([
      [1, 21, 11, 6],
      [3, 22, 11, 1],
    ]);
    expect(hrefs(map, 1)[0]).toEqual(['Größe', 'to-1', 'to-3']);
  });

  test('are none where there is but one variation without attributes', () => {
    expect(toChoices({ variations: [], attributes: [] }, 1, String)).toEqual([]);
    expect(toChoices(undefined, 1, String)).toEqual([]);
  });
});

test('packs stand in the order of what they hold, whatever digits their names begin with', () => {
  const packs = mapOf([
    [1, 21, 11, 1_000_000],
    [2, 21, 11, 50_000],
    [3, 21, 11, 250_000],
  ]);
  const labels = { 1000000: '1.000 Stück', 50000: '50 Stück', 250000: '250 Stück' };
  const named = packs.variations.map((each) => ({
    ...each,
    unitName: labels[each.unitCombinationId as keyof typeof labels],
  }));
  const unit = toChoices({ ...packs, variations: named }, 1, String).find(({ kind }) => kind === 'unit');
  expect(unit?.choices.map(({ label }) => label)).toEqual(['50 Stück', '250 Stück', '1.000 Stück']);
});

test('packs that follow from what else was chosen are no further question', () => {
  const tins = mapOf([
    [1, 21, 11, 6],
    [2, 22, 11, 12],
  ]);
  expect(toChoices(tins, 1, String).map(({ kind }) => kind)).not.toContain('unit');
  const cartons = mapOf([
    [1, 21, 11, 6],
    [2, 22, 11, 12],
    [3, 22, 11, 6],
  ]);
  expect(toChoices(cartons, 1, String).map(({ kind }) => kind)).toContain('unit');
});

test('the same in other packs differs in nothing else and can be bought', () => {
  const packs = mapOf([
    [1, 21, 11, 6],
    [2, 21, 11, 12],
    [3, 21, 12, 12],
    [4, 22, 11, 12],
    [90, 21, 11, 24],
  ]);
  expect(packsOfSame(packs, 1)).toEqual([1, 2]);
  const [first, ...others] = packs.variations;
  const litres = { ...packs, variations: first ? [{ ...first, unitId: 4 }, ...others] : [] };
  expect(packsOfSame(litres, 1)).toEqual([1]);
  expect(packsOfSame(undefined, 1)).toEqual([1]);
});
