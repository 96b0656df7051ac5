import { describe, expect, test } from 'vitest';
import { nothingBooked } from './ledger.ts';
import { isOlder, newEntries } from './new-entries.ts';

const said = { amount: 1000, captured: 0, refunded: 0, chargedBack: 0 };

describe('the ledger misses', () => {
  test.each([
    ['nothing of an open payment', { ...said, status: 'open' }, {}, []],
    ['all of a paid one', { ...said, status: 'paid', captured: 1000 }, {}, [['captured', 1000]]],
    ['nothing where that was said before', { ...said, status: 'paid', captured: 1000 }, { captured: 1000 }, []],
    [
      'what was given back since',
      { ...said, status: 'paid', captured: 1000, refunded: 300 },
      { captured: 1000, refunded: 100 },
      [['refunded', 200]],
    ],
    [
      'what came back of a refund and a chargeback',
      { ...said, status: 'paid', captured: 1000, chargedBack: 200 },
      { captured: 1000, refunded: 100, chargedBack: 300 },
      [
        ['refunded', -100],
        ['chargedBack', -100],
      ],
    ],
    ['nothing of what was captured and is not named', { ...said, status: 'paid' }, { captured: 1000 }, []],
    ['what is authorized', { ...said, status: 'authorized' }, {}, [['authorized', 1000]]],
    [
      'its end with the capture',
      { ...said, status: 'paid', captured: 400 },
      { authorized: 1000 },
      [
        ['authorized', -1000],
        ['captured', 400],
      ],
    ],
    ['its end without one', { ...said, status: 'expired' }, { authorized: 1000 }, [['authorized', -1000]]],
  ] as const)('%s', (_, provider, booked, entries) => {
    const missed = newEntries(provider, { ...nothingBooked, ...booked });
    expect(missed.map(({ kind, amount }) => [kind, amount])).toEqual(entries);
  });
});

test.each([
  ['open', 'paid', true],
  ['paid', 'paid', false],
  ['paid', 'new', false],
  ['pending', 'open', false],
  ['open', 'failed', true],
] as const)('%s after %s is old: %s', (status, known, isOld) => {
  expect(isOlder(status, known)).toBe(isOld);
});
