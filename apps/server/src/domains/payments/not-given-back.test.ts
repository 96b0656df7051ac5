import { expect, it } from 'vitest';
import { notGivenBack } from './not-given-back.ts';
import type { EntryKind } from './tables.ts';

const total = 100;

type Line = [paymentId: number, kind: EntryKind, amount: number];

function cameOf(lines: readonly Line[]): number {
  return notGivenBack(
    lines.map(([paymentId, kind, amount]) => ({ paymentId, kind, amount })),
    total,
  );
}

const paid: Line = [1, 'captured', 100];
const paidAgain: Line = [2, 'captured', 100];
const calledBack: Line = [1, 'chargedBack', 100];
const won: Line = [1, 'chargedBack', -100];

it.each<[string, Line[], number]>([
  ['nothing', [], 0],
  ['a payment', [paid], 100],
  ['an attempt', [[1, 'attempt', 100]], 0],
  ['what was given back', [paid, [1, 'refunded', 30]], 70],
  ['what was given back and came back', [paid, [1, 'refunded', 30], [1, 'refunded', -30]], 100],
  ['what a bank called back', [paid, calledBack], 100],
  ['two payments', [paid, paidAgain], 200],
  ['two payments of which one was called back', [paid, paidAgain, calledBack], 200],
  ['a payment in the place of one that was called back', [paid, calledBack, paidAgain], 100],
  ['a part in the place of one that was called back', [paid, calledBack, [2, 'captured', 40]], 100],
  ['a payment in the place of a part', [paid, [1, 'chargedBack', 30], paidAgain], 170],
  ['a second payment in such a place', [paid, calledBack, paidAgain, [3, 'captured', 100]], 200],
  [
    'one in the place of two',
    [
      [1, 'captured', 60],
      [2, 'captured', 40],
      [1, 'chargedBack', 60],
      [2, 'chargedBack', 40],
      [3, 'captured', 100],
    ],
    100,
  ],
  ['one that was called back and won', [paid, calledBack, won], 100],
  ['one that was won after another came in its place', [paid, calledBack, paidAgain, won], 200],
  ['one of two that was won', [paid, paidAgain, calledBack, won], 200],
  ['what was given back of the one that came in the place', [paid, calledBack, paidAgain, [2, 'refunded', 20]], 80],
  [
    'what was given back of two of which one was called back, and paid anew',
    [paid, paidAgain, calledBack, [2, 'refunded', 100], [3, 'captured', 100]],
    100,
  ],
  ['what is authorized', [[1, 'authorized', 100]], 100],
  ['what was taken of it', [[1, 'authorized', 100], [1, 'authorized', -100], paid], 100],
  ['what was taken of it beside another', [[1, 'authorized', 100], paidAgain, [1, 'authorized', -100], paid], 200],
  [
    'an authorization that ended',
    [
      [1, 'authorized', 100],
      [1, 'authorized', -100],
    ],
    100,
  ],
  ['another in the place of one that ended', [[1, 'authorized', 100], [1, 'authorized', -100], paidAgain], 100],
])('of %s', (_, lines, came) => {
  expect(cameOf(lines)).toBe(came);
});
