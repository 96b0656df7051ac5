import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LateError } from '../media/run-apart.ts';
import { createReadingLanes, GoneError } from './reading-lanes.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Lanes, and in which order files of networks were read: "a1" is the first one of "a". */
function startLanes() {
  const { inLane } = createReadingLanes({ quickMs: 1000, longestMs: 10_000, rememberedMs: 60_000, longestQueue: 20 });
  const read: string[] = [];
  const bring = (name: string, ms: number, hasGone = () => false) =>
    inLane({ network: name.slice(0, 1), hasGone }, async ({ milliseconds }) => {
      await new Promise((resolve) => setTimeout(resolve, Math.min(ms, milliseconds)));
      if (ms > milliseconds) throw new LateError({ milliseconds });
      read.push(name);
    });
  return { read, bring };
}

test('slow networks wait for each other, and who brings little passes them', async () => {
  const { read, bring } = startLanes();
  const all = ['a1', 'a2', 'b1', 'b2'].map((name) => bring(name, 2000));
  await vi.advanceTimersByTimeAsync(900);
  void bring('c1', 100);
  void bring('c2', 100);
  // Two files at a time are quick ones for a second.
  await vi.advanceTimersByTimeAsync(300);
  expect(read).toEqual(['c1']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toEqual(['c1', 'c2']);
  await vi.advanceTimersByTimeAsync(12_000);
  await Promise.all(all);
  expect(read.slice(2).toSorted()).toEqual(['a1', 'a2', 'b1', 'b2']);
});

test('a network is slow no more when it brought nothing for a while', async () => {
  const { read, bring } = startLanes();
  void bring('a1', 1001);
  await vi.advanceTimersByTimeAsync(2002);
  // Another one has the slow lane for long.
  void bring('b1', 9000);
  void bring('a2', 100);
  await vi.advanceTimersByTimeAsync(1200);
  expect(read).toEqual(['a1', 'a2']);
  await vi.advanceTimersByTimeAsync(60_000);
  void bring('b2', 9000);
  await vi.advanceTimersByTimeAsync(1100);
  void bring('a3', 100);
  await vi.advanceTimersByTimeAsync(100);
  expect(read).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('what the files of a network take counts together', async () => {
  const { read, bring } = startLanes();
  for (const name of ['a1', 'a2']) {
    void bring(name, 600);
    await vi.advanceTimersByTimeAsync(600);
  }
  void bring('b1', 9000);
  await vi.advanceTimersByTimeAsync(1000);
  void bring('a3', 100);
  void bring('c1', 100);
  await vi.advanceTimersByTimeAsync(200);
  expect(read).toEqual(['a1', 'a2', 'c1']);
});

test('a file that nobody waits for any more is not read', async () => {
  const { read, bring } = startLanes();
  void bring('a1', 100);
  const gone = bring('a2', 100, () => true);
  const refused = expect(gone).rejects.toThrow(GoneError);
  await vi.advanceTimersByTimeAsync(300);
  await refused;
  expect(read).toEqual(['a1']);
});
