import { expect, it } from 'vitest';
import { additionalCosts } from './additional-costs.ts';

const canister = { name: 'Pfand für den Kanister', isAdditionalCosts: true };
const properties = [
  { ...canister, lineNet: 672, lineGross: 800 },
  { name: 'Gravur', isAdditionalCosts: false, lineNet: 0, lineGross: 0 },
  { name: 'Pfand für die Mehrwegkiste', isAdditionalCosts: true, lineNet: 504, lineGross: 600 },
  { ...canister, lineNet: 336, lineGross: 400 },
];

it.each([
  ['net', [1008, 504]],
  ['gross', [1200, 600]],
] as const)('a deposit of several lines is one %s sum', (side, amounts) => {
  expect(additionalCosts(properties, side).map(({ amount }) => amount)).toEqual(amounts);
});
