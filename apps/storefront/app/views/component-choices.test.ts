import { expect, it } from 'vitest';
import { choosable, chosenComponents } from './component-choices.ts';
import type { BundleComponent } from './product-page.ts';

const option = (variationId: number) => ({ variationId, name: String(variationId), isSalable: true });
const part = (variationId: number, options: BundleComponent['options'] = []): BundleComponent => ({
  ...{ variationId, name: 'Becher', href: '/', articleNumber: '', quantity: 2, picture: null, energy: null },
  options,
});
const parts = [part(1), part(5, [option(5), option(6)]), part(7, [option(7)])];

it('only what has another option is chosen', () => {
  expect(choosable(parts).map(({ variationId }) => variationId)).toEqual([5]);
});

it.each([
  ['6', [{ id: 5, variationId: 6 }]],
  ['5', []],
  [null, []],
])('a field that says %s', (value, expected) => {
  const read = (id: string) => (id === 'component-5' ? value : '99');
  expect(chosenComponents(parts, read)).toEqual(expected);
});
