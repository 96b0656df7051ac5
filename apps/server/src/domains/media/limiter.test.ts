import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

test('who comes when the queue is full is sent away, and the place of who left is free', async () => {
  const limited = createLimiter(1, 1);
  let finish = () => {};
  const first = limited(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = limited(async () => 'second');
  await expect(limited(async () => 'third')).rejects.toMatchObject({ name: 'BusyError' });
  finish();
  await first;
  expect(await second).toBe('second');
  expect(await limited(async () => 'fourth')).toBe('fourth');
});

test('a task that fails gives its place back', async () => {
  const limited = createLimiter(1);
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limited(async () => 'next')).toBe('next');
});
