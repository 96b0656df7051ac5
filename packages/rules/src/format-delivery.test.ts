import { expect, it } from 'vitest';
import { dayPartsOf, formatMoment, formatWeek, formatWindow } from './format-delivery.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  ['2026-11-25', '2026-11-26', 'Mi. 25.–Do. 26. Nov.', 'Wed 25–Thu 26 Nov'],
  ['2026-11-30', '2026-12-01', 'Mo. 30. Nov.–Di. 1. Dez.', 'Mon 30 Nov–Tue 1 Dec'],
  ['2026-12-31', '2027-01-04', 'Do. 31. Dez.–Mo. 4. Jan.', 'Thu 31 Dec–Mon 4 Jan'],
  ['2026-11-25', '2026-11-25', 'Mi. 25. Nov.', 'Wed 25 Nov'],
])('%s to %s: %s, %s', (from, to, german, english) => {
  expect(plain(formatWindow({ from, to }, 'de'))).toBe(german);
  expect(plain(formatWindow({ from, to }, 'en'))).toBe(english);
});

it('names a day in its parts, its number as people say it', () => {
  expect(dayPartsOf('2026-11-25', 'de')).toEqual({ dayName: 'Mi', dayNumber: '25' });
  expect(dayPartsOf('2026-12-01', 'en')).toEqual({ dayName: 'Tue', dayNumber: '1' });
});

it('names a week as the trade does', () => {
  expect(plain(formatWeek('2026-12-02', 'de'))).toBe('KW 49');
  expect(plain(formatWeek('2026-12-02', 'en'))).toBe('w/c Mon 30 Nov');
});

it('names a moment as clocks in Berlin show it', () => {
  expect(plain(formatMoment(new Date('2026-11-23T13:00:00Z'), 'de'))).toBe('Mo. 23. Nov., 14:00');
  expect(plain(formatMoment(new Date('2026-07-01T12:00:00Z'), 'en'))).toBe('Wed 1 Jul, 14:00');
});
