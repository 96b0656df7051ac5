import { expect, it } from 'vitest';
import { creditedAmount } from './credited-amount.ts';

type Entry = Parameters<typeof creditedAmount>[0][number];

const owed = 100;
const came: Entry = { kind: 'captured', amount: 100 };
const wentBack = (amount: number): Entry => ({ kind: 'refunded', amount });

it.each<[string, Entry[], number, number, number?]>([
  ['of an order that was paid', [wentBack(20)], 100, 20],
  ['of all of it', [wentBack(100)], 100, 100],
  ['paid in the same breath', [came, wentBack(20)], 0, 0],
  ['paid in the same breath, of one that is to be paid otherwise', [came, wentBack(100)], 0, 0],
  ['paid a second time in the same breath', [came, wentBack(120)], 100, 20],
  ['of what was authorized before', [{ kind: 'authorized', amount: -100 }, came, wentBack(20)], 100, 20],
  ['of what was only authorized', [{ kind: 'authorized', amount: -100 }], 100, 0],
  ['of what was paid too much', [wentBack(30)], 130, 0],
  ['of more than that', [wentBack(50)], 130, 20],
  ['and came back', [wentBack(-20)], 80, 0],
  ['of what does not suffice', [wentBack(50)], 50, 0],
  ['by the bank', [{ kind: 'chargedBack', amount: 20 }], 100, 0],
  ['by the shop, since it was too much, of money whose time is not known for sure', [wentBack(30)], 100, 0, 30],
  ['by the shop and by its owner', [wentBack(50)], 130, 20, 30],
  ['before the bank took some', [wentBack(10), { kind: 'chargedBack', amount: 20 }], 100, 10],
])('what goes back %s is credited as far as it was owed', (_, entries, paid, credited, own = 0) => {
  expect(creditedAmount(entries, { came: paid, owed, own })).toBe(credited);
});

it('nothing is owed of an order that was canceled', () => {
  expect(creditedAmount([wentBack(100)], { came: 100, owed: 0, own: 0 })).toBe(0);
});
