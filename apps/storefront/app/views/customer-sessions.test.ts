import { expect, test } from 'vitest';
import { toDeviceView } from './customer-sessions.ts';

test('times are those of the shop, in the language of the page', () => {
  const session = {
    id: 3,
    isCurrent: true,
    browser: 'Firefox',
    system: null,
    loggedInAt: '2026-11-21T23:30:00.000Z',
    seenAt: '2026-11-22T00:00:00.000Z',
  };
  expect(toDeviceView(session, 'de')).toEqual({
    id: 3,
    isCurrent: true,
    browser: 'Firefox',
    system: null,
    loggedInAt: '22.11.2026, 00:30',
    seenAt: '22.11.2026',
  });
  expect(toDeviceView(session, 'en').seenAt).toBe('22 Nov 2026');
});
