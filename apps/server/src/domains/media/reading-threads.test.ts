import { expect, test, vi } from 'vitest';
import { createReadingThreads } from './reading-threads.ts';

/** Says which thread it is; "stay" makes it answer nothing, "fail" throw. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (bytes) => {
      const text = new TextDecoder().decode(bytes);
      if (text === 'fail') throw new Error('it fails');
      if (text !== 'stay') parentPort.postMessage([text, threadId]);
    });`)}`,
);
const limits = { milliseconds: 10_000, megabytes: 64 };

function startThreads() {
  const read = createReadingThreads<[string, number]>(program);
  return (text: string, changes: Partial<typeof limits> = {}) => read(Buffer.from(text), { ...limits, ...changes });
}

test('a thread that answered takes the next file, two at once have one each', async () => {
  const read = startThreads();
  const [first, thread] = await read('a');
  expect([first, await read('b')]).toEqual(['a', ['b', thread]]);
  const [one, other] = await Promise.all([read('c'), read('d')]);
  expect([one[0], other[0], one[1] === other[1]]).toEqual(['c', 'd', false]);
});

test.each([
  ['takes too long', 'stay', { milliseconds: 20 }, { name: 'AbortError' }],
  ['fails', 'fail', {}, { message: 'it fails' }],
] as const)('a thread whose file %s takes no other', async (_, text, changes, error) => {
  const read = startThreads();
  const [, thread] = await read('a');
  await expect(read(text, changes)).rejects.toMatchObject(error);
  const [answer, next] = await read('b');
  expect([answer, next === thread]).toEqual(['b', false]);
});

test('one that may take more memory is another', async () => {
  const read = startThreads();
  const [, thread] = await read('a');
  expect((await read('b', { megabytes: 32 }))[1]).not.toBe(thread);
});

test('nobody waits for a thread that is no more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const read = startThreads();
    const [, thread] = await read('a');
    vi.advanceTimersByTime(1999);
    expect((await read('b'))[1]).toBe(thread);
    vi.advanceTimersByTime(1999);
    expect((await read('c'))[1]).toBe(thread);
    vi.advanceTimersByTime(2000);
    expect((await read('d'))[1]).not.toBe(thread);
  } finally {
    vi.useRealTimers();
  }
});
