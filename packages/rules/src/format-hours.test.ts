import { expect, it } from 'vitest';
import { formatHours } from './format-hours.ts';

it.each([
  ['07:00-10:00', '07:00–10:00\u00a0Uhr', '07:00–10:00'],
  ['10:30-13:00', '10:30–13:00\u00a0Uhr', '10:30–13:00'],
])('%s', (window, de, en) => {
  expect([formatHours(window, 'de'), formatHours(window, 'en')]).toEqual([de, en]);
});
