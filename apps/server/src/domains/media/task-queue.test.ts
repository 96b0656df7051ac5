import { expect, test } from 'vitest';
import { createTaskQueue } from './task-queue.ts';

test('who comes when the queue is full is sent away, and the place of who left is free', async () => {
  const inTurn = createTaskQueue(1, 1);
  let finish = () => {};
  const first = inTurn(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = inTurn(async () => 'second');
  await expect(inTurn(async () => 'third')).rejects.toMatchObject({ name: 'BusyError' });
  finish();
  await first;
  expect(await second).toBe('second');
  expect(await inTurn(async () => 'fourth')).toBe('fourth');
});

test('a task that fails gives its place back', async () => {
  const inTurn = createTaskQueue(1);
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(async () => 'next')).toBe('next');
});
