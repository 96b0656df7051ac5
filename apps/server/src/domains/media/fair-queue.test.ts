import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** A queue whose tasks end when they are told to, and a record of what became of them. */
function recordedQueue(options: { concurrency: number; longestQueue?: number }) {
  const inTurn = createFairQueue(options);
  const began: string[] = [];
  const refused: string[] = [];
  const running: (() => void)[] = [];

  async function come(line: string, name = line): Promise<void> {
    const task = () => {
      began.push(name);
      return new Promise<void>((resolve) => running.push(resolve));
    };
    inTurn(line, task).catch(() => refused.push(name));
    await settled();
  }

  async function finishOne(): Promise<void> {
    running.shift()?.();
    await settled();
  }

  return { come, finishOne, began, refused, running };
}

const settled = () => new Promise(setImmediate);

test('who comes after a long line of another has the next turn but one', async () => {
  const { come, finishOne, began } = recordedQueue({ concurrency: 1 });
  for (let count = 0; count < 250; count++) await come('greedy');
  await come('modest');
  await finishOne();
  await finishOne();
  expect(began).toEqual(['greedy', 'greedy', 'modest']);
});

test('a full queue takes in whoever has a shorter line, and sends away who came last to the longest', async () => {
  const { come, began, refused, finishOne } = recordedQueue({ concurrency: 1, longestQueue: 3 });
  for (const name of ['a0', 'a1', 'a2', 'a3', 'a4']) await come('a', name);
  expect(refused).toEqual(['a4']);
  await come('b', 'b1');
  expect(refused).toEqual(['a4', 'a3']);
  await come('b', 'b2');
  expect(refused).toEqual(['a4', 'a3', 'b2']);
  for (let count = 0; count < 4; count++) await finishOne();
  expect(began).toEqual(['a0', 'a1', 'b1', 'a2']);
});

test('a task that fails gives its place back', async () => {
  const inTurn = createFairQueue({ concurrency: 1 });
  await expect(inTurn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn('a', async () => 'next')).toBe('next');
});

const networks = ['a', 'b', 'c', 'd'];

/** Someone of a network comes, or a task ends (null). */
const happening = fc.array(fc.constantFrom(null, 'a', 'a', ...networks), { maxLength: 80, size: 'max' });

test('whatever comes: places are used, nobody waits for more than the turns of the others, nobody is lost', async () => {
  const options = fc.record({
    concurrency: fc.integer({ min: 1, max: 3 }),
    longestQueue: fc.integer({ min: 1, max: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(options, happening, async (limits, happenings) => {
      const { come, finishOne, began, refused, running } = recordedQueue(limits);
      let waiting: { name: string; line: string; latest: number }[] = [];
      const lineOf = (line: string) => waiting.filter((each) => each.line === line);

      function compare(): void {
        // The k-th of a line has its turn after k rounds at the latest.
        for (const { name, latest } of waiting) expect(began.indexOf(name)).toBeLessThanOrEqual(latest);
        waiting = waiting.filter(({ name }) => !began.includes(name) && !refused.includes(name));
        expect(waiting.length).toBeLessThanOrEqual(limits.longestQueue);
        expect(running.length).toBeLessThanOrEqual(limits.concurrency);
        if (waiting.length > 0) expect(running.length).toBe(limits.concurrency);
      }

      let comers = 0;
      for (const line of [...happenings, ...happenings.map(() => null)]) {
        const refusedBefore = refused.length;
        if (line === null) await finishOne();
        else {
          comers += 1;
          const place = lineOf(line).length + 1;
          const name = `${line}${comers}`;
          waiting.push({ name, line, latest: began.length + place * networks.length });
          const longest = Math.max(...networks.map((each) => lineOf(each).length));
          await come(line, name);
          for (const sent of refused.slice(refusedBefore)) {
            expect(waiting).toHaveLength(limits.longestQueue + 1);
            expect(lineOf(sent.charAt(0))).toHaveLength(longest);
          }
        }
        compare();
      }
      while (running.length > 0) await finishOne();
      expect(new Set([...began, ...refused]).size).toBe(comers);
      expect(began.length + refused.length).toBe(comers);
    }),
  );
});
