import { expect, test } from 'vitest';
import { listPurchaseOf, type SalablePoint } from './list-purchase.ts';

const [size, color] = [1, 2];

function point(variationId: number, values: Record<number, number> = {}, unitCombinationId = 6): SalablePoint {
  return {
    variationId,
    values: new Map(Object.entries(values).map(([attribute, value]) => [Number(attribute), value])),
    unitCombinationId,
  };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => point(index + 1, { [size]: index }));

test.each<[string, SalablePoint[], object]>([
  ['is sold as one', [point(1)], { kind: 'add' }],
  ['is sold out', [], { kind: 'add' }],
  [
    'comes in sizes, of one color all',
    [point(1, { [size]: 10, [color]: 20 }), point(2, { [size]: 11, [color]: 20 })],
    { kind: 'select', dimension: size, variationIds: [1, 2] },
  ],
  [
    'comes in packs',
    [point(1, { [color]: 20 }, 6), point(2, { [color]: 20 }, 12)],
    { kind: 'select', dimension: null, variationIds: [1, 2] },
  ],
  [
    'comes in sizes and packs',
    [point(1, { [size]: 10 }, 6), point(2, { [size]: 11 }, 12), point(3, { [size]: 11 }, 6)],
    { kind: 'variations' },
  ],
  [
    'comes in sizes, of which each has its pack',
    [point(1, { [size]: 10 }, 6), point(2, { [size]: 11 }, 12)],
    { kind: 'select', dimension: size, variationIds: [1, 2] },
  ],
  [
    'comes in sizes and colors',
    [point(1, { [size]: 1, [color]: 1 }), point(2, { [size]: 2, [color]: 2 })],
    { kind: 'variations' },
  ],
  ['differs where one says nothing', [point(1, { [size]: 10 }), point(2)], { kind: 'select', dimension: size }],
  ['comes in as many sizes as fit a card', many(12), { kind: 'select' }],
  ['comes in more', many(13), { kind: 'variations' }],
])('what %s', (_name, salable, expected) => {
  expect(listPurchaseOf({ questions: [], hasChoosableParts: false }, salable)).toMatchObject(expected);
});

test.each<[Parameters<typeof listPurchaseOf>[0]['questions'][number], string]>([
  [{ valueType: 'text', isRequired: false, isPreSelected: false }, 'add'],
  [{ valueType: 'text', isRequired: true, isPreSelected: false }, 'questions'],
  [{ valueType: 'selection', isRequired: true, isPreSelected: true }, 'questions'],
  [{ valueType: 'empty', isRequired: true, isPreSelected: true }, 'add'],
  [{ valueType: 'empty', isRequired: false, isPreSelected: true }, 'questions'],
])('a question %o leads to %s', (question, kind) => {
  expect(listPurchaseOf({ questions: [question], hasChoosableParts: false }, [point(1)]).kind).toBe(kind);
});

test('a set whose parts are chosen is put together on its page, whatever else is asked', () => {
  expect(listPurchaseOf({ questions: [], hasChoosableParts: true }, [point(1)])).toEqual({ kind: 'parts' });
});
