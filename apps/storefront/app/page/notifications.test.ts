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

test('one with an action stays, and gives way to the next that leads to the same page', () => {
  const toCart = { text: 'cart', href: '/cart' };
  notify({ type: 'positive', message: 'first', action: toCart });
  notify({ type: 'positive', message: 'undo', action: { text: 'undo', onClick: () => {} } });
  vi.advanceTimersByTime(60_000);
  expect(messages()).toEqual(['first', 'undo']);
  notify({ type: 'positive', message: 'second', action: toCart });
  notify({ type: 'positive', message: 'wishlist', action: { text: 'list', href: '/wishlist' } });
  expect(messages()).toEqual(['undo', 'second', 'wishlist']);
});

test('negative and persistent ones stay until they are dismissed', () => {
  const negative = notify({ type: 'negative', message: 'negative', timeout: 10 });
  notify({ type: 'neutral', message: 'persistent', isPersistent: true });
  vi.advanceTimersByTime(60_000);
  expect(messages()).toEqual(['negative', 'persistent']);
  dismiss(negative);
  expect(messages()).toEqual(['persistent']);
});

test('the same failure is told once, as the last, and other messages as often as they are', () => {
  notify({ type: 'negative', message: 'away' });
  notify({ type: 'positive', message: 'added' });
  notify({ type: 'negative', message: 'other' });
  notify({ type: 'positive', message: 'added' });
  notify({ type: 'negative', message: 'away' });
  expect(messages()).toEqual(['added', 'other', 'added', 'away']);
});
