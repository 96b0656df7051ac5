import { describe, expect, it } from 'vitest';
import { realChoices, resolveComponents } from './bundle-components.ts';

const option = (variationId: number) => ({ variationId });
const slots = [
  { id: 1, quantity: 1, options: [option(1)] },
  { id: 5, quantity: 2, options: [option(5), option(6)] },
];

describe('resolveComponents', () => {
  it.each([
    ['nothing chosen', [], [1, 5]],
    ['another option', [{ id: 5, variationId: 6 }], [1, 6]],
    ['what comes anyway', [{ id: 1, variationId: 1 }], [1, 5]],
    ['what is no option', [{ id: 5, variationId: 7 }], null],
    ['an option of another place', [{ id: 1, variationId: 6 }], null],
    ['a place that there is not', [{ id: 9, variationId: 9 }], null],
    [
      'two for one place',
      [
        { id: 5, variationId: 6 },
        { id: 5, variationId: 5 },
      ],
      null,
    ],
  ])('%s', (_, choices, expected) => {
    expect(resolveComponents(slots, choices)?.map((each) => each.option.variationId) ?? null).toEqual(expected);
  });

  it('is nothing of what is no bundle, which has nothing to choose', () => {
    expect(resolveComponents([], [])).toEqual([]);
    expect(resolveComponents([], [{ id: 1, variationId: 1 }])).toBeNull();
  });

  it('is nothing where an option is gone that comes without a choice', () => {
    expect(resolveComponents([{ id: 1, quantity: 1, options: [option(2)] }], [])).toBeNull();
  });
});

it('realChoices leaves out what comes anyway, whatever the order', () => {
  const choices = [
    { id: 5, variationId: 6 },
    { id: 4, variationId: 4 },
    { id: 1, variationId: 2 },
  ];
  expect(realChoices(choices)).toEqual([
    { id: 1, variationId: 2 },
    { id: 5, variationId: 6 },
  ]);
});
