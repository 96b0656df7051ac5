import { expect, test } from 'vitest';
import { mayReload } from './may-reload.ts';

test('a path is reloaded at most once in ten seconds, others on their own', () => {
  const first = mayReload(null, { path: '/cart', now: 1000 });
  expect(first).not.toBeNull();
  expect(mayReload(first, { path: '/cart', now: 10_999 })).toBeNull();
  const second = mayReload(first, { path: '/search', now: 2000 });
  expect(second).not.toBeNull();
  expect(mayReload(second, { path: '/cart', now: 3000 })).toBeNull();
  expect(mayReload(second, { path: '/cart', now: 11_000 })).not.toBeNull();
});

test('what cannot be read counts as nothing', () => {
  expect(mayReload('{', { path: '/', now: 1 })).not.toBeNull();
});
