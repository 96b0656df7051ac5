import { expect, it } from 'vitest';
import { toSharedLine } from './shared-cart.ts';

const asked = [
  { id: 1, valueType: 'selection' },
  { id: 2, valueType: 'empty' },
  { id: 3, valueType: 'text' },
  { id: 4, valueType: 'file' },
  { id: 5, valueType: 'int' },
] as const;

it.each([
  ['nothing that was asked', [], [], []],
  ['what the shop offered', [1, 2], [1, 2], []],
  ['nothing that was typed or handed in', [1, 3, 4, 5], [1], [3, 4, 5]],
  ['nothing that is asked no more', [2, 9], [2], [9]],
])('of answers a shared line tells %s', (_, given, shared, missingIds) => {
  const orderParams = given.map((propertyId) => ({ propertyId, value: 'Gasthaus Krone' }));
  const line = toSharedLine({ variationId: 7, quantity: 12, orderParams, components: [] }, asked);
  expect(line).toMatchObject({ variationId: 7, quantity: 12, missingIds });
  expect(line.orderParams.map(({ propertyId }) => propertyId)).toEqual(shared);
});
