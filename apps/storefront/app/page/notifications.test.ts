import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, notify, useNotifications } from './notifications.ts';

const messages = () => useNotifications.getState().notifications.map(({ message }) => message);

beforeEach(() => {
  vi.useFakeTimers();
  useNotifications.setState({ notifications: [] });
});
afterEach(() => vi.useRealTimers());

test('at most five are kept, the oldest goes', () => {
  for (const message of ['1', '2', '3', '4', '5', '6']) notify({ type: 'neutral', message });
  expect(messages()).toEqual(['2', '3', '4', '5', '6']);
});

test('one goes by itself after five seconds, or after its own time', () => {
  notify({ type: 'positive', message: 'usual' });
  notify({ type: 'positive', message: 'own', timeout: 1000 });
  vi.advanceTimersByTime(1000);
  expect(messages()).toEqual(['usual']);
  vi.advanceTimersByTime(4000);
  expect(messages()).toEqual([]);
});

test('negative and persistent ones stay until they are dismissed', () => {
  const negative = notify({ type: 'negative', message: 'negative', timeout: 10 });
  notify({ type: 'neutral', message: 'persistent', isPersistent: true });
  vi.advanceTimersByTime(60_000);
  expect(messages()).toEqual(['negative', 'persistent']);
  dismiss(negative);
  expect(messages()).toEqual(['persistent']);
});
