import { describe, expect, test } from 'vitest';
import { isOpen, type VatCase, vatStanding } from './vat-standing.ts';

const now = new Date('2026-03-10T12:00:00Z');
const germany = { id: 1, isEu: true, vatCodes: ['DE'] };
const austria = { id: 2, isEu: true };
const switzerland = { id: 4, isEu: false };
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const valid = { outcome: 'valid', askedAt: ago(1) } as const;

const sold: VatCase = { vatNumber: 'ATU12345678', delivery: austria, shopCountry: germany, check: valid, now };

describe('a VAT id', () => {
  test.each<[string, Partial<VatCase>, ReturnType<typeof vatStanding>]>([
    ['that is valid exempts a delivery abroad', {}, 'exempt'],
    ['of a third member state does so too', { vatNumber: 'NL123456789B01' }, 'exempt'],
    ['does nothing where there is none', { vatNumber: '' }, null],
    ['does nothing at home', { delivery: germany }, null],
    ['does nothing for an export', { delivery: switzerland }, null],
    ['does nothing where nothing is delivered', { delivery: null }, null],
    ['of the country that is sold from exempts nothing', { vatNumber: 'DE123456789' }, 'ownCountry'],
    ['of no member state exempts nothing', { vatNumber: 'CHE123456789' }, 'noMember'],
    ['of no form that there is exempts nothing', { vatNumber: 'ATU1' }, 'noMember'],
    ['of which nobody asked is unchecked', { check: null }, 'unchecked'],
    ['that waits to be asked about is unchecked', { check: { outcome: 'unasked', askedAt: now } }, 'unchecked'],
    ['that was valid nearly a day ago still is', { check: { outcome: 'valid', askedAt: ago(23.9) } }, 'exempt'],
    ['that was valid a day ago is asked about again', { check: { outcome: 'valid', askedAt: ago(24) } }, 'unchecked'],
    ['that was valid a week ago is asked about again', { check: { outcome: 'valid', askedAt: ago(168) } }, 'unchecked'],
    ['that is not valid exempts nothing', { check: { outcome: 'invalid', askedAt: ago(0.9) } }, 'invalid'],
    [
      'that was not valid an hour ago is asked about again',
      { check: { outcome: 'invalid', askedAt: ago(1) } },
      'unchecked',
    ],
    ['says that the register was busy', { check: { outcome: 'busy', askedAt: ago(30) } }, 'busy'],
    ['says that a member state was away', { check: { outcome: 'memberStateAway', askedAt: now } }, 'memberStateAway'],
    ['says that the register was away', { check: { outcome: 'away', askedAt: now } }, 'away'],
  ])('%s', (_, changes, standing) => {
    expect(vatStanding({ ...sold, ...changes })).toBe(standing);
  });
});

test('what is charged may change as long as nobody has answered', () => {
  const answered = ['exempt', 'invalid', 'ownCountry', 'noMember'] as const;
  const open = ['unchecked', 'busy', 'memberStateAway', 'away'] as const;
  expect([answered.some(isOpen), open.every(isOpen)]).toEqual([false, true]);
});
