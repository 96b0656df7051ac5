import { expect, it } from 'vitest';
import { creditedAmount } from './credited-amount.ts';

type Entry = Parameters<typeof creditedAmount>[0][number];

const owed = 100;

it.each<[string, Entry[], number, number]>([
  ['of an order that was paid', [{ kind: 'refunded', amount: 20 }], 100, 20],
  ['of all of it', [{ kind: 'refunded', amount: 100 }], 100, 100],
  [
    'paid in the same breath',
    [
      { kind: 'captured', amount: 100 },
      { kind: 'refunded', amount: 20 },
    ],
    0,
    20,
  ],
  [
    'in parts',
    [
      { kind: 'refunded', amount: 20 },
      { kind: 'refunded', amount: 5 },
    ],
    100,
    25,
  ],
  ['of what was paid too much', [{ kind: 'refunded', amount: 30 }], 130, 0],
  ['of more than that', [{ kind: 'refunded', amount: 50 }], 130, 20],
  [
    'that came back',
    [
      { kind: 'refunded', amount: 20 },
      { kind: 'refunded', amount: -20 },
    ],
    100,
    20,
  ],
  [
    'and went again',
    [
      { kind: 'refunded', amount: -20 },
      { kind: 'refunded', amount: 20 },
    ],
    100,
    0,
  ],
  ['of what does not suffice', [{ kind: 'refunded', amount: 50 }], 50, 0],
  ['by the bank', [{ kind: 'chargedBack', amount: 20 }], 100, 0],
  [
    'after the bank took some',
    [
      { kind: 'chargedBack', amount: 20 },
      { kind: 'refunded', amount: 10 },
    ],
    100,
    0,
  ],
])('what goes back %s is credited as far as it was owed', (_, entries, paid, credited) => {
  expect(creditedAmount(entries, { paid, owed })).toBe(credited);
});

it('nothing is owed of an order that was canceled', () => {
  expect(creditedAmount([{ kind: 'refunded', amount: 100 }], { paid: 100, owed: 0 })).toBe(0);
});
