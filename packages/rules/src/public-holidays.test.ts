import { describe, expect, it, test } from 'vitest';
import { addDays, yearOf } from './calendar-day.ts';
import { type GermanState, germanStates, statesOfPostcode } from './german-states.ts';
import { isPublicHoliday, type Region } from './public-holidays.ts';

const inGermany = (...states: GermanState[]): Region => ({ country: 'DE', states });

/** Month and day of each: "05-01". */
function publicHolidays(year: number, region: Region): string[] {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
  return days.filter((day) => yearOf(day) === year && isPublicHoliday(day, region)).map((day) => day.slice(5));
}

describe('movable holidays', () => {
  it.each([
    [2026, '04-03 04-06 05-14 05-25 06-04 11-18'],
    [2027, '03-26 03-29 05-06 05-17 05-27 11-17'],
    [2028, '04-14 04-17 05-25 06-05 06-15 11-22'],
    [2029, '03-30 04-02 05-10 05-21 05-31 11-21'],
    [2030, '04-19 04-22 05-30 06-10 06-20 11-20'],
    // 23 November is a Wednesday itself.
    [2033, '04-15 04-18 05-26 06-06 06-16 11-16'],
  ])('%d: Good Friday, Easter Monday, Ascension, Whit Monday, Corpus Christi, Repentance Day', (year, days) => {
    const movable = days.split(' ');
    expect(publicHolidays(year, inGermany('NW'))).toEqual(expect.arrayContaining(movable.slice(0, 5)));
    const ofSaxony = publicHolidays(year, inGermany('SN'));
    expect(ofSaxony).toEqual(expect.arrayContaining([...movable.slice(0, 4), movable[5]]));
    expect(ofSaxony).not.toContain(movable[4]);
  });
});

test.each<[GermanState, string]>([
  ['BW', '01-06 06-04 11-01'],
  ['BY', '01-06 06-04 08-15 11-01'],
  ['BE', '03-08'],
  ['BB', '10-31'],
  ['HB', '10-31'],
  ['HH', '10-31'],
  ['HE', '06-04'],
  ['MV', '03-08 10-31'],
  ['NI', '10-31'],
  ['NW', '06-04 11-01'],
  ['RP', '06-04 11-01'],
  ['SL', '06-04 08-15 11-01'],
  ['SN', '10-31 11-18'],
  ['ST', '01-06 10-31'],
  ['SH', '10-31'],
  ['TH', '09-20 10-31'],
])('%s has beside the nine of the whole country', (state, own) => {
  const everywhere = '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'.split(' ');
  expect(publicHolidays(2026, inGermany(state))).toEqual([...everywhere, ...own.split(' ')].sort());
});

test('when Ascension falls on the first of May, nobody works', () => {
  expect(isPublicHoliday('2008-05-01', inGermany())).toBe(true);
});

test('where a place may lie in several states, a holiday of any of them counts; where nothing is known, those of the country', () => {
  expect(isPublicHoliday('2026-10-31', inGermany('BY', 'TH'))).toBe(true);
  expect(isPublicHoliday('2026-10-31', inGermany('BY'))).toBe(false);
  expect(isPublicHoliday('2026-10-31', inGermany())).toBe(false);
  expect(isPublicHoliday('2026-05-14', inGermany())).toBe(true);
  const unknown = { country: 'US', states: [] };
  expect(isPublicHoliday('2026-05-14', unknown)).toBe(false);
  expect(isPublicHoliday('2026-12-25', unknown)).toBe(true);
});

test.each([
  ['AT', '01-01 01-06 03-29 05-01 05-06 05-17 05-27 08-15 10-26 11-01 12-08 12-25 12-26'],
  ['BE', '01-01 03-29 05-01 05-06 05-17 07-21 08-15 11-01 11-11 12-25 12-26'],
  ['CH', '01-01 03-26 03-29 05-06 05-17 08-01 12-25 12-26'],
  ['CZ', '01-01 03-26 03-29 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26'],
  ['DK', '01-01 03-25 03-26 03-29 05-06 05-17 06-05 12-25 12-26'],
  ['ES', '01-01 01-06 03-26 05-01 08-15 10-12 11-01 12-06 12-08 12-25 12-26'],
  ['FR', '01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25 12-26'],
  ['GB', '01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28'],
  ['IE', '01-01 02-01 03-17 03-29 05-03 06-07 08-02 10-25 12-25 12-26'],
  ['IT', '01-01 01-06 03-29 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26'],
  ['LU', '01-01 03-29 05-01 05-06 05-09 05-17 06-23 08-15 11-01 12-25 12-26'],
  ['NL', '01-01 03-29 04-27 05-06 05-17 12-25 12-26'],
  ['PL', '01-01 01-06 03-29 05-01 05-03 05-27 08-15 11-01 11-11 12-24 12-25 12-26'],
  ['PT', '01-01 03-26 04-25 05-01 05-27 06-10 08-15 10-05 11-01 12-01 12-08 12-25 12-26'],
  ['SE', '01-01 01-06 03-26 03-29 05-01 05-06 06-06 12-25 12-26'],
])('%s is delivered to on other days of 2027 alone', (country, holidays) => {
  expect(publicHolidays(2027, { country, states: [] }).join(' ')).toBe(holidays);
});

test.each([
  ['2026-12-28', true],
  ['2026-12-29', false],
  ['2028-01-03', true],
  ['2028-12-27', false],
])('what falls on a weekend in Britain is made up for on %s: %s', (day, isHoliday) => {
  expect(isPublicHoliday(day, { country: 'GB', states: [] })).toBe(isHoliday);
});

describe('statesOfPostcode', () => {
  it.each([
    ['20095', 'HH'],
    ['10115', 'BE'],
    ['80331', 'BY'],
    [' 70173 ', 'BW'],
    ['50667', 'NW'],
    ['04109', 'SN'],
    ['04600', 'BB SN TH'],
    ['12529', 'BE BB'],
    ['22145', 'HH SH'],
    ['37671', 'HE NI NW TH'],
    ['00100', ''],
    ['8033', ''],
    ['A1010', ''],
  ])('"%s": %s', (postcode, states) => {
    expect([...statesOfPostcode(postcode)].sort()).toEqual(states.split(' ').filter(Boolean).sort());
  });

  it('knows at least one place of each state', () => {
    const found = Array.from({ length: 1000 }, (_, index) => statesOfPostcode(`${String(index).padStart(3, '0')}99`));
    expect(new Set(found.flat()).size).toBe(germanStates.length);
  });
});
