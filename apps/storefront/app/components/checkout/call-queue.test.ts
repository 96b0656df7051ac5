import { expect, test } from 'vitest';
import { createCallQueue } from './call-queue.ts';

test('calls do not overtake each other, and a failed one does not stop the next', async () => {
  const sizes: number[] = [];
  const queue = createCallQueue((size) => sizes.push(size));
  const events: string[] = [];
  const slow = queue.run(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    events.push('slow');
    throw new Error('refused');
  });
  const quick = queue.run(async () => events.push('quick'));
  expect(queue.size()).toBe(2);
  await expect(slow).rejects.toThrow('refused');
  await quick;
  expect(events).toEqual(['slow', 'quick']);
  expect(sizes).toEqual([1, 2, 1, 0]);
});
